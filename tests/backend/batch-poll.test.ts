import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

type Call = { path: string; token: string | undefined; body: unknown }

let calls: Call[] = []
let responds: (call: Call, response: ServerResponse) => void
const json = (response: ServerResponse, status: number, data: unknown) =>
  response.writeHead(status).end(JSON.stringify(data))
const server = createServer((request, response) => {
  void callOf(request).then((call) => (calls.push(call), responds(call, response)))
})
let askTogether: typeof import('#src/platform/backend/batch-poll.ts').batchPoll

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  vi.stubEnv('VITE_SUPABASE_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  ;({ batchPoll: askTogether } = await import('#src/platform/backend/batch-poll.ts'))
})
afterAll(() => server.close().closeAllConnections())
beforeEach(() => {
  calls = []
  responds = ({ path }, response) => json(response, 200, { from: path })
})

async function callOf(request: IncomingMessage): Promise<Call> {
  const text = await request.setEncoding('utf8').reduce((before, chunk: string) => before + chunk, '')
  const path = request.url!.replace('/rest/v1/rpc/', '')
  return { path, token: request.headers.authorization?.slice('Bearer '.length), body: JSON.parse(text) }
}

const paths = () => calls.map(({ path }) => path).toSorted()

test('questions within the window share one call with the token, and each gets its own answer', async () => {
  responds = (_call, response) =>
    json(response, 200, {
      shop_changes: { version: 1 },
      cart_changes: { version: 2 },
      order_changes: { version: 3 },
    })
  const requests = await Promise.all([
    askTogether('shop_changes', { since: 4, snapshot: 'build' }),
    askTogether('cart_changes', { since: 5 }, 'token'),
    askTogether('order_changes', { since: 6 }, 'token'),
  ])
  expect(requests).toEqual([1, 2, 3].map((version) => ({ ok: true, data: { version } })))
  const requested = {
    shop_changes: { since: 4, snapshot: 'build' },
    cart_changes: { since: 5 },
    order_changes: { since: 6 },
  }
  expect(calls).toEqual([{ path: 'what_is_new', token: 'token', body: { asked: requested } }])
})

test('a single question is sent under its own name', async () => {
  expect(await askTogether('shop_changes', { since: 4 })).toEqual({
    ok: true,
    data: { from: 'shop_changes' },
  })
  expect(calls).toEqual([{ path: 'shop_changes', token: undefined, body: { since: 4 } }])
})

test('two accounts never share a call, and no question is in one call twice', async () => {
  await Promise.all([
    askTogether('cart_changes', { since: 1 }, 'one'),
    askTogether('order_changes', { since: 1 }, 'other'),
    askTogether('request_changes', { since: 1 }, 'one'),
    askTogether('request_changes', { since: 2 }, 'one'),
  ])
  expect(paths()).toEqual(['order_changes', 'request_changes', 'what_is_new'])
  const [together] = calls.filter(({ path }) => path === 'what_is_new')
  expect(together).toMatchObject({
    token: 'one',
    body: { asked: { cart_changes: { since: 1 }, request_changes: { since: 1 } } },
  })
  expect(calls.find(({ path }) => path === 'order_changes')?.token).toBe('other')
})

test('after a refused call each question is asked alone: an expired token does not block the shop', async () => {
  responds = ({ path, token }, response) =>
    token === undefined ? json(response, 200, { from: path }) : json(response, 401, { code: 'PGRST301' })
  const [shop, cart] = await Promise.all([
    askTogether('shop_changes', { since: 4 }),
    askTogether('cart_changes', { since: 5 }, 'old'),
  ])
  expect(shop).toEqual({ ok: true, data: { from: 'shop_changes' } })
  expect(cart).toMatchObject({ ok: false, status: 401 })
  expect(paths()).toEqual(['cart_changes', 'shop_changes', 'what_is_new'])
})

test('a centre with an error, or without an answer, is asked once and not three times', async () => {
  for (const status of [429, 500, 503, undefined]) {
    calls = []
    responds = (_call, response) => (status ? json(response, status, {}) : response.destroy())
    const requests = await Promise.all([
      askTogether('shop_changes', { since: 4 }),
      askTogether('cart_changes', { since: 5 }, 'token'),
    ])
    for (const answer of requests) expect(answer).toMatchObject({ ok: false, status })
    expect(paths()).toEqual(['what_is_new'])
  }
})

test('an HTML page counts as no answer', async () => {
  responds = (_call, response) => json(response, 200, ['Sign in to Wi-Fi'])
  const requests = await Promise.all([
    askTogether('shop_changes', { since: 4 }),
    askTogether('cart_changes', { since: 5 }, 'token'),
  ])
  expect(requests).toEqual([
    { ok: false, status: undefined },
    { ok: false, status: undefined },
  ])
})
