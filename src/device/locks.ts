/**
 * Runs work while nobody else on this phone holds the name, and gives what it came to. The work hears whether that is so
 * for all tabs and the worker (`locked`), or for this page only.
 */
export type Alone = <Result>(name: string, work: (locked: boolean) => Promise<Result>) => Promise<Result>

const queues = new Map<string, Promise<unknown>>()

/**
 * Runs work alone: under a Web Lock, which all tabs and the worker share and which a closed tab gives back. A browser
 * without them (before 2022, or a page without https) keeps order within the page only.
 */
export const alone: Alone = (name, work) =>
  'locks' in navigator ? underWebLock(name, work) : inTurn(name, work)

async function underWebLock<Result>(
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
    // A page that may not use storage may not use locks either; what the work itself threw is the caller's.
    if (done.begun) throw error
    return inTurn(name, work)
  }
  return done.result as Result
}

/** A queue of this page's own; work that failed does not hold up the next. */
function inTurn<Result>(name: string, work: (locked: boolean) => Promise<Result>): Promise<Result> {
  const turn = (queues.get(name) ?? Promise.resolve()).then(() => work(false))
  queues.set(
    name,
    turn.catch(() => undefined),
  )
  return turn
}
