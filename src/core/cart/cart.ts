import { newId } from '#src/base/ids.ts'
import { kept, notKept, type Kept } from '#src/base/outcome.ts'
import { device, liveQuery, type HeldOperation } from '#src/device/database.ts'
import { outcomeOf } from '#src/device/trouble.ts'
import { currentCart, visibleCarts } from './carts.ts'
import {
  amountTo,
  inPieces,
  inRemovals,
  linesOf,
  mostLines,
  sumOf,
  type CartLine,
  type Seen,
} from './lines.ts'

/** The lines of the cart that is seen on this phone, now and after every change, from whatever tab. */
export function watchCart() {
  return liveQuery(cartLines)
}

/**
 * The lines of the cart that is seen on this phone: the guest's, or the account's together with what its person put
 * into the guest's before signing in and the centre has not confirmed yet.
 */
export async function cartLines(): Promise<CartLine[]> {
  return linesOf(await visibleOperations())
}

/** Puts one more of a product into the cart. */
export function addToCart(product: string, seen: Seen): Promise<Kept> {
  return changeLine(product, seen, (line) => (line?.quantity ?? 0) + 1)
}

/** Brings a line to a quantity; a quantity that is no whole number from 1 to 9,999 is refused and changes nothing. */
export function setQuantity(product: string, seen: Seen, quantity: number): Promise<Kept> {
  return changeLine(product, seen, () => quantity)
}

/** Takes a product out of the cart, as the person saw it: what was added since stays. */
export function removeFromCart(line: CartLine): Promise<Kept> {
  const { product, seen, additions } = line
  return write((cart) =>
    inRemovals(additions).map((observed) => ({
      ...made(cart, product, seen),
      kind: 'remove',
      amount: 0,
      observed,
    })),
  )
}

function changeLine(
  product: string,
  seen: Seen,
  wanted: (line: CartLine | undefined) => number,
): Promise<Kept> {
  return write(async (cart) => {
    const operations = await visibleOperations()
    const lines = linesOf(operations)
    const line = lines.find((candidate) => candidate.product === product)
    const quantity = wanted(line)
    if (line?.quantity === quantity) return []
    const stands = { sum: sumOf(operations, product), quantity: line?.quantity ?? 0 }
    const amount = amountTo(quantity, stands)
    if (amount === undefined || (!line && lines.length >= mostLines)) return notKept('limit')
    return inPieces(amount).map((piece) => ({
      ...made(cart, product, seen),
      kind: 'add',
      amount: piece,
      observed: [],
    }))
  })
}

/** Looks and writes in one transaction, so that quick taps, two tabs and a sign-in in between wait for one another. */
async function write(
  operations: (cart: string) => HeldOperation[] | Kept | Promise<HeldOperation[] | Kept>,
): Promise<Kept> {
  let outcome = kept
  const written = await outcomeOf(() =>
    device.transaction('rw', device.cartOperations, device.settings, async () => {
      const added = await operations(await currentCart())
      if (Array.isArray(added)) await device.cartOperations.bulkAdd(added)
      else outcome = added
    }),
  )
  return written.kept ? outcome : written
}

async function visibleOperations(): Promise<HeldOperation[]> {
  return device.cartOperations
    .where('cart')
    .anyOf(await visibleCarts())
    .toArray()
}

function made(cart: string, product: string, seen: Seen) {
  return { id: newId(), cart, product, seen, madeAt: Date.now() }
}
