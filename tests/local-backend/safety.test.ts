import type { LocalBackend } from '#local/backend.ts'
import { demoPeople, demoSignIns, seedDemoPeople } from '#local/demo-people.ts'
import { answerLocal, openInbox } from '#local/inbox.ts'
import {
  cameDirectly,
  isLoopback,
  localCookie,
  localKeyOf,
  loopbackPassword,
  withTruePeer,
} from '#local/local-only.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isFull } from '../rounds.ts'
import { clientOf, openTestBackend } from './open-backend.ts'

const roles = {
  'migrations/20260101000000_roles.sql': `
    create type public.app_role as enum ('admin', 'manager', 'staff', 'editor', 'viewer');
    create table public.user_roles (user_id uuid not null references auth.users (id), role public.app_role not null,
      assigned_by uuid, unique (user_id, role));
    alter table public.user_roles enable row level security;`,
}

let backend: LocalBackend
beforeAll(async () => {
  backend = await openTestBackend(roles, { demoPeople: true })
})
afterAll(() => backend.close())

const database = () => ({ query: backend.query, transaction: () => Promise.reject(new Error('unused')) })
const place = { siteUrl: 'http://127.0.0.1:4173', host: '127.0.0.1' }
const cookie = localCookie(loopbackPassword)

const local = (path: string, headers: Record<string, string>, init: RequestInit = {}) =>
  backend.fetch(new Request(`http://127.0.0.1:4173${path}`, { ...init, headers }))

test('loopback is 127.0.0.0/8, localhost and ::1, and no similar name', () => {
  for (const host of ['127.0.0.1', '127.9.9.9', 'localhost', 'LOCALHOST', '::1', '[::1]'])
    expect(isLoopback(host)).toBe(true)
  for (const host of ['0.0.0.0', '192.168.1.4', '127.0.0.1.example.org', 'localhost.example.org', '::', '']) {
    expect(isLoopback(host)).toBe(false)
  }
})

test('the inbox answers this machine under any of its names and ports', async () => {
  for (const host of ['127.0.0.1:4173', 'localhost', 'localhost:9', '[::1]:4173']) {
    expect((await local('/local/inbox.json', { host, cookie })).status).toBe(200)
  }
})

test('the inbox refuses a foreign or missing Host header', async () => {
  for (const host of [
    'example.org',
    '192.168.1.4:4173',
    '127.0.0.1.example.org',
    '127.0.0.1@example.org',
    '',
  ]) {
    const refused = await local('/local/inbox', { host, cookie })
    expect([refused.status, await refused.text()]).toEqual([
      403,
      expect.stringContaining('only on this machine'),
    ])
  }
})

test('the printed address of the inbox opens it, and its browser from then on; no other does', async () => {
  const host = '127.0.0.1:4173'
  const opened = await local(`/local/inbox?key=${loopbackPassword}`, { host })
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/local/inbox'])
  const set = opened.headers.get('set-cookie')!
  expect(set).toMatch(/; Path=\/local; HttpOnly; SameSite=Strict$/)
  expect((await local('/local/inbox', { host, cookie: `other=1; ${set.split(';')[0]}` })).status).toBe(200)
  // What a stranger sends through a web server that passes all on and adds no header.
  for (const [path, headers] of [
    ['/local/inbox', {}],
    ['/local/inbox?key=', {}],
    ['/local/inbox?key=khet-seva-dem', {}],
    ['/local/inbox.json?to=x', {}],
    ['/local/inbox/1', {}],
    ['/local/inbox', { cookie: cookie.slice(0, -1) }],
    ['/local/inbox?key=x', { cookie }],
  ] as const)
    expect((await local(path, { host, ...headers })).status, path).toBe(403)
})

test('each data folder has a key of its own, which is always the same', () => {
  expect(localKeyOf('a')).toMatch(/^(?:[2-9a-z]{4}-){3}[2-9a-z]{4}$/)
  expect(localKeyOf('a')).toBe(localKeyOf('a'))
  expect(localKeyOf('a')).not.toBe(localKeyOf('b'))
})

test('the sender of a request is its connection’s address, whatever its headers claim', () => {
  const claimed = {
    'x-forwarded-for': '9.9.9.9',
    forwarded: 'for=9.9.9.9',
    'x-real-ip': '9.9.9.9',
    'cf-connecting-ip': '9.9.9.9',
    via: '9.9.9.9',
    accept: 'text/html',
  }
  expect([...withTruePeer(new Headers(claimed), { peerAddress: '10.0.0.7', isDirect: false })]).toEqual([
    ['accept', 'text/html'],
    ['x-forwarded-for', '10.0.0.7'],
  ])
  expect([...withTruePeer(new Headers(claimed), { peerAddress: null })]).toEqual([['accept', 'text/html']])
})

test('the inbox contains codes, newest first, by address or phone with or without plus', async () => {
  await clientOf(backend).auth.signInWithOtp({ email: 'farmer@example.org' })
  await clientOf(backend).auth.signInWithOtp({ phone: '+919000000001' })
  const answered = await local('/local/inbox.json?to=919000000001', { host: 'localhost', cookie })
  const { messages } = (await answered.json()) as {
    messages: { code: string; channel: string; to: string; sentAt: string }[]
  }
  expect(messages).toEqual([
    expect.objectContaining({
      to: '+919000000001',
      channel: 'sms',
      code: expect.stringMatching(/^\d{6}$/),
      sentAt: expect.any(String),
    }),
  ])
  const page = await local('/local/inbox', { host: 'localhost', cookie })
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await page.text()).toContain(messages[0]?.code)
})

test('a message is text on the page, never markup', async () => {
  backend.inbox.deliver({
    to: 'x@example.org',
    channel: 'email',
    subject: '<b>',
    text: '<script>alert("1")</script>',
    code: null,
  })
  const page = await (await local('/local/inbox', { host: 'localhost', cookie })).text()
  expect(page).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;')
  expect(page).not.toContain('<script')
})

const post = (apikey: string) =>
  local(
    '/local/inbox.json',
    { host: 'localhost', apikey },
    {
      method: 'POST',
      body: JSON.stringify({ to: 'r@example.org', channel: 'email', subject: 'Receipt', text: 'Paid' }),
    },
  )

test('only the service key adds a message to the inbox', async () => {
  expect((await post(backend.publishableKey)).status).toBe(403)
  expect((await post(backend.asServiceKey)).status).toBe(201)
  expect(backend.inbox.messages('r@example.org')).toHaveLength(1)
})

test('beyond this machine there is no inbox', async () => {
  const settings = { host: '0.0.0.0', serviceKey: 'x', localKey: 'x' }
  const request = new Request('http://127.0.0.1/local/inbox.json', { headers: { host: '127.0.0.1' } })
  expect((await answerLocal(openInbox(Date.now), settings, request)).status).toBe(404)
})

test('the inbox keeps the newest 500 only', () => {
  const inbox = openInbox(Date.now)
  for (let index = 0; index < 510; index++)
    inbox.deliver({ to: 'a@example.org', channel: 'email', subject: String(index), text: '', code: null })
  expect(inbox.messages()).toHaveLength(500)
  expect(inbox.messages()[0]?.subject).toBe('509')
})

test('eight demo people sign in by password, each with name, phone and role', async () => {
  expect(demoPeople.map(({ email }) => email.split('@')[0])).toEqual([
    'farmer',
    'farmer2',
    'agent',
    'manager',
    'editor',
    'viewer',
    'admin',
    'staff',
  ])
  for (const [index, { email, name }] of demoPeople.entries()) {
    // Each password takes a while: one person in every run.
    if (index > 0 && !isFull) break
    const { data } = await clientOf(backend).auth.signInWithPassword({ email, password: loopbackPassword })
    expect(data.user).toMatchObject({
      phone: `91900000000${index + 1}`,
      user_metadata: { display_name: name },
    })
  }
  const given = await backend.query(
    'select u.email, r.role::text from public.user_roles r join auth.users u on u.id = r.user_id order by u.phone',
  )
  expect(given).toEqual(demoPeople.flatMap(({ email, role }) => (role ? [{ email, role }] : [])))
})

test('seeding again neither duplicates people nor resets a password', async () => {
  const client = clientOf(backend)
  await client.auth.signInWithPassword({ email: 'viewer@example.org', password: loopbackPassword })
  await client.auth.updateUser({ password: 'my-own-password' })
  expect(await seedDemoPeople(database(), place)).toEqual([])
  expect(
    (
      await clientOf(backend).auth.signInWithPassword({
        email: 'viewer@example.org',
        password: 'my-own-password',
      })
    ).error,
  ).toBeNull()
  expect(await backend.query('select 1 from public.user_roles')).toHaveLength(5)
})

test('a start prints no password that does not open, and nobody whom the folder does not have', async () => {
  const printed = async () =>
    (await demoSignIns(backend.query, [])).map(({ email, password }) => [email.split('@')[0], password])
  // The viewer has chosen one.
  expect(await printed()).toEqual(
    ['farmer', 'farmer2', 'agent', 'manager', 'editor', 'viewer', 'admin', 'staff'].map((who) => [
      who,
      who === 'viewer' ? undefined : loopbackPassword,
    ]),
  )
  await backend.query(`update auth.users set email = 'gone@example.org' where email = 'agent@example.org'`)
  expect((await printed()).map(([who]) => who)).not.toContain('agent')
  await backend.query(`update auth.users set email = 'agent@example.org' where email = 'gone@example.org'`)
})

test('the known password opens nothing to whoever comes through a proxy', async () => {
  const signIn = async (headers: Record<string, string>, isDirect?: boolean) => {
    const request = new Request(`${place.siteUrl}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: backend.publishableKey, 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ email: 'farmer2@example.org', password: loopbackPassword }),
    })
    const from = { peerAddress: '127.0.0.1', ...(isDirect === undefined ? {} : { isDirect }) }
    return (await backend.fetch(request, from)).status
  }
  const host = '127.0.0.1:4173'
  expect(await signIn({ host, origin: 'http://127.0.0.1:4173', 'sec-fetch-site': 'same-origin' })).toBe(200)
  expect(await signIn({ host: 'shop.example.org', 'x-khet-direct': '1' })).toBe(400)
  expect(await signIn({ host }, false)).toBe(400)
  for (const headers of [
    { host: 'shop.example.org' },
    { host, origin: 'https://shop.example.org' },
    { host, 'x-forwarded-for': '9.9.9.9' },
    { host, via: '1.1 proxy' },
    { host, 'x-anything-else': '1' },
    { host, 'x-khet-direct': '1' },
  ])
    expect([headers, cameDirectly('1.1', headers)]).toEqual([headers, false])
  // A bare proxy_pass of nginx speaks HTTP 1.0 and names the address that it passes on to.
  expect(cameDirectly('1.0', { host, connection: 'close' })).toBe(false)
  expect(cameDirectly('1.1', { host, 'user-agent': 'curl/8.5.0', accept: '*/*' })).toBe(true)
})

test('demo people are refused for a site on another machine', async () => {
  await expect(
    seedDemoPeople(database(), { ...place, siteUrl: 'https://project.supabase.co' }),
  ).rejects.toThrow('only for the embedded backend')
})

test('on any other host the known password stops working and random ones are printed once', async () => {
  const set = await seedDemoPeople(database(), {
    ...place,
    siteUrl: 'http://192.168.1.4:4173',
    host: '192.168.1.4',
  })
  // The viewer chose a password, so that one stays.
  expect(set.map(({ email }) => email)).toEqual(
    demoPeople.map(({ email }) => email).filter((email) => !email.startsWith('viewer')),
  )
  expect(new Set(set.map(({ password }) => password)).size).toBe(7)
  const shown = await demoSignIns(backend.query, set)
  expect(shown.flatMap(({ email, password }) => (password ? [{ email, password }] : []))).toEqual(set)
  const random = set.find(({ email }) => email.startsWith('admin'))!
  for (const [password, code] of [
    [loopbackPassword, 'invalid_credentials'],
    [random.password, undefined],
  ] as const) {
    const { error } = await clientOf(backend).auth.signInWithPassword({ email: random.email, password })
    expect(error?.code).toBe(code)
  }
})
