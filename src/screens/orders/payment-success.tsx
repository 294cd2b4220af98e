import { lazy, Suspense } from 'react'
import { t } from '@lingui/core/macro'
import { Page } from '#src/screens/frame/page.tsx'
import { usePerson } from '#src/screens/frame/use-person.ts'
import { AppLink } from '#src/ui/link.tsx'
import { MissingOrder } from './missing-order.tsx'
import { OrderCard } from './order-card.tsx'
import { OrderOutcome } from './order-outcome.tsx'
import { ReceiptButtons } from './receipt-buttons.tsx'
import { outcomeJustBack } from '#src/core/orders/payment-outcome.ts'
import { useJustBack } from './use-just-back.ts'
import { useOrder } from './use-order.ts'
import { language } from '#src/i18n/words.ts'
import { speakAccount } from '#src/i18n/phrases-of-account.ts'

speakAccount(language())

// Lazy: an offer must not delay the thanks.
const InstallOffer = lazy(() =>
  import('#src/screens/install/install-offer.tsx').catch(() => ({ default: () => null })),
)

interface PaymentSuccessProps {
  session: string | undefined
  order: string | undefined
}

/** The page after a payment. It says *Completed* only once the centre has confirmed the money. */
export function PaymentSuccess({ session, order }: PaymentSuccessProps) {
  return (
    <Page
      title={t`Payment`}
      description={t`Whether your payment has arrived, and what happens next.`}
      access="signed-in"
      canonical="/payment-success"
    >
      <div className="column grid max-w-2xl gap-4 py-6">
        {order ? <PaidOrder session={session} order={order} /> : <NoOrder />}
        <AppLink to="/" className="button">
          {t`Continue Shopping`}
        </AppLink>
      </div>
    </Page>
  )
}

/** Shown without an order in the address. */
function NoOrder() {
  return (
    <>
      <div className="grid justify-items-center gap-3 text-center">
        <h1>{t`Payment`}</h1>
        <p>{t`See in My requests all your orders and whether they are paid.`}</p>
        <AppLink to="/requests" className="button-quiet">
          {t`My requests`}
        </AppLink>
      </div>
      <NextSteps of="anything" />
    </>
  )
}

function PaidOrder({ session, order: id }: PaymentSuccessProps & { order: string }) {
  const account = usePerson()?.id ?? ''
  const { order, ...why } = useOrder(account, id)
  const outcome = useJustBack(id, order, outcomeJustBack)
  if (!order || !outcome)
    return (
      <>
        <MissingOrder {...why} />
        <AppLink to="/requests" className="button-quiet">
          {t`My requests`}
        </AppLink>
      </>
    )
  const isDone = outcome === 'completed' || outcome === 'cash'
  return (
    <>
      <OrderOutcome order={order} account={account} justBack={outcome} />
      {session && (
        <section className="grid gap-3">
          <h2>{t`Order ${order.reference}`}</h2>
          <OrderCard order={order} />
        </section>
      )}
      {isDone && <NextSteps of={order.kind === 'training' ? 'training' : 'goods'} />}
      {session && <ReceiptButtons order={order} account={account} />}
      {isDone && (
        <Suspense>
          <InstallOffer />
        </Suspense>
      )}
    </>
  )
}

/** The centre's next steps after the payment, as far as they concern this order. */
function NextSteps({ of }: { of: 'goods' | 'training' | 'anything' }) {
  return (
    <section className="card grid gap-2 p-4">
      <h2>{t`What happens next`}</h2>
      <ul className="list-disc pl-6">
        {of !== 'goods' && <li>{t`Training: we contact you within 24 hours.`}</li>}
        {of !== 'training' && <li>{t`Products: shipped in 2-3 business days.`}</li>}
        {of === 'anything' && <li>{t`Loans: reviewed in 2-3 business days.`}</li>}
      </ul>
    </section>
  )
}
