import type { LocalBackend } from '#local/backend.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientOf, codeTo, openTestBackend, signedInClient, siteUrl } from './open-backend.ts'

let backend: LocalBackend
let callersToken = ''
const [known, unknown] = [
  { email: 'known@example.org', phone: '+919811200001' },
  { email: 'other@example.org', phone: '+919811200002' },
]
const password = 'password-1'

beforeAll(async () => {
  backend = await openTestBackend(
    {},
    { limits: { secondsBetweenCodes: 5, codesSent: 4, codeAttempts: 3, passwordAttempts: 3 } },
  )
  const owner = await signedInClient(backend, known.email)
  await owner.auth.updateUser({ phone: known.phone, password })
  const token = codeTo(backend, known.phone)
  await owner.auth.verifyOtp({ phone: known.phone, token, type: 'phone_change' })
  const caller = await signedInClient(backend, 'caller@example.org')
  callersToken = (await caller.auth.getSession()).data.session?.access_token ?? ''
}, 120_000)
afterAll(() => backend.close())

type Addresses = typeof known
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
  const headers = { apikey: backend.publishableKey, authorization: `Bearer ${callersToken}` }
  const request = new Request(`${siteUrl}/auth/v1/${path}`, { method, headers, body: JSON.stringify(body) })
  const answer = await backend.fetch(request, { peerAddress })
  const text = (await answer.text()).replaceAll(/[0-9a-f-]{36}|\d{4}-\d\d-\d\dT[^"]*/g, '…')
  const plain = text.replaceAll(/known@|other@/g, '…@').replaceAll(/91981120000[12]/g, '…')
  return [answer.status, answer.headers.get('retry-after'), plain]
}

for (const [what, call] of Object.entries(calls))
  test(`${what}: whoever asks, however often, cannot see whether the address or phone has an account`, async () => {
    const seen = []
    for (const who of [known, unknown]) {
      const answers = []
      const peer = `10.7.0.${++senders}`
      for (let times = 0; times < 5; times++) answers.push(await answered(peer, call(who)))
      seen.push(answers)
    }
    expect(seen[0]).toEqual(seen[1])
  })

test('of one account, a phone is tried no otherwise after its address was tried too often', async () => {
  const tried = async (who: Addresses) => {
    const peer = `10.7.1.${++senders}`
    for (let by = 0; by < 4; by++)
      await answered(peer, ['POST verify', { type: 'email', email: known.email, token: `10000${by}` }])
    return answered(peer, ['POST verify', { type: 'sms', phone: who.phone, token: '200000' }])
  }
  expect(await tried(known)).toEqual(await tried({ ...unknown, phone: '+919811200009' }))
})

test('one person who is signed in has few messages sent to others, from however many addresses they ask', async () => {
  const before = backend.inbox.messages().length
  for (let at = 0; at < 30; at++)
    await answered(`10.8.0.${at}`, ['PUT user', { phone: `+91981121000${at % 10}` }])
  expect(backend.inbox.messages().length - before).toBeLessThanOrEqual(4)
})

test('a phone gets few messages, however many strangers ask', async () => {
  const phone = '+919811200005'
  for (let at = 0; at < 40; at++) await answered(`10.9.0.${at}`, ['POST otp', { phone, create_user: true }])
  // Twice as many as one sender may have sent, and one a minute for whoever asks first.
  expect(backend.inbox.messages(phone)).toHaveLength(9)
})

test('an answer about an address leaves at a whole step of time, whatever it found', async () => {
  const slow = await openTestBackend({}, { limits: { answerMilliseconds: 80 } })
  try {
    await signedInClient(slow, known.email)
    for (const email of [known.email, unknown.email]) {
      const start = performance.now()
      await clientOf(slow).auth.resetPasswordForEmail(email)
      expect(performance.now() - start).toBeGreaterThanOrEqual(79)
    }
  } finally {
    await slow.close()
  }
}, 120_000)
