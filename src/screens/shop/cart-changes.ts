import { t } from '@lingui/core/macro'
import type { SaveResult } from '#src/base/outcome.ts'
import { shopWords } from '#src/content/shop-words.ts'
import { addAll, addToCart, takeBack, watchCart } from '#src/core/cart/cart.ts'
import type { Product } from '#src/core/catalogue/product.ts'
import { localize } from '#src/i18n/words.ts'
import { whyNotSaved } from '#src/screens/frame/why-not-saved.ts'
import { notify, undoing } from '#src/ui/toasts.ts'
import { useInCart, type InCart } from './in-cart.ts'

/** Keeps in a store how many of each product are in the cart, from now on. */
export function follow(): void {
  watchCart().subscribe({
    next: (lines) =>
      useInCart.setState({ quantities: new Map(lines.map(({ product, quantity }) => [product, quantity])) }),
    // A phone that keeps nothing has no cart, and says so at a tap.
    error: () => {},
  })
}

/** Puts one more of a product into the cart, and says so to who does not see the number change. */
export async function addOne({ id, name, price }: Product): Promise<void> {
  const isNew = !useInCart.getState().quantities.has(id)
  const outcome = await addToCart(id, { name, price })
  if (!outcome.saved) {
    const why = whyNotSaved(outcome.why)
    return notify({ title: t`Error`, text: t`Failed to add item to cart. ${why}`, tone: 'alarm' })
  }
  sayInCart(
    isNew ? `${t`Added to Cart`}. ${t`${name} has been added to your cart`}` : quantityText(id, name, 1),
  )
}

/** Takes one of a product out again; the last one with a way to have it back. */
export async function takeOne({ id, name, price }: Product): Promise<void> {
  const before = useInCart.getState().quantities.get(id) ?? 0
  const piece = { product: id, seen: { name, price }, quantity: 1 }
  if (!saidIfNot(await takeBack([piece]))) return
  if (before > 1) return sayInCart(quantityText(id, name, -1))
  notify({
    title: `${localize(shopWords.removed)}: ${name}`,
    action: undoing(localize(shopWords.undo), () => void addAll([piece]).then(saidIfNot)),
  })
}

/** Whether something was kept; where it was not, says why. */
function saidIfNot(outcome: SaveResult): boolean {
  if (!outcome.saved) notify({ title: t`Error`, text: whyNotSaved(outcome.why), tone: 'alarm' })
  return outcome.saved
}

/** What the phone has written may not have reached the store yet. */
function quantityText(id: string, name: string, change: number): string {
  return `${name}: ${(useInCart.getState().quantities.get(id) ?? 0) + change}`
}

const sayInCart = (spoken: InCart['spoken']) => useInCart.setState({ spoken })
