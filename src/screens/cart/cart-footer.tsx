import type { MouseEvent } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { t } from '@lingui/core/macro'
import { withQuery } from '#src/base/own-address.ts'
import { billText } from '#src/base/bill-text.ts'
import type { FilledLine } from '#src/core/cart/filled.ts'
import { totalWithDelivery } from '#src/core/orders/save-pending-order.ts'
import { closeCart } from '#src/screens/frame/cart-dialog-state.ts'
import { useReturnAddress } from '#src/screens/frame/return-address.ts'
import { usePerson } from '#src/screens/frame/use-person.ts'
import type { useDeliveryArea } from '#src/screens/orders/area-choice.tsx'
import { DeliveryFee } from '#src/screens/orders/delivery-estimate.tsx'
import { firstUnsettled } from './typed-quantity.ts'

interface CartFooterProps {
  lines: readonly FilledLine[]
  delivery: ReturnType<typeof useDeliveryArea>
  onCheckout: () => void
}

/** The total with delivery, and the order button; guests sign in first. */
export function CartFooter({ lines, delivery, onCheckout }: CartFooterProps) {
  const person = usePerson()
  const navigate = useNavigate()
  const returnTo = useReturnAddress()
  const goOn = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const wrong = unsettledIn(currentTarget)
    if (wrong) return wrong.focus()
    if (person) return onCheckout()
    closeCart()
    void navigate({ to: '/auth', search: { to: withQuery(returnTo, { cart: 'checkout' }) } })
  }
  return (
    <footer className="grid gap-3 border-t bg-card p-4">
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
