import { useNavigate, useRouterState } from '@tanstack/react-router'
import { t } from '@lingui/core/macro'
import { moneyText } from '#src/base/money.ts'
import { totalOf, type FilledLine } from '#src/core/cart/filled.ts'
import { closeCart } from '#src/screens/frame/open.ts'
import { usePerson } from '#src/screens/frame/use-person.ts'

/** What the cart comes to, and the way to order it: through signing in, for who is not. */
export function CartFooter({ lines, onCheckout }: { lines: readonly FilledLine[]; onCheckout: () => void }) {
  const person = usePerson()
  const navigate = useNavigate()
  const here = useRouterState({ select: (state) => state.location.pathname })
  const goOn = () => {
    if (person) return onCheckout()
    closeCart()
    void navigate({ to: '/auth', search: { to: `${here}?cart=checkout` } })
  }
  return (
    <footer className="grid gap-3 border-t bg-card p-4">
      <p className="flex items-baseline justify-between text-lg">
        {t`Total`} <strong className="text-xl text-green">{moneyText(totalOf(lines))}</strong>
      </p>
      <button type="button" className="button" onClick={goOn}>
        {t`Checkout`}
      </button>
    </footer>
  )
}
