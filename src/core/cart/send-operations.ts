import { applyCartOperations, cartChanges, mergeGuestCart, type CartAnswer } from '#src/backend/cart.ts'
import type { CartStanding } from '#src/core/connection/connection-status.ts'
import { accessToken } from '#src/core/session/access-token.ts'
import { sessionState } from '#src/core/session/stored-session.ts'
import { withLock } from '#src/device/locks.ts'
import { exchangeCart, type CartCentre } from './exchange.ts'
import { storedCart } from './stored-cart.ts'

/** Exchanges the cart of who is signed in with the centre. One tab or the worker at a time; the others wait. */
export function exchangeOwnCart(again = false): Promise<CartStanding> {
  return withLock('cart', async () => {
    const { person } = await sessionState()
    if (!person) return 'guest'
    const world = { store: storedCart, centre: centreFor(person.id), now: Date.now, again }
    const exchanged = await exchangeCart(person.id, world)
    if (exchanged !== 'silent' && exchanged !== 'sign-in') return exchanged
    return (await sessionState()).needsSignIn ? 'needs sign-in' : 'later'
  })
}

function centreFor(account: string): CartCentre {
  return {
    apply: (operations) => asOwner(account, (token) => applyCartOperations(operations, token)),
    merge: (guest, operations) => asOwner(account, (token) => mergeGuestCart(guest, operations, token)),
    changes: (since) => asOwner(account, (token) => cartChanges(since, token)),
  }
}

/** Calls with the owner's token, and once more with a new token if the centre refuses the old one. */
async function asOwner<Result>(
  owner: string,
  call: (token: string) => Promise<CartAnswer<Result>>,
): Promise<CartAnswer<Result>> {
  const token = await accessToken({ owner })
  if (token === undefined) return { failure: 'sign-in' }
  const answer = await call(token)
  if (!('failure' in answer) || answer.failure !== 'sign-in') return answer
  const renewed = await accessToken({ owner, stale: token })
  return renewed === undefined ? answer : call(renewed)
}
