import { t } from '@lingui/core/macro'
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

/** The centre's status of a request; one that this build does not know yet is shown as received. */
export function statusText(status: string): string {
  return (texts[status] ?? texts['received']!)()
}

/** Whether the centre still waits for papers of it: what was taken back half-way, or is being sent from another phone. */
export function lacksAttachments(request: Pick<Request, 'status' | 'complete'> | undefined): boolean {
  return request?.complete === false && request.status === 'received'
}

/** Where a request stands at the centre; what came without all its papers is not called received. */
export function requestText(request: Pick<Request, 'status' | 'complete'> | undefined): string {
  if (lacksAttachments(request)) return t`The centre does not have all the papers yet`
  return statusText(request?.status ?? 'received')
}
