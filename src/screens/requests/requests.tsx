import { t } from '@lingui/core/macro'
import { centre } from '#src/content/centre.ts'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { Page } from '#src/screens/frame/page.tsx'
import { usePerson } from '#src/screens/frame/use-person.ts'
import { OrderList } from '#src/screens/orders/order-list.tsx'
import { useOrders } from '#src/screens/orders/use-orders.ts'

/** What the person asked of the centre and what became of it. */
export function Requests() {
  const account = usePerson()?.id
  const orders = useOrders(account ?? '')
  return (
    <Page
      title={t`My requests`}
      description={t`What you asked of the centre from this phone, and what became of it.`}
    >
      <div className="column grid max-w-xl gap-4 py-8">
        {account && orders?.length ? (
          <>
            <h1>{t`My requests`}</h1>
            <OrderList account={account} />
          </>
        ) : (
          <NothingAskedFor />
        )}
      </div>
    </Page>
  )
}

function NothingAskedFor() {
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <Pictogram name="requests" className="size-20 text-green" />
      <h1>{t`My requests`}</h1>
      <p>{t`You have asked for nothing from this phone yet. To ask for something now, call the centre.`}</p>
      <a className="button" href={`tel:${centre.phone.replaceAll(' ', '')}`}>
        <Pictogram name="phone" className="size-6" />
        {centre.phone}
      </a>
    </div>
  )
}
