import { t } from '@lingui/core/macro'
import { billText } from '#src/base/bill-text.ts'
import type { DeliveryArea } from '#src/content/catalogue.ts'
import type { FilledLine } from '#src/core/cart/filled.ts'
import { sendWish, type Sent } from '#src/core/orders/send.ts'
import { tellHere } from '#src/core/orders/sent-orders.ts'
import type { Contact } from '#src/core/orders/contact.ts'
import { wishesOf } from '#src/core/orders/pending-orders.ts'
import { keepWish, type KeptWish } from '#src/core/orders/wishes.ts'
import type { Person } from '#src/core/session/held-session.ts'
import { closeCart } from '#src/screens/frame/open.ts'
import { goesWhen } from '#src/screens/faults/why-no-answer.ts'
import { whyNotKept } from '#src/screens/frame/why-not-kept.ts'
import type { NewTab } from '#src/ui/new-tab.ts'
import { notify, type Notice } from '#src/ui/toasts.ts'
import { endPaymentTab, openPaymentTab } from './payment-tab.ts'
import { pendingText } from './pending-order-words.ts'
import { unpayable } from './unpayable.ts'

/** How an order is brought and paid, and what is done around it. */
interface HowToOrder {
  readonly area: DeliveryArea
  readonly payBy: 'online' | 'cash'
  /** Leads to the person's orders, from the notice that there is one more. */
  readonly seeOrders: () => void
  /** Called once the phone has the order. */
  readonly onKept: () => Promise<unknown>
}

/**
 * Keeps the order on the phone, then sends it and leads to the payment; says which of the two came about.
 */
export async function orderAndPay(
  person: Person,
  lines: readonly FilledLine[],
  contact: Contact,
  { seeOrders, onKept, ...how }: HowToOrder,
): Promise<void> {
  const tab = tabFor(how)
  const { outcome, wish } = await keepWish(person.id, lines, contact, how)
  if (!outcome.kept) {
    const notice: Notice = { title: t`Checkout Failed`, text: whyNotKept(outcome.why), tone: 'alarm' }
    endPaymentTab(tab, notice)
    return notify(notice)
  }
  await onKept()
  await sendAndPay(wish, tab, seeOrders)
}

/** A tab for the payment; what is paid in cash needs none. To be called within the tap. */
export function tabFor({ payBy }: { payBy?: 'online' | 'cash' | undefined }): NewTab | undefined {
  return payBy === 'cash' ? undefined : openPaymentTab()
}

/** Sends a kept order and leads to its payment; says what came of it, but for what stands at the order then. */
export async function sendAndPay(wish: Wish, tab: NewTab | undefined, seeOrders: () => void): Promise<void> {
  // Also where another tab has sent it meanwhile: this one leads to its payment too.
  tellHere(wish.id, true)
  const sent = await sendWish(wish, { again: true })
  if ('waiting' in sent) tellHere(wish.id, false)
  if ('returned' in sent) return endPaymentTab(tab, await refusalOf(wish))
  const notice = wordOf(sent, wish, seeOrders)
  if ('url' in sent) tab?.go(sent.url)
  else endPaymentTab(tab, notice)
  if (!('waiting' in sent)) closeCart()
  notify(notice)
}

type Wish = KeptWish['wish']

/** Why it was not taken; the order itself says so too, in the cart and in My requests. */
async function refusalOf({ id, account }: Wish): Promise<Notice> {
  const order = (await wishesOf(account)).find((one) => one.id === id)
  return { title: t`Checkout Failed`, text: order && pendingText(order) }
}

/** What has come of it, and what happens next. */
function wordOf(sent: Exclude<Sent, { readonly returned: true }>, wish: Wish, seeOrders: () => void): Notice {
  if ('url' in sent)
    return { title: t`Redirecting to Payment`, text: t`Please complete your payment in the new tab` }
  if ('cash' in sent) {
    const total = billText(wish.total)
    const text = t`Pay ${total} in cash when it is brought to you.`
    return { title: t`Order placed`, text, action: { label: t`My requests`, run: seeOrders } }
  }
  if ('unpayable' in sent) return unpayable()
  const title = t`Your order is saved on this phone`
  return {
    title,
    text: [goesWhen(), wish.payBy !== 'cash' && t`Then you can pay.`].filter(Boolean).join(' '),
  }
}
