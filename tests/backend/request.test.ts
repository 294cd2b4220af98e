import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

let says: (response: ServerResponse) => void
const server = createServer((_request, response) => says(response))
let backend: typeof import('#src/backend/request.ts')

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  vi.stubEnv('VITE_SUPABASE_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  backend = await import('#src/backend/request.ts')
})
afterAll(() => server.close().closeAllConnections())

test('done without a word, as hosted functions that return nothing answer, is done', async () => {
  says = (response) => response.writeHead(204).end()
  expect(await backend.ask('/rest/v1/rpc/keep_consents', {})).toEqual({ ok: true, data: null })
})

test('a page in the place of an answer, or an answer cut short, is none', async () => {
  for (const body of ['<!doctype html><title>Sign in to Wi-Fi</title>', '{"results": [', '']) {
    says = (response) => response.writeHead(200).end(body)
    expect(await backend.ask('/rest/v1/rpc/submit_requests', {})).toEqual({ ok: false, status: undefined })
  }
})

test('a refusal says how long to wait', async () => {
  says = (response) => response.writeHead(429, { 'retry-after': '7' }).end('{"code":"PT429"}')
  expect(await backend.ask('/rest/v1/rpc/submit_requests', {})).toMatchObject({
    ok: false,
    status: 429,
    retryAfterMs: 7_000,
  })
})

test('every request asks that no browser stores its answer', async () => {
  const asked: (RequestCache | undefined)[] = []
  vi.stubGlobal('fetch', async (_input: unknown, init?: RequestInit) => {
    asked.push(init?.cache)
    return Response.json({})
  })
  await backend.ask('/a', {})
  await backend.read('/a', 'token')
  await backend.change('/a', {}, 'token')
  await backend.remove('/a', 'token')
  await backend.put('/a', {}, 'token')
  await backend.download('/a', 'token')
  await backend.upload('/a', { bytes: new Blob(['x']), type: 'image/jpeg' }, 'token')
  await backend.fetchInTime('https://centre.example/auth/v1/token', { cache: 'force-cache' })
  const { endSession } = await import('#src/backend/auth.ts')
  await endSession('token')
  vi.unstubAllGlobals()
  expect(asked).toEqual(asked.map(() => 'no-store'))
  expect(asked.length).toBe(9)
})
