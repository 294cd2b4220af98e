import { useNavigate } from '@tanstack/react-router'
import { withQuery } from '#src/base/own-address.ts'
import { saveSignInProgress, signInProgress } from '#src/features/account/sign-in-progress.ts'
import { closeCart } from '#src/features/cart/cart-dialog-state.ts'
import { useReturnAddress } from '#src/platform/ui/return-address.ts'

/** Returns a function that leads a guest from the checkout to the sign-in and back, with the phone number typed once. */
export function useSignInToPay(): () => undefined {
  const navigate = useNavigate()
  const returnTo = useReturnAddress()
  return () => {
    const { checkout, typed } = signInProgress()
    const phone = checkout?.contact.phone
    if (phone) saveSignInProgress({ typed: { ...typed, phone: { ...typed?.['phone'], phone } } })
    closeCart()
    void navigate({ to: '/auth', search: { to: withQuery(returnTo, { cart: 'checkout' }) } })
    return undefined
  }
}
