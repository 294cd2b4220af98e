import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFakeRazorpay, type FakeRazorpay } from './fake-razorpay.ts'
import { checkout, openTill, type Till } from './open-till.ts'

let fake: FakeRazorpay
let till: Till
let farmer: SupabaseClient
beforeAll(async () => {
  fake = await openFakeRazorpay()
  Object.assign(process.env, fake.environment, {
    KHET_PAYMENT_PROVIDER: 'razorpay',
    KHET_SITE_URL: 'https://khet.example/',
  })
  till = await openTill()
  farmer = await till.signedIn('farmer')
})
afterAll(async () => {
  for (const name of ['KHET_PAYMENT_PROVIDER', 'KHET_SITE_URL', ...Object.keys(fake.environment)])
    delete process.env[name]
  await till.close()
  await fake.api.close()
})

const tell = async (body: string, headers = fake.sign(body)) => {
  const response = await fetch(`${till.site}/functions/v1/payment-webhook`, { method: 'POST', headers, body })
  const { outcome, error } = (await response.json()) as { outcome?: string; error?: { code: string } }
  return outcome ?? error?.code
}
const orderOf = async (id: string) => (await till.orders(farmer)).find((order) => order.id === id)!
const coded = async () => {
  const body = checkout({ asCode: true })
  const { body: answer } = await till.createPayment(farmer, body)
  return { id: body.orderId, body, url: answer.url!, ref: fake.refOf(answer.url!) }
}
const ledgerOf = (id: string) =>
  till.backend.query<{ kind: string; amount: number }>(
    'select kind, amount_paise::int as amount from payment_ledger where order_id = $1 order by id',
    [id],
  )

test('a UPI code is for the exact sum, one payment and one try, and only its signed message pays the order', async () => {
  const { id, body, url, ref } = await coded()
  expect((await till.createPayment(farmer, body)).body.url).toBe(url)
  expect(await tell(fake.ofCode.credited(ref), fake.sign('other'))).toBe('bad_signature')
  expect(await tell(fake.ofCode.credited(ref, { amount: 8_001 }))).toBe('mismatch')
  expect((await orderOf(id)).state).toBe('awaiting_payment')
  const message = fake.ofCode.credited(ref)
  expect([await tell(message), await tell(message), await tell(fake.ofCode.credited(ref))]).toEqual([
    'paid',
    'paid',
    'repeated',
  ])
  expect(await orderOf(id)).toMatchObject({
    state: 'paid',
    payments: [{ provider: 'razorpay-qr', state: 'paid' }],
  })
  expect(await ledgerOf(id)).toEqual([{ kind: 'received', amount: 8_002 }])
  // A code that is paid closes; that says nothing new.
  expect(await tell(fake.ofCode.closed(ref, 'paid'))).toBe('ignored')
  expect((await orderOf(id)).state).toBe('paid')
})

test('another payment of the same code is not overlooked', async () => {
  const { id, ref } = await coded()
  await tell(fake.ofCode.credited(ref))
  expect(await tell(fake.ofCode.credited(ref, { payment: 'pay_other' }))).toBe('repeated')
  expect((await orderOf(id)).events.at(-1)).toMatchObject({ code: 'payment_mismatch' })
})

test('a code stands beside a link: of both one pays, and what comes by the other goes back by itself', async () => {
  const { id, body, ref } = await coded()
  const { body: link } = await till.createPayment(farmer, { ...body, asCode: undefined })
  expect(await tell(fake.says.paid(fake.refOf(link.url!)))).toBe('paid')
  expect(await tell(fake.ofCode.credited(ref))).toBe('late')
  await till.backend.query('update refunds set due_at = now()')
  await till.backend.fetch(
    new Request(`${till.site}/functions/v1/return-money`, {
      method: 'POST',
      headers: { authorization: `Bearer ${till.backend.asServiceKey}` },
    }),
  )
  expect(fake.refunds()).toEqual([{ amount: 8_002, status: 'processed' }])
  expect(await orderOf(id)).toMatchObject({ state: 'paid' })
  expect(await ledgerOf(id)).toHaveLength(3)
  // Razorpay says it too, about a payment that a code has made.
  expect(await tell(fake.says.refunded())).toBe('repeated')
})

test('a code that closed unpaid ends the order, unless its link is open', async () => {
  const [alone, beside] = [await coded(), await coded()]
  await till.createPayment(farmer, { ...beside.body, asCode: undefined })
  for (const { ref } of [alone, beside]) expect(await tell(fake.ofCode.closed(ref, null))).toBe('expired')
  expect([(await orderOf(alone.id)).state, (await orderOf(beside.id)).state]).toEqual([
    'cancelled',
    'awaiting_payment',
  ])
})
