import type { LocalBackend } from '#local/backend.ts'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientOf, codeTo, openTestBackend, otherThan, signedInClient, siteUrl } from './open-backend.ts'

let backend: LocalBackend
let time = Date.parse('2026-11-21T06:00:00Z')

/** Copies a new account's metadata, as a profile trigger does. */
const seenMigration = `
create table public.seen (id uuid primary key, display_name text);
alter table public.seen enable row level security;
create function public.note_person() returns trigger language plpgsql security definer set search_path = '' as $$
begin insert into public.seen values (new.id, new.raw_user_meta_data ->> 'display_name'); return new; end $$;
create trigger note_person after insert on auth.users for each row execute function public.note_person();
`

beforeAll(async () => {
  backend = await openTestBackend(
    { 'migrations/20260101000000_seen.sql': seenMigration },
    { now: () => time },
  )
})
afterAll(() => backend.close())

const admin = () => clientOf(backend, backend.asServiceKey).auth.admin

/** Signs up by the endpoint itself, because supabase-js drops the phone of a sign-up with both. */
async function signUpWithBoth(email: string, phone: string): Promise<{ id: string }> {
  const response = await backend.fetch(
    new Request(`${siteUrl}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: backend.publishableKey },
      body: JSON.stringify({ email, phone, password: 'password-1' }),
    }),
  )
  return (await response.json()) as { id: string }
}

test('a new person signs up, confirms the code and has a session with hosted claims', async () => {
  const client = clientOf(backend)
  const email = 'asha@example.org'
  const signedUp = await client.auth.signUp({
    email,
    password: 'password-1',
    options: { data: { display_name: 'Asha' } },
  })
  expect(signedUp.data).toMatchObject({ session: null, user: { email } })
  const early = await clientOf(backend).auth.signInWithPassword({ email, password: 'password-1' })
  expect(early.error).toMatchObject({ status: 400, code: 'invalid_credentials' })

  const { data } = await client.auth.verifyOtp({ email, token: codeTo(backend, email), type: 'signup' })
  const claims = decodeJwt(data.session?.access_token ?? '')
  expect(claims).toMatchObject({
    iss: 'http://127.0.0.1:4173/auth/v1',
    role: 'authenticated',
    aud: 'authenticated',
    email,
    phone: '',
    aal: 'aal1',
    is_anonymous: false,
    app_metadata: { providers: ['email'] },
    user_metadata: { email_verified: true },
  })
  expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(3600)
  expect((await client.auth.updateUser({ password: 'password-1' })).error).toBeNull()
  expect(
    (await clientOf(backend).auth.signInWithPassword({ email: email.toUpperCase(), password: 'password-1' }))
      .error,
  ).toBeNull()
})

test('a code works with type email, once, and only within its lifetime', async () => {
  const email = 'once@example.org'
  const client = clientOf(backend)
  await client.auth.signInWithOtp({ email })
  const token = codeTo(backend, email)
  const wrong = await client.auth.verifyOtp({ email, token: otherThan(token), type: 'email' })
  expect(wrong.error).toMatchObject({ status: 403, code: 'otp_expired' })
  expect((await client.auth.verifyOtp({ email, token, type: 'email' })).data.user?.email).toBe(email)
  expect((await client.auth.verifyOtp({ email, token, type: 'email' })).error?.code).toBe('otp_expired')

  await client.auth.signInWithOtp({ email })
  time += 601_000
  expect(
    (await client.auth.verifyOtp({ email, token: codeTo(backend, email), type: 'email' })).error?.code,
  ).toBe('otp_expired')
})

test('metadata of a one-time-code account exists when triggers run', async () => {
  await clientOf(backend).auth.signInWithOtp({
    email: 'meta@example.org',
    options: { data: { display_name: 'Meta' } },
  })
  expect(
    await backend.query('select display_name from public.seen where display_name = $1', ['Meta']),
  ).toHaveLength(1)
})

test('a person without e-mail signs in by phone', async () => {
  const client = clientOf(backend)
  const phone = '+919811100001'
  await client.auth.signInWithOtp({ phone })
  const { data } = await client.auth.verifyOtp({ phone, token: codeTo(backend, phone), type: 'sms' })
  expect(data.user).toMatchObject({ phone: '919811100001', email: '' })
  expect(data.user?.phone_confirmed_at).toBeTruthy()
  const [row] = await backend.query<{ email: string | null }>(
    'select email from auth.users where phone = $1',
    ['919811100001'],
  )
  expect(row?.email).toBeNull()
})

test('phone and password sign up, unconfirmed until the code is verified', async () => {
  const [phone, password] = ['+919811100002', 'password-1']
  const client = clientOf(backend)
  expect((await client.auth.signUp({ phone, password })).data.session).toBeNull()
  expect((await client.auth.signInWithPassword({ phone, password })).error?.code).toBe('invalid_credentials')
  expect(
    (await client.auth.verifyOtp({ phone, token: codeTo(backend, phone), type: 'sms' })).error,
  ).toBeNull()
  expect((await client.auth.updateUser({ password })).error).toBeNull()
  expect((await clientOf(backend).auth.signInWithPassword({ phone, password })).error).toBeNull()
})

test('a phone added to an account is confirmed there and then signs into that account', async () => {
  const client = await signedInClient(backend, 'both@example.org')
  const phone = '+919811100003'
  const changed = await client.auth.updateUser({ phone })
  expect(changed.data.user).toMatchObject({ phone: '', new_phone: '919811100003' })
  const verified = await client.auth.verifyOtp({ phone, token: codeTo(backend, phone), type: 'phone_change' })
  expect(verified.data.user).toMatchObject({ email: 'both@example.org', phone: '919811100003' })
  expect(verified.data.user?.app_metadata.providers).toEqual(['email', 'phone'])

  const again = clientOf(backend)
  await again.auth.signInWithOtp({ phone })
  const byPhone = await again.auth.verifyOtp({ phone, token: codeTo(backend, phone), type: 'sms' })
  expect(byPhone.data.user?.id).toBe(verified.data.user?.id)
  expect(await backend.query('select 1 from auth.users where phone = $1', ['919811100003'])).toHaveLength(1)
})

test('who asks to add another account’s phone learns nothing; who shows its code learns that it is taken', async () => {
  const [client, phone] = [await signedInClient(backend, 'greedy@example.org'), '+919811100003']
  expect((await client.auth.updateUser({ phone })).error).toBeNull()
  const token = codeTo(backend, phone)
  const wrong = await client.auth.verifyOtp({ phone, token: otherThan(token), type: 'phone_change' })
  expect(wrong.error?.code).toBe('otp_expired')
  const { error } = await client.auth.verifyOtp({ phone, token, type: 'phone_change' })
  expect(error).toMatchObject({ status: 422, code: 'phone_exists' })
})

test('a phone that another account confirmed meanwhile cannot be added', async () => {
  const [late, phone] = [await signedInClient(backend, 'late@example.org'), '+919811100015']
  expect((await late.auth.updateUser({ phone })).error).toBeNull()
  const token = codeTo(backend, phone)
  const owner = clientOf(backend)
  await owner.auth.signInWithOtp({ phone })
  await owner.auth.verifyOtp({ phone, token: codeTo(backend, phone), type: 'sms' })
  const { error } = await late.auth.verifyOtp({ phone, token, type: 'phone_change' })
  expect(error).toMatchObject({ status: 422, code: 'phone_exists' })
})

test('an unconfirmed number opens nothing until its code is verified after sign-in', async () => {
  const [email, phone, password] = ['told@example.org', '+919811100044', 'password-1']
  const client = clientOf(backend)
  await client.auth.signUp({ email, password, options: { data: { phone } } })
  await client.auth.verifyOtp({ email, token: codeTo(backend, email), type: 'signup' })
  await clientOf(backend).auth.signInWithOtp({ phone, options: { shouldCreateUser: false } })
  expect(backend.inbox.messages(phone)).toEqual([])

  await client.auth.updateUser({ phone })
  const right = codeTo(backend, phone)
  const wrong = await client.auth.verifyOtp({ phone, token: otherThan(right), type: 'phone_change' })
  expect(wrong.error?.code).toBe('otp_expired')
  expect((await client.auth.getUser()).data.user?.phone_confirmed_at).toBeUndefined()
  const confirmed = await client.auth.verifyOtp({ phone, token: right, type: 'phone_change' })
  expect(confirmed.data.user).toMatchObject({ email, phone: '919811100044' })
  expect(confirmed.data.user?.phone_confirmed_at).toBeTruthy()
  expect((await client.auth.updateUser({ password })).error).toBeNull()
  expect((await clientOf(backend).auth.signInWithPassword({ phone, password })).error).toBeNull()
})

test('an unreachable address is refused as by a failing provider, and nothing is sent', async () => {
  const [email, phone] = ['somebody@nowhere.invalid', '+916000000000']
  expect((await clientOf(backend).auth.signInWithOtp({ email })).error).toMatchObject({ status: 500 })
  expect((await clientOf(backend).auth.signInWithOtp({ phone })).error).toMatchObject({
    status: 422,
    code: 'sms_send_failed',
  })
  expect([...backend.inbox.messages(email), ...backend.inbox.messages(phone)]).toEqual([])
})

test('two sign-ins at once make one account', async () => {
  const email = 'twice@example.org'
  const both = [1, 2].map(() => clientOf(backend).auth.signInWithOtp({ email }))
  expect((await Promise.all(both)).map(({ error }) => error)).toEqual([null, null])
  expect(await backend.query('select 1 from auth.users where email = $1', [email])).toHaveLength(1)
})

test('sign-up with e-mail and phone keeps the phone pending, and either code opens the one account', async () => {
  const [email, phone] = ['pair@example.org', '+919811100004']
  expect(await signUpWithBoth(email, phone)).toMatchObject({ phone: '', new_phone: '919811100004' })
  const sms = codeTo(backend, phone)
  const byPhone = await clientOf(backend).auth.verifyOtp({ phone, token: sms, type: 'sms' })
  expect(byPhone.data.user).toMatchObject({ phone: '919811100004' })

  const other = ['pair-2@example.org', '+919811100006'] as const
  await signUpWithBoth(...other)
  const token = codeTo(backend, other[0])
  const byEmail = await clientOf(backend).auth.verifyOtp({ email: other[0], token, type: 'email' })
  expect(byEmail.data.user).toMatchObject({ email: other[0], phone: '' })
})

test('a pending phone does not block its true owner', async () => {
  const phone = '+919811100005'
  const squatter = await signUpWithBoth('squatter@example.org', phone)
  const owner = clientOf(backend)
  await owner.auth.signInWithOtp({ phone })
  const signedIn = await owner.auth.verifyOtp({ phone, token: codeTo(backend, phone), type: 'sms' })
  expect(signedIn.data.user?.phone).toBe('919811100005')
  expect(signedIn.data.user?.id).not.toBe(squatter.id)
})

test('the lost confirmation code is sent again', async () => {
  const email = 'again@example.org'
  await clientOf(backend).auth.signUp({ email, password: 'password-1' })
  const first = codeTo(backend, email)
  expect((await clientOf(backend).auth.resend({ type: 'signup', email })).error).toBeNull()
  expect(
    (await clientOf(backend).auth.resend({ type: 'signup', email: 'nobody@example.org' })).error,
  ).toBeNull()
  expect(backend.inbox.messages(email)).toHaveLength(2)
  const second = codeTo(backend, email)
  if (first !== second) {
    expect(
      (await clientOf(backend).auth.verifyOtp({ email, token: first, type: 'signup' })).error?.code,
    ).toBe('otp_expired')
  }
  expect((await clientOf(backend).auth.verifyOtp({ email, token: second, type: 'signup' })).error).toBeNull()
})

test('sign-up for an existing address is answered like any other, changes nothing, and sends its owner a code', async () => {
  const [taken, free] = ['taken@example.org', 'free@example.org']
  const owner = await signedInClient(backend, taken)
  const ask = (email: string) => clientOf(backend).auth.signUp({ email, password: 'other-password' })
  const shape = (value: unknown) =>
    JSON.stringify(value, (_key, part: unknown) =>
      typeof part === 'string' ? part.replace(/[0-9a-f-]{36}|\d{4}-\d\d-\d\dT.*|taken|free/g, '…') : part,
    )
  expect(shape(await ask(taken))).toBe(shape(await ask(free)))
  expect(
    (await clientOf(backend).auth.signInWithPassword({ email: taken, password: 'other-password' })).error
      ?.code,
  ).toBe('invalid_credentials')
  expect(backend.inbox.messages(taken)[0]?.text).toContain('You already have an account')
  expect(backend.inbox.messages(free)[0]?.text).not.toContain('You already have an account')
  const token = codeTo(backend, taken)
  const { data } = await clientOf(backend).auth.verifyOtp({ email: taken, token, type: 'email' })
  expect(data.user?.id).toBe((await owner.auth.getUser()).data.user?.id)
})

test('a wrong password and a forgotten one are answered the same for known and unknown addresses', async () => {
  const [known, unknown] = ['known@example.org', 'unknown@example.org']
  await signedInClient(backend, known)
  const { auth } = clientOf(backend)
  const wrong = async (email: string) => {
    const { error } = await auth.signInWithPassword({ email, password: 'password-1' })
    return [error?.status, error?.code, error?.message]
  }
  expect(await wrong(known)).toEqual(await wrong(unknown))
  const sent = backend.inbox.messages(known).length
  expect(await auth.resetPasswordForEmail(unknown)).toEqual(await auth.resetPasswordForEmail(known))
  expect(backend.inbox.messages(known)).toHaveLength(sent + 1)
  expect(backend.inbox.messages(unknown)).toEqual([])
})

test('of two codes for one person, by mail and by phone, one signs in', async () => {
  const [email, phone] = ['twin@example.org', '+919811100014']
  await signUpWithBoth(email, phone)
  const client = clientOf(backend)
  await client.auth.verifyOtp({ email, token: codeTo(backend, email), type: 'email' })
  await client.auth.updateUser({ phone })
  await client.auth.verifyOtp({ phone, token: codeTo(backend, phone), type: 'phone_change' })
  await clientOf(backend).auth.signInWithOtp({ email })
  await clientOf(backend).auth.signInWithOtp({ phone })
  const [byMail, byPhone] = [codeTo(backend, email), codeTo(backend, phone)]
  expect((await clientOf(backend).auth.verifyOtp({ email, token: byMail, type: 'email' })).error).toBeNull()
  expect((await clientOf(backend).auth.verifyOtp({ phone, token: byPhone, type: 'sms' })).error?.code).toBe(
    'otp_expired',
  )
})

test('a refresh token lost on a bad connection can be used again; an older one ends the session', async () => {
  const client = await signedInClient(backend, 'refresh@example.org')
  const first = (await client.auth.getSession()).data.session?.refresh_token ?? ''
  const refreshed = async (refresh_token: string) => clientOf(backend).auth.refreshSession({ refresh_token })
  const second = (await refreshed(first)).data.session?.refresh_token ?? ''
  expect((await refreshed(first)).data.session?.refresh_token).toBe(second)
  const third = (await refreshed(second)).data.session?.refresh_token ?? ''
  expect((await refreshed(first)).error?.code).toBe('refresh_token_already_used')
  expect((await refreshed(third)).error?.code).toBe('refresh_token_not_found')
})

test('an account keeps its latest 200 sessions, and a session its latest 100 refresh tokens', async () => {
  const [email, password] = ['often@example.org', 'password-1']
  const client = await signedInClient(backend, email)
  await client.auth.updateUser({ password })
  const { data } = await client.auth.getSession()
  const id = data.session!.user.id
  const rows = (sql: string) => backend.query(sql, [id])
  await rows(`insert into auth.sessions (id, user_id, aal, created_at)
    select gen_random_uuid(), $1::uuid, 'aal1', now() - make_interval(hours => n) from generate_series(1, 300) n`)
  await rows(`insert into auth.refresh_tokens (id, token, user_id, session_id, revoked, created_at)
    select gen_random_uuid(), 'old ' || n, $1::uuid, s.id, true, now() - make_interval(hours => n)
    from generate_series(1, 200) n, (
      select id from auth.sessions where user_id = $1::uuid order by created_at desc limit 1
    ) s`)
  expect((await client.auth.refreshSession()).error).toBeNull()
  expect((await clientOf(backend).auth.signInWithPassword({ email, password })).error).toBeNull()
  expect(await rows('select 1 from auth.sessions where user_id = $1::uuid')).toHaveLength(200)
  // Those of the refreshed session, and one of the new one.
  expect(await rows('select 1 from auth.refresh_tokens where user_id = $1::uuid')).toHaveLength(101)
  expect((await client.auth.getUser()).error).toBeNull()
  expect((await client.auth.refreshSession()).error).toBeNull()
})

test('a signed-out session is over', async () => {
  const client = await signedInClient(backend, 'out@example.org')
  const { data } = await client.auth.getSession()
  expect((await client.auth.signOut()).error).toBeNull()
  expect((await clientOf(backend).auth.getUser(data.session?.access_token)).error?.name).toBe(
    'AuthSessionMissingError',
  )
  const refresh_token = data.session?.refresh_token ?? ''
  expect((await clientOf(backend).auth.refreshSession({ refresh_token })).error?.code).toBe(
    'refresh_token_not_found',
  )
})

test('a forgotten password is replaced by a code, and the old sessions end', async () => {
  const email = 'forgot@example.org'
  const old = await signedInClient(backend, email)
  const client = clientOf(backend)
  await client.auth.resetPasswordForEmail(email)
  await client.auth.verifyOtp({ email, token: codeTo(backend, email), type: 'recovery' })
  expect((await client.auth.updateUser({ password: '123' })).error?.code).toBe('weak_password')
  expect((await client.auth.updateUser({ password: 'password-2' })).error).toBeNull()
  expect(
    (await clientOf(backend).auth.signInWithPassword({ email, password: 'password-2' })).error,
  ).toBeNull()
  expect((await old.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
})

test('metadata is short, at sign-up and however often it is changed', async () => {
  const long = { village: 'x'.repeat(5_000) }
  const stranger = clientOf(backend).auth
  const options = { data: long }
  expect((await stranger.signInWithOtp({ email: 'wordy@example.org', options })).error?.status).toBe(400)
  expect(backend.inbox.messages('wordy@example.org')).toEqual([])
  const client = await signedInClient(backend, 'brief@example.org')
  expect((await client.auth.updateUser({ data: long })).error?.status).toBe(400)
  const part = (key: string) => client.auth.updateUser({ data: { [key]: 'x'.repeat(1_900) } })
  expect((await part('a')).error).toBeNull()
  expect((await part('b')).error).toBeNull()
  expect((await part('c')).error?.status).toBe(400)
  // Shorter is possible as ever.
  expect((await client.auth.updateUser({ data: { a: null, c: 'x' } })).error).toBeNull()
})

test('the admin API answers the service key only', async () => {
  const made = await admin().createUser({
    email: 'made@example.org',
    password: 'password-1',
    email_confirm: true,
    user_metadata: { display_name: 'Made' },
  })
  const id = made.data.user?.id ?? ''
  expect(
    (await clientOf(backend).auth.signInWithPassword({ email: 'made@example.org', password: 'password-1' }))
      .error,
  ).toBeNull()
  expect((await admin().getUserById(id)).data.user?.user_metadata.display_name).toBe('Made')
  expect(
    (await admin().updateUserById(id, { app_metadata: { desk: true } })).data.user?.app_metadata.desk,
  ).toBe(true)
  expect((await admin().listUsers({ page: 1, perPage: 2 })).data.users).toHaveLength(2)
  expect((await admin().deleteUser(id)).error).toBeNull()
  expect((await admin().getUserById(id)).error?.status).toBe(404)

  const person = await signedInClient(backend, 'curious@example.org')
  const { data } = await person.auth.getSession()
  const curious = clientOf(backend, backend.publishableKey, {
    Authorization: `Bearer ${data.session?.access_token}`,
  })
  expect((await curious.auth.admin.listUsers()).error?.status).toBe(403)
  expect((await clientOf(backend).auth.admin.listUsers()).error?.status).toBe(403)
})
