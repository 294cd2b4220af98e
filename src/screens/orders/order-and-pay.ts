import { t } from '@lingui/core/macro'
import type { DeliveryArea } from '#src/content/catalogue.ts'
import type { FilledLine } from '#src/core/cart/filled.ts'
import { sendWish } from '#src/core/orders/send.ts'
import { keepWish, wishesOf, type Contact } from '#src/core/orders/wishes.ts'
import type { Person } from '#src/core/session/held-session.ts'
import { closeCart } from '#src/screens/frame/open.ts'
import { whyNotKept } from '#src/screens/frame/why-not-kept.ts'
import { openNewTab } from '#src/ui/new-tab.ts'
import { notify } from '#src/ui/toasts.ts'

/** Keeps the order on the phone, then sends it and leads to the payment; says which of the two came about. */
export async function orderAndPay(
  person: Person,
  lines: readonly FilledLine[],
  contact: Contact,
  area: DeliveryArea,
): Promise<void> {
  const tab = openNewTab()
  const { outcome, id } = await keepWish(person.id, lines, contact, area)
  if (!outcome.kept) {
    tab.close()
    return notify({ title: t`Checkout Failed`, text: whyNotKept(outcome.why), tone: 'alarm' })
  }
  await sendAndPay(person.id, id, tab)
}

/** Sends a kept order again, because the person asked or agreed. */
export async function sendAndPay(account: string, id: string, tab = openNewTab()): Promise<void> {
  const wish = (await wishesOf(account)).find((candidate) => candidate.id === id)
  const sent = wish ? await sendWish(wish) : undefined
  if (sent && 'url' in sent) {
    notify({ title: t`Redirecting to Payment`, text: t`Please complete your payment in the new tab` })
    closeCart()
    return tab.go(sent.url)
  }
  tab.close()
  if (sent && 'waiting' in sent)
    notify({
      title: t`Your order is kept on this phone`,
      text: t`It goes out as soon as there is network. Then you can pay.`,
    })
}
