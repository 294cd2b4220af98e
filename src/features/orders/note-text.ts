import { t } from '@lingui/core/macro'

/** Texts of system events in an order's log, by code. */
const systemWords: Record<string, () => string> = {
  by_customer: () => t`Cancelled by the customer`,
  payment_failed: () => t`The payment failed`,
  payment_cancelled: () => t`The payment was not completed`,
  payment_expired: () => t`The time to pay is over`,
  payment_late: () => t`You paid after the order was cancelled. We are returning the money.`,
  payment_again: () => t`You were charged twice. We are returning the second payment.`,
  refund_asked: () => t`Your refund is on its way`,
  refund_done: () => t`The money was returned`,
  refund_failed: () => t`The refund failed. The centre is sorting it out.`,
  refund_mismatch: () => t`A different amount was refunded. The centre is checking.`,
  refund_twice: () => t`The money was refunded twice. The centre is checking.`,
  cash_received: () => t`Paid in cash`,
  upi_received: () => t`Paid by UPI`,
  said_paid: () => t`The customer says: I have paid`,
  account_returned: () => t`Taken off the khata again`,
  goods_returned: () => t`Goods came back`,
  cash_returned: () => t`The money was refunded in cash`,
  payment_mismatch: () => t`The amount we received is not the order total. The centre is checking.`,
  on_the_round: () => t`Comes with the morning round`,
  not_at_home: () => t`Nobody was at home`,
  brought_less: () => t`Less was brought. A new order has what came.`,
  request_replaced: () => t`Replaced by a newer request`,
  request_rejected: () => t`The enrolment was refused`,
  request_cancelled: () => t`The enrolment was cancelled`,
}

interface Event {
  readonly code?: string | null | undefined
  readonly note: string | null
}

/** Returns the text of an event: the system's sentence, then a person's note unchanged. */
export function noteText({ code, note }: Event): string {
  const sentence = code && Object.hasOwn(systemWords, code) ? systemWords[code]?.() : undefined
  return [sentence, note].filter(Boolean).join('\n')
}
