import type { CartAnswer, CartChanges, CartReceipt, CartFailure } from '#src/backend/cart.ts'
import type { HeldOperation } from '#src/device/database.ts'
import {
  afterChanges,
  afterClaim,
  afterReceipt,
  inBatches,
  isDue,
  type CartChange,
  type HeldCart,
} from './held-cart.ts'

/** Where a phone keeps its carts. */
export interface CartStore {
  read(account: string): Promise<HeldCart>
  /** Reads anew and writes what follows from it, all in one transaction. */
  change(account: string, after: (held: HeldCart) => CartChange): Promise<void>
}

/** The centre, as the account's own token reaches it. */
export interface CartCentre {
  apply(operations: readonly HeldOperation[]): Promise<CartAnswer<CartReceipt>>
  merge(guest: string, operations: readonly HeldOperation[]): Promise<CartAnswer<CartReceipt>>
  changes(since: number | undefined): Promise<CartAnswer<CartChanges>>
}

/** What an exchange needs besides the account. */
export interface Exchanging {
  readonly store: CartStore
  readonly centre: CartCentre
  readonly now: () => number
  /** Asks once more for what was refused for now. */
  readonly again?: boolean
}

/** What an exchange came to; all that was not confirmed is sent again by the next one. */
export type Exchanged = 'up to date' | Exclude<CartFailure, 'conflict' | 'unacceptable'>

type Send = (operations: readonly HeldOperation[]) => Promise<CartAnswer<CartReceipt>>

/**
 * Tells the centre what was done to an account's cart and hears what other phones did. Safe to break off anywhere and
 * to run again: what is not confirmed is sent again under the same ids. A phone asks before it first sends anything:
 * from then on it hears of every removal of what it sent (see cart_changes in the migrations).
 */
export async function exchangeCart(account: string, world: Exchanging): Promise<Exchanged> {
  const { version } = await world.store.read(account)
  if (version === undefined) {
    const trouble = await pull(account, world)
    if (trouble) return trouble
  }
  return (
    (await mergeClaimed(account, world)) ??
    (await sendOwn(account, world)) ??
    (await pull(account, world)) ??
    'up to date'
  )
}

/** Merges the guest carts that were given to the account. One that went elsewhere stays, and holds up no other. */
async function mergeClaimed(account: string, world: Exchanging): Promise<Exchanged | undefined> {
  const { claims, operations } = await world.store.read(account)
  for (const { guest, conflict } of claims) {
    const due = operations.filter((one) => one.cart === guest && isDue(one, world.again))
    if (due.length === 0 || (conflict && !world.again)) continue
    const trouble = await deliver(account, due, (some) => world.centre.merge(guest, some), world)
    if (trouble === undefined || trouble === 'conflict')
      await world.store.change(account, (held) => afterClaim(held, guest, trouble === 'conflict'))
    else return trouble
  }
}

async function sendOwn(account: string, world: Exchanging): Promise<Exchanged | undefined> {
  const { operations } = await world.store.read(account)
  const due = operations.filter((one) => one.cart === account && isDue(one, world.again))
  const trouble = await deliver(account, due, (some) => world.centre.apply(some), world)
  return trouble === 'conflict' ? 'refused' : trouble
}

async function deliver(
  account: string,
  operations: readonly HeldOperation[],
  send: Send,
  world: Exchanging,
): Promise<Exclude<CartFailure, 'unacceptable'> | undefined> {
  for (const batch of inBatches(operations)) {
    const trouble = await deliverBatch(account, batch, send, world)
    if (trouble) return trouble
  }
}

/** One operation that cannot be taken must not hold up the rest: the batch is halved until it stands alone. */
async function deliverBatch(
  account: string,
  batch: readonly HeldOperation[],
  send: Send,
  world: Exchanging,
): Promise<Exclude<CartFailure, 'unacceptable'> | undefined> {
  const ids = batch.map(({ id }) => id)
  const answer = await send(batch)
  if ('trouble' in answer && answer.trouble !== 'unacceptable') return answer.trouble
  if ('said' in answer || batch.length === 1) {
    const receipt = 'said' in answer ? answer.said : malformed(ids)
    await world.store.change(account, (held) => afterReceipt(held, ids, receipt, world.now()))
    return undefined
  }
  const half = Math.ceil(batch.length / 2)
  return (
    (await deliverBatch(account, batch.slice(0, half), send, world)) ??
    (await deliverBatch(account, batch.slice(half), send, world))
  )
}

function malformed(ids: readonly string[]): CartReceipt {
  return { applied: [], refused: ids.map((id) => ({ id, reason: 'malformed' })) }
}

async function pull(account: string, world: Exchanging): Promise<Exchanged | undefined> {
  for (;;) {
    const { version: since } = await world.store.read(account)
    const answer = await world.centre.changes(since)
    if ('trouble' in answer)
      return answer.trouble === 'silent' || answer.trouble === 'sign-in' ? answer.trouble : 'refused'
    const { said } = answer
    await world.store.change(account, (held) => afterChanges(held, since, said, world.now()))
    const restored = since !== undefined && said.version < since
    const goesOn = said.more && said.version !== since
    if (!restored && !goesOn) return undefined
  }
}
