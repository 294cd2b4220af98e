import type { CartChanges, CartReceipt, CartFailure } from './cart-api.ts'
import type { StoredOperation } from '#src/platform/device/account-rows.ts'
import {
  afterChanges,
  afterClaim,
  afterReceipt,
  inBatches,
  isDue,
  type CartChange,
  type CartState,
} from '#src/features/cart/cart-state.ts'

/** The stored carts of a phone. */
export interface CartStore {
  read(account: string): Promise<CartState>
  /** Reads the state and writes the change that `after` returns, in one transaction. */
  change(account: string, after: (state: CartState) => CartChange): Promise<void>
}

/** What came of a request. */
export type CartResult<Data> = { readonly data: Data } | { readonly failure: CartFailure }

/** The centre, as the account's own token reaches it. */
export interface CartCentre {
  apply(operations: readonly StoredOperation[]): Promise<CartResult<CartReceipt>>
  merge(guest: string, operations: readonly StoredOperation[]): Promise<CartResult<CartReceipt>>
  changes(since: number | undefined): Promise<CartResult<CartChanges>>
}

/** The world of an exchange. */
export interface Exchanging {
  readonly store: CartStore
  readonly centre: CartCentre
  readonly now: () => number
  /** Retries operations that were refused temporarily. */
  readonly again?: boolean
}

/** The result of an exchange; all that was not confirmed is sent again by the next one. */
export type Exchanged = 'up to date' | Exclude<CartFailure, 'conflict' | 'unacceptable'>

type Send = (operations: readonly StoredOperation[]) => Promise<CartResult<CartReceipt>>

/**
 * Sends the account's cart operations and fetches those of other phones. Safe to interrupt and repeat:
 * unconfirmed operations are sent again under the same ids. A phone fetches before its first send, so that it
 * learns of every removal of its additions (`cart_changes`).
 */
export async function exchangeCart(account: string, world: Exchanging): Promise<Exchanged> {
  const { version } = await world.store.read(account)
  if (version === undefined) {
    const failure = await pull(account, world)
    if (failure) return failure
  }
  return (
    (await mergeClaimed(account, world)) ??
    (await sendOwn(account, world)) ??
    (await pull(account, world)) ??
    'up to date'
  )
}

/** Sends the account's claims of guest carts. A claim that another account has won does not block the others. */
async function mergeClaimed(account: string, world: Exchanging): Promise<Exchanged | undefined> {
  const { claims, operations } = await world.store.read(account)
  for (const { guest, conflict } of claims) {
    const dueOperations = operations.filter(
      (operation) => operation.cart === guest && isDue(operation, world.again),
    )
    if (dueOperations.length === 0 || (conflict && !world.again)) continue
    const failure = await sendAll(account, dueOperations, (batch) => world.centre.merge(guest, batch), world)
    if (failure === undefined || failure === 'conflict')
      await world.store.change(account, (state) => afterClaim(state, guest, failure === 'conflict'))
    else return failure
  }
}

async function sendOwn(account: string, world: Exchanging): Promise<Exchanged | undefined> {
  const { operations } = await world.store.read(account)
  const dueOperations = operations.filter(
    (operation) => operation.cart === account && isDue(operation, world.again),
  )
  const failure = await sendAll(account, dueOperations, (batch) => world.centre.apply(batch), world)
  return failure === 'conflict' ? 'refused' : failure
}

async function sendAll(
  account: string,
  operations: readonly StoredOperation[],
  send: Send,
  world: Exchanging,
): Promise<Exclude<CartFailure, 'unacceptable'> | undefined> {
  for (const batch of inBatches(operations)) {
    const failure = await deliverBatch(account, batch, send, world)
    if (failure) return failure
  }
}

/**
 * Sends a batch. On a refusal it halves the batch until the refused operation is alone, so that the others
 * arrive.
 */
async function deliverBatch(
  account: string,
  batch: readonly StoredOperation[],
  send: Send,
  world: Exchanging,
): Promise<Exclude<CartFailure, 'unacceptable'> | undefined> {
  const ids = batch.map(({ id }) => id)
  const answer = await send(batch)
  if ('failure' in answer && answer.failure !== 'unacceptable') return answer.failure
  if ('data' in answer || batch.length === 1) {
    const receipt = 'data' in answer ? answer.data : malformed(ids)
    await world.store.change(account, (state) => afterReceipt(state, ids, receipt, world.now()))
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
    if ('failure' in answer)
      return answer.failure === 'silent' || answer.failure === 'sign-in' ? answer.failure : 'refused'
    const { data } = answer
    await world.store.change(account, (state) => afterChanges(state, since, data, world.now()))
    const restored = since !== undefined && data.version < since
    const goesOn = data.more && data.version !== since
    if (!restored && !goesOn) return undefined
  }
}
