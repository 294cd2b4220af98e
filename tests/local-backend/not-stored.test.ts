import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LocalBackend } from '#local/backend.ts'
import { openTestBackend, signedInClient, siteUrl } from './open-backend.ts'

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
