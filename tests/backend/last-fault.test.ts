import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

let result: { status: number; type: string; body: string }
const server = createServer((_, response) =>
  response.writeHead(result.status, { 'content-type': result.type }).end(result.body),
)
let request: typeof import('#src/platform/backend/request.ts')
let auth: typeof import('#src/platform/backend/auth.ts')
let codes: typeof import('#src/platform/backend/codes.ts')
let phone: typeof import('#src/features/account/internal/own-address-api.ts')
let fault: typeof import('#src/platform/backend/last-fault.ts')

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  vi.stubEnv('VITE_SUPABASE_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  ;[request, auth, codes, phone, fault] = await Promise.all([
    import('#src/platform/backend/request.ts'),
    import('#src/platform/backend/auth.ts'),
    import('#src/platform/backend/codes.ts'),
    import('#src/features/account/internal/own-address-api.ts'),
    import('#src/platform/backend/last-fault.ts'),
  ])
})
afterAll(() => server.close().closeAllConnections())
beforeEach(() => hasNetwork(true))

const hasNetwork = (value: boolean) =>
  Object.defineProperty(navigator, 'onLine', { value, configurable: true })
const json = (status: number, body: unknown) => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
})
const page = (status: number) => ({ status, type: 'text/html', body: '<h1>Not the app' })

const faults = [
  ['a fault of the centre', json(500, { code: 'unexpected_failure', msg: 'x' }), 'centre'],
  ['an overloaded centre', json(503, { message: 'x' }), 'centre'],
  ['a gateway without the centre', page(502), 'centre'],
  ['the page of a Wi-Fi', page(200), 'another page'],
  ['the refusal of a Wi-Fi', page(403), 'another page'],
] as const

describe('a failed call', () => {
  it.each(faults)('by %s reports that', async (_, answer, expected) => {
    result = answer
    expect((await request.post('/rest/v1/rpc/x', {})).ok).toBe(false)
    expect(fault.lastFault()).toBe(expected)
  })

  it('without a network, or without an answer, reports which', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await request.post('/rest/v1/rpc/x', {})
    expect(fault.lastFault()).toBe('no answer')
    hasNetwork(false)
    await request.post('/rest/v1/rpc/x', {})
    expect(fault.lastFault()).toBe('no network')
    vi.unstubAllGlobals()
  })

  it('is cleared by the next answer, a refusal too', async () => {
    result = page(502)
    await request.post('/rest/v1/rpc/x', {})
    result = json(409, { message: 'x' })
    await request.post('/rest/v1/rpc/x', {})
    expect(fault.lastFault()).toBeUndefined()
  })
})

describe('at signing in', () => {
  it.each(faults)('%s does not count as a refused password, code or number', async (_, answer, expected) => {
    result = answer
    expect(await auth.signInWithPassword({ email: 'a@example.org' }, 'secret')).toEqual({ silent: true })
    expect(fault.lastFault()).toBe(expected)
    expect(await codes.verifyCode({ email: 'a@example.org' }, '123456')).toEqual({ silent: true })
    if (answer.status >= 500 || answer.status === 200)
      expect(await phone.tryOwnCode({ channel: 'phone', value: '+919000000001' }, '123456')).toEqual({
        silent: true,
      })
  })

  it('a wrong password does', async () => {
    result = json(400, { error_code: 'invalid_credentials', msg: 'Invalid login credentials' })
    expect(await auth.signInWithPassword({ email: 'a@example.org' }, 'secret')).toMatchObject({
      refused: { code: 'invalid_credentials' },
    })
  })
})
