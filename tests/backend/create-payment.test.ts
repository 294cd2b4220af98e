import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isPermanentError } from '#src/platform/outbox/policy.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

let result: readonly [status: number, body: unknown]
const server = createServer((_request, response) =>
  response.writeHead(result[0]).end(typeof result[1] === 'string' ? result[1] : JSON.stringify(result[1])),
)
let backend: typeof import('#src/features/orders/orders-api.ts')

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  vi.stubEnv('VITE_SUPABASE_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  backend = await import('#src/features/orders/orders-api.ts')
})
afterAll(() => server.close().closeAllConnections())

const refused = (code: string) => ({ error: { code, message: 'x' } })

test.each([
  [
    'a link',
    [200, { url: 'https://pay.example/1', orderId: 'a' }],
    { payment: { url: 'https://pay.example/1' } },
  ],
  [
    'an order that is paid in cash',
    [200, { url: '/order?id=1', cash: true, orderId: 'a' }],
    { payment: { cash: true } },
  ],
  [
    'an order whose provider is down',
    [502, refused('provider_unreachable')],
    { payment: { unpayable: true } },
  ],
  ['an order that is paid already', [409, refused('already_paid')], { payment: { paid: true } }],
  [
    'a refusal',
    [409, refused('unavailable')],
    { refused: { status: 409, code: 'unavailable', message: 'x', total: undefined, about: {} } },
  ],
] as const)('requesting a payment returns %s', async (_, answer, expected) => {
  result = answer
  expect(await backend.createPayment({ orderId: 'a' }, 'token')).toEqual(expected)
})

test('any other answer leaves the result unknown: the pending order stays and is sent again', async () => {
  for (const answer of [
    [502, '<html>Bad gateway</html>'],
    [502, refused('something')],
    [503, refused('provider_unreachable')],
    [401, refused('sign_in')],
    [429, refused('too_many_orders')],
    [200, {}],
    [200, { url: 'https://portal.example/login' }],
    [200, { url: 'https://pay.example/1', orderId: 'b' }],
    [200, { url: 'javascript:alert(1)', orderId: 'a' }],
    [200, { url: 'data:text/html,x', orderId: 'a' }],
    [200, '<html>Sign in to Wi-Fi</html>'],
  ] as const) {
    result = answer
    const isFailure = answer[0] !== 200 && typeof answer[1] !== 'string'
    const unknown = isFailure ? { status: answer[0] } : { silent: true }
    expect([answer, await backend.createPayment({ orderId: 'a' }, 'token')]).toEqual([answer, unknown])
    expect(isPermanentError(answer[0])).toBe(false)
  }
})
