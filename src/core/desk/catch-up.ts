import { deskChanges, type DeskItem } from '#src/backend/desk.ts'
import type { NotDone } from '#src/backend/requests.ts'
import { keyAtHand } from '#src/core/keys/keys.ts'
import { deskAnswerForm } from '#src/core/outbox/desk-answer.ts'
import { forgetShown } from '#src/core/outbox/keep.ts'
import { entriesOf, storedOutbox } from '#src/core/outbox/stored-outbox.ts'
import { accessToken } from '#src/core/session/access-token.ts'
import { heldPerson } from '#src/core/session/held-session.ts'
import { deskDatabase, type StoredDeskItem } from '#src/device/desk-database.ts'
import { steadily } from '#src/device/outbox-database.ts'
import { seal } from '#src/device/sealing.ts'
import { itemKey } from './item.ts'
import { dropLongClosed } from './long-closed.ts'

/** Where the mirror goes on: with changes since a version and, until the beginning is all here, with what is older. */
interface Position {
  readonly version: number
  readonly before?: number
}

/** `no right`: the centre no longer shows it to this person, and nothing of it is kept on this phone. */
export type CaughtUp = 'kept up' | 'no right' | 'no line'

interface Asking {
  readonly owner: string
  readonly key: CryptoKey
  readonly token: string
}

/**
 * Brings what came in and changed at the centre to the phone of somebody who works there, the latest first, and forgets
 * the entries that it shows. Rejects only where the phone does not keep it.
 */
export async function catchUpDesk(): Promise<CaughtUp> {
  const owner = (await heldPerson())?.id
  const key = owner && (await keyAtHand(owner))
  const token = key && (await accessToken({ owner }))
  if (!owner || !key || !token) return 'no line'
  // What the centre had before it was asked, its answer shows.
  const done = (await steadily(() => entriesOf(owner))).filter(
    ({ kind, state }) => kind === deskAnswerForm && state === 'received',
  )
  const asking = { owner, key, token }
  const outcome = await bringChanges(asking)
  if (outcome !== 'kept up') return outcome
  await forgetShown(
    storedOutbox(),
    done.map(({ id }) => id),
  )
  const end = await bringOlder(asking)
  if (end === 'kept up') await dropLongClosed(owner)
  return end
}

async function bringChanges(asking: Asking): Promise<CaughtUp> {
  for (;;) {
    const position = await positionOf(asking.owner)
    const answer = await deskChanges(position ? { since: position.version } : {}, asking.token)
    if (!('said' in answer)) return whyNot(answer, asking.owner)
    const { version, before, more, items } = answer.said
    // The centre's database was restored from a backup: the mirror begins anew.
    if (position && version < position.version) await forgetDesk(asking.owner)
    else if (!position) {
      await keep(items, asking, position, { version, ...(more && before !== null ? { before } : {}) })
      return 'kept up'
    } else {
      await keep(items, asking, position, { ...position, version })
      if (!more) return 'kept up'
    }
  }
}

/** What was there before this phone asked for the first time, page after page. */
async function bringOlder(asking: Asking): Promise<CaughtUp> {
  for (;;) {
    const position = await positionOf(asking.owner)
    if (position?.before === undefined) return 'kept up'
    const answer = await deskChanges({ before: position.before }, asking.token)
    if (!('said' in answer)) return whyNot(answer, asking.owner)
    const { before, more, items } = answer.said
    const { version } = position
    await keep(items, asking, position, { version, ...(more && before !== null ? { before } : {}) })
  }
}

async function whyNot(answer: NotDone, owner: string): Promise<CaughtUp> {
  if (!('status' in answer) || answer.status !== 403) return 'no line'
  await forgetDesk(owner)
  return 'no right'
}

/** Keeps a page and where to go on from then; nothing where another tab was quicker, whose page may be newer. */
async function keep(
  items: readonly DeskItem[],
  { owner, key }: Asking,
  position: Position | undefined,
  next: Position,
): Promise<void> {
  if (items.length === 0 && isSame(position, next)) return
  const rows: StoredDeskItem[] = []
  for (const item of items) rows.push(await sealed(item, owner, key))
  await deskDatabase.transaction('rw', deskDatabase.items, deskDatabase.states, async () => {
    if (!isSame(await positionOf(owner), position)) return
    await deskDatabase.items.bulkPut(rows)
    await deskDatabase.states.put({ owner, value: next })
  })
}

async function sealed(item: DeskItem, owner: string, key: CryptoKey): Promise<StoredDeskItem> {
  const id = `${owner}/${itemKey(item)}`
  return { id, owner, n: item.n, closed: item.open ? 0 : 1, sealed: await seal(key, JSON.stringify(item)) }
}

async function positionOf(owner: string): Promise<Position | undefined> {
  return (await deskDatabase.states.get(owner))?.value as Position | undefined
}

function isSame(one: Position | undefined, other: Position | undefined): boolean {
  return one?.version === other?.version && one?.before === other?.before
}

/** Takes everything of the desk from the phone; what was written there and not sent stays in the outbox. */
async function forgetDesk(owner: string): Promise<void> {
  await deskDatabase.transaction('rw', deskDatabase.items, deskDatabase.states, async () => {
    await deskDatabase.items.where({ owner }).delete()
    await deskDatabase.states.delete(owner)
  })
}
