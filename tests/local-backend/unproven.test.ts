import type { LocalBackend } from '#local/backend.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clientOf, codeTo, openTestBackend, signedInClient, siteUrl } from './open-backend.ts'
import { isFull } from '../rounds.ts'

let backend: LocalBackend
beforeAll(async () => {
  backend = await openTestBackend({})
})
afterAll(() => backend.close())

const [planted, own] = ['planted-password', 'own-password']
let last = 0
/** Returns an unused address and an unused phone. */
const fresh = () => ({
  email: `owner-${++last}@example.org`,
  phone: `+9198222${String(last).padStart(5, '0')}`,
})

const post = (path: string, body: unknown) =>
  backend.fetch(
    new Request(`${siteUrl}/auth/v1/${path}`, {
      method: 'POST',
      headers: { apikey: backend.publishableKey },
      body: JSON.stringify(body),
    }),
  )

/** A stranger's data in an account before its owner's proof. */
const plant = (address: Record<string, string>) =>
  post('signup', { ...address, password: planted, data: { display_name: 'Planted', village: 'Planted' } })

const opens = async (address: { email: string } | { phone: string }, password: string) =>
  !(await clientOf(backend).auth.signInWithPassword({ ...address, password })).error

type Addresses = ReturnType<typeof fresh>
const proofs = {
  'a code by mail': async ({ email }: Addresses) => {
    const client = clientOf(backend)
    await client.auth.signInWithOtp({ email })
    const proof = await client.auth.verifyOtp({ email, token: codeTo(backend, email), type: 'email' })
    return { client, proof, address: { email } }
  },
  'a sign-up of their own': async ({ email }: Addresses) => {
    const client = clientOf(backend)
    await client.auth.signUp({ email, password: own })
    const proof = await client.auth.verifyOtp({ email, token: codeTo(backend, email), type: 'signup' })
    return { client, proof, address: { email } }
  },
  'a forgotten password': async ({ email }: Addresses) => {
    const client = clientOf(backend)
    await client.auth.resetPasswordForEmail(email)
    const proof = await client.auth.verifyOtp({ email, token: codeTo(backend, email), type: 'recovery' })
    return { client, proof, address: { email } }
  },
  'the code sent again': async ({ email }: Addresses) => {
    const client = clientOf(backend)
    await client.auth.resend({ type: 'signup', email })
    const proof = await client.auth.verifyOtp({ email, token: codeTo(backend, email), type: 'email' })
    return { client, proof, address: { email } }
  },
  'a code by SMS': async ({ phone }: Addresses) => {
    const client = clientOf(backend)
    await client.auth.signInWithOtp({ phone })
    const proof = await client.auth.verifyOtp({ phone, token: codeTo(backend, phone), type: 'sms' })
    return { client, proof, address: { phone } }
  },
  'a phone added to their account': async ({ phone }: Addresses) => {
    const client = await signedInClient(backend, `adds-${phone.slice(1)}@example.org`)
    await client.auth.updateUser({ phone })
    const proof = await client.auth.verifyOtp({ phone, token: codeTo(backend, phone), type: 'phone_change' })
    return { client, proof, address: { phone } }
  },
}

describe('a stranger’s data from before the proof', () => {
  const plants = {
    'an e-mail address': ({ email }: Addresses) => ({ email }),
    'a phone': ({ phone }: Addresses) => ({ phone }),
    both: (both: Addresses) => both,
    'the address beside a phone of the stranger': ({ email }: Addresses) => ({ email, phone: fresh().phone }),
    'the phone beside an address of the stranger': ({ phone }: Addresses) => ({
      phone,
      email: fresh().email,
    }),
  }
  // In every run each of them with one way at least; all pairs in `test:full`.
  for (const [row, [what, addressIn]] of Object.entries(plants).entries())
    for (const [column, [way, proveBy]] of Object.entries(proofs).entries())
      test.skipIf(!isFull && column % 5 !== row)(
        `is deleted: a sign-up with ${what}, then ${way}`,
        async () => {
          const addresses = fresh()
          expect((await plant(addressIn(addresses))).status).toBe(200)
          // A sign-up of somebody else is not resent to whom it does not concern.
          if (way === 'the code sent again' || way === 'a forgotten password')
            await plant({ email: addresses.email })
          const { client, proof, address } = await proveBy(addresses)
          expect(proof.error).toBeNull()
          const { user } = proof.data
          expect(JSON.stringify(user)).not.toContain('Planted')
          expect(await opens(address, planted)).toBe(false)
          expect((await client.auth.updateUser({ password: own })).error).toBeNull()
          expect(await opens(address, own)).toBe(true)
        },
      )
})

describe('an account with two addresses', () => {
  test('that is confirmed by one is not opened by the other, which its sender never confirmed', async () => {
    const [victim, stranger] = [fresh(), fresh()]
    await post('signup', { email: victim.email, phone: stranger.phone, password: planted })
    const strangersCode = codeTo(backend, stranger.phone)
    const mine = await clientOf(backend).auth.verifyOtp({
      email: victim.email,
      token: codeTo(backend, victim.email),
      type: 'email',
    })
    for (const type of ['sms', 'phone_change'] as const) {
      const { error } = await clientOf(backend).auth.verifyOtp({
        phone: stranger.phone,
        token: strangersCode,
        type,
      })
      expect(error?.code).toBe('otp_expired')
    }
    expect(mine.data.user?.phone).toBe('')
  })

  test('that was confirmed by the stranger’s phone leaves the address to its owner', async () => {
    const [victim, stranger] = [fresh(), fresh()]
    await post('signup', { email: victim.email, phone: stranger.phone, password: planted })
    const client = clientOf(backend)
    const token = codeTo(backend, stranger.phone)
    const taken = await client.auth.verifyOtp({ phone: stranger.phone, token, type: 'sms' })
    await client.auth.updateUser({ password: planted })
    expect(taken.data.user?.email).toBe('')
    expect(await opens({ email: victim.email }, planted)).toBe(false)
    const owner = await signedInClient(backend, victim.email)
    expect((await owner.auth.getUser()).data.user?.id).not.toBe(taken.data.user?.id)
  })

  test('whose other address was never confirmed opens nothing by it', async () => {
    const { email, phone } = fresh()
    const admin = clientOf(backend, backend.asServiceKey).auth.admin
    const made = await admin.createUser({ email, phone, password: planted, phone_confirm: true })
    expect(made.error).toBeNull()
    expect(await opens({ email }, planted)).toBe(false)
    const owner = await signedInClient(backend, email)
    expect((await owner.auth.getUser()).data.user?.id).not.toBe(made.data.user?.id)
    expect(await opens({ phone }, planted)).toBe(true)
  })
})

test('an SMS code never signs in to the account of a person who asked to add the phone to theirs', async () => {
  const { phone } = fresh()
  const stranger = await signedInClient(backend, fresh().email)
  await stranger.auth.updateUser({ phone })
  const { error } = await clientOf(backend).auth.verifyOtp({
    phone,
    token: codeTo(backend, phone),
    type: 'sms',
  })
  expect(error?.code).toBe('otp_expired')
})

test('a phone that a stranger claimed without proof can be added by its owner', async () => {
  const { phone } = fresh()
  await clientOf(backend).auth.signInWithOtp({ phone })
  const owner = await signedInClient(backend, fresh().email)
  expect((await owner.auth.updateUser({ phone })).error).toBeNull()
  const token = codeTo(backend, phone)
  const { data } = await owner.auth.verifyOtp({ phone, token, type: 'phone_change' })
  expect(data.user?.phone).toBe(phone.slice(1))
})

test('with a session, a code confirms the caller’s own change, whoever else wants that phone', async () => {
  const { phone } = fresh()
  const owner = await signedInClient(backend, fresh().email)
  await owner.auth.updateUser({ phone })
  const token = codeTo(backend, phone)
  const stranger = await signedInClient(backend, fresh().email)
  await stranger.auth.updateUser({ phone })
  const { data } = await owner.auth.getSession()
  const response = await backend.fetch(
    new Request(`${siteUrl}/auth/v1/verify`, {
      method: 'POST',
      headers: { apikey: backend.publishableKey, authorization: `Bearer ${data.session?.access_token}` },
      body: JSON.stringify({ type: 'phone_change', phone, token }),
    }),
  )
  expect(await response.json()).toMatchObject({ user: { id: data.session?.user.id, phone: phone.slice(1) } })
})

test('a sign-up by codes only sends both, informs the owner of a known phone, and is answered the same', async () => {
  const { email, phone } = fresh()
  const owner = clientOf(backend)
  await owner.auth.signInWithOtp({ phone })
  const token = codeTo(backend, phone)
  const owned = await owner.auth.verifyOtp({ phone, token, type: 'sms' })
  const [taken, free] = [await post('otp', { email, phone }), await post('otp', fresh())]
  expect([taken.status, await taken.json()]).toEqual([free.status, await free.json()])
  expect(backend.inbox.messages(phone)[0]?.text).toContain('You already have an account')
  const again = await clientOf(backend).auth.verifyOtp({ phone, token: codeTo(backend, phone), type: 'sms' })
  expect(again.data.user?.id).toBe(owned.data.user?.id)
})

describe('the owner of an account is notified', () => {
  test('at the old address when the e-mail address is changed, once the new one is confirmed', async () => {
    const [before, after] = [fresh().email, fresh().email]
    const client = await signedInClient(backend, before)
    await client.auth.updateUser({ email: after })
    expect(backend.inbox.messages(before)).toHaveLength(1)
    await client.auth.verifyOtp({ email: after, token: codeTo(backend, after), type: 'email_change' })
    expect(backend.inbox.messages(before)[0]).toMatchObject({
      subject: 'The email address of your account was changed',
      code: null,
    })
    expect(await opens({ email: before }, own)).toBe(false)
  })

  test('at the old phone when the phone is changed, and by mail of a new password', async () => {
    const [{ email, phone }, after] = [fresh(), fresh().phone]
    const client = await signedInClient(backend, email)
    for (const number of [phone, after]) {
      await client.auth.updateUser({ phone: number })
      await client.auth.verifyOtp({ phone: number, token: codeTo(backend, number), type: 'phone_change' })
    }
    expect(backend.inbox.messages(phone)[0]?.subject).toBe('The phone number of your account was changed')
    await client.auth.updateUser({ password: own })
    expect(backend.inbox.messages(email)).toHaveLength(1)
    await client.auth.updateUser({ password: `${own}-2` })
    expect(backend.inbox.messages(email)[0]?.subject).toBe('The password of your account was changed')
  })

  test('an e-mail address that another account confirmed meanwhile is refused like a phone', async () => {
    const { email } = fresh()
    const late = await signedInClient(backend, fresh().email)
    await late.auth.updateUser({ email })
    const token = codeTo(backend, email)
    await signedInClient(backend, email)
    const { error } = await late.auth.verifyOtp({ email, token, type: 'email_change' })
    expect(error).toMatchObject({ status: 422, code: 'email_exists' })
  })
})

describe('a password', () => {
  test('counts 72 bytes, in any script, for setting it and for signing in', async () => {
    const { email } = fresh()
    const client = await signedInClient(backend, email)
    for (const [password, isTaken] of [
      ['ਪ'.repeat(25), false],
      ['a'.repeat(73), false],
      ['ਪ'.repeat(24), true],
      ['a'.repeat(72), true],
    ] as const)
      expect([password, !(await client.auth.updateUser({ password })).error]).toEqual([password, isTaken])
    expect(await opens({ email }, 'a'.repeat(73))).toBe(false)
    expect(await opens({ email }, 'a'.repeat(72))).toBe(true)
  })

  test('is not changed by an old session', async () => {
    const strict = await openTestBackend({
      'config.toml': '[auth.email]\nenable_confirmations = true\nsecure_password_change = true\n',
    })
    const client = await signedInClient(strict, 'yesterday@example.org')
    expect((await client.auth.updateUser({ password: own })).error).toBeNull()
    await strict.query(`update auth.sessions set created_at = now() - interval '25 hours'`)
    expect((await client.auth.updateUser({ password: planted })).error?.code).toBe('reauthentication_needed')
    await strict.close()
  })
})
