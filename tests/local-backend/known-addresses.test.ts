import { defaultLimits } from '#local/auth/attempts.ts'
import type { LocalBackend } from '#local/backend.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientOf, codeTo, openTestBackend, signedInClient, siteUrl } from './open-backend.ts'

let backend: LocalBackend
/** Two of everything; whoever asks is somebody new. */
const few = { seconds: 3600, pair: 2, account: 100, sender: 100 }

let member: Addresses
let callersToken = ''
let time = Date.parse('2026-11-21T06:00:00Z')
let last = 0
/** Returns an address and a phone that nobody has named before. */
const fresh = () => ({ email: `${++last}@example.org`, phone: `+9198112${String(last).padStart(5, '0')}` })
const password = 'password-1'

beforeAll(async () => {
  backend = await openTestBackend(
    {},
    {
      now: () => time,
      limits: { code: few, password: few, send: few, again: defaultLimits.again },
    },
  )
  member = await registered()
  await newCaller()
})
afterAll(() => backend.close())

type Addresses = ReturnType<typeof fresh>

/** Makes an account with both addresses and a password. */
async function registered(): Promise<Addresses> {
  const known = fresh()
  const owner = await signedInClient(backend, known.email)
  await owner.auth.updateUser({ phone: known.phone, password })
  const token = codeTo(backend, known.phone)
  await owner.auth.verifyOtp({ phone: known.phone, token, type: 'phone_change' })
  return known
}

/** Signs somebody in who asks about others. */
async function newCaller(): Promise<void> {
  const caller = await signedInClient(backend, fresh().email)
  callersToken = (await caller.auth.getSession()).data.session?.access_token ?? ''
}

/** Calls that name an address, as [method and path, body]. */
const calls: Record<string, (one: Addresses) => [string, object]> = {
  'a sign-in code by mail': ({ email }) => ['POST otp', { email, create_user: false }],
  'a sign-in code by SMS': ({ phone }) => ['POST otp', { phone, create_user: false }],
  'a first code by SMS': ({ phone }) => ['POST otp', { phone, create_user: true }],
  'a sign-up by codes': (both) => ['POST otp', both],
  'a sign-up': ({ email }) => ['POST signup', { email, password }],
  'a forgotten password': ({ email }) => ['POST recover', { email }],
  'the mail again': ({ email }) => ['POST resend', { type: 'signup', email }],
  'the SMS again': ({ phone }) => ['POST resend', { type: 'sms', phone }],
  'the new address’s code again': ({ email }) => ['POST resend', { type: 'email_change', email }],
  'the new phone’s code again': ({ phone }) => ['POST resend', { type: 'phone_change', phone }],
  'an own new phone': ({ phone }) => ['PUT user', { phone }],
  'an own new address': ({ email }) => ['PUT user', { email }],
  'a code tried': ({ email }) => ['POST verify', { type: 'email', email, token: '000000' }],
  'an SMS code tried': ({ phone }) => ['POST verify', { type: 'sms', phone, token: '000001' }],
  'a password tried': ({ email }) => ['POST token?grant_type=password', { email, password: 'wrong-1' }],
  'a phone’s password tried': ({ phone }) => [
    'POST token?grant_type=password',
    { phone, password: 'wrong-1' },
  ],
}
let senders = 0

/** Status, Retry-After and body, without what is the caller's or made anew. */
async function answered(peerAddress: string, [call, body]: [string, object]): Promise<unknown[]> {
  const [method, path] = call.split(' ') as [string, string]
  // Every second code comes too early.
  time += 3_000
  const headers = { apikey: backend.publishableKey, authorization: `Bearer ${callersToken}` }
  const request = new Request(`${siteUrl}/auth/v1/${path}`, { method, headers, body: JSON.stringify(body) })
  const answer = await backend.fetch(request, { peerAddress })
  const text = (await answer.text()).replaceAll(/[0-9a-f-]{36}|\d{4}-\d\d-\d\dT[^"]*/g, '…')
  const plain = text.replaceAll(/\d+@/g, '…@').replaceAll(/9198112\d{5}/g, '…')
  return [answer.status, answer.headers.get('retry-after'), plain]
}

for (const [what, call] of Object.entries(calls))
  test(`${what}: whoever asks, however often, cannot see whether the address or phone has an account`, async () => {
    const seen = []
    for (const who of [member, fresh()]) {
      if (call(who)[0] === 'PUT user') await newCaller()
      const answers = []
      const peer = `10.7.0.${++senders}`
      // Sent, too early, sent, too early, one too many.
      for (let times = 0; times < 5; times++) answers.push(await answered(peer, call(who)))
      seen.push(answers)
    }
    expect(seen[0]).toEqual(seen[1])
  })

test('one person who is signed in has few messages sent to others, from however many addresses they ask', async () => {
  await newCaller()
  const before = backend.inbox.messages().length
  for (let at = 0; at < 12; at++)
    await answered(`10.8.0.${at}`, ['PUT user', { phone: `+9198112100${10 + at}` }])
  expect(backend.inbox.messages().length - before).toBe(defaultLimits.change.sender)
})

test('an answer about an address leaves at a whole step of time, whatever it found', async () => {
  const slow = await openTestBackend({}, { answerMilliseconds: 80 })
  try {
    const [known, unknown] = [fresh(), fresh()]
    await signedInClient(slow, known.email)
    for (const { email } of [known, unknown]) {
      const start = performance.now()
      await clientOf(slow).auth.resetPasswordForEmail(email)
      expect(performance.now() - start).toBeGreaterThanOrEqual(79)
    }
  } finally {
    await slow.close()
  }
})
