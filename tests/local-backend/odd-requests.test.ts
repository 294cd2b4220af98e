import type { LocalBackend } from '#local/backend.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { notes } from './notes.sql.ts'
import { openTestBackend, signedInClient, siteUrl } from './open-backend.ts'

/* Generated requests of tests/fuzz that were answered with 500. */

let backend: LocalBackend
let token: string

beforeAll(async () => {
  backend = await openTestBackend(notes)
  const { data } = await (await signedInClient(backend, 'farmer@example.org')).auth.getSession()
  token = data.session!.access_token
})
afterAll(() => backend.close())

const ask = (method: string, path: string, body?: string, type = 'application/json') =>
  backend.fetch(
    new Request(`${siteUrl}${path}`, {
      method,
      headers: {
        apikey: backend.publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': type,
      },
      ...(body !== undefined && { body }),
    }),
  )

const endless = `${'['.repeat(7_000)}${']'.repeat(7_000)}`

test('a list in place of a text is the text of that list, as in PostgREST', async () => {
  const answered = await ask('POST', '/rest/v1/notes?select=title', '{"title":["wheat"]}')
  expect(answered.status).toBe(201)
  const read = await ask('GET', '/rest/v1/notes?select=title')
  expect(await read.json()).toEqual([{ title: '["wheat"]' }])
})

test.each([
  ['an id that is none', '22P02', '{"id":{"toString":1},"title":"x"}'],
  ['an id that is nested too deeply', 'validation_failed', `{"id":${endless},"title":"x"}`],
])('%s is the sender’s error', async (_, code, body) => {
  const answered = await ask('POST', '/rest/v1/notes', body)
  expect(answered.status).toBe(400)
  expect(await answered.json()).toMatchObject({ code })
})

test.each([
  ['GET', '/rest/v1/notes?select=%22', 400],
  ['HEAD', '/rest/v1/rpc/who?x=constructor', 405],
  ['POST', '/rest/v1/rpc/who?x=constructor', 400],
])('a query that Lite cannot parse is the sender’s error: %s %s', async (method, path, status) => {
  const answered = await ask(method, path, method === 'POST' ? '{}' : undefined)
  expect(answered.status).toBe(status)
  expect(await answered.text()).not.toContain('Error')
})

test.each([
  ['GET', '/rest/v1/%ff'],
  ['GET', '/storage/v1/bucket/%00'],
  ['HEAD', '/rest/v1/rpc/who?__proto__=constructor'],
])('an impossible address is refused: %s %s', async (method, path) => {
  expect((await ask(method, path)).status).toBe(400)
})

test.each([
  '/storage/v1/%6fbject/documents/a.jpg',
  '/storage/v1/%256fbject/documents/a.jpg',
  '/storage/v1/object%2fdocuments/a.jpg',
  '/storage/v1/object/%2E%2E%2fbucket',
  '/storage/v1/object/documents%5ca.jpg',
  '/storage/v1//object/documents/a.jpg',
  '/storage/v1/object/documents/a%09.jpg',
  '/rest/v1/n%6Ftes',
  '/rest/v1/rpc/%77ho',
  '/auth/v1/%75ser',
  '/functions/v1/%68ealth',
])(
  'a path in another spelling, which a guard and a router would read in two ways, is refused: %s',
  async (path) => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const answered = await ask(method, path, method === 'GET' ? undefined : '{}')
      expect([answered.status, await answered.json()]).toMatchObject([400, { code: 'bad_address' }])
    }
  },
)

test('names that need escapes have them', async () => {
  expect(await (await ask('GET', '/storage/v1/object/documents/%E0%A8%96%20a.jpg')).json()).not.toMatchObject(
    {
      code: 'bad_address',
    },
  )
})

test.each([
  ['POST', '/storage/v1/bucket', 'not json'],
  ['POST', '/storage/v1/object/list/documents', '{"prefix":'],
  ['DELETE', '/storage/v1/object/documents', ''],
  ['DELETE', '/storage/v1/object/documents', '"a.jpg"'],
  ['DELETE', '/storage/v1/object/documents', '{"prefixes":{}}'],
  ['PUT', '/storage/v1/bucket/documents', '0'],
  ['GET', '/storage/v1/object/sign/documents/a.jpg', undefined],
  ['PUT', '/storage/v1/object/upload/sign/documents', '{}'],
])('storage reports the error of %s %s in its own format', async (method, path, body) => {
  const answered = await ask(method, path, body)
  expect(answered.status).toBe(400)
  expect(await answered.json()).toMatchObject({
    statusCode: '400',
    error: expect.any(String),
    message: expect.any(String),
  })
})

test.each([
  ['verify', 'toString'],
  ['resend', 'toString'],
  ['resend', 'constructor'],
  ['resend', '__proto__'],
])('the name of an inherited property is no kind of code: %s %s', async (way, type) => {
  const body = { type, email: 'farmer@example.org', token: '123456' }
  const answered = await ask('POST', `/auth/v1/${way}`, JSON.stringify(body))
  expect(answered.status).toBe(400)
  expect(await answered.json()).toMatchObject({ error_code: 'validation_failed' })
})

test.each([
  ['verify', 'type', endless],
  ['verify', 'type', '{"toString":1}'],
  ['verify', 'token', endless],
  ['resend', 'type', endless],
  ['token?grant_type=password', 'password', endless],
  ['token?grant_type=refresh_token', 'refresh_token', endless],
])('a value that is no text cannot sign in: %s %s', async (way, key, value) => {
  const result = { type: 'email', email: 'farmer@example.org', token: '123456' }
  const body = JSON.stringify({ ...result, [key]: '$' }).replace('"$"', value)
  const answered = await ask('POST', `/auth/v1/${way}`, body)
  expect(answered.status).toBeGreaterThanOrEqual(400)
  expect(answered.status).toBeLessThan(404)
})

test.each([
  ['half a character', '"\\udc00\\ud800"'],
  ['a zero', '"\\u0000"'],
  ['half a character within', '[["\\ud83d"]]'],
  ['a list deeper than the stack of the database', endless],
  ['a list that a text hides', `"${'\\\\u005b'.repeat(7_000)}"`],
  ['a list deeper than ours', `${'['.repeat(90_000)}${']'.repeat(90_000)}`],
])('a name that cannot be stored is the sender’s error: %s', async (_, name) => {
  const answered = await ask('PUT', '/auth/v1/user', `{"data":{"display_name":${name}}}`)
  expect(answered.status).toBe(400)
  expect(await answered.json()).toMatchObject({ error_code: 'validation_failed' })
  expect((await ask('GET', '/auth/v1/user')).status).toBe(200)
})
