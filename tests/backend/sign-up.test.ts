import { hash } from 'bcryptjs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { signInWithPassword } from '#src/platform/backend/auth.ts'
import { sendSignInCodes, sendSignUpCodes, verifyCode } from '#src/platform/backend/codes.ts'
import { isFirstProof, setPassword, takeOver } from '#src/platform/backend/own-password.ts'
import type { LocalBackend } from '#local/backend.ts'
import { clientOf, codeTo, openTestBackend, siteUrl } from '../local-backend/open-backend.ts'

/* The app's handling of a password that a stranger set, against a provider that behaves as hosted Supabase. */

let backend: LocalBackend
const bodies: string[] = []
beforeAll(async () => {
  backend = await openTestBackend({})
  vi.stubGlobal('location', { origin: siteUrl })
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    bodies.push(String(init?.body ?? ''))
    return backend.fetch(new Request(input, init))
  })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await backend.close()
})

const [planted, own] = ['planted-password', 'own-password']

async function signedInBy(reach: { email?: string; phone?: string }, to: string) {
  const answer = await verifyCode(reach, codeTo(backend, to))
  if (!('session' in answer)) throw new Error(JSON.stringify(answer))
  return answer.session
}

/** As hosted Supabase leaves an account that a stranger signed up with a password. */
const storePlanted = async (id: string) =>
  backend.query(
    `update auth.users set encrypted_password = $2, raw_user_meta_data = raw_user_meta_data || '{"display_name": "Planted"}' where id = $1`,
    [id, await hash(planted, 4)],
  )

test('a sign-up sends neither password nor name before the proof, and afterwards the person’s password is the only one', async () => {
  const reach = { email: 'first@example.org', phone: '+919833300001' }
  bodies.length = 0
  expect(await sendSignUpCodes(reach)).toEqual({ sent: ['email', 'phone'] })
  expect(bodies.join()).not.toMatch(/password|display_name/)
  const session = await signedInBy(reach, reach.email)
  expect(isFirstProof(session.user)).toBe(true)
  await storePlanted(session.user.id)
  const taken = await takeOver(session, { password: own, displayName: 'Simran (sim)' })
  expect(taken).toMatchObject({
    isPasswordSet: true,
    user: { user_metadata: { display_name: 'Simran (sim)' } },
  })
  expect(await signInWithPassword(reach, planted)).toMatchObject({ refused: {} })
  expect(await signInWithPassword(reach, own)).toMatchObject({ session: {} })
})

test('a first code without a sign-up leaves an unknown password, and no data of a stranger', async () => {
  const phone = '+919833300002'
  await sendSignInCodes({ phone }, true)
  const session = await signedInBy({ phone }, phone)
  await storePlanted(session.user.id)
  session.user.user_metadata = { ...session.user.user_metadata, display_name: 'Planted' }
  const { user, isPasswordSet } = await takeOver(session, {})
  expect([isPasswordSet, user.user_metadata['display_name']]).toEqual([false, undefined])
  expect(await signInWithPassword({ phone }, planted)).toMatchObject({ refused: {} })
})

test('the owner of an account gets a code by a sign-up, keeps their name, and loses all other sessions', async () => {
  const reach = { email: 'second@example.org' }
  await sendSignUpCodes(reach)
  const before = await signedInBy(reach, reach.email)
  await backend.query(
    `update auth.users set email_confirmed_at = now() - interval '1 day' where email = $1`,
    [reach.email],
  )
  expect((await sendSignUpCodes({ ...reach, phone: '+919833300003' })).sent).toEqual(['email', 'phone'])
  const after = await signedInBy(reach, reach.email)
  expect([after.user.id, isFirstProof(after.user)]).toEqual([before.user.id, false])
  expect(await setPassword(own, after.access_token)).toEqual({ set: true })
  expect(await setPassword(own, after.access_token)).toEqual({ set: true })
  const { error } = await clientOf(backend).auth.refreshSession({ refresh_token: before.refresh_token })
  expect(error?.code).toBe('refresh_token_not_found')
})

test('a person who signed up by phone signs in with the password too', async () => {
  const reach = { email: 'third@example.org', phone: '+919833300004' }
  await sendSignUpCodes(reach)
  await takeOver(await signedInBy(reach, reach.phone), { password: own })
  expect(await signInWithPassword(reach, own)).toMatchObject({ session: { user: { phone: '919833300004' } } })
  expect(await signInWithPassword(reach, planted)).toMatchObject({ refused: { code: 'invalid_credentials' } })
})
