import { t } from '@lingui/core/macro'

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
