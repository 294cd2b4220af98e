import type { CartChanges, CartReceipt } from '#src/features/cart/internal/cart-api.ts'
import type { StoredOperation } from '#src/platform/device/account-rows.ts'
import { localize } from '#src/platform/i18n/words.ts'
import type { Claim } from './claims.ts'
import { byAge } from './lines.ts'

/** The stored cart of an account: its operations, and those of guest carts that it has claimed. */
export interface CartState {
  readonly account: string
  /** The centre's version up to which the phone is current; `undefined` before the first fetch. */
  readonly version: number | undefined
  readonly operations: readonly StoredOperation[]
  readonly claims: readonly Claim[]
}

/** The writes that bring a stored cart to its next state. */
export interface CartChange {
  readonly put?: readonly StoredOperation[]
  readonly drop?: readonly string[]
  readonly version?: number
  readonly claims?: readonly Claim[]
}

/** The most that goes in one request: about 15 KB, which a slow connection carries well within the time that it has. */
const mostPerRequest = 100
const mostNamedPerRequest = 2_000

/** Refusals that a later change may resolve: a removed line, a published item. */
const retryable = new Set(['cart full', 'unknown product'])

/** True for an operation that the centre has not confirmed. With `again`, also for one that it refused for now. */
export function isDue({ receivedAt, refused }: StoredOperation, again = false): boolean {
  return receivedAt === undefined && (refused === undefined || (again && retryable.has(refused)))
}

/** Operations in the order in which they were made, in as many lists as requests are needed. */
export function inBatches(operations: readonly StoredOperation[]): StoredOperation[][] {
  const batches: StoredOperation[][] = []
  let named = 0
  for (const operation of operations.toSorted(byAge)) {
    const batch = batches.at(-1)
    named += operation.observed.length
    if (batch && batch.length < mostPerRequest && named <= mostNamedPerRequest) batch.push(operation)
    else {
      batches.push([operation])
      named = operation.observed.length
    }
  }
  return batches
}

/**
 * Returns the change after the centre's receipt. Operations in the receipt become the account's, a guest's too;
 * the others stay unsent.
 */
export function afterReceipt(
  state: CartState,
  sent: readonly string[],
  receipt: CartReceipt,
  now: number,
): CartChange {
  const asked = new Set(sent)
  const applied = new Set(receipt.applied)
  const refused = new Map(receipt.refused.map(({ id, reason }) => [id, reason]))
  const answered = state.operations.filter(
    ({ id, receivedAt }) => asked.has(id) && receivedAt === undefined && (applied.has(id) || refused.has(id)),
  )
  const put = answered.map((operation) =>
    applied.has(operation.id)
      ? received(operation, state.account, now)
      : { ...operation, cart: state.account, refused: refused.get(operation.id)! },
  )
  return foldRemovals(state, { put })
}

/** Returns the change after the centre refused a guest cart that another account has, or accepted it after all. */
export function afterClaim(state: CartState, guest: string, conflict: boolean): CartChange {
  const claims = state.claims.filter(
    (claim) => claim.guest === guest && (claim.conflict ?? false) !== conflict,
  )
  return { claims: claims.map((claim) => ({ ...claim, conflict })) }
}

/**
 * Returns the change after a page of the account's operations past `since`; `undefined` if the phone has moved
 * on meanwhile.
 */
export function afterChanges(
  state: CartState,
  since: number | undefined,
  changes: CartChanges,
  now: number,
): CartChange {
  if (state.version !== since) return {}
  if (since !== undefined && changes.version < since) return afterRestore(state)
  const known = new Map(state.operations.map((operation) => [operation.id, operation]))
  const products = new Map(changes.products.map((product) => [product.id, product]))
  const put = changes.operations.map((row) => {
    const own = known.get(row.id)
    if (own) return received(own, state.account, own.receivedAt ?? now)
    const product = products.get(row.product_id)
    return {
      id: row.id,
      cart: state.account,
      product: row.product_id,
      kind: row.kind,
      amount: row.amount,
      observed: row.observed,
      seen: product ? { name: localize(product.name), price: product.price_paise } : { name: '', price: 0 },
      madeAt: row.made_at,
      receivedAt: now,
    }
  })
  return foldRemovals(state, { put, version: changes.version })
}

/**
 * Returns the change after the centre was restored from a backup: receipts given since are void, so the phone
 * sends everything again (each id still counts once) and fetches from 0.
 */
function afterRestore(state: CartState): CartChange {
  return { version: 0, put: state.operations.map((operation) => without(operation, 'receivedAt')) }
}

/**
 * Deletes additions whose removal the centre has too. The removal is deleted with its last addition; the centre
 * never sends a removed addition again.
 */
function foldRemovals(
  state: CartState,
  change: CartChange & { readonly put: readonly StoredOperation[] },
): CartChange {
  const after = new Map([...state.operations, ...change.put].map((item) => [item.id, item]))
  const removals = [...after.values()].filter(
    ({ kind, receivedAt }) => kind === 'remove' && receivedAt !== undefined,
  )
  const isSettled = (id: string) => {
    const addition = after.get(id)
    return !addition || addition.receivedAt !== undefined || addition.refused !== undefined
  }
  const named = new Set(removals.flatMap(({ observed }) => observed))
  const additions = [...named].filter((id) => after.has(id) && isSettled(id))
  const done = removals.filter(({ observed }) => observed.every(isSettled)).map(({ id }) => id)
  const drop = new Set([...additions, ...done])
  return { ...change, put: change.put.filter(({ id }) => !drop.has(id)), drop: [...drop] }
}

function received(operation: StoredOperation, account: string, now: number): StoredOperation {
  return { ...without(operation, 'refused'), cart: account, receivedAt: now }
}

function without(operation: StoredOperation, key: 'receivedAt' | 'refused'): StoredOperation {
  const rest = { ...operation }
  delete rest[key]
  return rest
}
