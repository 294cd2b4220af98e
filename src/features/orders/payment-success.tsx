import { lazy } from 'react'
import { t } from '@lingui/core/macro'
import { deliveryAreas } from '#src/content/delivery.ts'
import type { Product } from '#src/features/catalogue/product.ts'
import type { Order } from './sync-orders.ts'
import { Page } from '#src/features/gate/page.tsx'
import { useAreas } from '#src/features/catalogue/use-areas.ts'
import { usePerson } from '#src/platform/ui/use-person.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { useObservable } from '#src/platform/ui/use-observable.ts'
import { LaterPart } from '#src/platform/ui/later-part.tsx'
import { MissingOrder } from '#src/features/orders/internal/missing-order.tsx'
import { allNextSteps, nextSteps } from '#src/features/orders/internal/next-steps.ts'
import { OrderCard } from '#src/features/orders/internal/order-card.tsx'
import { OrderOutcome } from '#src/features/orders/internal/order-outcome.tsx'
import { ReceiptButtons } from '#src/features/orders/internal/receipt-buttons.tsx'
import { outcomeJustBack } from '#src/features/orders/internal/payment-outcome.ts'
import { useJustBack } from '#src/features/orders/internal/use-just-back.ts'
import { useOrder } from '#src/features/orders/internal/use-order.ts'
import { language } from '#src/platform/i18n/words.ts'
import { speakAccount } from '#src/platform/i18n/phrases-of-account.ts'

speakAccount(language())

// Lazy: an offer must not delay the thanks.
const InstallOffer = lazy(() =>
  import('#src/features/push/install-offer.tsx').catch(() => ({ default: () => null })),
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
      description={t`See if your payment has arrived, and the next steps.`}
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
        <p>{t`See all your orders and payments in My requests.`}</p>
        <AppLink to="/requests" className="button-quiet">
          {t`My requests`}
        </AppLink>
      </div>
      <NextSteps steps={allNextSteps()} />
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
      {isDone && <NextStepsOf order={order} />}
      {session && <ReceiptButtons order={order} account={account} />}
      {isDone && (
        <LaterPart>
          <InstallOffer />
        </LaterPart>
      )}
    </>
  )
}

const unknown: ReadonlyMap<string, Product> = new Map()

/** The centre's next steps after the payment of an order. */
function NextStepsOf({ order }: { order: Order }) {
  const ids = order.items.map(({ product_id: id }) => id)
  const products = useObservable(
    ids.join(' '),
    () =>
      import('#src/features/catalogue/stored-catalogue.ts').then(({ watchProducts }) => watchProducts(ids)),
    // No line moves when it is known which goods are fresh.
    unknown,
  )
  const areas = useAreas(deliveryAreas)
  return <NextSteps steps={nextSteps(order, { products, areas })} />
}

function NextSteps({ steps }: { steps: readonly string[] }) {
  if (!steps.length) return null
  return (
    <section className="card grid gap-2 p-4">
      <h2>{t`Next steps`}</h2>
      <ul className="list-disc pl-6">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </section>
  )
}
