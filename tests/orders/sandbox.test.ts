import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openLocalBackend } from '#local/backend.ts'
import { answerSandbox } from '#local/sandbox-payments.ts'
import { checkout, openTill, type Till } from './open-till.ts'
import type { Followed } from './open-shop-database.ts'

let till: Till
let farmer: SupabaseClient
beforeAll(async () => {
  till = await openTill()
  farmer = await till.signedIn('farmer')
})
afterAll(() => till.close())

/** As whoever has read it in what `npm start` printed. */
const key = 'key=khet-seva-demo'

/** An order with a link to its page. */
async function linked() {
  const body = checkout()
  const { body: answer } = await till.createPayment(farmer, body)
  const url = `${answer.url!}&${key}`
  const ref = new URL(url).pathname.split('/').at(-1)!
  const order = async (): Promise<Followed> =>
    (await till.orders(farmer)).find(({ id }) => id === body.orderId)!
  return { id: body.orderId, url, ref, order }
}

const press = (url: string, deed: string, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ deed }), headers, redirect: 'manual' })

describe('the page of a payment', () => {
  test('shows amount, order and its buttons, without scripts', async () => {
    const { url, order } = await linked()
    const page = await fetch(url)
    const html = await page.text()
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none';.*form-action 'self' http:\/\/127/,
    )
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(html).toContain('₹80.02')
    expect(html).toContain((await order()).reference)
    expect(html).toContain('not paid yet')
    expect(html).toContain('<html lang="en">')
    expect(html).not.toMatch(/<script|onclick/)
    const deeds = [...html.matchAll(/<button name="deed" value="(\w+)"/g)].map(([, deed]) => deed)
    expect(deeds).toEqual(['pay', 'fail', 'cancel', 'late', 'twice', 'again', 'disordered'])
  })

  test('is in the language of its address, otherwise of the browser, otherwise English', async () => {
    const { url } = await linked()
    const bare = url.split('?')[0]!
    const languageOf = async (address: string, accepted: string) =>
      /<html lang="(\w+)">/.exec(
        await (await fetch(address, { headers: { 'accept-language': accepted } })).text(),
      )?.[1]
    expect(await languageOf(`${bare}?lang=pa&${key}`, 'hi')).toBe('pa')
    expect(await languageOf(`${bare}?${key}`, 'fr,hi-IN;q=0.8,en')).toBe('hi')
    expect(await languageOf(`${bare}?lang=fr&${key}`, 'fr')).toBe('en')
    for (const language of ['pa', 'hi']) {
      const html = await (await fetch(`${bare}?lang=${language}&${key}`)).text()
      expect(html).toContain(`action="?lang=${language}"`)
      expect(html).not.toMatch(/>(Pay|Order|Amount)/)
    }
  })

  test('does not exist for an unknown payment', async () => {
    for (const path of ['sandbox_0', '', '..', 'a/b', `x' or '1'='1`, 'x'.repeat(300)]) {
      expect((await fetch(`${till.site}/local/pay/${path}?${key}`)).status).toBe(404)
    }
  })

  test('is available on this machine only', async () => {
    const { url } = await linked()
    const from = (headers: Record<string, string>) => till.backend.fetch(new Request(url, { headers }))
    expect((await from({ host: '127.0.0.1' })).status).toBe(200)
    for (const headers of [{ host: 'example.org' }, { host: '' }]) {
      expect((await from(headers as Record<string, string>)).status).toBe(403)
    }
  })

  test('is shut to whoever comes through a proxy and has not opened the inbox', async () => {
    const { ref } = await linked()
    const bare = `${till.site}/local/pay/${ref}`
    const through = async (headers: Record<string, string>) =>
      (
        await till.backend.fetch(new Request(bare, { headers }), {
          peerAddress: '127.0.0.1',
          isDirect: false,
        })
      ).status
    expect(await through({ host: '127.0.0.1' })).toBe(403)
    const opened = await fetch(`${till.site}/local/inbox?${key}`, { redirect: 'manual' })
    const cookie = opened.headers.get('set-cookie')!.split(';')[0]!
    expect(await through({ host: '127.0.0.1', cookie })).toBe(200)
    expect(await through({ host: '127.0.0.1', cookie: `${cookie}x` })).toBe(403)
    expect((await fetch(bare)).status).toBe(200)
  })

  test('does not exist when listening beyond this machine', async () => {
    const parts = {
      database: {} as never,
      secret: 'x',
      localKey: 'x',
      siteUrl: till.site,
      host: '0.0.0.0',
      deliver: () => Promise.reject(new Error('unused')),
    }
    const request = new Request(`${till.site}/local/pay/sandbox_0`, { headers: { host: '127.0.0.1' } })
    expect((await answerSandbox(parts, request)).status).toBe(404)
  })
})

test('beyond this machine neither payments nor messages are accepted', async () => {
  const backend = await openLocalBackend({
    siteUrl: 'http://192.168.1.4:1',
    host: '192.168.1.4',
    demoPeople: false,
  })
  const message = { method: 'POST', headers: { 'x-khet-signature': '0'.repeat(64) }, body: '{}' }
  const answered = await backend.fetch(
    new Request('http://192.168.1.4:1/functions/v1/payment-webhook', message),
  )
  expect([answered.status, await answered.json()]).toMatchObject([
    503,
    { error: { code: 'payments_unavailable' } },
  ])
  await backend.close()
})

describe('its buttons', () => {
  const success = (id: string, ref: string) => `${till.site}/payment-success?session_id=${ref}&order_id=${id}`

  test('Pay pays and opens the confirmation page, in its language', async () => {
    const { id, url, ref, order } = await linked()
    const pressed = await press(url, 'pay')
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, success(id, ref)])
    expect(await order()).toMatchObject({ state: 'paid', payments: [{ state: 'paid' }] })
    const again = await press(url.replace('lang=en', 'lang=pa'), 'again')
    expect(again.headers.get('location')).toBe(success(id, ref).replace('/payment', '/pa/payment'))
    expect(await (await fetch(url)).text()).toContain('>paid<')
  })

  test('Fail leaves the order unpaid, and a later payment pays it', async () => {
    const { id, url, ref, order } = await linked()
    expect((await press(url, 'fail')).headers.get('location')).toBe(success(id, ref))
    expect(await order()).toMatchObject({ state: 'awaiting_payment', payments: [{ state: 'failed' }] })
    await press(url, 'pay')
    expect(await order()).toMatchObject({ state: 'paid', payments: [{ state: 'paid' }] })
  })

  test('Cancel returns to the shop with the order still unpaid', async () => {
    const { id, url, order } = await linked()
    expect((await press(url, 'cancel')).headers.get('location')).toBe(
      `${till.site}/?payment=cancelled&order_id=${id}`,
    )
    const inHindi = await press(url.replace('lang=en', 'lang=hi'), 'cancel')
    expect(inHindi.headers.get('location')).toBe(`${till.site}/hi?payment=cancelled&order_id=${id}`)
    expect(await order()).toMatchObject({ state: 'awaiting_payment', payments: [{ state: 'cancelled' }] })
  })

  test('Pay late pays an order that is cancelled by then', async () => {
    const { url, order } = await linked()
    await press(url, 'late')
    expect(await order()).toMatchObject({ state: 'cancelled', payments: [{ state: 'late' }] })
    expect((await order()).events.map(({ code }) => code)).toEqual([
      null,
      null,
      'payment_expired',
      'payment_late',
    ])
    const withdrawn = await linked()
    await farmer.rpc('cancel_order', { order_id: withdrawn.id })
    await press(withdrawn.url, 'late')
    expect(await withdrawn.order()).toMatchObject({ state: 'cancelled', payments: [{ state: 'late' }] })
  })

  test.each([
    ['twice', ['paid', 'repeated']],
    ['again', ['paid']],
    ['disordered', ['ignored', 'paid']],
  ])('%s still pays once', async (deed, outcomes) => {
    const { url, ref, order } = await linked()
    expect((await press(url, deed)).status).toBe(303)
    expect(await order()).toMatchObject({ state: 'paid', payments: [{ state: 'paid' }] })
    expect((await order()).events).toHaveLength(3)
    const stored = await till.backend.query<{ outcome: string }>(
      'select e.outcome from payment_events e join payments p on p.id = e.payment_id where p.provider_ref = $1 order by 1',
      [ref],
    )
    expect(stored.map(({ outcome }) => outcome)).toEqual(outcomes)
  })

  test('work neither from another site’s page nor under an invalid name', async () => {
    const { url, order } = await linked()
    for (const origin of ['https://example.org', 'null', 'http://127.0.0.1.example.org']) {
      expect((await press(url, 'pay', { origin })).status).toBe(403)
    }
    for (const deed of ['steal', '', 'constructor']) expect((await press(url, deed)).status).toBe(400)
    expect((await fetch(url, { method: 'DELETE' })).status).toBe(405)
    expect(await order()).toMatchObject({ state: 'awaiting_payment', payments: [{ state: 'created' }] })
    expect((await press(url, 'pay', { origin: till.site })).status).toBe(303)
  })

  test('lead only to our own pages, whatever the address contains', async () => {
    const { url } = await linked()
    const pressed = await press(`${url}&return=https://example.org&lang=//example.org`, 'pay', {
      'accept-language': '//example.org',
    })
    expect(new URL(pressed.headers.get('location')!).origin).toBe(till.site)
  })
})
