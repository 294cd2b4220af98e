import type { Paise } from '#src/base/money.ts'
import { notKept, type Kept } from '#src/base/outcome.ts'
import { takeOutOrdered } from '#src/core/cart/cart.ts'
import type { Withdrawal } from '#src/core/outbox/keep.ts'
import { device, liveQuery, onDevice, type HeldWish } from '#src/device/database.ts'
import { outcomeOf } from '#src/device/trouble.ts'

/** Ordered last on this phone: kept longer than the wish, which goes once the centre has it. */
export interface LastOrder {
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
export function wordsOf({ contact: { name, email, phone, address }, area, payBy, items }: HeldWish): string {
  const lines = items.map(({ product_id, quantity, options }) => [product_id, quantity, options])
  return JSON.stringify([[name, email, phone, address], area, payBy, lines])
}

/** What an account ordered last on this phone. */
export async function lastOrder(account: string): Promise<LastOrder | undefined> {
  return (await device.settings.get(lastOrderKey(account)))?.value as LastOrder | undefined
}

async function keepLastOrder(account: string, value: LastOrder): Promise<void> {
  await device.settings.put({ key: lastOrderKey(account), value })
}

/** Where it is kept; with the account's id at the end, it is put away with everything else of theirs. */
export function lastOrderKey(account: string): string {
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
  return outcomeOf(() =>
    onWishes(async () => {
      const { items = [], problem } = (await device.wishes.get(id)) ?? {}
      const priced = items.map((item) => ({
        ...item,
        price: problem?.prices?.[item.product_id] ?? item.price,
      }))
      await device.wishes.update(id, { total, items: priced, ...change })
    }),
  )
}

/** One transaction over the wishes and what changes with them. */
function onWishes<Result>(work: () => Promise<Result>): Promise<Result> {
  const tables = [device.wishes, device.settings, device.cartOperations]
  return onDevice(() => device.transaction('rw', tables, work))
}
