import { bytes, parseConfig, readConfig } from '#local/config.ts'
import { extensionsFor } from '#local/database/pglite.ts'
import { postgrestError } from '#local/database/postgrest-errors.ts'
import { afterAll, expect, test } from 'vitest'
import { clientOf, codeTo, openTestBackend } from './open-backend.ts'
import { inboxEnvironment, isOpenedHere } from '#local/inbox.ts'

const closed = `
[auth]
minimum_password_length = 10
[auth.email]
enable_confirmations = false
otp_length = 8
otp_expiry = 60
[auth.sms]
enable_signup = false
`

let time = Date.parse('2026-11-21T06:00:00Z')
const opened = openTestBackend({ 'config.toml': closed }, { now: () => time })
afterAll(async () => (await opened).close())

test("the project's settings are as production needs them", async () => {
  const config = await readConfig('supabase')
  expect(config).toMatchObject({
    schemas: ['public'],
    signup: true,
    email: { signup: true, confirmations: true, otpLength: 6, otpExpiry: 600 },
    sms: { signup: true },
  })
  expect(config.verifyJwt('health')).toBe(false)
})

test('settings missing in config.toml have the Supabase CLI’s defaults', () => {
  const config = parseConfig('')
  expect(config).toMatchObject({
    schemas: ['public'],
    maxRows: 1000,
    signup: true,
    sms: { signup: false },
    fileSizeLimit: 52_428_800,
  })
  expect(config.verifyJwt('anything')).toBe(true)
})

test('sizes are read with their units', () => {
  expect([bytes('50MiB'), bytes('5MB'), bytes(12), bytes('1.5KiB')]).toEqual([
    52_428_800, 5_000_000, 12, 1536,
  ])
  expect(() => bytes('much')).toThrow('not a size')
})

test('closed phone sign-up makes no account, and answers as for a phone that has one', async () => {
  const { error } = await clientOf(await opened).auth.signInWithOtp({ phone: '+919811100001' })
  expect(error).toBeNull()
  expect((await opened).inbox.messages()).toEqual([])
  expect(await (await opened).query('select 1 from auth.users')).toEqual([])
})

test('without confirmations a sign-up is a session, with passwords as long as config.toml requires', async () => {
  const client = clientOf(await opened)
  const email = 'quick@example.org'
  expect((await client.auth.signUp({ email, password: 'password' })).error?.code).toBe('weak_password')
  expect((await client.auth.signUp({ email, password: 'password-10' })).data.session).not.toBeNull()
})

test('codes have the length and the lifetime of config.toml', async () => {
  const backend = await opened
  const email = 'code@example.org'
  await clientOf(backend).auth.signInWithOtp({ email })
  expect(codeTo(backend, email)).toMatch(/^\d{8}$/)
  time += 61_000
  const late = await clientOf(backend).auth.verifyOtp({ email, token: codeTo(backend, email), type: 'email' })
  expect(late.error?.code).toBe('otp_expired')
})

test('only the extensions that a migration creates are loaded', async () => {
  expect(await extensionsFor(['create table t ()'])).toEqual({})
  const sql = 'create extension if not exists pg_trgm with schema extensions; CREATE EXTENSION "uuid-ossp"'
  expect(Object.keys(await extensionsFor([sql])).toSorted()).toEqual(['pg_trgm', 'uuid_ossp'])
})

const statusOf = (code: string) => {
  const { code: passed, detail } = postgrestError({ code, message: 'm' }) as {
    code: string
    detail?: string
  }
  return passed === 'PGRST' ? (JSON.parse(detail ?? '{}') as { status: number }).status : 'left to Lite'
}

test('statuses of database errors are those of PostgREST', () => {
  const expected = {
    '23514': 400,
    P0001: 400,
    P0002: 500,
    '40001': 500,
    '57014': 500,
    '53300': 503,
    '28000': 403,
    KS001: 400,
  }
  for (const [code, status] of Object.entries(expected))
    expect([code, statusOf(code)]).toEqual([code, status])
  for (const code of ['42501', '23505', '22P02']) expect(statusOf(code)).toBe('left to Lite')
  const other = new Error('not from the database')
  expect(postgrestError(other)).toBe(other)
})

const inbox = 'http://127.0.0.1:4173/local/inbox.json'
const settings = (own: Record<string, string>) => inboxEnvironment('http://127.0.0.1:4173', 'key', own)

test('without a service of the centre’s own, mail and text messages go to the inbox', () => {
  expect(settings({})).toEqual({
    KHET_MAIL_URL: inbox,
    KHET_MAIL_KEY: 'key',
    KHET_SMS_URL: inbox,
    KHET_SMS_KEY: 'key',
  })
})

test('a service that the centre names is not replaced by the inbox, each by itself', () => {
  expect(settings({ KHET_MAIL_URL: 'https://mail.example' })).toEqual({
    KHET_SMS_URL: inbox,
    KHET_SMS_KEY: 'key',
  })
  expect(settings({ KHET_SMS_URL: 'https://sms.example', KHET_MAIL_URL: 'https://mail.example' })).toEqual({})
})

test.each([
  [undefined, true],
  ['', true],
  ['http://127.0.0.1:4173', true],
  ['http://localhost', true],
  ['https://khet.example', false],
  ['https://127.0.0.1.example', false],
  ['no address', false],
])('an app that is opened at %s is opened on this machine: %s', (site, isHere) => {
  expect(isOpenedHere({ KHET_SITE_URL: site })).toBe(isHere)
})
