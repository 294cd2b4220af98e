import { existingKey } from '#src/platform/session/keys.ts'
import { currentPerson } from '#src/platform/session/stored-session.ts'
import { watchOutbox } from '#src/platform/device/outbox-database.ts'
import { deskDatabase, type StoredDeskItem } from '#src/platform/device/desk-database.ts'
import { decrypt } from '#src/platform/device/encryption.ts'
import { itemKey, type DeskItem } from './item.ts'

/** The desk's mirror on this phone. */
export interface DeskNow {
  /** The latest change first. */
  readonly items: readonly DeskItem[]
  /** False while there are more on this phone that are not opened yet. */
  readonly isComplete: boolean
}

/** Number of items decrypted before the first result: as many as a screen shows. */
const firstBatch = 30

/** So many at a time after that: a slow phone stays free for the next tap. */
const batchSize = 100

interface Observer {
  next(now: DeskNow): void
  error(cause: unknown): void
}

/**
 * Observes the signed-in user's mirror of the desk. Emits the latest items first, then the others as they are
 * decrypted.
 */
export function watchDesk() {
  return {
    subscribe(observer: Observer) {
      let stopped = false
      let mirror: Mirror | undefined
      let turn = 0
      const isOver = () => stopped
      const follow = async () => {
        const own = ++turn
        const owner = (await currentPerson())?.id
        const key = owner && (await existingKey(owner))
        if (!owner || !key) return observer.next({ items: [], isComplete: true })
        if (mirror?.owner !== owner) mirror = newMirror(owner)
        for (let isComplete = false; !isComplete;) {
          isComplete = await openMore(mirror, key)
          if (isOver() || own !== turn) return
          observer.next({ items: latestFirst(mirror), isComplete })
        }
      }
      const watching = watchOutbox(newestAndCount).subscribe({
        next: () => void follow().catch((cause: unknown) => observer.error(cause)),
        error: (cause) => observer.error(cause),
      })
      return {
        unsubscribe() {
          stopped = true
          watching.unsubscribe()
        },
      }
    },
  }
}

/** Every change gets a higher number, so only numbers outside these two are unread. */
interface Mirror {
  readonly owner: string
  readonly items: Map<string, DeskItem>
  newest: number
  oldest: number
}

function newMirror(owner: string): Mirror {
  return { owner, items: new Map(), newest: 0, oldest: Number.MAX_SAFE_INTEGER }
}

async function newestAndCount(): Promise<readonly unknown[]> {
  const owner = (await currentPerson())?.id
  if (!owner) return []
  const [last, count] = await Promise.all([
    between(owner, 0, Number.MAX_SAFE_INTEGER).last(),
    deskDatabase.items.where({ owner }).count(),
  ])
  return [owner, await existingKey(owner), last?.n, count]
}

/** Opens the next ones; true where there are none left. */
async function openMore(mirror: Mirror, key: CryptoKey): Promise<boolean> {
  const { owner, items, newest, oldest } = mirror
  const isFirst = items.size === 0
  if (!isFirst && (await deskDatabase.items.where({ owner }).count()) === 0) {
    Object.assign(mirror, newMirror(owner))
    return true
  }
  const newer = isFirst ? [] : await between(owner, newest, Number.MAX_SAFE_INTEGER).toArray()
  const older = await between(owner, 0, oldest)
    // oxlint-disable-next-line unicorn/no-array-reverse -- no array: the database reads it backwards
    .reverse()
    .limit(isFirst ? firstBatch : batchSize)
    .toArray()
  for (const item of await decryptItem(key, [...older, ...newer])) items.set(itemKey(item), item)
  const numbers = [...older, ...newer].map(({ n }) => n)
  mirror.newest = Math.max(newest, ...numbers)
  mirror.oldest = Math.min(oldest, ...numbers)
  return older.length < (isFirst ? firstBatch : batchSize)
}

function between(owner: string, above: number, below: number) {
  return deskDatabase.items.where('[owner+n]').between([owner, above], [owner, below], false, false)
}

/** Those whose words the key opens. */
async function decryptItem(key: CryptoKey, rows: readonly StoredDeskItem[]): Promise<DeskItem[]> {
  const texts = await Promise.all(rows.map(({ sealed }) => decrypt(key, sealed).catch(() => undefined)))
  return texts.flatMap((text) => (text === undefined ? [] : [JSON.parse(text) as DeskItem]))
}

function latestFirst({ items }: Mirror): DeskItem[] {
  return [...items.values()].toSorted((a, b) => b.n - a.n)
}
