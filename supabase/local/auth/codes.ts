import { createHash, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Database } from '#local/database/database.ts'

type Query = Database['query']

/** The purpose of a code: an address or phone at sign-up or sign-in, a forgotten password, a new address or phone. */
export type CodeKind = 'signup' | 'email' | 'sms' | 'recovery' | 'email_change' | 'phone_change'

const signInKinds: readonly CodeKind[] = ['signup', 'email', 'sms']

/** Same name as the hosted table; there is one live code per account and kind. */
const createTable = `create table if not exists auth.one_time_tokens (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  token_type text not null,
  token_hash text not null,
  relates_to text not null,
  created_at timestamptz not null,
  unique (user_id, token_type)
)`

const hash = (destination: string, code: string) =>
  createHash('sha256').update(`${destination}:${code}`).digest('hex')

const same = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** One-time codes, kept as hashes. */
export interface Codes {
  /** Makes a code for an address or phone; an earlier one of the same kind stops working. */
  issue(query: Query, accountId: string, kind: CodeKind, destination: string): Promise<string>
  /** Whether the code is right and fresh for one of these kinds; a right one is used up. */
  redeem(
    query: Query,
    accountId: string,
    kinds: readonly CodeKind[],
    destination: string,
    code: string,
  ): Promise<CodeKind | undefined>
}

/** True for an age within a lifetime. A code of the time to come was sent while the clock was ahead, and is over. */
const isWithin = (milliseconds: number, seconds: number) => milliseconds >= 0 && milliseconds < seconds * 1000

/** Codes of `length` digits that work for `expirySeconds`. */
export async function oneTimeCodes(
  database: Database,
  settings: { length: number; expirySeconds: number; now: () => number },
): Promise<Codes> {
  await database.query(createTable)
  const isFresh = (at: string) => isWithin(settings.now() - Date.parse(at), settings.expirySeconds)
  return {
    async issue(query, accountId, kind, destination) {
      const code = String(randomInt(10 ** settings.length)).padStart(settings.length, '0')
      await query(
        `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to, created_at)
         values ($1, $2, $3, $4, $5, $6::timestamptz)
         on conflict (user_id, token_type) do update
           set token_hash = excluded.token_hash, relates_to = excluded.relates_to, created_at = excluded.created_at`,
        [
          randomUUID(),
          accountId,
          kind,
          hash(destination, code),
          destination,
          new Date(settings.now()).toISOString(),
        ],
      )
      return code
    },
    async redeem(query, accountId, kinds, destination, code) {
      const rows = await query<{ token_type: CodeKind; token_hash: string; created_at: string }>(
        `select token_type, token_hash, created_at from auth.one_time_tokens
         where user_id = $1::uuid and token_type = any ($2::text[]) for update`,
        [accountId, kinds],
      )
      const wanted = hash(destination, code)
      const match = rows.find((row) => same(row.token_hash, wanted) && isFresh(row.created_at))
      if (!match) return undefined
      // One sign-in ends them all: the twin code in the other channel must not open a second session later.
      const used = signInKinds.includes(match.token_type) ? signInKinds : [match.token_type]
      await query(
        'delete from auth.one_time_tokens where user_id = $1::uuid and token_type = any ($2::text[])',
        [accountId, used],
      )
      return match.token_type
    },
  }
}
