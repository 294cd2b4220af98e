import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { LocalBackend } from '#local/backend.ts'
import { openCachedBackend } from '#tests/cached-backend.ts'
import { Line } from '#local/database/exclusive-connection.ts'
import { loopbackPassword } from '#local/local-only.ts'

const siteUrl = 'http://127.0.0.1:4173'
let backend: LocalBackend

beforeAll(async () => {
  backend = await openCachedBackend({ siteUrl, functions: false })
})
afterAll(() => backend.close())

const call = (method: string, path: string, token?: string, body?: unknown) =>
  backend.fetch(
    new Request(siteUrl + path, {
      method,
      headers: {
        apikey: backend.publishableKey,
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  )

async function signIn(who = 'farmer'): Promise<{ token: string; id: string }> {
  const answer = await call('POST', '/auth/v1/token?grant_type=password', undefined, {
    email: `${who}@example.org`,
    password: loopbackPassword,
  })
  const { access_token: token, user } = (await answer.json()) as {
    access_token: string
    user: { id: string }
  }
  return { token, id: user.id }
}

const doors: [string, string, unknown?][] = [
  ['GET', '/rest/v1/profiles?select=*'],
  ['GET', '/rest/v1/orders?select=*'],
  ['HEAD', '/rest/v1/requests?select=id'],
  ['PATCH', '/rest/v1/profiles?user_id=eq.0193a000-0000-7000-8000-000000000000', { display_name: 'x' }],
  ['POST', '/rest/v1/rpc/request_changes', {}],
  ['POST', '/rest/v1/rpc/own_key', {}],
  ['POST', '/rest/v1/rpc/what_is_new', { asked: { request_changes: {} } }],
  ['POST', '/rest/v1/rpc/preview_deletion', {}],
  // Public data is refused too: the phone has to learn that it is signed out.
  ['POST', '/rest/v1/rpc/shop_changes', {}],
]

test.each(doors)('a signed-out token is refused by %s %s', async (method, path, body) => {
  const { token } = await signIn()
  expect((await call(method, path, token, body)).status).toBeLessThan(300)
  expect((await call('POST', '/auth/v1/logout?scope=local', token)).status).toBe(204)
  expect((await call(method, path, token, body)).status).toBe(401)
})

test('a signed-in call takes one turn of the database, and so does the refusal of an ended session', async () => {
  const { token } = await signIn()
  const turns = vi.spyOn(Line.prototype, 'enter')
  const ask = async () => {
    turns.mockClear()
    const { status } = await call('POST', '/rest/v1/rpc/request_changes', token, {})
    return { status, turns: turns.mock.calls.length }
  }
  // The first call reads the functions of the schema.
  await ask()
  expect(await ask()).toEqual({ status: 200, turns: 1 })
  await call('POST', '/auth/v1/logout?scope=local', token)
  expect(await ask()).toEqual({ status: 401, turns: 1 })
  turns.mockRestore()
})

test('the person’s other phone stays signed in, until signing out everywhere', async () => {
  const [here, there] = [await signIn('viewer'), await signIn('viewer')]
  await call('POST', '/auth/v1/logout?scope=local', here.token)
  expect((await call('GET', '/rest/v1/profiles', there.token)).status).toBe(200)
  const third = await signIn('viewer')
  await call('POST', '/auth/v1/logout?scope=global', third.token)
  expect((await call('GET', '/rest/v1/profiles', there.token)).status).toBe(401)
})

test('a signed-out token neither reads, sends nor removes a document', async () => {
  const { token, id } = await signIn('farmer2')
  const name = `documents/${id}/0193a000-0000-7000-8000-000000000000/${'ab'.repeat(32)}`
  const path = `/storage/v1/object/${name}`
  const stored = await backend.fetch(
    new Request(siteUrl + path, {
      method: 'POST',
      headers: { apikey: backend.asServiceKey, 'content-type': 'image/jpeg' },
      body: new Uint8Array([0xff, 0xd8, 0xff, 0xe0]),
    }),
  )
  expect(stored.status).toBe(200)
  expect((await call('GET', path, token)).status).toBe(200)
  await call('POST', '/auth/v1/logout?scope=local', token)
  for (const [method, there] of [
    ['GET', path],
    ['HEAD', path],
    ['GET', `/storage/v1/object/info/${name}`],
    ['POST', path],
    ['DELETE', path],
  ] as const) {
    const { status } = await call(method, there, token)
    expect([method, status >= 400 && status < 500]).toEqual([method, true])
  }
})

test('only the service key signs a link to a document', async () => {
  const { token, id } = await signIn('farmer2')
  const name = `${id}/0193a000-0000-7000-8000-000000000000/${'ab'.repeat(32)}`
  const sign = (key: string, path: string, body: unknown) =>
    backend.fetch(
      new Request(`${siteUrl}/storage/v1/object/${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(key === backend.asServiceKey
            ? { apikey: key }
            : { apikey: backend.publishableKey, authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify(body),
      }),
    )
  const staff = await signIn('staff')
  for (const who of [token, staff.token])
    for (const expiresIn of [1, 300, 301, 315_360_000]) {
      const one = await sign(who, `sign/documents/${name}`, { expiresIn })
      expect([expiresIn, one.status]).toEqual([expiresIn, 400])
      // The same address, written otherwise.
      for (const way of ['%73ign', 's%69gn', '%73%69%67%6e'])
        expect((await sign(who, `${way}/documents/${name}`, { expiresIn })).ok).toBe(false)
      const many = await sign(who, 'sign/documents', { expiresIn, paths: [name] })
      expect(await many.json()).toEqual([{ path: name, error: expect.any(String), signedURL: null }])
      expect((await sign(who, `upload/sign/documents/${name}`, { expiresIn })).ok).toBe(false)
    }
  expect((await sign(backend.asServiceKey, `sign/documents/${name}`, { expiresIn: 300 })).status).toBe(200)
})
