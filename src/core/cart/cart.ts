import { newId } from '#src/base/ids.ts'
import { kept, notKept, type Kept } from '#src/base/outcome.ts'
import { device, liveQuery } from '#src/device/database.ts'
import { guestSession } from '#src/device/guest.ts'
import { outcomeOf } from '#src/device/trouble.ts'
import { amountTo, linesOf, mostLines, type CartLine, type Seen } from './lines.ts'

/** The lines of this phone's cart now and after every change, from whatever tab. */
export function watchCart() {
  return liveQuery(cartLines)
}

/** The lines of this phone's cart. */
export async function cartLines(): Promise<CartLine[]> {
  return linesOf(await device.cartOperations.where({ cart: guestSession() }).toArray())
}

/** Puts one more of a product into the cart. */
export function addToCart(product: string, seen: Seen): Promise<Kept> {
  return changeLine(product, seen, (line) => (line?.quantity ?? 0) + 1)
}

/** Brings a line to a quantity; a quantity that is no whole number from 1 to 9,999 is refused and changes nothing. */
export function setQuantity(product: string, seen: Seen, quantity: number): Promise<Kept> {
  return changeLine(product, seen, () => quantity)
}

/** Takes a product out of the cart. */
export function removeFromCart(line: CartLine): Promise<Kept> {
  return outcomeOf(() =>
    device.cartOperations.add({
      ...stamp(),
      product: line.product,
      kind: 'remove',
      amount: 0,
      observed: [...line.additions],
      seen: line.seen,
    }),
  )
}

/** Reads the line and writes the change in one transaction, so that two quick taps or two tabs add up. */
async function changeLine(
  product: string,
  seen: Seen,
  wanted: (line: CartLine | undefined) => number,
): Promise<Kept> {
  let outcome = kept
  const written = await outcomeOf(() =>
    device.transaction('rw', device.cartOperations, async () => {
      const lines = await cartLines()
      const line = lines.find((candidate) => candidate.product === product)
      const quantity = wanted(line)
      const amount = amountTo(quantity, line)
      if (line?.quantity === quantity) return
      if (amount === undefined || (!line && lines.length >= mostLines))
        return void (outcome = notKept('limit'))
      await device.cartOperations.add({ ...stamp(), product, kind: 'add', amount, observed: [], seen })
    }),
  )
  return written.kept ? outcome : written
}

function stamp() {
  return { id: newId(), cart: guestSession(), madeAt: Date.now() }
}
