import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enrolment, rules, trainings, type Result } from '../database/open-desk.ts'
import { openTill, type Till } from './open-till.ts'

let till: Till
let farmer: SupabaseClient
let other: SupabaseClient
beforeAll(async () => {
  till = await openTill()
  await till.backend.query(`select publish_catalogue('b', $1::jsonb)`, [JSON.stringify(trainings)])
  await till.backend.query('select publish_form_rules($1::jsonb)', [JSON.stringify(rules)])
  farmer = await till.signedIn('farmer')
  other = await till.signedIn('farmer2')
})
afterAll(() => till.close())

/** The body that the specification gives for a training. */
const payment = (enrollmentId: unknown, changes: object = {}) => ({
  productName: 'Training: Sustainable Farming',
  productType: 'training',
  amount: 1_500_000,
  userEmail: 'simran@example.org',
  userName: 'Simran Kaur',
  userPhone: '9876543210',
  productDetails: { enrollmentId, program: 'Sustainable Farming', studentDetails: {} },
  ...changes,
})

async function enrolled(person: SupabaseClient): Promise<string> {
  const entry = enrolment()
  const { data, error } = await person.rpc('submit_requests', { entries: [entry] })
  if (error) throw error
  expect((data as { results: Result[] }).results[0]!.receipt?.order?.id).toBe(entry.id)
  return entry.id
}

test('a training is paid with the specified body, or by its order’s id only, at one link', async () => {
  const id = await enrolled(farmer)
  const first = await till.createPayment(farmer, payment(id))
  expect([first.status, first.body]).toEqual([
    200,
    { url: expect.stringContaining('/local/pay/sandbox_'), paymentId: expect.any(String), orderId: id },
  ])
  const again = await till.createPayment(farmer, { orderId: id, amount: 1_500_000 })
  expect(again.body).toEqual(first.body)
  const ref = /\/local\/pay\/(\w+)\?/.exec(first.body.url!)![1]
  const paid = { id: crypto.randomUUID(), kind: 'paid', ref, amount_paise: 1_500_000, currency: 'INR' }
  expect((await till.webhook(paid)).body).toMatchObject({ outcome: 'paid' })
  expect((await till.orders(farmer)).find((order) => order.id === id)).toMatchObject({
    kind: 'training',
    state: 'paid',
  })
})

test('a training that is paid days later gets a new link, and a payment by the old one counts', async () => {
  const id = await enrolled(farmer)
  const first = await till.createPayment(farmer, payment(id))
  await till.backend.query(
    `update payments set created_at = created_at - interval '26 hours' where order_id = $1`,
    [id],
  )
  const later = await till.createPayment(farmer, payment(id))
  expect(later.status).toBe(200)
  expect(later.body.url).not.toBe(first.body.url)
  expect((await till.createPayment(farmer, payment(id))).body).toEqual(later.body)
  const ref = /\/local\/pay\/(\w+)\?/.exec(first.body.url!)![1]
  const paid = { id: crypto.randomUUID(), kind: 'paid', ref, amount_paise: 1_500_000, currency: 'INR' }
  expect((await till.webhook(paid)).body).toMatchObject({ outcome: 'paid' })
})

test('the amount in the body decides nothing: another one than the program’s is refused', async () => {
  const id = await enrolled(farmer)
  for (const amount of [15_000, 1_499_999, 1]) {
    const { status, body } = await till.createPayment(farmer, payment(id, { amount }))
    expect([status, body.error?.code, body.error?.total_paise]).toEqual([409, 'total_changed', 1_500_000])
  }
})

test('an unknown enrollment, or another account’s, cannot be paid', async () => {
  const id = await enrolled(farmer)
  for (const [person, enrolmentId] of [
    [farmer, crypto.randomUUID()],
    [other, id],
  ] as const) {
    const { status, body } = await till.createPayment(person, payment(enrolmentId))
    expect([status, body.error?.code]).toEqual([404, 'order_unknown'])
  }
})

test.each([
  ['no enrolment', payment(undefined)],
  ['an enrolment that is no id', payment('x')],
  ['an enrolment that is not its order', payment(crypto.randomUUID(), { orderId: crypto.randomUUID() })],
  ['an enrolment of something that is no training', payment(crypto.randomUUID(), { productType: 'cart' })],
])('the body is refused with %s', async (_, body) => {
  expect((await till.createPayment(farmer, body)).status).toBe(400)
})
