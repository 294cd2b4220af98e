import type { MouseEvent } from 'react'
import { t } from '@lingui/core/macro'
import { billText } from '#src/base/bill-text.ts'
import { isSold, type FilledLine } from '#src/features/cart/filled.ts'
import { totalWithDelivery } from '#src/features/orders/save-pending-order.ts'
import type { useDeliveryArea } from '#src/features/orders/area-choice.tsx'
import { DeliveryFee } from '#src/features/orders/delivery-estimate.tsx'
import { notify } from '#src/platform/ui/toasts.ts'
import { firstUnsettled } from './typed-quantity.ts'

interface CartFooterProps {
  lines: readonly FilledLine[]
  delivery: ReturnType<typeof useDeliveryArea>
  onCheckout: () => void
}

/** The total with delivery, and the order button. */
export function CartFooter({ lines, delivery, onCheckout }: CartFooterProps) {
  const goOn = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const wrong = unsettledIn(currentTarget)
    if (wrong) return wrong.focus()
    if (lines.some(isSold)) return onCheckout()
    notify({ title: t`Empty Cart`, text: t`Please add items to cart before checkout`, tone: 'alarm' })
  }
  return (
    <footer className="grid gap-1 border-t bg-card px-4 py-2">
      <DeliveryFee lines={lines} delivery={delivery} />
      <p className="flex flex-wrap items-baseline justify-between text-lg">
        {t`Total`}{' '}
        <strong className="whitespace-nowrap text-green" style={{ fontSize: 'min(1.5rem, 8vw)' }}>
          {billText(totalWithDelivery(lines, delivery.area))}
        </strong>
      </p>
      <button type="button" className="button" onClick={goOn}>
        {t`Checkout`}
      </button>
    </footer>
  )
}

/** Returns the quantity beside the button that must be corrected first. */
function unsettledIn(button: HTMLElement): HTMLElement | undefined {
  const { activeElement } = button.ownerDocument
  // Safari leaves the focus in the field at a tap on a button: leaving the field checks and saves it.
  if (activeElement instanceof HTMLElement && activeElement.matches('[data-quantity]')) activeElement.blur()
  return firstUnsettled(button.closest('dialog')?.querySelectorAll<HTMLInputElement>('[data-quantity]') ?? [])
}
