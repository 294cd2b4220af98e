import { randomUUID } from 'node:crypto'
import type { Database } from '#local/database/database.ts'

type Query = Database['query']

/** A row of auth.users, as far as the backend reads it. Timestamps are ISO text. */
export interface Account {
  id: string
  email: string | null
  phone: string | null
  encrypted_password: string | null
  email_confirmed_at: string | null
  phone_confirmed_at: string | null
  confirmed_at: string | null
  email_change: string | null
  phone_change: string | null
  raw_app_meta_data: Record<string, unknown>
  raw_user_meta_data: Record<string, unknown>
  last_sign_in_at: string | null
  banned_until: string | null
  created_at: string
  updated_at: string
}

const columns = `id, email, phone, encrypted_password, email_confirmed_at, phone_confirmed_at, confirmed_at,
  email_change, phone_change, coalesce(raw_app_meta_data, '{}') as raw_app_meta_data,
  coalesce(raw_user_meta_data, '{}') as raw_user_meta_data, last_sign_in_at, banned_until, created_at, updated_at`

/** The initial data of a new account. */
export interface NewAccount {
  email?: string | undefined
  phone?: string | undefined
  passwordHash?: string | undefined
  data?: Record<string, unknown> | undefined
  appData?: Record<string, unknown> | undefined
  emailConfirmed?: boolean
  phoneConfirmed?: boolean
}

const one = async (query: Query, where: string, value: string): Promise<Account | undefined> =>
  (await query<Account>(`select ${columns} from auth.users where ${where}`, [value]))[0]

/** Finds accounts; each answers undefined when there is none. Phones are digits without a plus. */
export const findAccount = {
  byId: (query: Query, id: string) => one(query, 'id = $1::uuid', id),
  byEmail: (query: Query, email: string) => one(query, 'email = $1', email),
  byPhone: (query: Query, phone: string) => one(query, 'phone = $1', phone),
  /** The account that asked last to have this phone added. */
  byPendingPhone: (query: Query, phone: string) =>
    one(query, 'phone_change = $1 order by phone_change_sent_at desc nulls last limit 1', phone),
  /** The account that was signed up last with this phone beside an e-mail address and has proven neither. */
  byUnprovenPhone: (query: Query, phone: string) =>
    one(
      query,
      `phone_change = $1 and email_confirmed_at is null and phone_confirmed_at is null
       order by phone_change_sent_at desc nulls last limit 1`,
      phone,
    ),
  byPendingEmail: (query: Query, email: string) =>
    one(query, 'email_change = $1 order by email_change_sent_at desc nulls last limit 1', email),
}

/** All accounts, newest first, one page of them, with the total. */
export async function listAccounts(query: Query, page: number, perPage: number) {
  const accounts = await query<Account>(
    `select ${columns} from auth.users order by created_at desc, id limit $1 offset $2`,
    [perPage, (page - 1) * perPage],
  )
  const [total] = await query<{ n: number }>('select count(*)::int as n from auth.users')
  return { accounts, total: total?.n ?? 0 }
}

async function addIdentity(query: Query, accountId: string, provider: 'email' | 'phone', value: string) {
  const data = {
    sub: accountId,
    [provider]: value,
    email_verified: provider === 'email',
    phone_verified: provider === 'phone',
  }
  await query(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data) values ($1, $2, $3, $4, $5::jsonb)
     on conflict (provider, provider_id) do update set identity_data = excluded.identity_data, updated_at = now()`,
    [randomUUID(), provider, accountId, accountId, JSON.stringify(data)],
  )
}

/** Creates an account with its metadata in place, so that a trigger on auth.users can read it. */
export async function createAccount(query: Query, account: NewAccount): Promise<Account> {
  const id = randomUUID()
  const { email, phone } = account
  const providers = [...(email ? ['email'] : []), ...(phone ? ['phone'] : [])]
  const data = {
    ...account.data,
    sub: id,
    ...(email ? { email, email_verified: account.emailConfirmed === true } : {}),
    phone_verified: account.phoneConfirmed === true,
  }
  await query(
    `insert into auth.users (id, aud, role, email, phone, encrypted_password, email_confirmed_at,
       phone_confirmed_at, raw_app_meta_data, raw_user_meta_data)
     values ($1, 'authenticated', 'authenticated', $2, $3, $4, case when $5 then now() end,
       case when $6 then now() end, $7::jsonb, $8::jsonb)`,
    [
      id,
      email ?? null,
      phone ?? null,
      account.passwordHash ?? null,
      account.emailConfirmed === true,
      account.phoneConfirmed === true,
      JSON.stringify({ provider: providers[0], providers, ...account.appData }),
      JSON.stringify(data),
    ],
  )
  if (email) await addIdentity(query, id, 'email', email)
  if (phone) await addIdentity(query, id, 'phone', phone)
  return (await findAccount.byId(query, id))!
}

/** Notes that the account's own e-mail address or phone answered; adds the way of signing in to its providers. */
export async function confirm(
  query: Query,
  id: string,
  provider: 'email' | 'phone',
  value: string,
): Promise<void> {
  await query(
    `update auth.users set ${provider} = $2::text, ${provider}_confirmed_at = coalesce(${provider}_confirmed_at, now()),
       raw_app_meta_data = jsonb_set(coalesce(raw_app_meta_data, '{}'), '{providers}',
         (select jsonb_agg(distinct p) from jsonb_array_elements(
           coalesce(raw_app_meta_data -> 'providers', '[]') || to_jsonb($3::text)) p)),
       raw_user_meta_data = coalesce(raw_user_meta_data, '{}')
         || jsonb_build_object($3::text || '_verified', true, $3::text, $2::text),
       updated_at = now()
     where id = $1::uuid`,
    [id, value, provider],
  )
  await addIdentity(query, id, provider, value)
}

/** Confirms a pending phone or e-mail address as the account's own. */
export async function completeChange(query: Query, id: string, provider: 'email' | 'phone', value: string) {
  await query(
    `update auth.users set ${provider}_change = null, ${provider}_change_sent_at = null, ${provider}_confirmed_at = now()
     where id = $1::uuid`,
    [id],
  )
  await confirm(query, id, provider, value)
}

/** Merges user metadata; a key set to null goes away, as on hosted Supabase. */
export async function mergeUserData(query: Query, id: string, data: Record<string, unknown>): Promise<void> {
  await query(
    `update auth.users set raw_user_meta_data = jsonb_strip_nulls(coalesce(raw_user_meta_data, '{}') || $2::jsonb),
       updated_at = now() where id = $1::uuid`,
    [id, JSON.stringify(data)],
  )
}

/** Replaces the password; takes a bcrypt hash. */
export async function setPassword(query: Query, id: string, hash: string): Promise<void> {
  await query('update auth.users set encrypted_password = $2, updated_at = now() where id = $1::uuid', [
    id,
    hash,
  ])
}

/** The account as hosted Supabase Auth describes a user. */
export async function userJson(query: Query, account: Account): Promise<Record<string, unknown>> {
  const identities = await query(
    `select id as identity_id, provider_id as id, user_id, identity_data, provider, email, last_sign_in_at, created_at, updated_at
     from auth.identities where user_id = $1::uuid order by created_at, provider`,
    [account.id],
  )
  const optional = {
    email_confirmed_at: account.email_confirmed_at,
    phone_confirmed_at: account.phone_confirmed_at,
    confirmed_at: account.confirmed_at,
    last_sign_in_at: account.last_sign_in_at,
    new_email: account.email_change,
    new_phone: account.phone_change,
    banned_until: account.banned_until,
  }
  return {
    id: account.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: account.email ?? '',
    phone: account.phone ?? '',
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== null && value !== '')),
    app_metadata: account.raw_app_meta_data,
    user_metadata: account.raw_user_meta_data,
    identities,
    created_at: account.created_at,
    updated_at: account.updated_at,
    is_anonymous: false,
  }
}
