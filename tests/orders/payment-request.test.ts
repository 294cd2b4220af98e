import { expect, test } from 'vitest'
import { readPaymentRequest } from '../../supabase/functions/create-payment/payment-request.ts'

const id = '0f0e0d0c-0b0a-4908-8706-050403020100'
const items = [{ product_id: 'wheat', quantity: 2 }]
const body = {
  orderId: id,
  amount: 8_002,
  productType: 'cart',
  userName: 'Ranjit',
  userEmail: 'r@example.org',
  userPhone: '+919876543210',
  shippingAddress: { address: 'Sarna' },
  productDetails: { items, deliveryArea: 'sarna', language: 'pa', payBy: 'cash' },
}
const read = (value: unknown) =>
  readPaymentRequest(new Request('https://khet.example/', { method: 'POST', body: JSON.stringify(value) }))
const wanted = {
  lines: items,
  delivery: { area: 'sarna', pay_by: 'cash' },
  contact: { name: 'Ranjit', email: 'r@example.org', phone: '+919876543210', address: 'Sarna' },
  language: 'pa',
}

test('a body with lines names the order to place, who pays it, and how', async () => {
  expect(await read(body)).toEqual({ orderId: id, amount: 8_002, wanted, isCash: true, asCode: false })
  const { deliveryArea: _, payBy: __, ...details } = body.productDetails
  expect(await read({ ...body, productDetails: details })).toMatchObject({
    wanted: { delivery: { area: null, pay_by: 'online' } },
    isCash: false,
  })
  expect(await read({ ...body, shippingAddress: 'Sarna' })).toMatchObject({
    wanted: { contact: { name: 'Ranjit' } },
  })
})

test.each([
  [undefined],
  [[]],
  ['lines'],
  [[{ quantity: 1 }]],
  [[...items, null]],
  [[...items, ['product_id']]],
])('lines of %j place no order', async (lines) => {
  const result = await read({ ...body, productDetails: { ...body.productDetails, items: lines } })
  expect(result).toEqual({ orderId: id, amount: 8_002, wanted: null, isCash: true, asCode: false })
})

test('a training is paid under the id of its enrollment, and places nothing', async () => {
  const training = { amount: 1, productType: 'training', productDetails: { enrollmentId: id, items } }
  const expected = { orderId: id, amount: 1, wanted: null, isCash: false, asCode: false }
  expect(await read(training)).toEqual(expected)
  expect(await read({ ...training, orderId: id })).toEqual(expected)
  const problem = { problem: 'orderId is a UUID; of a training it is enrollmentId.' }
  expect(await read({ ...training, orderId: id.replace('0f', '1f') })).toEqual(problem)
  expect(await read({ ...training, productDetails: {} })).toEqual(problem)
  expect(await read({ ...training, productType: 'cart' })).toEqual(problem)
})

test.each([
  undefined,
  7,
  '',
  `x${id}`,
  `${id}x`,
  id.replaceAll('-', ''),
  id.replace('0f', 'g0'),
  id.slice(0, -1),
  [[id]],
])('an order’s id is no %j', async (orderId) => {
  expect(await read({ ...body, orderId })).toEqual({
    problem: 'orderId is a UUID; of a training it is enrollmentId.',
  })
})

test('an order’s id may have capitals', async () => {
  expect(await read({ ...body, orderId: id.toUpperCase() })).toMatchObject({ orderId: id.toUpperCase() })
})

test.each([0, -1, 1.5, 2 ** 53, '1', undefined])('an amount is no %j', async (amount) => {
  expect(await read({ ...body, amount })).toEqual({ problem: 'amount is a whole number of paise.' })
})

test('one paisa can be paid', async () => {
  expect(await read({ ...body, amount: 1 })).toMatchObject({ amount: 1 })
})

test('money comes online or in cash', async () => {
  const details = { ...body.productDetails, payBy: 'cheque' }
  expect(await read({ ...body, productDetails: details })).toEqual({
    problem: 'payBy is online, cash or account.',
  })
  const online = { ...body.productDetails, payBy: 'online' }
  expect(await read({ ...body, productDetails: online })).toMatchObject({ isCash: false, asCode: false })
})

test.each([null, [], 'text', 7])('a body of %j is no object', async (value) => {
  expect(await read(value)).toEqual({ problem: 'The body is a JSON object.' })
})

test('a body that is no JSON is no object', async () => {
  const request = new Request('https://khet.example/', { method: 'POST', body: '{' })
  expect(await readPaymentRequest(request)).toEqual({ problem: 'The body is a JSON object.' })
})
