import type { Entry, ReturnedEntry, WaitingEntry } from './entry.ts'
import { earlierLoss, mayBeAfter } from './loss-time.ts'
import { lostCode } from './codes.ts'

/** An entry without the fields of a state. */
type EntryFacts = Omit<WaitingEntry, 'state' | 'nextAttemptAt' | 'lease' | 'why'>

/**
 * Returns the entry as it stands after the centre was restored: entries received since the backup wait again. Those with
 * files, which the phone no longer has, are returned, to be completed and sent again. An entry that is being sent loses
 * its lease: an answer from before is void. A receipt without a reference has its time from this phone's clock, and is
 * void; the centre repeats the answer if it has the entry.
 */
export function lostSince(entry: Entry, from: string | null, now: number): Entry {
  if (entry.state === 'waiting') return withoutLease(entry)
  if (entry.state === 'returned') return entry
  const { receipt, files, ...rest } = entry
  if (receipt.reference !== undefined && !mayBeAfter(receipt.receivedAt, from)) return entry
  return lostAgain(rest, files ? 'returned' : 'waits', now)
}

function withoutLease(entry: WaitingEntry): WaitingEntry {
  const { lease, ...rest } = entry
  return lease ? { ...rest, attempts: rest.attempts + 1 } : entry
}

/** Returns the entry by which something lost is sent again under its own id, or by which its person is told of it. */
export function lostAgain(
  { settles, ...facts }: EntryFacts,
  fate: Exclude<LostFate, 'gone'>,
  now: number,
): WaitingEntry | ReturnedEntry {
  if (fate === 'returned')
    return { ...facts, again: true, state: 'returned', returned: { status: 409, code: lostCode, at: now } }
  return {
    ...facts,
    ...(settles && { settles }),
    again: true,
    state: 'waiting',
    attempts: 0,
    nextAttemptAt: now,
  }
}

/**
 * State of something that a mirror shows and a restored centre does not have: it waits to be sent again, is returned to its
 * person, or was gone for another reason.
 */
type LostFate = 'waits' | 'returned' | 'gone'

/** Nothing of these waits for an answer, or is on its way. */
const endedRequests: readonly string[] = ['cancelled', 'replaced']
const endedOrders: readonly string[] = ['cancelled', 'refunded', 'delivered']

/** Of a request: with files or a payment only its person can complete it. */
export function fateOfRequest(
  request: {
    readonly received_at: string
    readonly status: string
    readonly files: readonly unknown[]
    readonly order_id: string | null
  },
  from: string | null,
): LostFate {
  const { received_at: receivedAt, status, files, order_id: order } = request
  if (!mayBeAfter(receivedAt, from) || endedRequests.includes(status)) return 'gone'
  return files.length === 0 && order === null ? 'waits' : 'returned'
}

/** Of an order: only the centre can find the payment of one that was paid. */
export function fateOfOrder(
  order: {
    readonly created_at: string
    readonly state: string
    readonly pay_by: string
    readonly kind: string
  },
  from: string | null,
): LostFate {
  const { created_at: createdAt, state, pay_by: payBy, kind } = order
  if (!mayBeAfter(createdAt, from) || endedOrders.includes(state)) return 'gone'
  const isUnpaid = state === 'placed' || state === 'awaiting_payment' || payBy === 'cash'
  return isUnpaid && kind !== 'training' && kind !== 'booking' ? 'waits' : 'returned'
}

/** A life of the centre's data that a restored backup began, and the moment of the last thing that this backup has. */
interface Life {
  readonly life: number
  readonly data_until: string | null
}

/**
 * Returns the time from which a phone with an earlier life may have data that the centre has lost; null for the first
 * day.
 */
export function lossSince(now: Life & { readonly lives: readonly Life[] }, known: number): string | null {
  const missed = now.lives.filter(({ life }) => life > known)
  return missed.reduce((from, { data_until: until }) => earlierLoss(from, until), now.data_until)
}
