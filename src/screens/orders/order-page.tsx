import { t } from '@lingui/core/macro'
import { moneyText } from '#src/base/money.ts'
import { Page } from '#src/screens/frame/page.tsx'
import { usePerson } from '#src/screens/frame/use-person.ts'
import { Go } from '#src/ui/go.tsx'
import { OrderAgain } from './order-again.tsx'
import { OrderCard } from './order-card.tsx'
import { MoneyBack } from './money-back.tsx'
import { ReceiptButtons } from './receipt-buttons.tsx'
import { isForCash, isUnpaid } from '#src/core/orders/money-due.ts'
import { stateText } from './state-text.ts'
import { UnpaidOrder } from './unpaid-order.tsx'
import { useOrders } from './use-orders.ts'
import { language } from '#src/i18n/words.ts'
import { speakAccount } from '#src/i18n/phrases-of-account.ts'

speakAccount(language())

/** One order of the person's, from what the phone holds. */
export function OrderPage({ id }: { id: string | undefined }) {
  return (
    <Page
      title={t`Order`}
      description={t`What you ordered, and what became of it.`}
      access="signed-in"
      canonical="/order"
      noChat
    >
      <div className="column grid max-w-2xl gap-4 py-6">
        <OpenOrder id={id} />
        <Go to="/requests" className="button-quiet">
          {t`All orders and requests`}
        </Go>
      </div>
    </Page>
  )
}

function OpenOrder({ id }: { id: string | undefined }) {
  const account = usePerson()?.id ?? ''
  const order = useOrders(account)?.find((candidate) => candidate.id === id)
  if (!order) return <h1>{t`This order is not on this phone yet.`}</h1>
  return (
    <>
      <h1>{t`Order ${order.reference}`}</h1>
      <p className="text-lg font-bold">{stateText(order.state)}</p>
      {isForCash(order) && (
        <p className="card border-2 border-mustard p-4 text-lg">{t`Pay ${moneyText(order.total_paise)} in cash on delivery.`}</p>
      )}
      {isUnpaid(order) || (isForCash(order) && order.state === 'placed') ? (
        <UnpaidOrder order={order} account={account} />
      ) : (
        <OrderAgain order={order} />
      )}
      <MoneyBack order={order} />
      <ReceiptButtons order={order} account={account} />
      <OrderCard order={order} />
    </>
  )
}
