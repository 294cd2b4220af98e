import { t } from '@lingui/core/macro'
import type { Kept } from '#src/base/outcome.ts'
import { shopWords } from '#src/content/shop-words.ts'
import { addAll, addToCart, takeBack, watchCart } from '#src/core/cart/cart.ts'
import type { Product } from '#src/core/catalogue/product.ts'
import { say } from '#src/i18n/words.ts'
import { whyNotKept } from '#src/screens/frame/why-not-kept.ts'
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
  if (!outcome.kept) {
    const why = whyNotKept(outcome.why)
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
    title: `${say(shopWords.removed)}: ${name}`,
    action: undoing(say(shopWords.undo), () => void addAll([piece]).then(saidIfNot)),
  })
}

/** Whether something was kept; where it was not, says why. */
function saidIfNot(outcome: Kept): boolean {
  if (!outcome.kept) notify({ title: t`Error`, text: whyNotKept(outcome.why), tone: 'alarm' })
  return outcome.kept
}

/** What the phone has written may not have reached the store yet. */
function quantityText(id: string, name: string, change: number): string {
  return `${name}: ${(useInCart.getState().quantities.get(id) ?? 0) + change}`
}

const sayInCart = (spoken: InCart['spoken']) => useInCart.setState({ spoken })
