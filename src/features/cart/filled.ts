import { findProducts } from '#src/features/catalogue/stored-catalogue.ts'
import { unitPrice } from '#src/features/catalogue/narrow.ts'
import type { Product } from '#src/features/catalogue/product.ts'
import { outbox, watchOutbox, withOutbox } from '#src/platform/device/outbox-database.ts'
import { cartLines, cartTables } from './cart.ts'
import { currentCart } from './carts.ts'
import { piecesIn, type CartLine } from './lines.ts'
import { ownEdits, type OwnEdits } from './own-edits.ts'

/** A cart line with the current product; `current` is `undefined` once the product is no longer sold. */
export interface FilledLine extends CartLine {
  readonly current: Product | undefined
}

/** The cart's lines with the known facts about their products, offline too. */
export async function filledCart(): Promise<FilledLine[]> {
  return (await cartToShow()).lines
}

/** The cart's lines, and the person's own latest edits of them. */
export interface CartToShow {
  readonly lines: FilledLine[]
  readonly edits: OwnEdits
}

/** The cart's lines with the known facts about their products, and the own edits that led to these very lines. */
export async function cartToShow(): Promise<CartToShow> {
  const [lines, edits] = await withOutbox(() =>
    outbox.transaction(
      'r',
      cartTables,
      async () => [await cartLines(), await ownEdits(await currentCart())] as const,
    ),
  )
  const products = await findProducts(lines.map(({ product }) => product))
  return { lines: lines.map((line) => ({ ...line, current: products.get(line.product) })), edits }
}

/** True if the line is part of an order: products that are unavailable today stay in the cart. */
export function isSold({ current }: FilledLine): boolean {
  return current?.available === true
}

/** Returns the cart's total in paise; lines that are not sold now cost nothing. */
export function totalOf(lines: readonly FilledLine[]): number {
  return lines
    .filter(isSold)
    .reduce((sum, { quantity, current }) => sum + quantity * unitPrice(current!, quantity), 0)
}

/** Number of pieces and total in paise, without delivery. */
export interface CartSum {
  readonly pieces: number
  readonly total: number
}

/** Observes the cart's lines and its sum. */
export function watchSum() {
  return watchOutbox(async (): Promise<CartSum> => {
    const lines = await filledCart()
    return { pieces: piecesIn(lines), total: totalOf(lines) }
  })
}
