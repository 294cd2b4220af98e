import { onConnected } from '#src/platform/backend/connectivity.ts'
import { saved, notSaved } from '#src/base/outcome.ts'
import { connectionStatus, noteSaveResult } from '#src/platform/device/connection-status.ts'
import { currentPerson, sessionState } from '#src/platform/session/stored-session.ts'
import { watchOutbox } from '#src/platform/device/outbox-database.ts'
import { isOnline, whenNetworkReturns } from '#src/platform/device/network.ts'
import { whileVisible } from '#src/platform/device/visible.ts'
import { saveResultOf } from '#src/platform/device/storage-result.ts'
import { isDue } from './cart-state.ts'
import { exchangeOwnCart, type ExchangeOptions } from '#src/features/cart/internal/send-operations.ts'
import { storedCart } from '#src/features/cart/internal/stored-cart.ts'

/** Polling interval of a visible page, in milliseconds. */
const interval = 30_000

/** Taps in quick succession go out together. */
const afterLastTap = 1_000

/**
 * Syncs the signed-in user's cart while the page is visible: at the start, when network or visibility returns,
 * every 30 s, and shortly after each change; after failures with the pauses of the outbox. Returns a function that
 * stops it.
 */
export function startCartSync(): () => void {
  const run = oneAtATime(exchangeAndNotify)
  // The first one, and those after a change, repeat refused operations: the change may have cured it. The first one may
  // follow a sign-in in a page that has closed.
  let isFirst = true
  const poll = () => {
    run({ again: isFirst, signedIn: isFirst })
    isFirst = false
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  let before: Waiting | undefined
  const watching = watchOutbox(waiting).subscribe({
    next: (now) => {
      if (hasMore(before, now)) {
        clearTimeout(timer)
        timer = setTimeout(() => run({ again: true, isNew: true, signedIn: true }), afterLastTap)
      }
      before = now
    },
    error: () => noteSaveResult('cart', notSaved('refused')),
  })
  const stops = [
    whileVisible(poll, interval),
    onConnected(() => run({ networkProven: true })),
    whenNetworkReturns(() => run({ ignorePauses: true })),
    () => clearTimeout(timer),
    () => watching.unsubscribe(),
  ]
  return () => stops.forEach((stop) => stop())
}

interface Waiting {
  /** The account that can send; `undefined` while it needs a sign-in. */
  readonly person: string | undefined
  readonly due: readonly string[]
}

/** The signed-in user, if they can send, and their unconfirmed operations. */
async function waiting(): Promise<Waiting> {
  const { person, needsSignIn } = await sessionState()
  if (!person || needsSignIn) return { person: undefined, due: [] }
  const { operations } = await storedCart.read(person.id)
  return { person: person.id, due: operations.filter((operation) => isDue(operation)).map(({ id }) => id) }
}

/** True where somebody signed in, also again, or did something; a receipt is nothing to send. */
function hasMore(before: Waiting | undefined, { person, due }: Waiting): boolean {
  if (person === undefined) return false
  const known = new Set(before?.due)
  const hasSignedIn = before !== undefined && person !== before.person
  return hasSignedIn || due.some((id) => !known.has(id))
}

/**
 * Returns a function that runs the task; calls during a run cause one more run afterwards, with the options of all of
 * them.
 */
function oneAtATime(task: (options: ExchangeOptions) => Promise<void>): (options: ExchangeOptions) => void {
  let running = false
  let next: ExchangeOptions | undefined
  const run = (options: ExchangeOptions) => {
    if (running) return void (next = { ...next, ...wantedOf(options) })
    running = true
    void task(options).finally(() => {
      running = false
      const wanted = next
      next = undefined
      if (wanted !== undefined) run(wanted)
    })
  }
  return run
}

const wantedOf = (options: ExchangeOptions): ExchangeOptions =>
  Object.fromEntries(Object.entries(options).filter(([, wanted]) => wanted === true))

/** Exchanges the cart and leaves the result in `connectionStatus`, which the frame shows. */
async function exchangeAndNotify(options: ExchangeOptions): Promise<void> {
  const person = await currentPerson().catch(() => undefined)
  if (!person) return connectionStatus.setState({ cart: 'guest' })
  const outcome = await saveResultOf(async () => {
    const cart = isOnline() ? await exchangeOwnCart(options) : 'later'
    connectionStatus.setState({ cart })
    // Operations that could not be stored were repeated, and are stored now.
    if (cart === 'up to date' || cart === 'refused') noteSaveResult('cart', saved)
  })
  if (!outcome.saved) noteSaveResult('cart', outcome)
}
