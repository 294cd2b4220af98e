import { t } from '@lingui/core/macro'
import { speakForms } from '#src/platform/i18n/phrases-of-forms.ts'
import { language } from '#src/platform/i18n/words.ts'
import { useDrafts } from '#src/features/forms/use-drafts.ts'
import { useCentreRequests, useLatestEntries } from '#src/features/apply/use-sent.ts'
import { Page } from '#src/features/gate/page.tsx'
import { usePerson } from '#src/platform/ui/use-person.ts'
import { useOrders } from '#src/features/orders/use-orders.ts'
import { useHydrated } from '#src/platform/ui/use-hydrated.ts'
import { LaterPart } from '#src/platform/ui/later-part.tsx'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { RequestsPending } from '#src/features/my-requests/internal/requests-pending.tsx'

// Lazy: the lists load the database, which the built page does not need.
const ownLists = () => import('#src/features/my-requests/internal/own-lists.tsx')
const OwnLists = lazyPart(ownLists)
// Loads in parallel with the stored data, because every case needs it.
if (!import.meta.env.SSR) void ownLists().catch(() => {})

// Lazy: few requests have a soil card.
const SoilPage = lazyPart(() => import('#src/features/soil/soil-page.tsx'))

speakForms(language())

/**
 * My requests: everything that the person requested, with its state.
 *
 * @param soil the id of the request whose soil card is shown instead
 */
export function Requests({ soil }: { soil?: string | undefined }) {
  const list = <RequestsPage />
  // The built page has no query.
  return useHydrated() && soil !== undefined ? (
    <LaterPart fallback={list}>
      <SoilPage id={soil} />
    </LaterPart>
  ) : (
    list
  )
}

function RequestsPage() {
  return (
    <Page title={t`My requests`} description={t`Your requests from this phone and how they stand.`} unlisted>
      <div className="column grid max-w-2xl gap-6 py-8">
        <h1>{t`My requests`}</h1>
        <Everything />
      </div>
    </Page>
  )
}

function Everything() {
  const person = usePerson()
  const account = person?.id ?? ''
  const drafts = useDrafts()
  const entries = useLatestEntries()
  const requests = useCentreRequests()
  const orders = useOrders(account)
  // The built page, and a page before its data is read, must not say that there is nothing.
  if (person === undefined || !drafts || !entries || !requests || !orders) return <RequestsPending />
  return (
    <LaterPart fallback={<RequestsPending />}>
      <OwnLists account={account} drafts={drafts} entries={entries} requests={requests} orders={orders} />
    </LaterPart>
  )
}
