import { randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '#local/database/database.ts'
import { bearerToken, type Tokens } from '#local/tokens.ts'
import { findAccount, userJson, type Account } from './accounts.ts'
import { AuthRefusal } from './answers.ts'

type Query = Database['query']

interface RefreshTokenRow {
  id: string
  token: string
  user_id: string
  session_id: string
  revoked: boolean
  parent: string | null
}

/** The person of a request, by its access token and an open session. */
export interface SignedIn {
  account: Account
  sessionId: string
  /** When the session began, in milliseconds since 1970. */
  startedAt: number
}

/** Sessions and their tokens. */
export interface Sessions {
  start(query: Query, account: Account, method: 'otp' | 'password'): Promise<Record<string, unknown>>
  /** A new pair of tokens; undefined when the token was used before, which has ended its session. */
  refresh(query: Query, refreshToken: string): Promise<Record<string, unknown> | undefined>
  /** Returns the caller; throws 401 or 403 without a valid session. */
  signedIn(query: Query, request: Request): Promise<SignedIn>
  end(query: Query, caller: SignedIn, scope: 'local' | 'global' | 'others'): Promise<void>
}

const refuseBanned = (account: Account) => {
  if (account.banned_until !== null && Date.parse(account.banned_until) > Date.now()) {
    throw new AuthRefusal(400, 'user_banned', 'User is banned')
  }
}

/**
 * The latest sessions of an account that are kept, and the latest tokens of a session: signing in and refreshing leave no more. Those
 * of a time to come, when the clock was ahead, count as the oldest.
 */
const mostSessions = 200
const mostTokens = 100

async function addRefreshToken(
  query: Query,
  userId: string,
  sessionId: string,
  parent: string | null,
): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await query(
    'insert into auth.refresh_tokens (id, token, user_id, session_id, parent) values ($1, $2, $3, $4, $5)',
    [randomUUID(), token, userId, sessionId, parent],
  )
  await query(
    `delete from auth.refresh_tokens where ctid = any (array(
       select ctid from auth.refresh_tokens where session_id = $1::uuid order by created_at > now(), created_at desc offset $2))`,
    [sessionId, mostTokens],
  )
  return token
}

/**
 * Returns the next refresh token. A used token gets its unused successor, because a phone that lost the answer
 * asks again with the old one. Anything older is theft or a copy.
 */
async function nextRefreshToken(query: Query, row: RefreshTokenRow): Promise<string | undefined> {
  if (!row.revoked) {
    await query('update auth.refresh_tokens set revoked = true, updated_at = now() where id = $1', [row.id])
    return addRefreshToken(query, row.user_id, row.session_id, row.token)
  }
  const [successor] = await query<RefreshTokenRow>(
    'select * from auth.refresh_tokens where session_id = $1::uuid and parent = $2 and not revoked',
    [row.session_id, row.token],
  )
  if (successor) return successor.token
  // Told by the answer, not thrown: a throw would roll the ended session back to life.
  await query('delete from auth.sessions where id = $1::uuid', [row.session_id])
  return undefined
}

const notFound = () =>
  new AuthRefusal(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')

/**
 * Ends sessions from before the keys were made: keys are made anew because the old ones had become known. Keys of a time to come were
 * made while the clock was ahead; the start that made them has ended the sessions.
 */
export async function endSessionsBefore(query: Query, keysMadeAt: string | undefined): Promise<void> {
  if (keysMadeAt !== undefined)
    await query('delete from auth.sessions where created_at < $1 and $1 <= now()', [keysMadeAt])
}

/** How sessions are made. */
export interface SessionSettings {
  issuer: string
  lifetimeSeconds: number
}

/** Sessions whose access tokens carry the same claims as hosted Supabase Auth's. */
export class LocalSessions implements Sessions {
  private readonly tokens: Tokens
  private readonly settings: SessionSettings

  constructor(tokens: Tokens, settings: SessionSettings) {
    this.tokens = tokens
    this.settings = settings
  }

  async start(query: Query, account: Account, method: 'otp' | 'password') {
    refuseBanned(account)
    const sessionId = randomUUID()
    await query('update auth.users set last_sign_in_at = now() where id = $1::uuid', [account.id])
    // The way of signing in rides in `tag`: the refreshed token's amr claim repeats it.
    await query('insert into auth.sessions (id, user_id, aal, tag) values ($1, $2, $3, $4)', [
      sessionId,
      account.id,
      'aal1',
      method,
    ])
    await query(
      `delete from auth.sessions where ctid = any (array(
         select ctid from auth.sessions where user_id = $1::uuid order by created_at > now(), created_at desc offset $2))`,
      [account.id, mostSessions],
    )
    const refreshToken = await addRefreshToken(query, account.id, sessionId, null)
    const current = (await findAccount.byId(query, account.id))!
    return this.sessionJson(query, current, { sessionId, refreshToken, method })
  }

  async refresh(query: Query, used: string) {
    const [row] = await query<RefreshTokenRow>(
      'select * from auth.refresh_tokens where token = $1 for update',
      [used],
    )
    const account = row && (await findAccount.byId(query, row.user_id))
    if (!row || !account) throw notFound()
    refuseBanned(account)
    const [session] = await query<{ tag: string | null }>(
      'select tag from auth.sessions where id = $1::uuid',
      [row.session_id],
    )
    if (!session) throw notFound()
    const refreshToken = await nextRefreshToken(query, row)
    if (refreshToken === undefined) return undefined
    const parts = { sessionId: row.session_id, refreshToken, method: session.tag ?? 'password' }
    return this.sessionJson(query, account, parts)
  }

  async signedIn(query: Query, request: Request): Promise<SignedIn> {
    const token = bearerToken(request)
    if (token === undefined)
      throw new AuthRefusal(401, 'no_authorization', 'This endpoint requires a Bearer token')
    const claims = await this.tokens.verify(token)
    const { sub, session_id: sessionId } = (claims ?? {}) as { sub?: string; session_id?: string }
    if (sub === undefined || sessionId === undefined) throw new AuthRefusal(403, 'bad_jwt', 'invalid JWT')
    const [session] = await query<{ created_at: string }>(
      'select created_at from auth.sessions where id = $1::uuid and user_id = $2::uuid',
      [sessionId, sub],
    )
    const account = session === undefined ? undefined : await findAccount.byId(query, sub)
    if (session && account) return { account, sessionId, startedAt: Date.parse(session.created_at) }
    throw new AuthRefusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  }

  async end(query: Query, { account, sessionId }: SignedIn, scope: 'local' | 'global' | 'others') {
    const which = { local: 'id = $2::uuid', others: 'id <> $2::uuid', global: '($2::uuid) is not null' }[
      scope
    ]
    await query(`delete from auth.sessions where user_id = $1::uuid and ${which}`, [account.id, sessionId])
  }

  private async sessionJson(
    query: Query,
    account: Account,
    { sessionId, refreshToken, method }: { sessionId: string; refreshToken: string; method: string },
  ): Promise<Record<string, unknown>> {
    const seconds = Math.floor(Date.now() / 1000)
    const { issuer, lifetimeSeconds } = this.settings
    const claims = {
      iss: issuer,
      sub: account.id,
      aud: 'authenticated',
      role: 'authenticated',
      email: account.email ?? '',
      phone: account.phone ?? '',
      app_metadata: account.raw_app_meta_data,
      user_metadata: account.raw_user_meta_data,
      aal: 'aal1',
      amr: [{ method, timestamp: seconds }],
      session_id: sessionId,
      is_anonymous: false,
    }
    return {
      access_token: await this.tokens.sign(claims, lifetimeSeconds),
      token_type: 'bearer',
      expires_in: lifetimeSeconds,
      expires_at: seconds + lifetimeSeconds,
      refresh_token: refreshToken,
      user: await userJson(query, account),
    }
  }
}
