import { t } from '@lingui/core/macro'
import { typedNumber } from '#src/base/typed-number.ts'
import type { SaveResult } from '#src/base/outcome.ts'
import { shelfWords } from '#src/content/shelf-words.ts'
import { shopWords } from '#src/content/shop-words.ts'
import {
  addAll,
  addToCart,
  cartLines,
  removeFromCart,
  setQuantity,
  takeBack,
  takeTapped,
  tappedAdditions,
  watchCart,
} from '#src/features/cart/cart.ts'
import { isQuantity } from '#src/features/cart/lines.ts'
import type { Product } from '#src/features/catalogue/product.ts'
import { findProducts } from '#src/features/catalogue/stored-catalogue.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { notTodayText } from '#src/features/catalogue/not-today-text.ts'
import { notify, undoing, useToasts } from '#src/platform/ui/toasts.ts'
import { useInCart, type InCart } from '#src/features/shop/in-cart.ts'

/** Mirrors the cart's quantities into a store from now on. */
export function follow(): void {
  watchCart().subscribe({
    next: (lines) =>
      useInCart.setState({ quantities: new Map(lines.map(({ product, quantity }) => [product, quantity])) }),
    // Without storage there is no cart; a tap reports that.
    error: () => {},
  })
}

/** Adds one of a product, or several, to the cart, and announces it. */
export async function addPieces(product: Product, quantity = 1): Promise<void> {
  const { id, name, price } = product
  const seen = { name, price }
  await announce(
    product,
    quantity,
    quantity === 1 ? addToCart(id, seen) : addAll([{ product: id, seen, quantity }]),
  )
}

/** Says how an addition went. */
async function announce({ id, name }: Product, quantity: number, adding: Promise<SaveResult>): Promise<void> {
  const isNew = !useInCart.getState().quantities.has(id)
  const outcome = await adding
  if (!outcome.saved) {
    const why = whyNotSaved(outcome.why)
    return notify({ title: t`Error`, text: t`Failed to add item to cart. ${why}`, tone: 'alarm' })
  }
  if (isNew) sayAdded(name)
  else sayInCart(quantityText(id, name, quantity))
}

/** Says that a product is new in the cart: seen in a notice, but for the shop, whose strip shows number and total and speaks. */
function sayAdded(name: string): void {
  const [title, text] = [t`Added to Cart`, t`${name} has been added to your cart`]
  if (useInCart.getState().hasStrip && useToasts.getState().windows === 0) sayInCart(`${title}. ${text}`)
  else notify({ title, text })
}

/** Sets how many of a product are in the cart, as typed; a notice says why it cannot. */
export async function setPieces({ id, name, price }: Product, typed: string): Promise<void> {
  const quantity = typedNumber(typed) ?? Number.NaN
  if (!isQuantity(quantity))
    return notify({ title: localize(shelfWords.wholeNumber), text: name, tone: 'alarm' })
  const isNew = !useInCart.getState().quantities.has(id)
  if (!notifyUnlessSaved(await setQuantity(id, { name, price }, quantity))) return
  if (isNew) sayAdded(name)
  else sayInCart(`${name}: ${quantity}`)
}

/** Takes over what was added before the app ran; a notice says which cannot be bought. */
export async function addTapped(): Promise<void> {
  const additions = await tappedAdditions()
  const products = await findProducts(additions.map(({ product }) => product))
  for (const addition of additions) {
    const product = products.get(addition.product)
    if (product?.available) await announce(product, addition.amount, takeTapped(addition, product))
    else if (notifyUnlessSaved(await takeTapped(addition)))
      notify({
        title: product?.name ?? t`Error`,
        text: product ? notTodayText(product) : localize(shopWords.withdrawn),
        tone: 'alarm',
      })
  }
}

/** Removes one of a product, but never the last one. */
export async function takeOne({ id, name, price }: Product): Promise<void> {
  const outcome = await takeBack([{ product: id, seen: { name, price }, quantity: 1 }], { least: 1 })
  if (notifyUnlessSaved(outcome)) sayInCart(quantityText(id, name, -1))
}

/** Removes a product, with *Undo*. */
export async function takeOut({ id, name }: Product): Promise<void> {
  const line = (await cartLines()).find(({ product }) => product === id)
  if (!line || !notifyUnlessSaved(await removeFromCart(line))) return
  const { quantity, seen } = line
  notify({
    title: `${localize(shopWords.removed)}: ${name}`,
    action: undoing(
      localize(shopWords.undo),
      () => void addAll([{ product: id, seen, quantity }]).then(notifyUnlessSaved),
    ),
  })
}

/** Returns true if the change was saved; otherwise shows why not. */
function notifyUnlessSaved(outcome: SaveResult): boolean {
  if (!outcome.saved) notify({ title: t`Error`, text: whyNotSaved(outcome.why), tone: 'alarm' })
  return outcome.saved
}

/** Returns the new quantity as a text; the store may not have the latest write yet. */
function quantityText(id: string, name: string, change: number): string {
  return `${name}: ${(useInCart.getState().quantities.get(id) ?? 0) + change}`
}

const sayInCart = (spoken: InCart['spoken']) => useInCart.setState({ spoken })
