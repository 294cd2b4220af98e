import { Attempts, defaultLimits } from '#local/auth/attempts.ts'
import type { LocalBackend } from '#local/backend.ts'
import { asCaller } from '#local/database/caller.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clientOf, codeTo, openTestBackend, otherThan, siteUrl } from './open-backend.ts'

let backend: LocalBackend
let time = Date.parse('2026-11-21T06:00:00Z')
const hour = 3_600_000
const few = { seconds: 3600, pair: 3, account: 6, sender: 12 }

beforeAll(async () => {
  const limits = { code: few, password: few, send: few, again: defaultLimits.again }
  backend = await openTestBackend({}, { now: () => time, limits })
})
afterAll(() => backend.close())

/** Asks as somebody at an address; gives status and Retry-After. */
async function from(address: string, path: string, body: object): Promise<[number, number]> {
  const answer = await backend.fetch(
    new Request(`${siteUrl}/auth/v1/${path}`, {
      method: 'POST',
      headers: { apikey: backend.publishableKey },
      body: JSON.stringify(body),
    }),
    { peerAddress: address },
  )
  return [answer.status, Number(answer.headers.get('retry-after'))]
}

const ask = async (address: string, email: string) => (await from(address, 'otp', { email }))[0]
const verify = async (address: string, email: string, token: string) =>
  (await from(address, 'verify', { email, token, type: 'email' }))[0]
/** Tries the code that was sent, or another one. */
const tryCode = (address: string, email: string, by = 0) =>
  verify(address, email, otherThan(codeTo(backend, email), by))

test('wrong codes have a limit, a new code does not reset it, and the refusal names the time to wait', async () => {
  const email = 'patient@example.org'
  await ask('10.0.0.1', email)
  // At once, so that none passes the limit together with another.
  const statuses = await Promise.all([1, 1, 2, 3, 4].map((by) => tryCode('10.0.0.1', email, by)))
  expect(statuses.toSorted()).toEqual([403, 403, 403, 429, 429])
  time += hour - 10_000
  await ask('10.0.0.1', email)
  const token = codeTo(backend, email)
  expect(await from('10.0.0.1', 'verify', { email, token, type: 'email' })).toEqual([429, 10])
  time += 10_000
  expect(await tryCode('10.0.0.1', email)).toBe(200)
})

test('a right code resets the count', async () => {
  const email = 'clear@example.org'
  for (let times = 0; times < 2; times++) {
    time += 6_000
    await ask('10.0.0.2', email)
    for (const by of [1, 2]) expect(await tryCode('10.0.0.2', email, by)).toBe(403)
    expect(await tryCode('10.0.0.2', email)).toBe(200)
  }
})

test('codes are sent with a pause between them, and a limited number per hour, which another sender has too', async () => {
  const email = 'eager@example.org'
  const code = async () => (await clientOf(backend).auth.signInWithOtp({ email })).error?.code ?? 'sent'
  const tooMany = 'over_email_send_rate_limit'
  expect([await code(), await code()]).toEqual(['sent', tooMany])
  time += 5_000
  expect(await code()).toBe('sent')
  time += 5_000
  expect(await code()).toBe('sent')
  time += 5_000
  expect(await code()).toBe(tooMany)
  expect(await ask('10.0.0.3', email)).toBe(200)
})

test('passwords have a limited number of attempts per hour', async () => {
  const email = 'locked@example.org'
  await ask('10.0.0.4', email)
  const at = { email, token: codeTo(backend, email), type: 'email' as const }
  const client = clientOf(backend)
  await client.auth.verifyOtp(at)
  await client.auth.updateUser({ password: 'password-1' })
  // One network of IPv6 is one sender, with any address within it.
  let host = 0
  const attempt = async (password: string) =>
    (await from(`2001:db8:9:9::${++host}`, 'token?grant_type=password', { email, password }))[0]
  const statuses = []
  for (const word of ['a', 'password-1', 'b', 'c', 'd', 'password-1']) statuses.push(await attempt(word))
  expect(statuses).toEqual([400, 200, 400, 400, 400, 429])
  time += hour
  expect(await attempt('password-1')).toBe(200)
})

test('strangers’ codes and tries do not lock out who signed in from there before', async () => {
  const email = 'owner@example.org'
  await ask('10.0.1.1', email)
  expect(await tryCode('10.0.1.1', email)).toBe(200)
  const statuses = []
  for (let stranger = 1; stranger <= 4; stranger++) {
    for (const by of [1, 2, 3]) statuses.push(await tryCode(`10.1.0.${stranger}`, email, by))
    for (let times = 0; times < 2; times++) {
      time += 5_000
      await ask(`10.1.0.${stranger}`, email)
    }
  }
  // Of all strangers together.
  expect(statuses.filter((status) => status === 403)).toHaveLength(6)
  expect(await ask('10.1.0.9', email)).toBe(429)
  expect(await ask('10.0.1.1', email)).toBe(200)
  expect(await tryCode('10.0.1.1', email)).toBe(200)
})

test('one sender has a limit at all addresses together, and leaves no account above it', async () => {
  const accounts = async () =>
    (await backend.query<{ n: number }>('select count(*)::int as n from auth.users'))[0]!.n
  const before = await accounts()
  const emails = Array.from({ length: 14 }, (_, n) => `nobody${n}@example.org`)
  const statuses = await Promise.all(emails.map((email) => ask('10.6.0.1', email)))
  expect(statuses.filter((status) => status === 200)).toHaveLength(12)
  expect(await accounts()).toBe(before + 12)
  const tried = await Promise.all(emails.map((email) => verify('10.6.0.2', email, '12345x')))
  expect(tried.filter((status) => status === 403)).toHaveLength(12)
  expect(await verify('10.6.0.3', emails[13]!, '12345x')).toBe(403)
})

describe('the counter', () => {
  const crowd = Array.from({ length: 300 }, (_, n) => `villager${n}@example.org`)
  const refusals = (work: () => void) => {
    try {
      work()
      return 0
    } catch {
      return 1
    }
  }

  test('refuses no village behind one address that mistypes and is right then', async () => {
    const attempts = new Attempts(defaultLimits)
    await asCaller('10.5.0.4', async () => {
      for (const one of crowd) {
        for (let times = 0; times < 3; times++) attempts.take('password', one)
        attempts.prove(one)
      }
      attempts.take('password', 'new@example.org')
    })
  })

  test('gives a sender nothing back for others by mistyping an own password', async () => {
    const attempts = new Attempts({ ...defaultLimits, password: few })
    await asCaller('10.5.0.6', async () => {
      attempts.prove('own@example.org')
      const tried = crowd.slice(0, 20).map((one) => {
        attempts.take('password', 'own@example.org')
        attempts.prove('own@example.org')
        return refusals(() => attempts.take('password', one))
      })
      expect(tried.filter((refused) => refused === 0)).toHaveLength(12)
    })
  })

  test('forgets nobody’s count for the made-up addresses of others, and everything once it is over', async () => {
    let now = 0
    const attempts = new Attempts(
      { ...defaultLimits, code: { seconds: 10, pair: 1, account: 9, sender: Infinity } },
      () => now,
    )
    await asCaller('10.5.0.5', async () => {
      const all = Array.from({ length: 12_000 }, (_, n) => String(n))
      const tried = () => all.map((one) => refusals(() => attempts.take('code', one)))
      expect(tried()).not.toContain(1)
      expect(tried()).not.toContain(0)
      now = 10_000
      expect(tried()).not.toContain(1)
    })
  })

  test('goes by a clock that nobody can set', async () => {
    const attempts = new Attempts({ ...defaultLimits, code: { ...few, pair: 1 } })
    const wall = Date.now
    try {
      const seen = [0, 2, -2].map((years) => {
        Date.now = () => wall() + years * 365 * 24 * hour
        return refusals(() => attempts.take('code', 'a@example.org'))
      })
      expect(seen).toEqual([0, 1, 1])
    } finally {
      Date.now = wall
    }
  })
})
