import { centreNow } from '#src/base/clock.ts'
import { t } from '@lingui/core/macro'
import { billText } from '#src/base/bill-text.ts'
import { sampleStates } from '#src/content/soil-line-words.ts'
import { bookingsOf, leadingBooking, soilStateOf } from './booked.ts'
import { headOf, type DeskItem } from './item.ts'
import { paymentsBack } from './transitions.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { stateText } from '#src/features/orders/state-text.ts'
import { requestText, statusText } from '#src/features/my-requests/status-text.ts'
import { bookingState } from './booking-standing.ts'

/**
 * Returns a status in the words that the owner reads; a kind of requests may have words of its own, also for its earlier
 * states.
 */
export function stateLine(
  what: DeskItem['what'],
  status: string,
  kind?: string,
  from?: string | null,
): string {
  if (status === 'cash_returned') return t`Money refunded by hand`
  if (what === 'request' && status === 'spam') return t`Spam`
  if (what === 'request') return statusText(status, kind, from)
  return stateText(status as Parameters<typeof stateText>[0])
}

/** Statuses that somebody at the desk has decided: what was booked says nothing more. */
const decided = ['rejected', 'cancelled', 'replaced', 'done']

/**
 * Returns how an item stands: what was booked or sampled says it until the request is decided. A request with missing files is
 * not called received.
 */
export function standingOf(item: DeskItem, now = centreNow()): string {
  if (item.what === 'order') return stateLine('order', headOf(item).status)
  if (item.spam) return t`Spam`
  return soilStanding(item) ?? bookedStanding(item, now) ?? requestText(item.request, item.log)
}

function soilStanding(item: DeskItem): string | undefined {
  const [soil, { status }] = [soilStateOf(item), headOf(item)]
  return soil && status !== 'answered' && !decided.includes(status) ? localize(sampleStates[soil]) : undefined
}

function bookedStanding(item: DeskItem, now: number): string | undefined {
  const booking = leadingBooking(item, now)
  if (!booking || booking.state === 'called_off' || soilStateOf(item)) return undefined
  if (booking.state !== 'billed' && decided.includes(headOf(item).status)) return undefined
  const more = bookingsOf(item).length - 1
  return more > 0 ? `${bookingState(booking, now)} +${more}` : bookingState(booking, now)
}

/** Returns a status that somebody here has written and the item does not show. */
export function writtenState(item: DeskItem, status: string): string {
  const head = headOf(item)
  return stateLine(item.what, status, head.kind, head.status)
}

/** Returns the label of a new status; if money moves, it names the amount and the method. */
export function moveText(item: DeskItem, to: string): string {
  if (item.what === 'request') return stateLine('request', to, item.request.kind, item.request.status)
  const isBack = to === 'refunded' || to === 'cash_returned'
  const total = billText(item.order.total_paise * (isBack ? paymentsBack(item.order) : 1))
  if (to === 'refunded' && item.order.pay_by === 'account') return t`Take ${total} off the khata again`
  if (to === 'refunded') return t`Refund ${total} the way it was paid`
  if (to === 'cash_returned') return t`Refunded by hand: ${total}`
  return stateLine('order', to)
}
