import { kept, notKept } from '#src/base/outcome.ts'
import { lineStatus, noteKept } from '#src/core/line/line-status.ts'
import { heldPerson } from '#src/core/session/held-session.ts'
import { liveQuery } from '#src/device/database.ts'
import { isOnline } from '#src/device/network.ts'
import { whileReachable } from '#src/core/line/while-reachable.ts'
import { outcomeOf } from '#src/device/trouble.ts'
import { claimGuestCart, startNextGuest } from './carts.ts'
import { isDue } from './held-cart.ts'
import { exchangeOwnCart } from './send.ts'
import { storedCart } from './stored-cart.ts'

/** How often an open page asks what other phones did. */
const interval = 30_000

/** Taps in quick succession go out together. */
const afterLastTap = 1_000

/**
 * Keeps the cart of who is signed in and the centre's knowledge of it together while the page is looked at: at the
 * start, when the network or the eye returns, every 30 s, and shortly after each change. Answers how to stop.
 */
export function followCart(): () => void {
  const run = oneAtATime(exchangeAndTell)
  // The first one, and those after a change, ask again for what was refused: the change may have cured it.
  let again = true
  const stopAsking = whileReachable(() => {
    run(again)
    again = false
  }, interval)
  let timer: ReturnType<typeof setTimeout> | undefined
  let before: Waiting = { person: undefined, due: [] }
  const watching = liveQuery(waiting).subscribe({
    next: (now) => {
      if (hasMore(before, now)) {
        clearTimeout(timer)
        timer = setTimeout(run, afterLastTap, true)
      }
      before = now
    },
    error: () => noteKept('cart', notKept('refused')),
  })
  return () => {
    stopAsking()
    clearTimeout(timer)
    watching.unsubscribe()
  }
}

interface Waiting {
  readonly person: string | undefined
  readonly due: readonly string[]
}

/** Who is signed in and which of their operations are not confirmed. */
async function waiting(): Promise<Waiting> {
  const person = (await heldPerson())?.id
  if (person === undefined) return { person, due: [] }
  const { operations } = await storedCart.read(person)
  return { person, due: operations.filter((operation) => isDue(operation)).map(({ id }) => id) }
}

/** True where somebody signed in or did something; a receipt is nothing to send. */
function hasMore(before: Waiting, { person, due }: Waiting): boolean {
  if (person === undefined) return false
  const known = new Set(before.due)
  return person !== before.person || due.some((id) => !known.has(id))
}

/** Runs a task; what asks for it meanwhile gets one more run afterwards, not many. */
function oneAtATime(task: (again: boolean) => Promise<void>): (again: boolean) => void {
  let running = false
  let next: boolean | undefined
  const run = (again: boolean) => {
    if (running) return void (next = again || next === true)
    running = true
    void task(again).finally(() => {
      running = false
      const wanted = next
      next = undefined
      if (wanted !== undefined) run(wanted)
    })
  }
  return run
}

/** Exchanges the cart and leaves what came of it in `lineStatus`, which the frame shows. */
async function exchangeAndTell(again: boolean): Promise<void> {
  const person = await heldPerson().catch(() => undefined)
  if (!person) return lineStatus.setState({ cart: 'guest' })
  const outcome = await outcomeOf(async () => {
    // What was put into a guest's cart while signed in, by a build that did not know better.
    await claimGuestCart(person.id)
    await startNextGuest()
    const cart = isOnline() ? await exchangeOwnCart(again) : 'later'
    lineStatus.setState({ cart })
    // What had found no place was tried anew, and has one now.
    if (cart === 'up to date' || cart === 'refused') noteKept('cart', kept)
  })
  if (!outcome.kept) noteKept('cart', outcome)
}
