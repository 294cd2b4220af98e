import { t } from '@lingui/core/macro'
import type { Order } from './sync-orders.ts'
import { language } from '#src/platform/i18n/words.ts'
import { speakAccount } from '#src/platform/i18n/phrases-of-account.ts'
import { Page } from '#src/features/gate/page.tsx'
import { usePerson } from '#src/platform/ui/use-person.ts'
import { useCentre } from '#src/features/catalogue/use-edited.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { MissingOrder } from '#src/features/orders/internal/missing-order.tsx'
import { ReceiptButtons } from '#src/features/orders/internal/receipt-buttons.tsx'
import { sheetOf } from '#src/features/orders/internal/receipt-sheet.ts'
import { ReceiptView } from '#src/features/orders/internal/receipt-view.tsx'
import { useOrder } from '#src/features/orders/internal/use-order.ts'

speakAccount(language())

/** The receipt of an order, or its slip while it is unpaid, from stored data. */
export function ReceiptPage({ id }: { id: string | undefined }) {
  return (
    <Page
      title={t`Receipt`}
      description={t`The receipt of an order: print it, keep it, send it on.`}
      access="signed-in"
      canonical="/receipt"
    >
      <div className="column grid max-w-2xl gap-4 py-6 print:py-0">
        <OpenReceipt id={id} />
        <AppLink to="/requests" className="button-quiet print:hidden">
          {t`All orders and requests`}
        </AppLink>
      </div>
    </Page>
  )
}

function OpenReceipt({ id }: { id: string | undefined }) {
  const account = usePerson()?.id ?? ''
  const { order, ...why } = useOrder(account, id)
  if (!order) return <MissingOrder {...why} />
  return <Opened order={order} account={account} />
}

function Opened({ order, account }: { order: Order; account: string }) {
  const centre = useCentre()
  return (
    <>
      <ReceiptView sheet={sheetOf(order, centre)} />
      <ReceiptButtons order={order} account={account} isOpen />
      <AppLink to="/order" search={{ id: order.id }} className="button-quiet print:hidden">
        {t`Order ${order.reference}`}
      </AppLink>
    </>
  )
}
