import { newId } from '#src/base/ids.ts'
import type { Paise } from '#src/base/money.ts'
import { notKept, type Kept } from '#src/base/outcome.ts'
import type { DeliveryArea } from '#src/content/catalogue.ts'
import { unitPrice } from '#src/core/catalogue/narrow.ts'
import { isSold, totalOf, type FilledLine } from '#src/core/cart/filled.ts'
import { isUsing } from '#src/core/session/held-session.ts'
import { device, type HeldWish } from '#src/device/database.ts'
import { outcomeOf } from '#src/device/trouble.ts'
import { language } from '#src/i18n/words.ts'
import { deliveryFee } from './delivery.ts'

/** Whom an order is for and where it goes. */
export interface Contact {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly address: string
}

/** Whether a wish was kept, and the wish as it stands on the phone. */
export interface KeptWish {
  readonly outcome: Kept
  readonly wish: HeldWish
}

/** What a wish to order comes to, in paise. */
export function totalWithDelivery(lines: readonly FilledLine[], area: DeliveryArea): Paise {
  return totalOf(lines) + deliveryFee(lines, area)
}

/**
 * Keeps the wish to order what is in the cart, under an id made here: however often it is sent, it is one order. The
 * total that the person saw goes with it, so that nobody pays a price they were not shown. The same additions in the same
 * words again, as from a second tab that does not know yet that they are ordered, are the same order. In other words they
 * are another: the first may have arrived, and then the centre says so instead of answering for what it has.
 */
export async function keepWish(
  account: string,
  lines: readonly FilledLine[],
  contact: Contact,
  { area, payBy }: { area: DeliveryArea; payBy: 'online' | 'cash' },
): Promise<KeptWish> {
  const sold = lines.filter(isSold)
  const wish: HeldWish = {
    id: newId(),
    account,
    contact,
    area: area.id,
    payBy,
    language: language(),
    total: totalWithDelivery(sold, area),
    madeAt: Date.now(),
    state: 'waiting',
    items: sold.map(({ product, quantity, additions, current }) => ({
      product_id: product,
      quantity,
      options: current!.item?.customer === 'commercial' ? { customer_type: 'commercial' } : {},
      observed: [...additions],
      name: current!.name,
      price: unitPrice(current!, quantity),
    })),
  }
  const additions = sold
    .flatMap((line) => [...line.additions])
    .toSorted()
    .join()
  return putWish(wish, additions)
}

async function putWish(wish: HeldWish, additions: string): Promise<KeptWish> {
  const { account, contact } = wish
  let { id } = wish
  let isTheirs = false
  const outcome = await outcomeOf(() =>
    device.transaction('rw', device.wishes, device.settings, async () => {
      isTheirs = await isUsing(account)
      if (!isTheirs) return
      const last = (await device.settings.get(lastOrderKey(account)))?.value as LastOrder | undefined
      const words = wordsOf(wish)
      if (additions && last?.additions === additions) {
        if (last.words === words) ({ id } = last)
        // It came back, and is now ordered in other words.
        else if ((await device.wishes.get(last.id))?.state === 'returned') await device.wishes.delete(last.id)
      }
      await device.wishes.put({ ...wish, id })
      const value: LastOrder = { id, additions, words }
      await device.settings.bulkPut([
        { key: contactKey(account), value: contact },
        { key: lastOrderKey(account), value },
      ])
    }),
  )
  return { outcome: outcome.kept && !isTheirs ? notKept('locked') : outcome, wish: { ...wish, id } }
}

/** What was ordered last on this phone: kept longer than the wish, which goes once the centre has it. */
interface LastOrder {
  readonly id: string
  readonly additions: string
  /** What the centre tells one order from another by; missing where an earlier version kept it. */
  readonly words?: string
}

/** What the centre tells one order from another by. */
function wordsOf({ contact: { name, email, phone, address }, area, payBy, items }: HeldWish): string {
  const lines = items.map(({ product_id, quantity, options }) => [product_id, quantity, options])
  return JSON.stringify([[name, email, phone, address], area, payBy, lines])
}

function lastOrderKey(account: string): string {
  return `last-order:${account}`
}

/** The account's wishes that the centre has not taken yet, oldest first. */
export async function wishesOf(account: string): Promise<HeldWish[]> {
  return (await device.wishes.where({ account }).toArray()).toSorted((a, b) => a.madeAt - b.madeAt)
}

/** Takes a wish back before the centre has it; the cart is as it was. */
export function withdrawWish(id: string): Promise<Kept> {
  return outcomeOf(() => device.wishes.delete(id))
}

/** Agrees to the total that the centre asks for now; the wish goes out again with it. */
export function agreeToTotal(id: string, total: Paise): Promise<Kept> {
  return outcomeOf(() =>
    device.wishes.update(id, { total, state: 'waiting', newTotal: undefined, problem: undefined }),
  )
}

/** Whom this account last ordered for, on this phone. */
export async function lastContact(account: string): Promise<Contact | undefined> {
  return (await device.settings.get(contactKey(account)))?.value as Contact | undefined
}

/** One contact per account: what one farmer typed is never offered to another. */
function contactKey(account: string): string {
  return `contact:${account}`
}
