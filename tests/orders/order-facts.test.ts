import { expect, test } from 'vitest'
import type { FilledLine } from '#src/features/cart/filled.ts'
import type { Product } from '#src/features/catalogue/product.ts'
import { checkoutView } from '#src/features/orders/internal/checkout-changes.ts'
import { isBrought } from '#src/features/orders/internal/arrival.ts'
import { deliveryFee, missingToFree } from '#src/features/orders/internal/delivery.ts'
import {
  forgetLastOrder,
  lastOrderKey,
  lastOrders,
  saveLastOrder,
} from '#src/features/orders/internal/last-order.ts'
import { moneyBack } from '#src/features/orders/money-back.ts'
import { isForCash, isUnpaid } from '#src/features/orders/money-due.ts'
import {
  additionsOf,
  orderCancelKind,
  orderKind,
  wordsOf,
  type OrderContent,
} from '#src/features/orders/order-content.ts'
import type { Order } from '#src/features/orders/sync-orders.ts'

const states = ['placed', 'awaiting_payment', 'paid', 'packed', 'shipped', 'delivered', 'cancelled'] as const
const statesWith = (is: (order: Pick<Order, 'state' | 'pay_by'>) => boolean, pay_by: Order['pay_by']) =>
  states.filter((state) => is({ state, pay_by }))

test('an order waits for its money until it is paid, unless somebody brings the goods for cash', () => {
  expect(statesWith(isUnpaid, 'online')).toEqual(['placed', 'awaiting_payment'])
  expect(statesWith(isUnpaid, 'cash')).toEqual([])
  expect(statesWith(isForCash, 'cash')).toEqual(['placed', 'packed', 'shipped'])
  expect(statesWith(isForCash, 'online')).toEqual([])
})

test('money on its way back is named until it is there; a refusal of one payment is named first', () => {
  const of = (...refunds: (string | null)[]) =>
    moneyBack({ payments: refunds.map((refund) => ({ refund })) as unknown as Order['payments'] })
  expect([of(), of(null), of('returned')]).toEqual([undefined, undefined, undefined])
  expect([of('asked'), of(null, 'sent')]).toEqual(['under way', 'under way'])
  expect([of('failed'), of('sent', 'failed')]).toEqual(['held up', 'held up'])
})

const content: OrderContent = {
  contact: { name: 'Ranjit', email: '', phone: '+919876543210', address: 'Sarna' },
  area: 'sarna',
  payBy: 'cash',
  language: 'pa',
  total: 8_002,
  items: [
    {
      product_id: 'wheat',
      quantity: 2,
      options: { size: '1' },
      observed: ['a', 'b'],
      name: 'Wheat',
      price: 1,
    },
    { product_id: 'rice', quantity: 1, options: {}, observed: ['c'], name: 'Rice', price: 2 },
  ],
}

test('two orders are the same by whom they are for, where they go, how they are paid and what is in them', () => {
  const words = wordsOf(content)
  expect(JSON.parse(words)).toEqual([
    ['Ranjit', '', '+919876543210', 'Sarna'],
    'sarna',
    'cash',
    [
      ['wheat', 2, { size: '1' }],
      ['rice', 1, {}],
    ],
  ])
  expect(wordsOf({ ...content, total: 1, language: 'en' })).toBe(words)
  expect(additionsOf(content)).toEqual(['a', 'b', 'c'])
  expect([orderKind, orderCancelKind]).toEqual(['order', 'order-cancel'])
})

function settingRows() {
  const settings = new Map<string, unknown>()
  return {
    settings,
    rows: {
      setting: async (key: string) => settings.get(key),
      putSetting: async (key: string, value: unknown) => void settings.set(key, value),
    },
  }
}

test('the last orders of an account are the newest of each goods, and only the named one is forgotten', async () => {
  const { settings, rows } = settingRows()
  const [first, second] = [
    { id: 'o', additions: 'a b', words: '' },
    { id: 'p', additions: 'c', words: '' },
  ]
  await saveLastOrder(rows, 'asha', first)
  await saveLastOrder(rows, 'asha', second)
  expect([...settings]).toEqual([['last-order:asha', [second, first]]])
  await forgetLastOrder(rows, 'asha', 'another')
  await forgetLastOrder(rows, 'bal', 'o')
  expect([...settings.keys()]).toEqual(['last-order:asha'])
  await saveLastOrder(rows, 'asha', { ...first, id: 'q' })
  expect(await lastOrders(rows, 'asha')).toEqual([{ ...first, id: 'q' }, second])
  await forgetLastOrder(rows, 'asha', 'q')
  expect(await lastOrders(rows, 'asha')).toEqual([second])
  await forgetLastOrder(rows, 'asha', 'p')
  expect(settings.get(lastOrderKey('asha'))).toBeUndefined()
})

test('the ninth order leaves eight', async () => {
  const { rows } = settingRows()
  for (let number = 0; number < 9; number += 1)
    await saveLastOrder(rows, 'asha', { id: `o${number}`, additions: `a${number}`, words: '' })
  const ids = (await lastOrders(rows, 'asha')).map(({ id }) => id)
  expect(ids).toEqual(['o8', 'o7', 'o6', 'o5', 'o4', 'o3', 'o2', 'o1'])
})

const line = (product: string, price: number, more: Partial<Product> | null = {}): FilledLine => ({
  product,
  quantity: 2,
  additions: [],
  seen: { name: `${product} once`, price: 7 },
  current:
    more === null ? undefined : ({ id: product, name: product, price, available: true, ...more } as Product),
})
const title = { en: 'Sarna', pa: 'ਸਰਨਾ', hi: 'सरना' }
const area = { id: 'sarna', title, fee: 20, freeFrom: 100 } as unknown as Parameters<typeof deliveryFee>[1]

test('a checkout shows what is sold now at its price, and what is not by its last name', () => {
  const milk = line('daily-needs/milk', 30)
  const away = line('seeds/okra', 5, { available: false })
  expect(checkoutView([milk, away, line('seeds/gone', 5, null)], area)).toEqual({
    lines: [
      { product: 'daily-needs/milk', name: 'daily-needs/milk', quantity: 2, price: 30, isKnown: true },
      { product: 'seeds/okra', name: 'seeds/okra', quantity: 2, price: undefined, isKnown: true },
      { product: 'seeds/gone', name: 'seeds/gone once', quantity: 2, price: undefined, isKnown: false },
    ],
    area: { id: 'sarna', title },
    fee: 20,
    edits: {},
  })
  expect(checkoutView([{ ...away, product: 'daily-needs/ghee' }], area).fee).toBe(0)
})

test('only daily needs are brought for a fee, which ends at the amount from which it is free', () => {
  expect(
    ['daily-needs/milk', 'daily-needs', 'seeds/daily-needs/x'].map((product) => isBrought({ product })),
  ).toEqual([true, false, false])
  const of = (price: number) => [line('daily-needs/milk', price), line('seeds/okra', 900)]
  expect([of(0), of(49), of(50), of(51)].map((lines) => missingToFree(lines, area))).toEqual([0, 2, 0, 0])
  expect([of(0), of(49), of(50)].map((lines) => deliveryFee(lines, area))).toEqual([0, 20, 0])
})
