import { newId } from '#src/base/ids.ts'
import type { Paise } from '#src/base/money.ts'
import { notKept, type Kept } from '#src/base/outcome.ts'
import type { DeliveryArea } from '#src/content/catalogue.ts'
import { unitPrice } from '#src/core/catalogue/narrow.ts'
import { takeOutOrdered } from '#src/core/cart/cart.ts'
import { isSold, totalOf, type FilledLine } from '#src/core/cart/filled.ts'
import type { Withdrawal } from '#src/core/outbox/keep.ts'
import { keepOf } from '#src/core/session/keep-of.ts'
import { device, liveQuery, onDevice, type HeldWish } from '#src/device/database.ts'
import { outcomeOf } from '#src/device/trouble.ts'
import { language } from '#src/i18n/words.ts'
import { contactKey, type Contact } from './contact.ts'
import { deliveryFee } from './delivery.ts'

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
  let { id, sentAt } = wish
  const outcome = await keepOf(account, [device.wishes], async () => {
    const last = await lastOrder(account)
    const words = wordsOf(wish)
    if (additions && last?.additions === additions) {
      if (last.words === words) ({ id, sentAt } = last)
      // It came back, and is now ordered in other words.
      else if ((await device.wishes.get(last.id))?.state === 'returned') await device.wishes.delete(last.id)
    }
    await device.wishes.put({ ...wish, id, sentAt })
    const value: LastOrder = { id, additions, words, sentAt }
    await device.settings.bulkPut([
      { key: contactKey(account), value: contact },
      { key: lastOrderKey(account), value },
    ])
  })
  return { outcome, wish: { ...wish, id, sentAt } }
}

/** What was ordered last on this phone: kept longer than the wish, which goes once the centre has it. */
interface LastOrder {
  readonly id: string
  readonly additions: string
  /** What the centre tells one order from another by; missing where an earlier version kept it. */
  readonly words?: string
  /** When it was last sent, if it was. */
  readonly sentAt?: number | undefined
  /** Whether the centre has answered that it has it. */
  readonly arrived?: boolean
}

/** What the centre tells one order from another by. */
function wordsOf({ contact: { name, email, phone, address }, area, payBy, items }: HeldWish): string {
  const lines = items.map(({ product_id, quantity, options }) => [product_id, quantity, options])
  return JSON.stringify([[name, email, phone, address], area, payBy, lines])
}

async function lastOrder(account: string): Promise<LastOrder | undefined> {
  return (await device.settings.get(lastOrderKey(account)))?.value as LastOrder | undefined
}

async function keepLastOrder(account: string, value: LastOrder): Promise<void> {
  await device.settings.put({ key: lastOrderKey(account), value })
}

function lastOrderKey(account: string): string {
  return `last-order:${account}`
}

/** The account's wishes that the centre has not taken yet, oldest first. */
export async function wishesOf(account: string): Promise<HeldWish[]> {
  return (await onDevice(() => device.wishes.where({ account }).toArray())).toSorted(
    (a, b) => a.madeAt - b.madeAt,
  )
}

/** The ids of the account's orders that wait on this phone, now and after every change. */
export function watchPendingIds(account: string) {
  return liveQuery(async () => (await wishesOf(account)).map(({ id }) => id))
}

/**
 * Takes a wish back; what it would have ordered is in the cart again. Kept means that it is gone from this phone, and
 * `withdrawal` what that is worth: `perhaps sent` changed nothing and asks to call again with `evenIfSent`, after the
 * person has agreed. What came back with a refusal is not with the centre.
 */
export async function withdrawWish(
  id: string,
  { evenIfSent = false } = {},
): Promise<Kept & { readonly withdrawal?: Withdrawal }> {
  let withdrawal: Withdrawal | undefined
  const outcome = await outcomeOf(async () => {
    withdrawal = await onWishes(async () => {
      const wish = await device.wishes.get(id)
      if (!wish) return 'unknown'
      const perhapsSent = wish.state === 'waiting' && wish.sentAt !== undefined
      if (perhapsSent && !evenIfSent) return 'perhaps sent'
      await device.wishes.delete(id)
      return perhapsSent ? 'withdrawn, perhaps sent' : 'withdrawn'
    })
  })
  if (withdrawal === undefined) return outcome
  return { ...(withdrawal.startsWith('withdrawn') ? outcome : notKept('refused')), withdrawal }
}

/**
 * The wish as it is to go out now, noted as sent; nothing where it was taken back or answered meanwhile. With `again` also
 * one that the centre has by now, for whoever waits to be led to its payment.
 */
export function wishToSend(
  { id, account }: HeldWish,
  again: HeldWish | undefined,
): Promise<HeldWish | undefined> {
  return onWishes(async () => {
    const wish = await device.wishes.get(id)
    const last = await lastOrder(account)
    if (!wish) return last?.id === id && last.arrived ? again : undefined
    if (wish.state !== 'waiting' || wish.account !== account) return undefined
    const sentAt = Date.now()
    await device.wishes.update(id, { sentAt })
    if (last?.id === id) await keepLastOrder(account, { ...last, sentAt })
    return { ...wish, sentAt }
  })
}

/**
 * Writes down what the centre said to a wish that was sent: nothing where it has it, so that it goes and its goods leave
 * the cart, or else what changes in it. A wish that has other words by now was not answered.
 */
export function settleWish(sent: HeldWish, change: Partial<HeldWish> | undefined): Promise<Kept> {
  return outcomeOf(() =>
    onWishes(async () => {
      const wish = await device.wishes.get(sent.id)
      const isAnswered = wish && wordsOf(wish) === wordsOf(sent) && wish.total === sent.total
      if (isAnswered) await (change ? device.wishes.update(sent.id, change) : device.wishes.delete(sent.id))
      if (isAnswered && !change) await takeOutOrdered(sent.account, wish.items)
      const last = await lastOrder(sent.account)
      if (!change && last?.id === sent.id) await keepLastOrder(sent.account, { ...last, arrived: true })
    }),
  )
}

/** Agrees to the total that the centre asks for now; the wish goes out again with it. */
export function agreeToTotal(id: string, total: Paise): Promise<Kept> {
  const change = { state: 'waiting', newTotal: undefined, problem: undefined, sentAt: undefined } as const
  return outcomeOf(() => onDevice(() => device.wishes.update(id, { total, ...change })))
}

/** One transaction over the wishes and what changes with them. */
function onWishes<Result>(work: () => Promise<Result>): Promise<Result> {
  const tables = [device.wishes, device.settings, device.cartOperations]
  return onDevice(() => device.transaction('rw', tables, work))
}
