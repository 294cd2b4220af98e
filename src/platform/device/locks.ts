import { takeLock } from './take-lock.ts'

/**
 * Runs work under a named lock and returns its result. `locked` is true if the lock covers all tabs and the
 * worker, false if it covers this page only. `isLost` turns true if another tab takes the lock over, because this one did
 * not answer for a minute; the work may go on then, but is no longer alone.
 */
export type WithLock = <Result>(
  name: string,
  work: (locked: boolean, isLost: () => boolean) => Promise<Result>,
) => Promise<Result>

const queues = new Map<string, Promise<unknown>>()

/**
 * Runs work exclusively, under a Web Lock that all tabs and the worker share and that a closed tab releases; one that the
 * system has frozen loses it to whoever waits. Without Web Locks (before 2022, or without https), exclusive within the
 * page only.
 */
export const withLock: WithLock = (name, work) =>
  'locks' in navigator ? withWebLock(name, work) : queueInPage(name, work)

async function withWebLock<Result>(
  name: string,
  work: (locked: boolean, isLost: () => boolean) => Promise<Result>,
): Promise<Result> {
  let running: Promise<Result> | undefined
  let isLost = false
  try {
    await takeLock(name, () => (running = work(true, () => isLost)))
  } catch {
    // Without storage access locks fail too.
    if (!running) return queueInPage(name, work)
    // Another tab has taken it over, or the work itself has failed: its error goes to the caller.
    isLost = true
  }
  return running!
}

const heldInPage = new Set<string>()

/**
 * Takes a named lock until the returned function is called or the page ends; `undefined` while another tab has it.
 * Without Web Locks, exclusive within the page only.
 */
export function holdLock(name: string): Promise<(() => void) | undefined> {
  if (!('locks' in navigator)) return Promise.resolve(holdInPage(name))
  return new Promise((resolve) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) =>
        lock ? new Promise<void>((release) => resolve(release)) : resolve(undefined),
      )
      .catch(() => resolve(holdInPage(name)))
  })
}

/** True while this or another tab holds a lock by `holdLock`. */
export async function isHeld(name: string): Promise<boolean> {
  if (heldInPage.has(name) || !('locks' in navigator)) return heldInPage.has(name)
  const { held = [] } = await navigator.locks.query().catch(() => ({ held: [] }))
  return held.some((lock) => lock.name === name)
}

function holdInPage(name: string): (() => void) | undefined {
  if (heldInPage.has(name)) return undefined
  heldInPage.add(name)
  return () => void heldInPage.delete(name)
}

/** A queue within this page. Failed work does not block the next. */
function queueInPage<Result>(
  name: string,
  work: (locked: boolean, isLost: () => boolean) => Promise<Result>,
): Promise<Result> {
  const turn = (queues.get(name) ?? Promise.resolve()).then(() => work(false, () => false))
  queues.set(
    name,
    turn.catch(() => undefined),
  )
  return turn
}
