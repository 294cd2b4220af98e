import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deskAnswer } from '../database/at-the-desk.ts'
import { rules, submission } from '../database/open-desk.ts'
import { openTill, type Till } from '../orders/open-till.ts'
import { newBrowser, openPushService, tokenIn, type Browser, type PushService } from './push-service.ts'

let till: Till
let service: PushService
let farmer: SupabaseClient
let staff: SupabaseClient
let publicKey: string

beforeAll(async () => {
  ;[till, service] = await Promise.all([openTill(), openPushService()])
  await till.backend.query('select publish_form_rules($1::jsonb)', [JSON.stringify(rules)])
  farmer = await till.signedIn('farmer')
  staff = await till.signedIn('staff')
  const { data } = await farmer.functions.invoke<{ key: string }>('push-key', { body: {} })
  publicKey = data!.key
})
afterAll(async () => {
  await till.close()
  service.close()
})
beforeEach(async () => {
  service.pushed.length = 0
  await till.backend.query('delete from push_subscriptions')
})

const done = async (work: PromiseLike<{ data: unknown; error: unknown }>) => {
  const { data, error } = await work
  expect(error).toBeNull()
  return data
}

async function subscribe(endpoint: string, language = 'pa'): Promise<Browser> {
  const browser = newBrowser()
  const { p256dh, auth } = browser
  await done(farmer.rpc('keep_push', { endpoint, p256dh, auth, language }))
  return browser
}

async function request(): Promise<string> {
  const entry = submission()
  await done(farmer.rpc('submit_requests', { entries: [entry] }))
  return entry.id
}

const answer = (item: string) =>
  done(
    staff.rpc('answer_from_desk', {
      entries: [deskAnswer({ item, seen: 9e14, note: 'Gurpreet, your loan is ready', status: 'answered' })],
    }),
  )

/** Does the work of a hosted project's schedule every minute. */
async function send(key = till.backend.asServiceKey): Promise<unknown> {
  const headers = { authorization: `Bearer ${key}` }
  const response = await fetch(`${till.site}/functions/v1/send-pushes`, {
    method: 'POST',
    headers,
    body: '{}',
  })
  return [response.status, await response.json()]
}
const makeDue = () => till.backend.query(`update push_messages set due_at = clock_timestamp()`)
const waiting = async () => (await till.backend.query('select 1 from push_messages')).length
const phones = async () => (await till.backend.query('select 1 from push_subscriptions')).length
const settled = () => expect.poll(waiting, { timeout: 20_000 }).toBe(0)
const arrived = (count: number) => expect.poll(() => service.pushed.length, { timeout: 20_000 }).toBe(count)

describe('an answer at the desk', () => {
  test('reaches the phone by itself, and contains nothing but that there is news', async () => {
    const browser = await subscribe(`${service.origin}/phone`)
    await answer(await request())
    await settled()
    const [message] = service.pushed
    expect(message!.path).toBe('/phone')
    expect(message!.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      topic: 'request',
    })
    expect(browser.open(message!.body)).toBe('{"kind":"request","language":"pa"}')
    const { claims, key } = tokenIn(message!.headers.authorization!)
    expect(key).toBe(publicKey)
    expect(claims).toMatchObject({ aud: service.origin, sub: 'mailto:centre@example.org' })
  })

  test('is sent once, however often the function is called', async () => {
    await subscribe(`${service.origin}/once`)
    await answer(await request())
    await settled()
    await Promise.all([send(), send(), send()])
    expect(service.pushed).toHaveLength(1)
  })

  test('is sent again after the push service failed', async () => {
    const browser = await subscribe(`${service.origin}/again`)
    service.answers.push({ status: 503 }, { status: 429, headers: { 'retry-after': '1800' } })
    await answer(await request())
    await arrived(1)
    expect(await waiting()).toBe(1)
    await makeDue()
    expect(await send()).toEqual([200, { told: 0 }])
    const [row] = await till.backend.query<{ minutes: number }>(
      `select round(extract(epoch from due_at - clock_timestamp()) / 60)::int as minutes from push_messages`,
    )
    expect(row).toEqual({ minutes: 30 })
    await makeDue()
    expect(await send()).toEqual([200, { told: 1 }])
    await settled()
    expect(service.pushed.map(({ body }) => browser.open(body))).toEqual(
      Array.from({ length: 3 }, () => '{"kind":"request","language":"pa"}'),
    )
  })

  test.each([404, 410])('removes a phone for which its push service answers %i', async (status) => {
    await subscribe(`${service.origin}/gone-${status}`)
    service.answers.push({ status })
    await answer(await request())
    await expect.poll(phones, { timeout: 20_000 }).toBe(0)
    await settled()
    expect(service.answers).toEqual([])
  })

  test('follows no redirect of a push service', async () => {
    await subscribe(`${service.origin}/leads`)
    service.answers.push({ status: 307, headers: { location: `${service.origin}/inside` } })
    await answer(await request())
    await arrived(1)
    await expect.poll(waiting).toBe(1)
    expect(service.pushed.map(({ path }) => path)).toEqual(['/leads'])
  })

  test('calls no address of other hosts, and removes it', async () => {
    await subscribe(service.origin.replace('127.0.0.1', 'localhost'))
    await subscribe(`${till.site.replace('http:', 'https:')}/rest/v1/`)
    await answer(await request())
    await expect.poll(phones, { timeout: 20_000 }).toBe(0)
    expect(service.pushed).toEqual([])
  })

  test('is sent to the other phones if one has invalid keys', async () => {
    const browser = await subscribe(`${service.origin}/good`)
    const [p256dh, auth] = ['A'.repeat(87), 'A'.repeat(22)]
    await done(farmer.rpc('keep_push', { endpoint: `${service.origin}/bad`, p256dh, auth, language: 'en' }))
    await answer(await request())
    await settled()
    expect(service.pushed.map(({ body }) => browser.open(body))).toHaveLength(1)
    expect(await phones()).toBe(1)
  })
})

test('only the project itself can send pushes', async () => {
  const { data } = await farmer.auth.getSession()
  for (const key of [till.backend.publishableKey, data.session!.access_token, ''])
    expect(await send(key)).toMatchObject([401, { error: { code: 'not_allowed' } }])
})
