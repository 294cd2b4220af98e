import { t } from '@lingui/core/macro'
import { moneyText } from '#src/base/money.ts'
import type { PriceTier } from '#src/content/catalogue.ts'
import { amountText } from '#src/content/pack-text.ts'
import type { Product } from '#src/features/catalogue/product.ts'
import { loadOrNotify } from '#src/platform/ui/load-or-notify.ts'
import { loadCartChanges } from '#src/features/shop/in-cart.ts'

interface BulkQuantityProps {
  product: Product
  /** Prices by quantity: each is a button. */
  tiers: readonly PriceTier[]
  /** How many are in the cart. */
  quantity: number
}

/** A typed quantity and its tiers, because nobody taps *Add* fifty times for fifty litres. */
export function BulkQuantity({ product, tiers, quantity }: BulkQuantityProps) {
  const { id, name, pack } = product
  const setTo = async (wanted: string) => {
    if (wanted !== String(quantity)) await (await loadOrNotify(loadCartChanges))?.setPieces(product, wanted)
  }
  return (
    <div className="flex flex-wrap items-center justify-end gap-1">
      {tiers.map(({ from, price }) => (
        <button
          key={from}
          type="button"
          className="pill"
          aria-pressed={quantity === from}
          aria-label={t`${amountText(pack, from)} and more: ${moneyText(price)}`}
          data-add={id}
          data-set={from}
          onClick={() => setTo(String(from))}
        >
          {amountText(pack, from)} · {moneyText(price)}
        </button>
      ))}
      <input
        autoComplete="off"
        // The cart's number replaces what was typed once it has changed.
        key={quantity}
        className="field w-20 px-1 text-center"
        aria-label={t`Quantity: ${name}`}
        placeholder="0"
        inputMode="numeric"
        enterKeyHint="done"
        defaultValue={quantity || ''}
        onBlur={({ target: { value } }) => value.trim() && setTo(value)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
    </div>
  )
}
