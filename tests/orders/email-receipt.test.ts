import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seller } from '#src/content/centre.ts'
import { localCookie, loopbackPassword } from '#local/local-only.ts'
import { checkout, openTill, type Till } from './open-till.ts'

let till: Till
let farmer: SupabaseClient
beforeAll(async () => {
  till = await openTill()
  await till.backend.query('select publish_tax_facts($1::jsonb, $2::jsonb)', [
    JSON.stringify(seller),
    JSON.stringify([{ of: 'seeds-catalog', hsn: '1209', rate_bp: 0 }]),
  ])
  farmer = await till.signedIn('farmer')
})
afterAll(() => till.close())

async function mail(person: SupabaseClient, body: object) {
  const { data } = await person.auth.getSession()
  const response = await fetch(`${till.site}/functions/v1/email-receipt`, {
    method: 'POST',
    headers: { apikey: till.backend.publishableKey, authorization: `Bearer ${data.session?.access_token}` },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as { sent?: true; error?: { code: string } }
  return { status: response.status, answer, retryAfter: response.headers.get('retry-after') }
}

async function paid(email: string): Promise<string> {
  const body = checkout({ userEmail: email })
  const { body: answer } = await till.createPayment(farmer, body)
  const ref = /\/local\/pay\/(\w+)\?/.exec(answer.url ?? '')![1]!
  await till.webhook({ id: crypto.randomUUID(), kind: 'paid', ref, amount_paise: 8_002, currency: 'INR' })
  return body.orderId
}

test('a receipt is mailed to the address of its order, and appears in the inbox', async () => {
  const orderId = await paid('shop@example.org')
  expect(await mail(farmer, { orderId, to: 'somebody@example.org' })).toMatchObject({
    status: 200,
    answer: { sent: true },
  })
  expect(till.backend.inbox.messages('somebody@example.org')).toEqual([])
  const [message] = till.backend.inbox.messages('shop@example.org')
  expect(message).toMatchObject({
    channel: 'email',
    subject: expect.stringContaining('KS/'),
    html: expect.any(String),
  })
  const page = await (
    await fetch(`${till.site}/local/inbox`, { headers: { cookie: localCookie(loopbackPassword) } })
  ).text()
  expect(page).toContain(`href="/local/inbox/${message!.id}"`)
  const shown = await fetch(`${till.site}/local/inbox/${message!.id}?key=${loopbackPassword}`)
  expect(await shown.text()).toBe(message!.html)
  expect(shown.headers.get('content-security-policy')).toMatch(/default-src 'none'.*; sandbox$/)
  expect((await fetch(`${till.site}/local/inbox/9999?key=${loopbackPassword}`)).status).toBe(404)
})

test('nobody gets another account’s receipt, and an unpaid order has none', async () => {
  const orderId = await paid('shop@example.org')
  const other = await till.signedIn('farmer2')
  expect(await mail(other, { orderId })).toMatchObject({
    status: 404,
    answer: { error: { code: 'order_unknown' } },
  })
  const body = checkout()
  await till.createPayment(farmer, body)
  expect(await mail(farmer, { orderId: body.orderId })).toMatchObject({
    status: 409,
    answer: { error: { code: 'no_receipt' } },
  })
  expect((await mail(farmer, { orderId: 'x' })).status).toBe(400)
})

test('an address that a service could parse as a list gets nothing', async () => {
  const orderId = await paid('a,b@example.org')
  expect(await mail(farmer, { orderId })).toMatchObject({
    status: 422,
    answer: { error: { code: 'address_unusable' } },
  })
})

test('an account has six mails an hour, and learns how long to wait', async () => {
  const orderId = await paid('often@example.org')
  await till.backend.query('delete from receipt_mails')
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => mail(farmer, { orderId })))
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
  expect(Number(outcomes.find(({ status }) => status === 429)!.retryAfter)).toBeGreaterThan(3_000)
  await till.backend.query(`update receipt_mails set at = at - interval '1 hour'`)
  expect((await mail(farmer, { orderId })).status).toBe(200)
})
