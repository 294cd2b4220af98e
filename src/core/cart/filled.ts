import { findProducts } from '#src/core/catalogue/held.ts'
import { unitPrice } from '#src/core/catalogue/narrow.ts'
import type { Product } from '#src/core/catalogue/product.ts'
import { cartLines } from './cart.ts'
import type { CartLine } from './lines.ts'

/** A line of the cart with the product as it stands now; without one, it is no longer sold. */
export interface FilledLine extends CartLine {
  readonly current: Product | undefined
}

/** The cart's lines with what is known of their products, offline too. */
export async function filledCart(): Promise<FilledLine[]> {
  const lines = await cartLines()
  const products = await findProducts(lines.map(({ product }) => product))
  return lines.map((line) => ({ ...line, current: products.get(line.product) }))
}

/** What the cart comes to, in paise; lines that are no longer sold cost nothing. */
export function totalOf(lines: readonly FilledLine[]): number {
  return lines.reduce(
    (sum, { quantity, current }) => sum + (current ? quantity * unitPrice(current, quantity) : 0),
    0,
  )
}
