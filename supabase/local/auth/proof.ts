import type { Database } from '#local/database/database.ts'
import { completeChange, confirm, findAccount, type Account } from './accounts.ts'
import { AuthRefusal } from './answers.ts'
import type { CodeKind } from './codes.ts'

type Query = Database['query']
type Provider = 'email' | 'phone'

/** True while no address of the account is proven: its data may be a stranger's. */
const isUnproven = (account: Account) => !account.email_confirmed_at && !account.phone_confirmed_at

/** True if the account has confirmed this address. */
export const hasProven = (account: Account | undefined, provider: Provider) =>
  account !== undefined && account[`${provider}_confirmed_at`] !== null

/**
 * The account that this address or phone opens. An unproven address beside a proven one opens nothing: it was written
 * there by somebody who never showed that it is theirs.
 */
export async function holderOf(
  query: Query,
  provider: Provider,
  value: string,
): Promise<Account | undefined> {
  const account = await (provider === 'email'
    ? findAccount.byEmail(query, value)
    : findAccount.byPhone(query, value))
  return account && (isUnproven(account) || hasProven(account, provider)) ? account : undefined
}

/** Refuses an address that another account has confirmed. An unconfirmed claim blocks nobody. */
async function refuseTaken(query: Query, account: Account, provider: Provider, value: string) {
  const holder = await holderOf(query, provider, value)
  if (!holder || holder.id === account.id || !hasProven(holder, provider)) return
  const noun = provider === 'email' ? 'email address' : 'phone number'
  throw new AuthRefusal(422, `${provider}_exists`, `A user with this ${noun} has already been registered`)
}

/**
 * Removes an address from every account that claims it without proof, and deletes accounts with nothing else, which
 * were never signed in to.
 */
export async function releaseUnproven(
  query: Query,
  provider: Provider,
  value: string,
  except: string | null = null,
): Promise<void> {
  const others = `${provider} = $1 and ${provider}_confirmed_at is null and id is distinct from $2::uuid`
  const parameters = [value, except]
  await query(
    `delete from auth.users where ${others} and email_confirmed_at is null and phone_confirmed_at is null`,
    parameters,
  )
  await query(
    `delete from auth.identities where provider = $3 and user_id in (select id from auth.users where ${others})`,
    [...parameters, provider],
  )
  await query(`update auth.users set ${provider} = null where ${others}`, parameters)
}

/** Drops everything that was written into an account before anybody proved that it is theirs. */
async function dropUnproven(query: Query, { id }: Account, proven: Provider): Promise<void> {
  const other = proven === 'email' ? 'phone' : 'email'
  await query(
    `update auth.users set encrypted_password = null, ${other} = null, email_change = null, phone_change = null,
       raw_user_meta_data = jsonb_build_object('sub', id),
       raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || jsonb_build_object('provider', $2::text, 'providers', '[]'::jsonb)
     where id = $1::uuid`,
    [id, proven],
  )
  await query('delete from auth.identities where user_id = $1::uuid and provider = $2', [id, other])
  await query('delete from auth.one_time_tokens where user_id = $1::uuid', [id])
  await query('delete from auth.sessions where user_id = $1::uuid', [id])
}

/**
 * Notes that a right code came back from an address or phone. The first proof of an account drops its password, metadata,
 * other address, codes and sessions: they were written by somebody who had proven nothing.
 */
export async function prove(query: Query, accountId: string, kind: CodeKind, value: string): Promise<void> {
  const provider = kind === 'sms' || kind === 'phone_change' ? 'phone' : 'email'
  const account = (await findAccount.byId(query, accountId))!
  await refuseTaken(query, account, provider, value)
  await releaseUnproven(query, provider, value, accountId)
  if (isUnproven(account)) await dropUnproven(query, account, provider)
  const isChange = kind === 'phone_change' || kind === 'email_change'
  await (isChange ? completeChange : confirm)(query, accountId, provider, value)
}
