/**
 * Runs work under a named lock and returns its result. `locked` is true if the lock covers all tabs and the
 * worker, false if it covers this page only.
 */
export type WithLock = <Result>(name: string, work: (locked: boolean) => Promise<Result>) => Promise<Result>

const queues = new Map<string, Promise<unknown>>()

/**
 * Runs work exclusively, under a Web Lock that all tabs and the worker share and that a closed tab releases. Without
 * Web Locks (before 2022, or without https), exclusive within the page only.
 */
export const withLock: WithLock = (name, work) =>
  'locks' in navigator ? withWebLock(name, work) : queueInPage(name, work)

async function withWebLock<Result>(
  name: string,
  work: (locked: boolean) => Promise<Result>,
): Promise<Result> {
  const done: { begun?: true; result?: Result } = {}
  try {
    await navigator.locks.request(name, async () => {
      done.begun = true
      done.result = await work(true)
    })
  } catch (error) {
    // Without storage access locks fail too. Errors of the work itself go to the caller.
    if (done.begun) throw error
    return queueInPage(name, work)
  }
  return done.result as Result
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
function queueInPage<Result>(name: string, work: (locked: boolean) => Promise<Result>): Promise<Result> {
  const turn = (queues.get(name) ?? Promise.resolve()).then(() => work(false))
  queues.set(
    name,
    turn.catch(() => undefined),
  )
  return turn
}
