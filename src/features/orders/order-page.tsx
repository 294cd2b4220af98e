import type { ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import { Page } from '#src/features/gate/page.tsx'
import { usePerson } from '#src/platform/ui/use-person.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { StateMark } from '#src/platform/ui/state-mark.tsx'
import { OrderCard } from '#src/features/orders/internal/order-card.tsx'
import { MissingOrder } from '#src/features/orders/internal/missing-order.tsx'
import { GoodsBack } from './goods-back.tsx'
import { MoneyBack } from '#src/features/orders/internal/money-back.tsx'
import { OrderSteps } from '#src/features/orders/internal/order-steps.tsx'
import { OrderOutcome, WaysOn } from '#src/features/orders/internal/order-outcome.tsx'
import { ReceiptButtons } from '#src/features/orders/internal/receipt-buttons.tsx'
import { paymentOutcome } from '#src/features/orders/internal/payment-outcome.ts'
import { stateText } from './state-text.ts'
import { useOrder } from '#src/features/orders/internal/use-order.ts'
import type { Order } from './sync-orders.ts'
import { language } from '#src/platform/i18n/words.ts'
import { speakAccount } from '#src/platform/i18n/phrases-of-account.ts'

speakAccount(language())

interface OrderPageProps {
  id: string | undefined
  /** What else the order's buyer may do with it. */
  acts: (order: Order) => ReactNode
}

/** An order of the person, from stored data. */
export function OrderPage({ id, acts }: OrderPageProps) {
  return (
    <Page
      title={t`Order`}
      description={t`Your order and how it stands.`}
      access="signed-in"
      canonical="/order"
    >
      <div className="column grid max-w-2xl gap-4 py-6">
        <OpenOrder id={id} acts={acts} />
        <AppLink to="/requests" className="button-quiet">
          {t`All orders and requests`}
        </AppLink>
      </div>
    </Page>
  )
}

function OpenOrder({ id, acts }: OrderPageProps) {
  const account = usePerson()?.id ?? ''
  const { order, ...why } = useOrder(account, id)
  if (!order) return <MissingOrder {...why} />
  const isPaid = paymentOutcome(order) === 'completed'
  return (
    <>
      <h1>{t`Order ${order.reference}`}</h1>
      {isPaid && (
        <p className="flex items-center gap-3 text-lg font-bold">
          <StateMark state={order.state} />
          {stateText(order.state)}
        </p>
      )}
      {!isPaid && <OrderOutcome order={order} account={account} heading="h2" />}
      <OrderSteps order={order} />
      <OrderCard order={order} />
      <GoodsBack order={order} />
      {isPaid && <MoneyBack order={order} />}
      <div className="flex flex-wrap gap-3">{isPaid && <WaysOn order={order} account={account} />}</div>
      <ReceiptButtons order={order} account={account} />
      {acts(order)}
    </>
  )
}
