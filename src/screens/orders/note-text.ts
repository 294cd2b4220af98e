import { t } from '@lingui/core/macro'

/** What the system says in the log of an order, by its code. */
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

interface Event {
  readonly code?: string | null | undefined
  readonly note: string | null
}

/**
 * What an event in the log of an order says: the system's sentence, then what somebody wrote, as it is. An event that a phone
 * has from before codes had a place of their own may hold one in its note.
 */
export function noteText({ code, note }: Event): string {
  const said = code === undefined ? note : code
  const sentence = said !== null && Object.hasOwn(systemWords, said) ? systemWords[said]?.() : undefined
  const words = code === undefined && sentence !== undefined ? undefined : note
  return [sentence, words].filter(Boolean).join('\n')
}
