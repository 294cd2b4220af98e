import { t } from '@lingui/core/macro'
import { callBackKind, statusBefore, type HappenedToIt } from '#src/features/requests/call-attempt.ts'
import type { Request } from '#src/features/requests/requests.ts'

const texts: Record<string, () => string> = {
  received: () => t`Received by the centre`,
  in_review: () => t`In review`,
  answered: () => t`Answered`,
  approved: () => t`Approved`,
  rejected: () => t`Refused`,
  done: () => t`Completed`,
  cancelled: () => t`Cancelled`,
  replaced: () => t`Replaced by a newer request`,
}

/** The outcomes of a call back. */
const callTexts: Record<string, () => string> = {
  in_review: () => t`Called, nobody answered`,
  done: () => t`We spoke by phone`,
}

/**
 * Returns the text of a request's status; of one that only a newer build knows, that the centre has it.
 *
 * @param from the status before: a call back is in review after *done* because it was taken up again
 */
export function statusText(status: string, kind?: string, from?: string | null): string {
  const isCall = kind === callBackKind && !(status === 'in_review' && from === 'done')
  const own = isCall ? callTexts[status] : undefined
  return (own ?? texts[status] ?? (() => t`With the centre`))()
}

/** The statuses in which nobody waits for documents. */
const ended: readonly string[] = ['done', 'rejected', 'cancelled', 'replaced']

/**
 * True if documents of a request are still to come, independent of its status: they are sent from another phone, or their
 * sending was canceled half-way.
 */
function lacksAttachments(request: Pick<Request, 'status' | 'complete'> | undefined): boolean {
  return request?.complete === false && !ended.includes(request.status)
}

/**
 * Returns the state of a request at the centre; a request with missing documents is not called received.
 *
 * @param events its history, oldest first
 */
export function requestText(
  request: Pick<Request, 'status' | 'complete' | 'kind'> | undefined,
  events: readonly HappenedToIt[] = [],
): string {
  const { status = 'received', kind = '' } = request ?? {}
  const text = statusText(status, kind, statusBefore(kind, events))
  if (!lacksAttachments(request)) return text
  const lacks = t`The centre does not have all of it yet`
  return status === 'received' ? lacks : `${text} (${lacks})`
}

/** True if a booking's own line says where the request stands: *In review* above *Booked: Sunday* reads as two answers. */
export function isToldByBooking(
  request: Pick<Request, 'status' | 'complete' | 'bookings'> | undefined,
): boolean {
  const isOnItsWay = request?.status === 'received' || request?.status === 'in_review'
  const hasAnswer = request?.bookings?.some(({ state }) => state !== 'asked') === true
  return isOnItsWay && hasAnswer && !lacksAttachments(request)
}

/** Returns the state whose picture a request has: while documents are missing, it is being sent until the centre has acted. */
export function requestMark(request: Pick<Request, 'status' | 'complete'> | undefined): string {
  const { status = 'received' } = request ?? {}
  return status === 'received' && lacksAttachments(request) ? 'sending' : status
}
