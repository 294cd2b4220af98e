import { deskAnswerForm } from '#src/features/requests/requests-api.ts'
import { deskChanges, itemShape, type DeskItem, type DeskPage } from './desk-api.ts'
import type { NotDone } from '#src/platform/backend/answer.ts'
import { existingKey } from '#src/platform/session/keys.ts'
import { forgetShown } from '#src/platform/outbox/save-entry.ts'
import { entriesOf, storedOutbox } from '#src/platform/outbox/stored-outbox.ts'
import { accessToken } from '#src/platform/session/access-token.ts'
import { undoneBy, withoutToken, type Undone } from '#src/platform/session/call-centre.ts'
import { currentPerson } from '#src/platform/session/stored-session.ts'
import { deskDatabase, type StoredDeskItem } from '#src/platform/device/desk-database.ts'
import { syncMirror, type Mirror } from '#src/base/mirror.ts'
import { withOutbox } from '#src/platform/device/outbox-database.ts'
import { encrypt } from '#src/platform/device/encryption.ts'
import { itemKey } from './item.ts'
import { dropLongClosed } from './long-closed.ts'

/** The mirror's position: changes since a version and, until the first page is reached, older ones. */
interface Position {
  readonly version: number
  readonly before?: number
  /** Number of the shapes of the build that left out some items; a build with another number fetches all items again. */
  readonly unread?: number
}

/** `no right`: the person has lost the role, and the phone has deleted the mirror. */
export type SyncResult = 'up to date' | Undone

interface RequestContext {
  readonly owner: string
  readonly key: CryptoKey
  readonly token: string
}

/**
 * Fetches changes of the desk, the latest first, and deletes own entries that they show. Rejects only if the
 * phone cannot store them.
 */
export async function syncDesk(): Promise<SyncResult> {
  const owner = (await currentPerson())?.id
  const key = owner && (await existingKey(owner))
  const token = key && (await accessToken({ owner }))
  if (!owner || !key || !token) return withoutToken()
  // The centre's answer shows all entries that it had before the request.
  const done = (await withOutbox(() => entriesOf(owner))).filter(
    ({ kind, state }) => kind === deskAnswerForm && state === 'received',
  )
  const request = { owner, key, token }
  const outcome = await syncMirror(changesOf(request))
  if (!('saved' in outcome)) return whyNot(outcome, owner)
  await forgetShown(
    storedOutbox(),
    done.map(({ id }) => id),
  )
  const end = await fetchOlder(request)
  if (end === 'up to date') await dropLongClosed(owner)
  return end
}

function changesOf(request: RequestContext): Mirror<EncryptedPage, NotDone> {
  const { owner, token } = request
  return {
    reached: async () => (await positionOf(owner))?.version,
    fetch: async (since) => {
      const answer = await deskChanges(since === undefined ? {} : { since }, token)
      if (!('data' in answer)) return answer
      const page = await encryptPage(answer.data, request)
      // What is older than the first page is fetched afterwards.
      return { data: since === undefined ? { ...page, more: false, older: page.more } : page }
    },
    transact: async (write) => ({ saved: true, value: await transact(write) }),
    store: async (page, since) => {
      const { version, before } = page
      const first = { version, ...(page.older && before !== null && { before }) }
      await storePage(page, owner, since === undefined ? first : { ...(await positionOf(owner)), version })
    },
    beginAnew: () => forgetDesk(owner),
  }
}

/** Fetches items from before the first sync, page by page. */
async function fetchOlder(request: RequestContext): Promise<SyncResult> {
  for (;;) {
    const position = await positionOf(request.owner)
    if (position?.before === undefined) return 'up to date'
    const answer = await deskChanges({ before: position.before }, request.token)
    if (!('data' in answer)) return whyNot(answer, request.owner)
    const page = await encryptPage(answer.data, request)
    const { before, more } = page
    const { before: _reached, ...rest } = position
    await transact(async () => {
      // Another tab was quicker, whose page may be newer.
      if (!isSame(await positionOf(request.owner), position)) return
      await storePage(page, request.owner, { ...rest, ...(more && before !== null && { before }) })
    })
  }
}

async function whyNot(answer: NotDone, owner: string): Promise<SyncResult> {
  const why = undoneBy(answer)
  if (why === 'no right') await forgetDesk(owner)
  return why
}

const transact = <Value>(write: () => Promise<Value>) =>
  deskDatabase.transaction('rw', deskDatabase.items, deskDatabase.states, async () => write())

/** A page whose items are encrypted. */
interface EncryptedPage extends Omit<DeskPage, 'items'> {
  readonly rows: readonly StoredDeskItem[]
  /** True if there is more before the first page. */
  readonly older?: boolean
}

async function encryptPage(
  { items, ...page }: DeskPage,
  { owner, key }: RequestContext,
): Promise<EncryptedPage> {
  return { ...page, rows: await Promise.all(items.map((item) => encryptItem(item, owner, key))) }
}

/** Stores a page and the next position, within the caller's transaction. */
async function storePage({ rows, unread }: EncryptedPage, owner: string, reached: Position): Promise<void> {
  await deskDatabase.items.bulkPut([...rows])
  const value: Position = unread.length > 0 ? { ...reached, unread: itemShape() } : reached
  await deskDatabase.states.put({ owner, value })
}

async function encryptItem(item: DeskItem, owner: string, key: CryptoKey): Promise<StoredDeskItem> {
  const id = `${owner}/${itemKey(item)}`
  return { id, owner, n: item.n, closed: item.open ? 0 : 1, sealed: await encrypt(key, JSON.stringify(item)) }
}

async function positionOf(owner: string): Promise<Position | undefined> {
  const position = (await deskDatabase.states.get(owner))?.value as Position | undefined
  return position?.unread === undefined || position.unread === itemShape() ? position : undefined
}

function isSame(a: Position | undefined, b: Position | undefined): boolean {
  return a?.version === b?.version && a?.before === b?.before
}

/** Deletes the mirror; unsent actions stay in the outbox. */
async function forgetDesk(owner: string): Promise<void> {
  await transact(async () => {
    await deskDatabase.items.where({ owner }).delete()
    await deskDatabase.states.delete(owner)
  })
}
