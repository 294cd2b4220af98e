import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

let responds: (response: ServerResponse) => void
const server = createServer((_request, response) => responds(response))
let backend: typeof import('#src/platform/backend/request.ts')

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  vi.stubEnv('VITE_SUPABASE_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  backend = await import('#src/platform/backend/request.ts')
})
afterAll(() => server.close().closeAllConnections())

test('an empty success, as hosted functions that return nothing answer, is a success', async () => {
  responds = (response) => response.writeHead(204).end()
  expect(await backend.post('/rest/v1/rpc/keep_consents', {})).toEqual({ ok: true, data: null })
})

test('an HTML page, or a truncated answer, counts as no answer', async () => {
  for (const body of ['<!doctype html><title>Sign in to Wi-Fi</title>', '{"results": [', '']) {
    responds = (response) => response.writeHead(200).end(body)
    expect(await backend.post('/rest/v1/rpc/submit_requests', {})).toEqual({ ok: false, status: undefined })
  }
})

test('a refusal names the time to wait', async () => {
  responds = (response) => response.writeHead(429, { 'retry-after': '7' }).end('{"code":"PT429"}')
  expect(await backend.post('/rest/v1/rpc/submit_requests', {})).toMatchObject({
    ok: false,
    status: 429,
    retryAfterMs: 7_000,
  })
})

test('every request forbids the browser to store its answer', async () => {
  const requests: (RequestCache | undefined)[] = []
  vi.stubGlobal('fetch', async (_input: unknown, init?: RequestInit) => {
    requests.push(init?.cache)
    return Response.json({})
  })
  await backend.post('/a', {})
  await backend.read('/a', 'token')
  await backend.patch('/a', {}, 'token')
  await backend.remove('/a', 'token')
  await backend.put('/a', {}, 'token')
  await backend.download('/a', 'token')
  await backend.upload('/a', { bytes: new Blob(['x']), type: 'image/jpeg' }, 'token')
  await backend.fetchInTime('https://centre.example/auth/v1/token', { cache: 'force-cache' })
  const { endSession } = await import('#src/platform/backend/auth.ts')
  await endSession('token')
  vi.unstubAllGlobals()
  expect(requests).toEqual(requests.map(() => 'no-store'))
  expect(requests.length).toBe(9)
})

test('a request without an answer is aborted after 12 s, later for large bodies', async () => {
  const silent = (_: unknown, init?: RequestInit) =>
    new Promise<never>((_resolve, reject) => init?.signal?.addEventListener('abort', reject))
  vi.stubGlobal('fetch', silent)
  vi.useFakeTimers()
  for (const [call, seconds] of [
    [() => backend.post('/rest/v1/rpc/shop_changes', {}), 13],
    [() => backend.read('/auth/v1/user', 'token'), 13],
    [() => backend.fetchInTime('/auth/v1/token').catch(() => undefined), 13],
    [() => backend.post('/functions/v1/create-payment', {}), 26],
    [() => backend.post('/rest/v1/rpc/submit_requests', 'x'.repeat(40_960)), 23],
  ] as const) {
    let over = false
    const requests = call().then(() => (over = true))
    await vi.advanceTimersByTimeAsync((seconds - 2) * 1000)
    expect(over).toBe(false)
    await vi.advanceTimersByTimeAsync(2_000)
    await requests
  }
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the first good answer proves the connection, and the first after silence or an error, but not every one', async () => {
  const { onConnected } = await import('#src/platform/backend/connectivity.ts')
  const good = (response: ServerResponse) => response.writeHead(200).end('{}')
  let proven = 0
  const stop = onConnected(() => proven++)
  const askWith = async (answer: typeof responds) => {
    responds = answer
    const before = proven
    await backend.post('/rest/v1/rpc/shop_changes', {})
    return proven - before
  }
  const answers = [
    good,
    (response: ServerResponse) => response.writeHead(502).end('<h1>Bad Gateway'),
    (response: ServerResponse) => response.writeHead(503).end('{"message":"repair"}'),
    (response: ServerResponse) => response.writeHead(401).end('{"message":"who"}'),
    good,
    good,
    (response: ServerResponse) => response.writeHead(403).end('{"message":"no"}'),
    good,
    (response: ServerResponse) => response.writeHead(200).end('<h1>WIFI LOGIN'),
    good,
  ]
  const seen = []
  let minutes = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => minutes * 60_000)
  for (const answer of [answers[1]!, ...answers]) {
    minutes += 3
    seen.push(await askWith(answer))
  }
  clock.mockRestore()
  expect(seen).toEqual([0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 1])
  stop()
})
