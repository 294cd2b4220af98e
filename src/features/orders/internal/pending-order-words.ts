import { t } from '@lingui/core/macro'
import { billText } from '#src/base/bill-text.ts'
import { goneCodes, lostCode } from '#src/platform/outbox/codes.ts'
import type { PendingOrder } from '#src/features/orders/stored-pending-orders.ts'
import { language } from '#src/platform/i18n/words.ts'
import { speakAccount } from '#src/platform/i18n/phrases-of-account.ts'

speakAccount(language())

/** Returns the state of a pending order, and what to do, in a sentence or two. */
export function pendingText({ state, problem }: PendingOrder): string {
  if (state === 'waiting') return t`This order is saved on this phone. It will be sent when there is network.`
  if (state === 'asks') return t`The price has changed since you ordered. Is this total right?`
  const known = problem && Object.hasOwn(reasons, problem.code) ? reasons[problem.code] : undefined
  return known ? known(problem?.field) : refused()
}

/** Why an order came back, by the code of its refusal. */
const reasons: Readonly<Record<string, (field: string | undefined) => string>> = {
  unavailable: () =>
    t`Something in this order is out of stock today or no longer sold. Cancel it and check your cart.`,
  sold_out: () =>
    t`Others have bought it meanwhile. There is not enough left for this order. Cancel it and change your cart.`,
  ordered_before: inAnotherOrder,
  conflict: inAnotherOrder,
  limit: () =>
    t`This is more than the khata allows. Cancel it, and pay another way, or ask the centre for a higher limit.`,
  [lostCode]: () => t`The centre lost this order in a failure. Call the centre about your payment.`,
  [goneCodes.deleted]: () => t`Your account was deleted. This was not sent. The goods are in your cart.`,
  [goneCodes.unknown]: () => t`The centre does not have your account any more. The goods are in your cart.`,
  bad_request: fieldText,
}

function inAnotherOrder(): string {
  return t`Some of these things are already in another order of yours. See My requests. Cancel this order, then order the rest of your cart again.`
}

/** Returns the fault of an order's line, shown at that line; empty without a fault. */
export function lineText({ problem }: PendingOrder, item: PendingOrder['items'][number]): string {
  if (problem?.unsold?.includes(item.product_id)) return t`Not sold now. Remove it to order.`
  const left = problem?.left?.[item.product_id]
  if (left !== undefined) return left === 0 ? t`Nothing is left of this.` : t`Only ${left} left.`
  const price = problem?.prices?.[item.product_id]
  if (price === undefined || price === item.price) return ''
  return t`Costs ${billText(price)} now. It was ${billText(item.price)}.`
}

const refused = () => t`The centre could not accept this order. Cancel it, or call the centre.`

/** Returns the name of the field that the centre refused. */
function fieldText(field: string | undefined): string {
  switch (field) {
    case 'name':
      return t`The centre could not read the name. Cancel the order and write it again.`
    case 'phone':
      return t`The phone number is not right. Cancel the order and write its 10 digits.`
    case 'email':
      return t`The email is not right. Cancel the order and write it again.`
    case 'address':
      return t`The address is missing. Cancel the order and write the address.`
    case 'area':
      return t`The centre does not deliver to this area now. Cancel the order and choose another.`
    case 'pay_by':
      return t`Cash is not accepted in this area. Cancel the order and choose to pay online.`
    default:
      return refused()
  }
}
