import { newId } from '#src/base/ids.ts'
import { saved, notSaved, type SaveResult } from '#src/base/outcome.ts'
import type { EntryRows } from '#src/platform/outbox/world.ts'
import type { StoredOperation } from '#src/platform/device/account-rows.ts'
import { outbox, watchOutbox, withOutbox } from '#src/platform/device/outbox-database.ts'
import { answerOf } from '#src/platform/device/storage-result.ts'
import { currentCart, orderedAdditions, visibleCarts } from './carts.ts'
import {
  amountTo,
  inPieces,
  inRemovals,
  linesOf,
  mostLines,
  piecesIn,
  sumOf,
  type CartLine,
  type Seen,
} from './lines.ts'
import { noteOwnEdits } from './own-edits.ts'

/** Observes the lines of the visible cart, across tabs. */
export function watchCart() {
  return watchOutbox(cartLines)
}

/** Observes the number of pieces in the visible cart. */
export function watchPieces() {
  return watchOutbox(async () => piecesIn(await cartLines()))
}

/**
 * Returns the lines of the visible cart: the guest's, or the account's with the claimed additions that the
 * centre has not confirmed, without pending orders' lines.
 */
export async function cartLines(): Promise<CartLine[]> {
  return linesOf(await visibleOperations())
}

/** Puts one more of a product into the cart. */
export function addToCart(product: string, seen: Seen): Promise<SaveResult> {
  return changeLine(product, seen, (line) => (line?.quantity ?? 0) + 1)
}

/** Sets a line's quantity; `refused` unless it is a whole number from 1 to 9,999. */
export function setQuantity(product: string, seen: Seen, quantity: number): Promise<SaveResult> {
  return changeLine(product, seen, () => quantity)
}

/** Removes a product with the additions that the person saw; later additions stay. */
export function removeFromCart(line: CartLine): Promise<SaveResult> {
  return write((cart) => removalsOf(cart, line))
}

/** An item of an order, with the additions that it takes. */
interface OrderedItem {
  readonly product_id: string
  readonly name: string
  readonly price: number
  readonly observed: readonly string[]
}

/**
 * Removes ordered additions from an account's cart, as the centre does: the phone can miss the centre's removal
 * while it sends a guest's cart. Runs within the caller's transaction, which includes the cart's operations.
 */
export async function takeOutOrdered(
  rows: Pick<EntryRows, 'addToCarts'>,
  account: string,
  items: readonly OrderedItem[],
): Promise<void> {
  const removals = items.flatMap(({ product_id, name, price, observed }) =>
    removalsOf(account, { product: product_id, seen: { name, price }, additions: observed }),
  )
  await rows.addToCarts(removals)
}

/** Returns the removals of a line's additions from a cart. */
export function removalsOf(
  cart: string,
  { product, seen, additions }: Pick<CartLine, 'product' | 'seen' | 'additions'>,
): StoredOperation[] {
  return inRemovals(additions).map((observed) => ({
    ...made(cart, product, seen),
    kind: 'remove',
    amount: 0,
    observed,
  }))
}

/** Some pieces of a product, with the name and the price that the person saw. */
export interface Pieces {
  readonly product: string
  readonly seen: Seen
  readonly quantity: number
}

/** Adds pieces of several products, all or none. */
export function addAll(more: readonly Pieces[]): Promise<SaveResult> {
  return changeLines(
    more.map(({ product, seen, quantity }) => ({
      product,
      seen,
      wanted: (line) => (line?.quantity ?? 0) + quantity,
    })),
  )
}

/** Removes pieces of several products, all or none; other additions stay. With `least`, nothing of a line that has no more. */
export function takeBack(less: readonly Pieces[], { least = 0 } = {}): Promise<SaveResult> {
  return write(async (cart) => {
    const operations = await visibleOperations()
    const lines = linesOf(operations)
    return less.flatMap(({ product, seen, quantity }) => {
      const line = lines.find((candidate) => candidate.product === product)
      if (!line || (least > 0 && line.quantity - quantity < least)) return []
      if (line.quantity <= quantity) return removalsOf(cart, line)
      const wanted = () => line.quantity - quantity
      return operationsFor(cart, { product, seen, wanted }, line, sumOf(operations, product)) ?? []
    })
  })
}

/** The cart of what was added before the app ran: the page writes it to disk itself (src/app/first-paint.ts). */
const tapped = 'tapped'

/** True if something was added before the app ran, here or on a page that was closed. */
export async function hasTapped(): Promise<boolean> {
  return (await withOutbox(() => outbox.cartOperations.where({ cart: tapped }).count())) > 0
}

/** What was added before the app ran, oldest first. */
export function tappedAdditions(): Promise<StoredOperation[]> {
  return withOutbox(() => outbox.cartOperations.where({ cart: tapped }).sortBy('id'))
}

/**
 * Moves an addition that was made before the app ran into the visible cart, under its own id, so that it counts once.
 * Without `seen` it is dropped: nobody can buy the product.
 */
export function takeTapped({ id, product, amount, sets }: StoredOperation, seen?: Seen): Promise<SaveResult> {
  const wanted = (line?: CartLine) => (sets ? amount : (line?.quantity ?? 0) + amount)
  return write(async (cart) => {
    const isWaiting = (await outbox.cartOperations.get(id))?.cart === tapped
    if (!isWaiting) return []
    await outbox.cartOperations.delete(id)
    if (!seen) return []
    const operations = await operationsOf(cart, [{ product, seen, wanted }])
    return Array.isArray(operations)
      ? operations.map((operation, n) => (n === 0 ? { ...operation, id } : operation))
      : operations
  })
}

/** The wanted state of a line. */
interface LineChange {
  readonly product: string
  readonly seen: Seen
  readonly wanted: (line: CartLine | undefined) => number
}

function changeLine(product: string, seen: Seen, wanted: LineChange['wanted']): Promise<SaveResult> {
  return changeLines([{ product, seen, wanted }])
}

function changeLines(changes: readonly LineChange[]): Promise<SaveResult> {
  return write((cart) => operationsOf(cart, changes))
}

/** Returns the operations that make all changes; `limit` if the cart cannot hold one of them. */
async function operationsOf(
  cart: string,
  changes: readonly LineChange[],
): Promise<StoredOperation[] | SaveResult> {
  const operations = await visibleOperations()
  const lines = linesOf(operations)
  const changed: StoredOperation[] = []
  let remaining = mostLines - lines.length
  for (const change of changes) {
    const line = lines.find((candidate) => candidate.product === change.product)
    const next = operationsFor(cart, change, line, sumOf(operations, change.product))
    if (!next || (!line && remaining-- <= 0)) return notSaved('limit')
    changed.push(...next)
  }
  return changed
}

/** Returns the operations that bring a line to the wanted state; `undefined` beyond a cart's limits. */
function operationsFor(
  cart: string,
  { product, seen, wanted }: LineChange,
  line: CartLine | undefined,
  sum: number,
): StoredOperation[] | undefined {
  const quantity = wanted(line)
  if (line?.quantity === quantity) return []
  const amount = amountTo(quantity, sum)
  if (amount === undefined) return undefined
  return inPieces(amount).map((piece) => ({
    ...made(cart, product, seen),
    kind: 'add',
    amount: piece,
    observed: [],
  }))
}

/** The tables that the visible cart depends on. */
export const cartTables = [outbox.cartOperations, outbox.settings, outbox.entries]

/** Looks and writes in one transaction, so that quick taps, two tabs and a sign-in in between wait for one another. */
async function write(
  operations: (cart: string) => StoredOperation[] | SaveResult | Promise<StoredOperation[] | SaveResult>,
): Promise<SaveResult> {
  return answerOf(() =>
    withOutbox(() =>
      outbox.transaction('rw', cartTables, async () => {
        const cart = await currentCart()
        const added = await operations(cart)
        if (!Array.isArray(added)) return added
        await noteOwnEdits(cart, added)
        await outbox.cartOperations.bulkAdd(added)
        return saved
      }),
    ),
  )
}

/** Returns the operations of the visible cart, without those of pending orders. Runs within the caller's transaction, if any. */
export async function visibleOperations(): Promise<StoredOperation[]> {
  const ordered = await orderedAdditions()
  const operations = await outbox.cartOperations
    .where('cart')
    .anyOf(await visibleCarts())
    .toArray()
  return operations.filter(({ id }) => !ordered.has(id))
}

function made(cart: string, product: string, seen: Seen) {
  return { id: newId(), cart, product, seen, madeAt: Date.now() }
}
