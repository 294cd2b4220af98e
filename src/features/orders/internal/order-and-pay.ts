import { t } from '@lingui/core/macro'
import { billText } from '#src/base/bill-text.ts'
import type { SaveFailure } from '#src/base/outcome.ts'
import type { DeliveryArea } from '#src/content/catalogue.ts'
import type { FilledLine } from '#src/features/cart/filled.ts'
import { notifyHere } from '#src/features/orders/sent-orders.ts'
import type { Contact } from '#src/features/cart/contact.ts'
import type { PayBy } from '#src/features/cart/typed-at-checkout.ts'
import { pendingOrdersOf } from '#src/features/orders/stored-pending-orders.ts'
import { savePendingOrder, type SavedOrder } from '#src/features/orders/save-pending-order.ts'
import { sendOrder, type Payment, type SendResult } from '#src/features/orders/send-order.ts'
import type { Person } from '#src/platform/session/stored-session.ts'
import { closeCart, openCart } from '#src/features/cart/cart-dialog-state.ts'
import { goesWhen } from '#src/platform/faults/why-no-answer.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import type { NewTab } from '#src/platform/ui/new-tab.ts'
import { notify, type Notice } from '#src/platform/ui/toasts.ts'
import { endPaymentTab, openPaymentTab } from './payment-tab.ts'
import { pendingText } from './pending-order-words.ts'
import { unpayable } from './unpayable.ts'

/** Delivery and payment of an order, and callbacks. */
interface HowToOrder {
  readonly area: DeliveryArea
  readonly payBy: PayBy
  /** Opens the person's orders, from the notice about a saved order. */
  readonly seeOrders: () => void
  /** Called once the order is stored. */
  readonly onSaved: () => Promise<unknown>
}

/** Stores the order, then sends it and opens the payment; shows which of the two happened. */
export async function orderAndPay(
  person: Person,
  lines: readonly FilledLine[],
  contact: Contact,
  { seeOrders, onSaved, ...how }: HowToOrder,
): Promise<void> {
  const tab = tabFor(how)
  const { outcome, pendingOrder } = await savePendingOrder(person.id, lines, contact, how)
  if (!outcome.saved) return notifyFailed(outcome.why, tab)
  await onSaved()
  // Out of the checkout, which a reload would open again.
  openCart()
  await sendAndPay(pendingOrder, tab, seeOrders)
}

/** Says, also in the payment's tab, why the order was not stored. */
export function notifyFailed(why: SaveFailure, tab: NewTab | undefined): void {
  const notice: Notice = { title: t`Checkout Failed`, text: whyNotSaved(why), tone: 'alarm' }
  endPaymentTab(tab, notice)
  notify(notice)
}

/** Opens a tab for the payment; `undefined` for cash and the khata. Call it within the tap. */
export function tabFor({ payBy }: { payBy?: PayBy | undefined }): NewTab | undefined {
  return payBy === 'cash' || payBy === 'account' ? undefined : openPaymentTab()
}

/** Sends a stored order and opens its payment; shows the result, except for one that the order itself shows. */
export async function sendAndPay(
  order: Order,
  tab: NewTab | undefined,
  seeOrders: () => void,
): Promise<void> {
  // Also if another tab has sent it meanwhile: this one opens its payment too.
  notifyHere(order.id, true)
  const sent = await sendOrder(order)
  if ('waiting' in sent) notifyHere(order.id, false)
  if ('returned' in sent) return endPaymentTab(tab, await refusalOf(order))
  const url = 'payment' in sent && 'url' in sent.payment ? sent.payment.url : undefined
  // The cart stays open over a page that gives way: closing it is a step back, which would stop the way there.
  if (url !== undefined && tab?.go(url) === 'here') return notify({ title: t`Redirecting to Payment` })
  const notice = noticeOf(sent, order, seeOrders)
  if (url === undefined) endPaymentTab(tab, notice)
  if ('payment' in sent) closeCart()
  notify(notice)
}

type Order = SavedOrder['pendingOrder']

/** Returns the reason of a refusal; the order shows it too, in the cart and in My requests. */
async function refusalOf({ id, account }: Order): Promise<Notice> {
  const order = (await pendingOrdersOf(account)).find((item) => item.id === id)
  return { title: t`Checkout Failed`, text: order && pendingText(order) }
}

/** Returns the outcome and the next step. */
function noticeOf(
  sent: Exclude<SendResult, { readonly returned: true }>,
  order: Order,
  seeOrders: () => void,
): Notice {
  if ('payment' in sent) return paymentNotice(sent.payment, order, seeOrders)
  const title = t`Your order is saved on this phone`
  return {
    title,
    text: [goesWhen(sent.why), order.payBy === 'online' && t`Then you can pay.`].filter(Boolean).join(' '),
  }
}

function paymentNotice(payment: Payment, order: Order, seeOrders: () => void): Notice {
  const action = { label: t`My requests`, run: seeOrders }
  if ('url' in payment)
    return { title: t`Redirecting to Payment`, text: t`Please complete your payment in the new tab` }
  if ('paid' in payment) return { title: t`Order placed`, text: t`This order is paid already.`, action }
  if ('unpayable' in payment) return unpayable()
  const total = billText(order.total)
  if (order.payBy === 'account')
    return { title: t`Order placed`, text: t`${total} is written into your khata.`, action }
  return { title: t`Order placed`, text: t`Pay ${total} in cash when it is brought to you.`, action }
}
