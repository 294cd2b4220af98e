import { outbox, withOutbox } from '#src/platform/device/outbox-database.ts'
import { earlierLoss } from './loss-time.ts'
import { lifeSetting, unconfirmedSetting } from './setting-keys.ts'

/** Entries that an owner's mirror shows, and a restored centre has yet to confirm. */
export interface Unconfirmed {
  readonly ids: readonly string[]
  /** The moment of the last thing that the centre still has, ISO 8601; null where it has none. */
  readonly from: string | null
}

type Mirror = Parameters<typeof unconfirmedSetting>[0]

/**
 * Fetches the whole list of an owner, and returns the entries that the centre has lost; `undefined` if none. Entries that
 * became unconfirmed meanwhile are left out: the list may be older.
 *
 * @param fetchAll resolves to true once the phone has the whole list
 */
export async function lostAfter(
  mirror: Mirror,
  owner: string,
  fetchAll: () => Promise<boolean>,
): Promise<Unconfirmed | undefined> {
  const settings = () =>
    withOutbox(() => outbox.settings.bulkGet([unconfirmedSetting(mirror, owner), lifeSetting]))
  const [before, life] = await settings()
  if (!(await fetchAll()) || !before) return undefined
  const [left, now] = await settings()
  if (!left || now?.value !== life?.value) return undefined
  const { ids, from } = left.value as Unconfirmed
  return { ids: ids.filter((id) => (before.value as Unconfirmed).ids.includes(id)), from }
}

/** False once another tab has fetched or sent it, which is not lost then; within the caller's transaction. */
export async function isUnconfirmed(mirror: Mirror, owner: string, id: string): Promise<boolean> {
  const value = (await outbox.settings.get(unconfirmedSetting(mirror, owner)))?.value as
    | Unconfirmed
    | undefined
  return value?.ids.includes(id) === true
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

/** Moves a guest's unconfirmed entries to the account, as the mirror is moved; within the caller's transaction. */
export async function takeOverUnconfirmed(guest: string, account: string): Promise<void> {
  const [from, to] = [guest, account].map((owner) => unconfirmedSetting('requests', owner)) as [
    string,
    string,
  ]
  const theirs = (await outbox.settings.get(from))?.value as Unconfirmed | undefined
  if (!theirs) return
  const own = (await outbox.settings.get(to))?.value as Unconfirmed | undefined
  const value: Unconfirmed = own
    ? { ids: [...new Set([...own.ids, ...theirs.ids])], from: earlierLoss(own.from, theirs.from) }
    : theirs
  await outbox.settings.put({ key: to, value })
  await outbox.settings.delete(from)
}
