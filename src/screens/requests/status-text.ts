import { t } from '@lingui/core/macro'
import { callBackKind } from '#src/core/requests/call-attempt.ts'
import type { Request } from '#src/core/requests/requests.ts'

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

/** Returns the text of a request's status; of one that only a newer build knows, that the centre has it. */
export function statusText(status: string, kind?: string): string {
  const own = kind === callBackKind ? callTexts[status] : undefined
  return (own ?? texts[status] ?? (() => t`With the centre`))()
}

/** True if the centre lacks documents of a request: it was canceled half-way, or is being sent from another phone. */
export function lacksAttachments(request: Pick<Request, 'status' | 'complete'> | undefined): boolean {
  return request?.complete === false && request.status === 'received'
}

/** Returns the state of a request at the centre; a request with missing documents is not called received. */
export function requestText(request: Pick<Request, 'status' | 'complete' | 'kind'> | undefined): string {
  if (lacksAttachments(request)) return t`The centre does not have all of it yet`
  return statusText(request?.status ?? 'received', request?.kind)
}
