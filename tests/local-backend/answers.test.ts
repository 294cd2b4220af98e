import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LocalBackend } from '#local/backend.ts'
import { openTestBackend, signedInClient, siteUrl } from './open-backend.ts'
import { gunzipSync } from 'node:zlib'
import { compressed } from '#local/node-handler.ts'

let backend: LocalBackend
let token: string

beforeAll(async () => {
  backend = await openTestBackend({})
  const client = await signedInClient(backend, 'farmer@example.org')
  token = (await client.auth.getSession()).data.session?.access_token ?? ''
})
afterAll(() => backend.close())

test.each([
  ['GET', '/rest/v1/profiles?select=*'],
  ['GET', '/rest/v1/no_such_table'],
  ['OPTIONS', '/rest/v1/profiles'],
  ['POST', '/rest/v1/rpc/no_such_function'],
  ['GET', '/auth/v1/health'],
  ['GET', '/auth/v1/user'],
  ['GET', '/auth/v1/no-such-endpoint'],
  ['GET', '/storage/v1/object/papers/a.jpg'],
  ['GET', '/storage/v1/object/sign/papers/a.jpg?token=a.b.c'],
  ['GET', '/storage/v1/object/public/papers/a.jpg'],
  ['GET', '/functions/v1/health'],
  ['GET', '/local/inbox'],
  ['GET', '/local/inbox.json'],
  ['GET', '/rest/v1'],
])('no browser may store the answer to %s %s', async (method, path) => {
  for (const headers of [{}, { authorization: `Bearer ${token}` }]) {
    const answer = await backend.fetch(
      new Request(siteUrl + path, { method, headers: { apikey: backend.publishableKey, ...headers } }),
    )
    expect([answer.status < 600, answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual([
      true,
      'no-store',
      null,
    ])
    // Phones go by the centre's clock, also from another origin.
    expect(answer.headers.get('access-control-expose-headers')).toMatch(/\bdate\b/)
  }
})

const asking = (accepts?: string) =>
  new Request('http://127.0.0.1/rest/v1/x', accepts ? { headers: { 'accept-encoding': accepts } } : {})
const rows = JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, name: 'Urea' })))
const json = (body: string, status = 200) =>
  new Response(body, {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'content-range': '0-199/*' },
  })

test('a long answer is gzipped, with its status and its other headers', async () => {
  const given = json(rows, 206)
  const answer = await compressed(asking('br, gzip'), given)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.length).toBeLessThan(rows.length / 5)
  expect(gunzipSync(bytes).toString()).toBe(rows)
  expect(answer.status).toBe(206)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-encoding': 'gzip',
    'content-range': '0-199/*',
    vary: 'accept-encoding',
  })
})

test.each([
  ['to whoever does not take gzip', asking(), json(rows)],
  ['to whoever says so', asking('br, gzip;q=0, *;q=0.1'), json(rows)],
  ['where it fits into a packet', asking('gzip'), json('{"id":1}')],
  ['where it is a file', asking('gzip'), new Response(rows, { headers: { 'content-type': 'image/jpeg' } })],
])('an answer is sent unchanged %s', async (_, request, given) => {
  const result = await given.clone().text()
  const answer = await compressed(request, given)
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(await answer.text()).toBe(result)
})

test('an answer without a body stays empty', async () => {
  const answer = await compressed(asking('gzip'), new Response(null, { status: 204 }))
  expect(answer.status).toBe(204)
  expect(answer.body).toBeNull()
})
