import { saved, notSaved } from '#src/base/outcome.ts'
import { connectionStatus, noteSaveResult } from '#src/core/connection/connection-status.ts'
import { currentPerson } from '#src/core/session/stored-session.ts'
import { watchOutbox } from '#src/device/outbox-database.ts'
import { isOnline } from '#src/device/network.ts'
import { whileReachable } from '#src/core/connection/while-reachable.ts'
import { saveResultOf } from '#src/device/storage-result.ts'
import { claimGuestCart, startNextGuest } from './carts.ts'
import { isDue } from './cart-state.ts'
import { exchangeOwnCart } from './send-operations.ts'
import { storedCart } from './stored-cart.ts'

/** Polling interval of a visible page, in milliseconds. */
const interval = 30_000

/** Taps in quick succession go out together. */
const afterLastTap = 1_000

/**
 * Syncs the signed-in user's cart while the page is visible: at the start, when network or visibility returns,
 * every 30 s, and shortly after each change. Returns a function that stops it.
 */
export function startCartSync(): () => void {
  const run = oneAtATime(exchangeAndNotify)
  // The first one, and those after a change, ask again for what was refused: the change may have cured it.
  let again = true
  const stopPolling = whileReachable(() => {
    run(again)
    again = false
  }, interval)
  let timer: ReturnType<typeof setTimeout> | undefined
  let before: Waiting = { person: undefined, due: [] }
  const watching = watchOutbox(waiting).subscribe({
    next: (now) => {
      if (hasMore(before, now)) {
        clearTimeout(timer)
        timer = setTimeout(run, afterLastTap, true)
      }
      before = now
    },
    error: () => noteSaveResult('cart', notSaved('refused')),
  })
  return () => {
    stopPolling()
    clearTimeout(timer)
    watching.unsubscribe()
  }
}

interface Waiting {
  readonly person: string | undefined
  readonly due: readonly string[]
}

/** The signed-in user and their unconfirmed operations. */
async function waiting(): Promise<Waiting> {
  const person = (await currentPerson())?.id
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

/** Returns a function that runs the task; calls during a run cause one more run afterwards. */
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

/** Exchanges the cart and leaves the result in `connectionStatus`, which the frame shows. */
async function exchangeAndNotify(again: boolean): Promise<void> {
  const person = await currentPerson().catch(() => undefined)
  if (!person) return connectionStatus.setState({ cart: 'guest' })
  const outcome = await saveResultOf(async () => {
    // What was put into a guest's cart while signed in, by a build that did not know better.
    await claimGuestCart(person.id)
    await startNextGuest()
    const cart = isOnline() ? await exchangeOwnCart(again) : 'later'
    connectionStatus.setState({ cart })
    // What had found no place was tried anew, and has one now.
    if (cart === 'up to date' || cart === 'refused') noteSaveResult('cart', saved)
  })
  if (!outcome.saved) noteSaveResult('cart', outcome)
}
