import { startTransition, useCallback, useEffect, useState } from 'react'
import { t } from '@lingui/core/macro'
import { indiaDay } from '#src/base/day.ts'
import { momentText } from '#src/base/moment.ts'
import { pendingActions } from '#src/features/bookings/pending-actions.ts'
import { syncDays, watchDays, type DeskDays } from './stored-day.ts'
import { daysOf, waitingOf } from './day-plan.ts'
import { dayAt, type DayPlace, type DayShown } from './place.ts'
import { startDeskSync } from './start-desk-sync.ts'
import type { SyncResult } from './sync-desk.ts'
import type { Undone } from '#src/platform/session/call-centre.ts'
import { whyUndone } from '#src/platform/faults/why-undone.ts'
import { deskBookingKind } from '#src/features/requests/booking-action.ts'
import { learnRoles } from '#src/features/people/people.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { LaterPart } from '#src/platform/ui/later-part.tsx'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { Spinner } from '#src/platform/ui/spinner.tsx'
import { useLiveRead } from '#src/platform/ui/use-live-read.ts'
import { useMinute } from '#src/platform/ui/use-minute.ts'
import { useObservable } from '#src/platform/ui/use-observable.ts'
import { DayBar, DayCounts } from './day-bar.tsx'
import { PlanOfDays, WaitingBookings } from './day-lists.tsx'
import { OpenBooking } from './day-booking.tsx'
import { DropBar } from './drop-bar.tsx'
import { useDayDrag } from './use-day-drag.ts'
import { useRowKeys } from './use-row-keys.ts'

const DayOut = lazyPart(async () => ({ default: (await import('./day-out.tsx')).DayOut }))
const RainDay = lazyPart(async () => ({ default: (await import('./rain-day.tsx')).RainDay }))

/** One list, so that nothing is drawn again for it. */
const none: Awaited<ReturnType<typeof pendingActions>> = []

const daysNow = () => Promise.resolve(watchDays())

interface DayProps {
  account: string
  place: DayPlace
}

/** The bookings of a day or a week from the stored rows; syncs while it is visible. */
export default function Day({ account, place }: DayProps) {
  const at = dayAt(place, indiaDay())
  const stored = useObservable<DeskDays | undefined>('days', daysNow, undefined)
  const [result, setResult] = useState<SyncResult>()
  const sync = useCallback(() => syncDays(at.day), [at.day])
  useEffect(() => startDeskSync(setResult, sync, deskBookingKind), [sync])
  const isOver = result === 'no right'
  const isBehind = result !== undefined && result !== 'up to date'
  useEffect(() => {
    if (isOver) void learnRoles(account)
  }, [isOver, account])
  const wanted = daysOf(at.day, at.span)
  const isHere = stored && wanted.every((day) => day >= stored.from && day <= stored.to)
  if (isOver) return <p role="status">{t`The centre no longer shows you the requests.`}</p>
  return (
    <>
      <div className="grid gap-4">
        <h1>{t`Work of the day`}</h1>
        <AppLink to="/desk" className="justify-self-start">
          {t`Desk`}
        </AppLink>
        <DayBar {...at} />
        <p role="status" className="text-muted">
          {isBehind ? silence(result, stored) : ''}
        </p>
        {!isHere && (isBehind ? <p>{t`This day is not on this phone yet.`}</p> : <Spinner />)}
      </div>
      {isHere && (
        <Plan
          account={account}
          at={at}
          days={stored}
          wanted={wanted}
          onMoved={() => void sync().catch(() => {})}
        />
      )}
    </>
  )
}

/** The reason for missing updates, and the age of the shown data. */
function silence(why: Undone, stored: DeskDays | undefined): string {
  const words = whyUndone(why)
  const at = stored && momentText(stored.at)
  return at ? `${words} ${t`This is as of ${at}.`}` : words
}

interface PlanProps {
  account: string
  at: DayShown
  days: DeskDays
  /** The days that are looked at. */
  wanted: readonly string[]
  onMoved: () => void
}

function Plan({ account, at, days, wanted, onMoved }: PlanProps) {
  const now = useMinute()
  const pending = useLiveRead(() => pendingActions(deskBookingKind), none) ?? none
  const rows = useRowKeys()
  const dragged = useDayDrag(rows, days, pending)
  const waiting = waitingOf(days, now)
  // Other code comes once the lines are there, and would delay them: what stands below, and what an unfolded line has.
  const [areDrawn, setDrawn] = useState(false)
  useEffect(() => {
    startTransition(() => setDrawn(true))
    void OpenBooking.load()
  }, [])
  const about = { account, pending, days }
  return (
    <>
      <div ref={rows} className="grid gap-6">
        <DayCounts days={days} wanted={wanted} waiting={waiting} />
        <p className="text-muted">{t`Use the keys ↑ and ↓ to go through the list.`}</p>
        <p className="text-muted">{t`Drag a booking to another day, machine or name.`}</p>
        <WaitingBookings waiting={waiting} {...about} />
        <PlanOfDays wanted={wanted} by={at.by} {...about} />
        {areDrawn && (
          <LaterPart fallback={null}>
            <DayOut days={days} wanted={wanted} by={at.by} />
            <RainDay key={at.day} account={account} day={at.day} days={days} onMoved={onMoved} />
          </LaterPart>
        )}
        {dragged && <DropBar dragged={dragged} days={days} now={now} />}
      </div>
    </>
  )
}
