import { moneyText } from '#src/base/money.ts'
import { amountText } from '#src/content/pack-text.ts'
import { shopWords } from '#src/content/shop-words.ts'
import { unitPrice } from '#src/features/catalogue/narrow.ts'
import type { Product } from '#src/features/catalogue/product.ts'
import { localize } from '#src/platform/i18n/words.ts'

/** The total amount of several packs, and their price. */
export function Together({ product, quantity }: { product: Product; quantity: number }) {
  return (
    <p className="text-sm text-muted">
      {localize(shopWords.total)}: {amountText(product.pack, quantity)},{' '}
      {moneyText(unitPrice(product, quantity) * quantity)}
    </p>
  )
}
