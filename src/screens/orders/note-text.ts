import { t } from '@lingui/core/macro'

/** What the system writes into the log of an order; anything else was written by somebody at the centre. */
const systemWords: Record<string, () => string> = {
  by_customer: () => t`Cancelled by who ordered it`,
  payment_failed: () => t`The payment failed`,
  payment_cancelled: () => t`The payment was broken off`,
  payment_expired: () => t`The time to pay is over`,
  payment_late: () => t`Money came after the order was cancelled. It goes back.`,
  payment_again: () => t`Money came a second time. It goes back.`,
  refund_asked: () => t`Your money goes back`,
  refund_done: () => t`The money went back`,
  refund_failed: () => t`The money could not go back. The centre sees to it.`,
  refund_mismatch: () => t`Another amount went back. The centre looks into it.`,
  refund_twice: () => t`The money went back twice. The centre looks into it.`,
  cash_received: () => t`Paid in cash`,
  cash_returned: () => t`The money was given back in cash`,
  payment_mismatch: () => t`The amount that came is another one. The centre looks into it.`,
  request_replaced: () => t`Replaced by a newer request`,
  request_rejected: () => t`The enrolment was refused`,
  request_cancelled: () => t`The enrolment was cancelled`,
}

/** A note in the log of an order, in words. */
export function noteText(note: string): string {
  return (Object.hasOwn(systemWords, note) && systemWords[note]?.()) || note
}
