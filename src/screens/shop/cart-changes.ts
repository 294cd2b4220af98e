import { t } from '@lingui/core/macro'
import type { Product } from '#src/core/catalogue/product.ts'
import { addToCart } from '#src/core/cart/cart.ts'
import { notify } from '#src/ui/toasts.ts'
import { openCart } from '#src/screens/frame/open.ts'
import { whyNotKept } from '#src/screens/frame/why-not-kept.ts'

/** Puts one of a product into the cart and says what came of it. */
export async function putIntoCart({ id, name, price }: Product): Promise<void> {
  const outcome = await addToCart(id, { name, price })
  if (outcome.kept)
    notify({
      title: t`Added to Cart`,
      text: t`${name} has been added to your cart`,
      action: { label: t`Open cart`, run: openCart },
    })
  else {
    const why = whyNotKept(outcome.why)
    notify({ title: t`Error`, text: t`Failed to add item to cart. ${why}`, tone: 'alarm' })
  }
}
