import { lazy } from 'react'
import { t } from '@lingui/core/macro'
import { guestOwner } from '#src/platform/session/owner.ts'
import type { DraftLine } from '#src/features/forms/drafts.ts'
import type { Order } from '#src/features/orders/sync-orders.ts'
import type { LatestEntries } from '#src/features/forms/submissions.ts'
import type { Request } from '#src/features/requests/requests.ts'
import { hasUnread } from '#src/platform/outbox/unread.ts'
import { pendingOrdersOf } from '#src/features/orders/stored-pending-orders.ts'
import { GuestWorkNote } from '#src/features/account/guest-work-note.tsx'
import { useLiveRead } from '#src/platform/ui/use-live-read.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { LaterPart } from '#src/platform/ui/later-part.tsx'
import { CarryOver } from './carry-over.tsx'
import { useCentre } from '#src/features/catalogue/use-edited.ts'
import { CentreList } from './centre-list.tsx'
import { DraftList } from './draft-list.tsx'
import { GoneNote } from './gone-note.tsx'
import { restOf } from '#src/features/my-requests/long-list.tsx'
import { PhoneCan } from './phone-can.tsx'
import { groupRequests, withOrders } from '#src/features/my-requests/group-requests.ts'
import { RequestsPending } from './requests-pending.tsx'
import { ReturnedList, WaitingList } from './unsent-lists.tsx'
import { WipedNotice } from './wiped-notice.tsx'

// Lazy: an offer must not delay the lists.
const PushOffer = lazy(() =>
  import('#src/features/push/push-offer.tsx').catch(() => ({ default: () => null })),
)

interface OwnListsProps {
  account: string
  drafts: readonly DraftLine[]
  entries: LatestEntries
  requests: readonly Request[]
  orders: readonly Order[]
}

/** All drafts, requests and orders of the person; those that need the person come first. */
export default function OwnLists({ account, drafts, entries, requests, orders }: OwnListsProps) {
  const { waiting, returned, received } = groupRequests(entries.lines, requests)
  const pending = useLiveRead(() => pendingOrdersOf(account || guestOwner), [], account)
  const isUnread = useLiveRead(() => hasUnreadOf(account || guestOwner), false, account)
  const atCentre = withOrders(received, orders)
  const nothing = ![drafts, waiting, returned, atCentre].some(({ length }) => length)
  // All at once: what comes later would move what is about to be tapped.
  if (pending === undefined || isUnread === undefined) return <RequestsPending />
  const pendingById = new Map(pending.map((order) => [order.id, order]))
  return (
    <>
      <WipedNotice />
      <GuestWorkNote />
      {nothing && !isUnread && <NoRequests />}
      {nothing && isUnread && <p>{t`A newer version of the app is needed to show this.`}</p>}
      <GoneNote account={account} returned={returned} />
      <ReturnedList entries={returned} rest={restOf(entries, 'returned')} orders={pendingById} />
      <WaitingList entries={waiting} rest={restOf(entries, 'waiting')} orders={pendingById} />
      <DraftList drafts={drafts} />
      {account && (
        <div className="flex flex-wrap gap-3">
          <AppLink to="/khata" className="button-quiet">
            {t`My khata`}
          </AppLink>
          <AppLink to="/agent" className="button-quiet">
            {t`Filling in for others`}
          </AppLink>
        </div>
      )}
      <CentreList items={atCentre} rest={restOf(entries, 'received')} account={account} />
      <CarryOver
        isAnythingHere={drafts.length + waiting.length + returned.length > 0}
        isGuest={account === ''}
      />
      <PhoneCan />
      {/* Last, because it comes later and must not move what is tapped. */}
      {account && waiting.length + atCentre.length > 0 && (
        <LaterPart>
          <PushOffer />
        </LaterPart>
      )}
    </>
  )
}

/** True where the centre has something of an owner's that this build cannot read. */
const hasUnreadOf = async (owner: string) =>
  (await hasUnread('requests', owner)) || (await hasUnread('orders', owner))

function NoRequests() {
  const centre = useCentre()
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <Pictogram name="requests" className="size-20 text-green" />
      <p>{t`No requests from this phone yet. Open a service and fill in its form, even without network. Or call the centre.`}</p>
      <a className="button" href={`tel:${centre.phone.replaceAll(' ', '')}`}>
        <Pictogram name="phone" className="size-6" />
        {centre.phone}
      </a>
    </div>
  )
}
