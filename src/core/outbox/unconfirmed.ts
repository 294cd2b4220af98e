import { outbox, withOutbox } from '#src/device/outbox-database.ts'
import { unconfirmedSetting } from './setting-keys.ts'

/** What an owner's mirror shows, and a restored centre has yet to confirm. */
export interface Unconfirmed {
  readonly ids: readonly string[]
  /** The moment of the last thing that the centre still has, ISO 8601; null where it has none. */
  readonly from: string | null
}

type Mirror = Parameters<typeof unconfirmedSetting>[0]

/** Returns what is yet to be confirmed; `undefined` if the centre was not restored, or has answered for all. */
export async function unconfirmedOf(mirror: Mirror, owner: string): Promise<Unconfirmed | undefined> {
  const setting = await withOutbox(() => outbox.settings.get(unconfirmedSetting(mirror, owner)))
  return setting?.value as Unconfirmed | undefined
}

/** Notes that the centre has these, or that they wait to be sent again; within the caller's transaction. */
export async function confirm(mirror: Mirror, owner: string, ids: readonly string[]): Promise<void> {
  const key = unconfirmedSetting(mirror, owner)
  const before = (await outbox.settings.get(key))?.value as Unconfirmed | undefined
  if (!before) return
  const left = before.ids.filter((id) => !ids.includes(id))
  await (left.length > 0
    ? outbox.settings.put({ key, value: { ...before, ids: left } })
    : outbox.settings.delete(key))
}
