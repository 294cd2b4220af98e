import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { ownShelves } from '#src/content/own-shelf-words.ts'
import { cartToShow, isSold, type CartToShow, type FilledLine } from '#src/features/cart/filled.ts'
import type { Person } from '#src/platform/session/stored-session.ts'
import { useDeliveryArea } from '#src/features/orders/area-choice.tsx'
import { CheckoutForm } from '#src/features/orders/checkout-form.tsx'
import { DeliveryWhen } from '#src/features/orders/delivery-estimate.tsx'
import { PendingOrders } from '#src/features/orders/pending-orders.tsx'
import { UnpaidOrders } from '#src/features/orders/unpaid-orders.tsx'
import { AppLink } from '#src/platform/ui/link.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { useLiveRead } from '#src/platform/ui/use-live-read.ts'
import { CartFooter } from '#src/features/checkout/internal/cart-footer.tsx'
import { CartRow } from '#src/features/checkout/internal/cart-row.tsx'
import { CartAnnouncer } from '#src/features/checkout/internal/cart-announcer.tsx'
import { JoinedNotice } from '#src/features/cart/joined-notice.tsx'
import { RemovedRow, type Removed } from '#src/features/checkout/internal/removed-row.tsx'
import { closeCart, openCart, useCartDialog } from '#src/features/cart/cart-dialog-state.ts'
import { Notices } from '#src/platform/ui/notices.tsx'
import { UnsettledCart } from '#src/features/checkout/internal/unsettled-cart.tsx'
import { useOnPageLeave } from '#src/platform/ui/use-left-page.ts'
import { usePerson } from '#src/platform/ui/use-person.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { WindowTitle } from '#src/platform/ui/window-title.tsx'
import { language, localize } from '#src/platform/i18n/words.ts'
import { speakAccount } from '#src/platform/i18n/phrases-of-account.ts'
import { useBackSteps } from '#src/platform/ui/use-back-steps.ts'
import { useModal } from '#src/platform/ui/use-modal.ts'

speakAccount(language())

/** The cart over the page, with the checkout. */
export default function CartDialog() {
  const dialog = useModal()
  const cart = useLiveRead(cartToShow, 'unreadable' as const)
  const person = usePerson()
  const atCheckout = useCartDialog((state) => state.cart === 'checkout')
  useOnPageLeave(closeCart)
  // Nothing to buy is no checkout.
  const isToBuy = cart !== undefined && cart !== 'unreadable' && cart.lines.some(isSold)
  const buyer = atCheckout && isToBuy ? person : undefined
  const isCheckout = buyer !== undefined
  useBackSteps(isCheckout ? 1 : 0, openCart)
  return (
    <dialog
      ref={dialog}
      aria-labelledby="cart-title"
      className="m-0 ml-auto flex h-dvh max-h-none w-120 max-w-full flex-col bg-paper"
      // No closing by a tap outside while somebody types.
      closedby={isCheckout ? undefined : 'any'}
      onClose={closeCart}
    >
      <header className="border-b px-4 py-1">
        <WindowTitle
          id="cart-title"
          reopen={() => Promise.resolve({ cart: isCheckout ? 'checkout' : 'lines' })}
        >{t`Cart`}</WindowTitle>
      </header>
      {person && <OfAccount account={person.id} isCheckout={isCheckout} />}
      {cart === 'unreadable' ? (
        <p role="alert" className="p-4">
          {whyNotSaved('refused')}
        </p>
      ) : (
        cart && <OpenCart {...cart} buyer={buyer} />
      )}
      <Notices inWindow />
    </dialog>
  )
}

/** What an account's cart has besides its lines. */
function OfAccount({ account, isCheckout }: { account: string; isCheckout: boolean }) {
  return (
    <>
      <JoinedNotice />
      <UnsettledCart />
      {!isCheckout && <UnpaidOrders account={account} />}
      <PendingOrders account={account} className="m-4" />
    </>
  )
}

/** The lines of the cart and the ones just removed; or the checkout. */
function OpenCart({ lines, edits, buyer }: CartToShow & { buyer: Person | null | undefined }) {
  const { area } = useDeliveryArea()
  const [removed, setRemoved] = useState<Removed>()
  if (buyer !== undefined)
    return <CheckoutForm key={buyer?.id} person={buyer} lines={lines} edits={edits} onBack={openCart} />
  return (
    <>
      {lines.length > 0 ? (
        <FullCart lines={lines} removed={removed} setRemoved={setRemoved} />
      ) : (
        <EmptyCart removed={removed} setRemoved={setRemoved} />
      )}
      <CartAnnouncer lines={lines} area={area} />
    </>
  )
}

interface RemovedProps {
  removed: Removed | undefined
  setRemoved: (removed: Removed | undefined) => void
}

function EmptyCart({ removed, setRemoved }: RemovedProps) {
  return (
    <>
      {removed && (
        <ul className="px-4">
          <RemovedRow line={removed.line} onGone={() => setRemoved(undefined)} />
        </ul>
      )}
      <div className="grid grow content-center justify-items-center gap-4 p-4 text-center">
        <Pictogram name="basket" className="size-20 text-green" />
        <p>{t`Your cart is empty. Anything you add stays on this phone, with or without network.`}</p>
        <AppLink to="/all-products" className="button" onClick={closeCart}>
          {localize(ownShelves.shop)}
        </AppLink>
      </div>
    </>
  )
}

function FullCart({ lines, removed, setRemoved }: RemovedProps & { lines: FilledLine[] }) {
  const delivery = useDeliveryArea()
  const rows = lines.map((line, place) => (
    <CartRow
      key={line.product}
      line={line}
      onChange={() => setRemoved(undefined)}
      onRemoved={() => setRemoved({ line, place })}
    />
  ))
  if (removed)
    rows.splice(
      removed.place,
      0,
      <RemovedRow key="removed" line={removed.line} onGone={() => setRemoved(undefined)} />,
    )
  return (
    <>
      <div className="grow overflow-y-auto px-4">
        <ul>{rows}</ul>
        <DeliveryWhen lines={lines} delivery={delivery} />
      </div>
      <CartFooter
        lines={lines}
        delivery={delivery}
        onCheckout={() => {
          setRemoved(undefined)
          useCartDialog.setState({ cart: 'checkout' })
        }}
      />
    </>
  )
}
