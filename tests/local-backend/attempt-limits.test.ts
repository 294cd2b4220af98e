import type { LocalBackend } from '#local/backend.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clientOf, codeTo, openTestBackend, otherThan, signedInClient, siteUrl } from './open-backend.ts'

let backend: LocalBackend
let time = Date.parse('2026-11-21T06:00:00Z')
const hour = 3_600_000

beforeAll(async () => {
  backend = await openTestBackend(
    {},
    {
      now: () => time,
      limits: {
        codeAttempts: 3,
        passwordAttempts: 3,
        codesSent: 6,
        wrongAccounts: 12,
        secondsBetweenCodes: 5,
      },
    },
  )
})
afterAll(() => backend.close())

/** An account with a confirmed e-mail address and phone, and a live code in each channel. */
async function accountWithBoth(email: string, phone: string) {
  const client = await signedInClient(backend, email)
  await client.auth.updateUser({ phone })
  await client.auth.verifyOtp({ phone, token: codeTo(backend, phone), type: 'phone_change' })
  time += 6_000
  await clientOf(backend).auth.signInWithOtp({ email })
  await clientOf(backend).auth.signInWithOtp({ phone })
}

const byEmail = async (email: string, token: string) =>
  (await clientOf(backend).auth.verifyOtp({ email, token, type: 'email' })).error?.status ?? 200
const bySms = async (phone: string, token: string) =>
  (await clientOf(backend).auth.verifyOtp({ phone, token, type: 'sms' })).error?.status ?? 200

test('one tap is one attempt for both types, and a new code does not reset the count', async () => {
  const [email, phone] = ['taps@example.org', '+919811100101']
  await accountWithBoth(email, phone)
  const guess = (by: number) => otherThan(codeTo(backend, email), by)
  const tap = async (token: string) => [await byEmail(email, token), await bySms(phone, token)]
  expect(await tap(guess(1))).toEqual([403, 403])
  expect(await tap(guess(2))).toEqual([403, 403])
  time += 6_000
  await clientOf(backend).auth.signInWithOtp({ email })
  expect(await tap(guess(3))).toEqual([403, 403])
  expect(await tap(guess(4))).toEqual([429, 429])
  expect(await byEmail(email, codeTo(backend, email))).toBe(429)
})

test('address and phone of one account share the count, and the refusal does not show that they are one person’s', async () => {
  const [email, phone] = ['shared@example.org', '+919811100102']
  await accountWithBoth(email, phone)
  const code = codeTo(backend, email)
  expect(await byEmail(email, otherThan(code, 1))).toBe(403)
  expect(await bySms(phone, otherThan(code, 2))).toBe(403)
  expect(await byEmail(email, otherThan(code, 3))).toBe(403)
  expect(await bySms(phone, codeTo(backend, phone))).toBe(403)
  time += hour
  await clientOf(backend).auth.signInWithOtp({ phone })
  expect(await bySms(phone, codeTo(backend, phone))).toBe(200)
})

test('the same guess again is another attempt', async () => {
  const email = 'same@example.org'
  await clientOf(backend).auth.signInWithOtp({ email })
  const guess = otherThan(codeTo(backend, email))
  const statuses = []
  for (let index = 0; index < 4; index++) statuses.push(await byEmail(email, guess))
  expect(statuses).toEqual([403, 403, 403, 429])
})

test('simultaneous guesses are counted too', async () => {
  const email = 'parallel@example.org'
  await clientOf(backend).auth.signInWithOtp({ email })
  const code = codeTo(backend, email)
  const statuses = await Promise.all([1, 2, 3, 4, 5, 6].map((by) => byEmail(email, otherThan(code, by))))
  expect(statuses.filter((status) => status === 429)).toHaveLength(3)
})

test('after an hour the right code works again, and the refusal names the time to wait', async () => {
  const email = 'patient@example.org'
  await clientOf(backend).auth.signInWithOtp({ email })
  for (const by of [1, 2, 3]) await byEmail(email, otherThan(codeTo(backend, email), by))
  time += hour - 10_000
  const refused = await backend.fetch(
    new Request(`${siteUrl}/auth/v1/verify`, {
      method: 'POST',
      headers: { apikey: backend.publishableKey },
      body: JSON.stringify({ email, token: '000000', type: 'email' }),
    }),
  )
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10'])
  time += 10_000
  await clientOf(backend).auth.signInWithOtp({ email })
  expect(await byEmail(email, codeTo(backend, email))).toBe(200)
})

test('a right code resets the count', async () => {
  const email = 'clear@example.org'
  await clientOf(backend).auth.signInWithOtp({ email })
  for (const by of [1, 2]) await byEmail(email, otherThan(codeTo(backend, email), by))
  expect(await byEmail(email, codeTo(backend, email))).toBe(200)
  time += 6_000
  await clientOf(backend).auth.signInWithOtp({ email })
  for (const by of [1, 2]) expect(await byEmail(email, otherThan(codeTo(backend, email), by))).toBe(403)
})

test('codes are sent with a pause between them, and a limited number per hour', async () => {
  const email = 'eager@example.org'
  const ask = async () => (await clientOf(backend).auth.signInWithOtp({ email })).error?.code ?? 'sent'
  expect([await ask(), await ask()]).toEqual(['sent', 'over_email_send_rate_limit'])
  for (let index = 0; index < 5; index++) {
    time += 5_000
    expect(await ask()).toBe('sent')
  }
  time += 5_000
  expect(await ask()).toBe('over_email_send_rate_limit')
})

test('e-mail and phone codes of one request are both sent', async () => {
  await accountWithBoth('together@example.org', '+919811100103')
  expect(backend.inbox.messages('together@example.org')).toHaveLength(2)
  expect(backend.inbox.messages('919811100103')).toHaveLength(2)
})

test('passwords have a limited number of attempts per hour', async () => {
  const email = 'locked@example.org'
  const client = await signedInClient(backend, email)
  await client.auth.updateUser({ password: 'password-1' })
  const attempt = async (password: string) =>
    (await clientOf(backend).auth.signInWithPassword({ email, password })).error?.status ?? 200
  expect([await attempt('a'), await attempt('password-1'), await attempt('b'), await attempt('c')]).toEqual([
    400, 200, 400, 400,
  ])
  expect([await attempt('d'), await attempt('password-1')]).toEqual([400, 429])
  time += hour
  expect(await attempt('password-1')).toBe(200)
})

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

test('strangers’ wrong codes do not lock the owner out, from however many addresses they come', async () => {
  const email = 'owner@example.org'
  await from('10.0.0.1', 'otp', { email })
  const first = codeTo(backend, email)
  expect((await from('10.0.0.1', 'verify', { email, token: first, type: 'email' }))[0]).toBe(200)
  time += 6_000
  await from('10.0.0.1', 'otp', { email })
  const statuses: number[] = []
  for (let stranger = 0; stranger < 12; stranger++)
    for (let by = 1; by <= 4; by++) {
      const token = otherThan(codeTo(backend, email), by + stranger * 4)
      statuses.push((await from(`10.1.0.${stranger}`, 'verify', { email, token, type: 'email' }))[0])
    }
  // Three each, and fifteen in all; the owner's own first was one of them.
  expect(statuses.filter((status) => status === 403)).toHaveLength(14)
  const token = codeTo(backend, email)
  expect((await from('10.0.0.1', 'verify', { email, token, type: 'email' }))[0]).toBe(200)
  // The owner's phone has a new address today: their own code works there, and guessing from there does not.
  time += 6_000
  expect((await from('10.0.7.7', 'otp', { email }))[0]).toBe(200)
  const fresh = codeTo(backend, email)
  const tries = [1, 2].map((by) => otherThan(fresh, by))
  for (const wrong of tries)
    expect((await from('10.0.7.7', 'verify', { email, token: wrong, type: 'email' }))[0]).toBe(403)
  expect((await from('10.0.7.7', 'verify', { email, token: fresh, type: 'email' }))[0]).toBe(200)
})

test('strangers’ wrong passwords do not lock the owner out', async () => {
  const email = 'keys@example.org'
  const client = await signedInClient(backend, email)
  await client.auth.updateUser({ password: 'password-1' })
  const attempt = (address: string, password: string) =>
    from(address, 'token?grant_type=password', { email, password })
  expect((await attempt('2001:db8:1:1::1', 'password-1'))[0]).toBe(200)
  // One network is one sender, with any address within it.
  const same = []
  for (let index = 1; index <= 5; index++)
    same.push((await attempt(`2001:db8:9:9::${index}`, `no-${index}`))[0])
  expect(same).toEqual([400, 400, 400, 429, 429])
  for (let stranger = 0; stranger < 9; stranger++)
    for (const word of ['a', 'b', 'c']) await attempt(`10.2.0.${stranger}`, word)
  expect((await attempt('10.2.0.77', 'd'))[0]).toBe(429)
  expect((await attempt('2001:db8:1:1::2', 'password-1'))[0]).toBe(200)
})

test('one sender signs up 180 addresses an hour, thirty times the codes of one, and leaves no more accounts', async () => {
  const accounts = async () =>
    (await backend.query<{ n: number }>('select count(*)::int as n from auth.users'))[0]!.n
  const before = await accounts()
  const emails = Array.from({ length: 185 }, (_, n) => `nobody${n}@example.org`)
  const statuses = await Promise.all(
    emails.map(async (email) => (await from('10.6.0.1', 'otp', { email }))[0]),
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(180)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  expect(await accounts()).toBe(before + 180)
  // An address with an account is answered alike, and one that the sender has named is not counted twice.
  const known = 'first-of-all@example.org'
  await signedInClient(backend, known)
  expect((await from('10.6.0.1', 'otp', { email: known }))[0]).toBe(429)
  const password = 'password-1'
  expect((await from('10.6.0.1', 'signup', { email: 'one-more@example.org', password }))[0]).toBe(429)
  expect((await from('10.6.0.2', 'otp', { email: known }))[0]).toBe(200)
  expect(await accounts()).toBe(before + 181)
})

test('codes that strangers request do not prevent the owner’s', async () => {
  const email = 'flooded@example.org'
  for (let stranger = 0; stranger < 12; stranger++)
    for (let index = 0; index < 6; index++) {
      await from(`10.3.0.${stranger}`, 'otp', { email })
      time += 5_000
    }
  time += 60_000
  // From an address that the account has never used.
  expect((await from('10.0.0.9', 'otp', { email }))[0]).toBe(200)
  const token = codeTo(backend, email)
  expect((await from('10.0.0.9', 'verify', { email, token, type: 'email' }))[0]).toBe(200)
  const [status, wait] = await from('10.3.0.1', 'otp', { email })
  expect(status).toBe(429)
  expect(wait).toBeGreaterThan(0)
})

describe('one sender', () => {
  const passwordAt = async (address: string, email: string, password = 'Monsoon2026') =>
    (await from(address, 'token?grant_type=password', { email, password }))[0]
  const villagers = Array.from({ length: 15 }, (_, n) => `villager${n}@example.org`)

  test('a client that tries one password at every account is refused after a few, for an hour', async () => {
    const statuses = await Promise.all(villagers.map((email) => passwordAt('10.5.0.1', email)))
    expect(statuses.filter((status) => status === 400)).toHaveLength(12)
    expect(statuses.filter((status) => status === 429)).toHaveLength(3)
    // Nobody else is.
    expect(await passwordAt('10.5.0.2', villagers[0]!)).toBe(400)
    time += hour
    expect(await passwordAt('10.5.0.1', villagers[14]!)).toBe(400)
  })

  test('a client that tries one code at every account is refused after a few', async () => {
    const codeAt = async (email: string) =>
      (await from('10.5.0.3', 'verify', { email, token: '123456', type: 'email' }))[0]
    const statuses = await Promise.all(villagers.map(codeAt))
    expect(statuses.filter((status) => status === 403)).toHaveLength(12)
    expect(statuses.filter((status) => status === 429)).toHaveLength(3)
  })

  test('that is a village behind one address is not refused: those who sign in count no more', async () => {
    const shared = '10.5.0.4'
    const [first, second] = ['first@example.org', 'second@example.org']
    for (const email of [first, second]) {
      const client = await signedInClient(backend, email)
      await client.auth.updateUser({ password: 'password-1' })
    }
    // They mistype, and are right then.
    expect(await passwordAt(shared, first, 'pasword-1')).toBe(400)
    expect(await passwordAt(shared, first, 'password-1')).toBe(200)
    for (const email of villagers.slice(0, 12)) expect(await passwordAt(shared, email)).toBe(400)
    // Known there, and new there.
    expect(await passwordAt(shared, first, 'password-1')).toBe(200)
    expect(await passwordAt(shared, second, 'password-1')).toBe(429)
    // The code sent to them opens, as ever.
    time += 6_000
    await from(shared, 'otp', { email: second })
    const token = codeTo(backend, second)
    expect((await from(shared, 'verify', { email: second, token, type: 'email' }))[0]).toBe(200)
    expect(await passwordAt(shared, second, 'password-1')).toBe(200)
  })
})
