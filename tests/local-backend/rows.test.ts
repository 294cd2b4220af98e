import type { LocalBackend } from '#local/backend.ts'
import { localTokens } from '#local/tokens.ts'
import type { SupabaseClient } from '@supabase/supabase-js'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { notes } from './notes.sql.ts'
import { clientOf, openTestBackend, signedInClient, siteUrl } from './open-backend.ts'

let backend: LocalBackend
let farmer: SupabaseClient
let neighbour: SupabaseClient
let service: SupabaseClient
let anyone: SupabaseClient
const lines: string[] = []
// Watched before the backend opens: it puts its own filter in front.
const printed = vi.spyOn(console, 'error')

beforeAll(async () => {
  backend = await openTestBackend(notes, { log: (line) => lines.push(line) })
  farmer = await signedInClient(backend, 'farmer@example.org')
  neighbour = await signedInClient(backend, 'neighbour@example.org')
  service = clientOf(backend, backend.asServiceKey)
  anyone = clientOf(backend)
  await farmer.from('notes').insert([{ title: 'wheat' }, { title: 'mustard' }])
})
afterAll(() => backend.close())

const rest = (path: string, headers: Record<string, string>, init: RequestInit = {}) =>
  backend.fetch(
    new Request(`${siteUrl}${path}`, { ...init, headers: { apikey: backend.publishableKey, ...headers } }),
  )

const roleOf = async (client: SupabaseClient) => (await client.rpc('who')).data

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

const signed = (claims: object, secret: string) =>
  new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(secret))

test('an interleaved request never reads as superuser', async () => {
  const calls = Array.from({ length: 60 }, async (_, index) => {
    if (index % 3 === 0) return (await service.rpc('note_count')).data === 2
    if (index % 3 === 1) return (await anyone.rpc('note_count')).data === 0
    return (await neighbour.rpc('note_count')).data === 0
  })
  expect(await Promise.all(calls)).toEqual(calls.map(() => true))
})

test('each caller runs as its own role', async () => {
  expect(await roleOf(anyone)).toMatchObject({ role: 'anon', uid: null, email: null })
  expect(await roleOf(farmer)).toMatchObject({ role: 'authenticated', email: 'farmer@example.org' })
  expect(await roleOf(service)).toMatchObject({ role: 'service_role' })
})

test("nobody reads or changes another person's rows", async () => {
  expect((await neighbour.from('notes').select()).data).toEqual([])
  expect((await anyone.from('notes').select()).data).toEqual([])
  const id = (await farmer.from('notes').select('id').limit(1).single()).data?.id as string
  expect((await neighbour.from('notes').update({ title: 'mine' }).eq('id', id).select()).data).toEqual([])
})

test('a column grant of a migration applies', async () => {
  const { data } = await farmer.auth.getUser()
  await service.from('people').insert({ id: data.user?.id, name: 'Gurpreet' })
  expect(
    (
      await farmer
        .from('people')
        .update({ role: 'admin' })
        .eq('id', data.user?.id ?? '')
    ).error?.code,
  ).toBe('42501')
  expect(
    (
      await farmer
        .from('people')
        .update({ name: 'G.' })
        .eq('id', data.user?.id ?? '')
    ).error,
  ).toBeNull()
})

test('a function revoked inside a DO block stays revoked', async () => {
  expect(await farmer.rpc('staff_only')).toMatchObject({ status: 403, error: { code: '42501' } })
  expect(await anyone.rpc('staff_only')).toMatchObject({ status: 401, error: { code: '42501' } })
  expect((await service.rpc('staff_only')).data).toBe(1)
})

test('a refused value is a 400 with its code, message and hint', async () => {
  expect(await farmer.from('notes').insert({ title: ' ' })).toMatchObject({
    status: 400,
    error: { code: '23514' },
  })
  expect(await farmer.rpc('refuse', { code: 'P0001' })).toMatchObject({
    status: 400,
    error: { code: 'P0001', message: 'the price has changed', hint: 'ask again' },
  })
  expect(await farmer.rpc('refuse', { code: 'KS409' })).toMatchObject({
    status: 400,
    error: { code: 'KS409' },
  })
  expect(await farmer.rpc('refuse', { code: 'PT429' })).toMatchObject({
    status: 429,
    error: { code: 'PT429' },
  })
  expect(await farmer.rpc('refuse', { code: '22023' })).toMatchObject({
    status: 400,
    error: { code: '22023' },
  })
})

test('the same id twice is a conflict', async () => {
  const row = { id: crypto.randomUUID(), title: 'barley' }
  expect((await farmer.from('notes').insert(row)).status).toBe(201)
  expect(await farmer.from('notes').insert(row)).toMatchObject({ status: 409, error: { code: '23505' } })
  await farmer.from('notes').delete().eq('id', row.id)
})

test('times are ISO and prices are numbers', async () => {
  const { data } = await farmer.from('notes').insert({ title: 'gram', price: 12.5 }).select().single()
  expect(data.price).toBe(12.5)
  expect(data.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/)
  await farmer.from('notes').delete().eq('id', data.id)
})

test("a trigger reads the sender's true address, not the one in its headers", async () => {
  const { data } = await farmer.auth.getSession()
  const headers = {
    authorization: `Bearer ${data.session?.access_token}`,
    'content-type': 'application/json',
  }
  const request = new Request(`${siteUrl}/rest/v1/notes?select=id,sender`, {
    method: 'POST',
    body: JSON.stringify({ title: 'address' }),
    headers: {
      ...headers,
      apikey: backend.publishableKey,
      prefer: 'return=representation',
      'x-forwarded-for': '9.9.9.9',
    },
  })
  const [row] = (await (await backend.fetch(request, { peerAddress: '10.0.0.7' })).json()) as {
    id: string
    sender: string
  }[]
  expect(row?.sender).toBe('10.0.0.7')
  await service
    .from('notes')
    .delete()
    .eq('id', row?.id ?? '')
})

test('an unsigned token is refused, and not read as an anonymous caller', async () => {
  const claims = part({ role: 'service_role', exp: 9_999_999_999 })
  for (const token of [`${part({ alg: 'none', typ: 'JWT' })}.${claims}.`, 'nonsense', 'a.b.c']) {
    expect((await rest('/rest/v1/notes', { authorization: `Bearer ${token}` })).status).toBe(401)
  }
})

test('a token of another secret, without expiry, or for a role beyond the API is refused', async () => {
  const foreign = await signed({ role: 'service_role', exp: 9_999_999_999 }, 'x'.repeat(40))
  expect((await rest('/rest/v1/notes', { authorization: `Bearer ${foreign}` })).status).toBe(401)

  const secret = 'y'.repeat(40)
  const tokens = localTokens(secret)
  expect(await tokens.verify(await tokens.sign({ role: 'postgres' }, 60))).toBeUndefined()
  expect(await tokens.verify(await tokens.sign({ role: 'authenticated' }, -60))).toBeUndefined()
  expect(await tokens.verify(await signed({ role: 'authenticated' }, secret))).toBeUndefined()
  expect(await tokens.verify(await tokens.sign({ role: 'authenticated' }, 60))).toMatchObject({
    role: 'authenticated',
  })
})

test('a request without a known key reads nothing', async () => {
  expect((await rest('/rest/v1/notes', { apikey: 'sb_publishable_other' })).status).toBe(401)
})

test('schemas outside config.toml are not reachable', async () => {
  expect((await service.schema('auth').from('users').select()).error).not.toBeNull()
})

test("the backend's own description is not served", async () => {
  expect(backend.owns('/_system/info')).toBe(false)
  expect((await rest('/_system/info', {})).status).toBe(404)
  expect((await rest('/rest/v1/../../_system/info', {})).status).toBe(404)
})

test('a refusal prints its code and no personal data', async () => {
  printed.mockClear()
  await farmer.from('notes').insert({ title: 'Aadhaar 1234', user_id: crypto.randomUUID() })
  expect(printed).not.toHaveBeenCalled()
  expect(lines.at(-1)).toBe('refused: 42501')
  expect(lines.join()).not.toContain('Aadhaar')
})

test('a body above the limit is 413, also without a declared length', async () => {
  const big = 'x'.repeat(2 * 2 ** 20 + 1)
  expect((await rest('/rest/v1/notes', {}, { method: 'POST', body: big })).status).toBe(413)
  const unsaid = new ReadableStream({
    start: (controller) => (controller.enqueue(Buffer.from(big)), controller.close()),
  })
  expect(
    (await rest('/auth/v1/signup', {}, { method: 'POST', body: unsaid, duplex: 'half' } as RequestInit))
      .status,
  ).toBe(413)
})
