import { lazy, Suspense, useEffect } from 'react'
import { t } from '@lingui/core/macro'
import type { Order } from '#src/core/orders/catch-up.ts'
import { Page } from '#src/screens/frame/page.tsx'
import { usePerson } from '#src/screens/frame/use-person.ts'
import { Go } from '#src/ui/go.tsx'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { MoneyBack } from './money-back.tsx'
import { OrderCard } from './order-card.tsx'
import { ReceiptButtons } from './receipt-buttons.tsx'
import { isUnpaid } from '#src/core/orders/money-due.ts'
import { stateText } from './state-text.ts'
import { useOrders } from './use-orders.ts'
import { language } from '#src/i18n/words.ts'
import { speakAccount } from '#src/i18n/phrases-of-account.ts'

speakAccount(language())

// What only offers something must never stand in the way of the thanks.
const InstallOffer = lazy(() =>
  import('#src/screens/install/install-offer.tsx').catch(() => ({ default: () => null })),
)

interface PaymentSuccessProps {
  session: string | undefined
  order: string | undefined
}

/** How often the centre is asked whether the payment has come, while this page is open and it has not. */
const askAgainAfter = 3_000

/** Where a payment leads back to. It says Completed only when the centre has confirmed the money. */
export function PaymentSuccess({ session, order }: PaymentSuccessProps) {
  return (
    <Page
      title={t`Payment`}
      description={t`Whether your payment has arrived, and what happens next.`}
      access="signed-in"
      canonical="/payment-success"
      noChat
    >
      <div className="column grid max-w-2xl gap-4 py-6">
        {order ? <PaidOrder session={session} order={order} /> : <NoOrder />}
        <section className="card grid gap-2 p-4">
          <h2>{t`What happens next`}</h2>
          <ul className="list-disc pl-6">
            <li>{t`Training: we contact you within 24 hours.`}</li>
            <li>{t`Products: shipped in 2-3 business days.`}</li>
            <li>{t`Loans: reviewed in 2-3 business days.`}</li>
          </ul>
        </section>
        <Go to="/" className="button">
          {t`Continue Shopping`}
        </Go>
      </div>
    </Page>
  )
}

/** Who comes here without an order waits for nothing. */
function NoOrder() {
  return (
    <div className="grid justify-items-center gap-3 text-center">
      <h1>{t`Payment`}</h1>
      <p>{t`Your orders, and whether they are paid, are in My requests.`}</p>
      <Go to="/requests" className="button-quiet">
        {t`My requests`}
      </Go>
    </div>
  )
}

function PaidOrder({ session, order: id }: PaymentSuccessProps & { order: string }) {
  const account = usePerson()?.id ?? ''
  const orders = useOrders(account)
  const order = orders?.find((candidate) => candidate.id === id)
  const isOpen = !order || isUnpaid(order)
  useEffect(() => {
    if (!isOpen) return
    const ask = () => void import('#src/core/orders/catch-up.ts').then(({ catchUpOrders }) => catchUpOrders())
    ask()
    const timer = setInterval(ask, askAgainAfter)
    return () => clearInterval(timer)
  }, [isOpen])
  return (
    <>
      <div className="grid justify-items-center gap-3 text-center" role="status">
        {order && !isOpen ? <Outcome state={order.state} /> : <Waiting />}
      </div>
      {order && !isOpen && <AfterOutcome order={order} />}
      {session && order && (
        <section className="grid gap-3">
          <h2>{t`Order ${order.reference}`}</h2>
          <ReceiptButtons order={order} account={account} />
          <OrderCard order={order} />
        </section>
      )}
    </>
  )
}

/** Whether the order ended before its money came, or went back. */
function isOver({ state }: Pick<Order, 'state'>): boolean {
  return state === 'cancelled' || state === 'refunded'
}

function Waiting() {
  return (
    <>
      <div className="spinner" />
      <h1>{t`Confirming payment`}</h1>
      <p>{t`We are waiting for word of your payment. You may close this page; the order keeps its place.`}</p>
    </>
  )
}

function AfterOutcome({ order }: { order: Order }) {
  return (
    <>
      <MoneyBack order={order} />
      {!isOver(order) && (
        <Suspense>
          <InstallOffer />
        </Suspense>
      )}
    </>
  )
}

function Outcome({ state }: Pick<Order, 'state'>) {
  if (isOver({ state })) return <h1>{stateText(state)}</h1>
  return (
    <>
      <Pictogram name="check" className="size-16 text-green" />
      <h1>{t`Completed`}</h1>
    </>
  )
}
