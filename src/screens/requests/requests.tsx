import { t } from '@lingui/core/macro'
import { centre } from '#src/content/centre.ts'
import { speakForms } from '#src/i18n/phrases-of-forms.ts'
import { language } from '#src/i18n/words.ts'
import { Page } from '#src/screens/frame/page.tsx'
import { usePerson } from '#src/screens/frame/use-person.ts'
import { OrderList } from '#src/screens/orders/order-list.tsx'
import { useOrders } from '#src/screens/orders/use-orders.ts'
import { useDrafts } from '#src/screens/forms/use-drafts.ts'
import { useCentreRequests, useEntries } from '#src/screens/forms/use-sent.ts'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { CentreList } from './centre-list.tsx'
import { DraftList } from './draft-list.tsx'
import { PhoneCan } from './phone-can.tsx'
import { ReturnedList } from './returned-list.tsx'
import { standing } from './standing.ts'
import { WaitingList } from './waiting-list.tsx'

speakForms(language())

/** What the person asked of the centre and what became of it. */
export function Requests() {
  return (
    <Page
      title={t`My requests`}
      description={t`What you asked of the centre from this phone, and what became of it.`}
    >
      <div className="column grid max-w-2xl gap-6 py-8">
        <h1>{t`My requests`}</h1>
        <Everything />
      </div>
    </Page>
  )
}

function Everything() {
  const account = usePerson()?.id ?? ''
  const drafts = useDrafts()
  const entries = useEntries()
  const requests = useCentreRequests()
  const orders = useOrders(account)
  // The page as built, and the phone before it has looked: neither may say that there is nothing.
  if (!drafts || !entries || !requests || !orders)
    return (
      <div className="grid gap-4">
        <p>{t`What you asked of the centre from this phone, and what became of it.`}</p>
        <div className="spinner justify-self-center" role="status" aria-label={t`Opening`} />
      </div>
    )
  const { waiting, returned, received } = standing(entries, requests)
  const nothing = !drafts.length && !waiting.length && !returned.length && !received.length && !orders.length
  return (
    <>
      {nothing && <NothingAskedFor />}
      <ReturnedList entries={returned} />
      <WaitingList entries={waiting} />
      <DraftList drafts={drafts} />
      <CentreList received={received} account={account} />
      {account && <OrderList account={account} />}
      <PhoneCan />
    </>
  )
}

function NothingAskedFor() {
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <Pictogram name="requests" className="size-20 text-green" />
      <p>{t`You have asked for nothing from this phone yet. Open a service and fill in its form, also without network. Or call the centre.`}</p>
      <a className="button" href={`tel:${centre.phone.replaceAll(' ', '')}`}>
        <Pictogram name="phone" className="size-6" />
        {centre.phone}
      </a>
    </div>
  )
}
