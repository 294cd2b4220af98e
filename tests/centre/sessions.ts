/** People who can sign in, by e-mail address. */
export const people = {
  'farmer@example.org': '0198c0de-0000-7000-8000-000000000001',
  'neighbour@example.org': '0198c0de-0000-7000-8000-000000000002',
}

/** The accounts of two of them. */
export const { 'farmer@example.org': farmer, 'neighbour@example.org': neighbour } = people

/** Sign-in and renewal, with access tokens that name their account: `token-1-of-<account>`. */
export class Sessions {
  /** Accounts by their valid refresh token. */
  readonly sessions = new Map<string, string>()
  /** Access tokens that are no longer good. */
  readonly stale = new Set<string>()
  /** Roles by account. */
  readonly roles = new Map<string, string[]>()
  lifetimeSeconds = 3600
  private count = 0

  /** Returns the account of a good token. */
  protected accountOf(headers: Headers): string | undefined {
    const token = headers.get('authorization')?.replace('Bearer ', '') ?? ''
    return this.stale.has(token) ? undefined : /^token-\d+-of-(.+)$/.exec(token)?.[1]
  }

  protected token(grant: string, body: Record<string, unknown>): Response {
    const spent = String(body['refresh_token'])
    const account =
      grant === 'password' ? people[body['email'] as keyof typeof people] : this.sessions.get(spent)
    if (!account)
      return Response.json({ error_code: 'refresh_token_not_found', msg: 'Not found' }, { status: 400 })
    this.sessions.delete(spent)
    const refresh = `refresh-${++this.count}`
    this.sessions.set(refresh, account)
    return Response.json({
      access_token: `token-${this.count}-of-${account}`,
      refresh_token: refresh,
      token_type: 'bearer',
      expires_in: this.lifetimeSeconds,
      user: { id: account, email: body['email'], user_metadata: {} },
    })
  }
}
