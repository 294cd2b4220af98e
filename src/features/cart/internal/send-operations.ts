import { applyCartOperations, cartChanges, mergeGuestCart, type CartAnswer } from './cart-api.ts'
import type { NotDone } from '#src/platform/backend/answer.ts'
import type { CartStanding } from '#src/platform/device/connection-status.ts'
import { accessToken } from '#src/platform/session/access-token.ts'
import { sessionState } from '#src/platform/session/stored-session.ts'
import { withLock } from '#src/platform/device/locks.ts'
import { mayExchange, noteExchange, type PauseOptions } from './cart-pause.ts'
import { exchangeCart, type CartCentre } from './exchange.ts'
import { storedCart } from './stored-cart.ts'

/** Options of an exchange. */
export interface ExchangeOptions extends PauseOptions {
  /** Retries operations that were refused temporarily. */
  readonly again?: boolean
}

/**
 * Exchanges the signed-in account's cart with the centre, if no pause after a failed exchange holds; by default none
 * does. One tab or the worker at a time; the others wait.
 */
export function exchangeOwnCart(
  { again = false, ...options }: ExchangeOptions = { ignorePauses: true },
): Promise<CartStanding> {
  return withLock('cart', async () => {
    const { person } = await sessionState()
    if (!person) return 'guest'
    if (!(await mayExchange(person.id, options, Date.now()))) return waiting()
    let cause: NotDone | undefined
    const centre = centreFor(person.id, (failed) => (cause = failed))
    const exchanged = await exchangeCart(person.id, { store: storedCart, centre, now: Date.now, again })
    const hasFailed = exchanged !== 'up to date'
    await noteExchange(person.id, hasFailed ? cause : undefined, Date.now())
    return exchanged === 'silent' || exchanged === 'sign-in' ? waiting() : exchanged
  })
}

async function waiting(): Promise<CartStanding> {
  return (await sessionState()).needsSignIn ? 'needs sign-in' : 'later'
}

function centreFor(account: string, onFailure: (cause: NotDone) => void): CartCentre {
  const call = async <Result>(ask: (token: string) => Promise<CartAnswer<Result>>) => {
    const answer = await asOwner(account, ask)
    if ('failure' in answer) onFailure(answer.cause)
    return answer
  }
  return {
    apply: (operations) => call((token) => applyCartOperations(operations, token)),
    merge: (guest, operations) => call((token) => mergeGuestCart(guest, operations, token)),
    changes: (since) => call((token) => cartChanges(since, token)),
  }
}

/** Calls with the owner's token, and once more with a new token if the centre refuses the old one. */
async function asOwner<Result>(
  owner: string,
  call: (token: string) => Promise<CartAnswer<Result>>,
): Promise<CartAnswer<Result>> {
  const token = await accessToken({ owner })
  if (token === undefined) return { failure: 'sign-in', cause: await whyNoToken() }
  const answer = await call(token)
  if (!('failure' in answer) || answer.failure !== 'sign-in') return answer
  const renewed = await accessToken({ owner, stale: token })
  if (renewed !== undefined) return call(renewed)
  return { ...answer, cause: await whyNoToken() }
}

/** A renewal without an answer comes later by itself; only a session that has ended waits for a sign-in. */
async function whyNoToken(): Promise<NotDone> {
  return (await sessionState()).needsSignIn ? { status: 401 } : { silent: true }
}
