import { newId } from '#src/base/ids.ts'
import type { Kept } from '#src/base/outcome.ts'
import { keepOf } from '#src/core/session/keep-of.ts'
import { device, liveQuery, type HeldEdit } from '#src/device/database.ts'
import { outcomeOf } from '#src/device/trouble.ts'

export type { HeldEdit } from '#src/device/database.ts'

/** What somebody wants to change: everything in the form, beside what was there when they looked. */
export interface EditWish extends Pick<HeldEdit, 'kind' | 'path' | 'part' | 'label' | 'seen'> {
  readonly values: Readonly<Record<string, unknown>>
  readonly before: Readonly<Record<string, unknown>>
}

const placeOf = ({ kind, path, part }: Pick<HeldEdit, 'kind' | 'path' | 'part'>, account: string) => [
  account,
  kind,
  path,
  part,
]

/**
 * Keeps what somebody changed, on the disk before it answers, until the centre has it. A later change of the same thing
 * takes in the one that still waits. What is as it was is nothing to send.
 */
export function keepEdit(account: string, wish: EditWish): Promise<Kept> {
  return keepOf(account, [device.edits], () => putEdit(account, wish))
}

async function putEdit(account: string, { values, before, ...wish }: EditWish): Promise<void> {
  const [last] = await earlier(account, wish)
  // What the last one had changed and this one takes back is a change too: the centre may have the last one already.
  const changed = Object.keys(values).filter(
    (key) => !isSame(values[key], before[key]) || Object.hasOwn(last?.changes ?? {}, key),
  )
  if (last) await device.edits.delete(last.id)
  if (!changed.length) return
  await device.edits.add({
    ...wish,
    id: newId(),
    account,
    changes: Object.fromEntries(changed.map((key) => [key, values[key]])),
    after: last ? [...last.after, last.id].slice(-50) : [],
    madeAt: Date.now(),
    state: 'waiting',
  })
}

function earlier(account: string, wish: Pick<HeldEdit, 'kind' | 'path' | 'part'>): Promise<HeldEdit[]> {
  return device.edits.where('[account+kind+path+part]').equals(placeOf(wish, account)).toArray()
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What an account's person changed and the centre does not have yet, oldest first, now and after every change. */
export function watchEdits(account: string) {
  return liveQuery(() => editsOf(account))
}

/** What an account's person changed and the centre does not have yet, oldest first. */
export async function editsOf(account: string): Promise<HeldEdit[]> {
  return (await device.edits.where({ account }).toArray()).toSorted((a, b) => a.madeAt - b.madeAt)
}

/** Takes a change back, or agrees to what somebody else made of it. */
export function dropEdit(id: string): Promise<Kept> {
  return outcomeOf(() => device.edits.delete(id))
}

/** Sends a change again over what somebody else made of it, which the person has now seen. */
export function insistOn({ id, seen, theirs }: HeldEdit): Promise<Kept> {
  const version = Number(theirs?.['version'] ?? seen)
  return outcomeOf(() => device.edits.update(id, { state: 'waiting', seen: version, theirs: undefined }))
}
