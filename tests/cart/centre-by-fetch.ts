import type { SentOperation } from '#src/backend/cart.ts'
import { ModelCentre } from './model-centre.ts'

interface Row {
  id: string
  product_id: string
  kind: 'add' | 'remove'
  amount?: number
  observed?: string[]
  made_at: string
}

/** People who can sign in, by e-mail address. */
export const people = {
  'farmer@example.org': '0198c0de-0000-7000-8000-000000000001',
  'neighbour@example.org': '0198c0de-0000-7000-8000-000000000002',
}

const operationOf = (row: Row): SentOperation => ({
  id: row.id,
  product: row.product_id,
  kind: row.kind,
  amount: row.amount ?? 0,
  observed: row.observed ?? [],
  madeAt: Date.parse(row.made_at),
})

/** The centre behind `fetch`, with tokens that name their account. */
export class CentreByFetch {
  readonly model = new ModelCentre(3)
  readonly heard: string[] = []
  readonly roles = new Map<string, string[]>()
  /** Valid refresh tokens with their accounts. */
  readonly sessions = new Map<string, string>()
  online = true
  /** Number of next answers to lose; the requests take effect. */
  loseReplies = 0
  /** Access tokens that are no longer good. */
  readonly stale = new Set<string>()
  lifetimeSeconds = 3600
  private count = 0

  readonly fetch = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(address)
    if (!this.online) throw new TypeError('Failed to fetch')
    // Every sign-in asks for the key; nothing here is about that.
    if (!url.pathname.endsWith('/own_key'))
      this.heard.push(
        url.pathname.replace('/rest/v1/rpc/', '').replace('/rest/v1/', '').replace('/auth/v1/', ''),
      )
    const body = init.body ? (JSON.parse(init.body as string) as Record<string, unknown>) : {}
    const answer = this.answer(url, body, new Headers(init.headers))
    if (this.loseReplies > 0 && url.pathname.startsWith('/rest/v1/rpc/')) {
      this.loseReplies--
      throw new TypeError('Failed to fetch')
    }
    return answer
  }

  private answer(url: URL, body: Record<string, unknown>, headers: Headers): Response {
    if (url.pathname === '/auth/v1/token') return this.token(url.searchParams.get('grant_type')!, body)
    if (url.pathname === '/auth/v1/logout') return new Response(null, { status: 204 })
    const token = headers.get('authorization')?.replace('Bearer ', '') ?? ''
    const account = /^token-\d+-of-(.+)$/.exec(token)?.[1]
    if (!account || this.stale.has(token))
      return Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 })
    if (url.pathname === '/rest/v1/rpc/own_key') return Response.json(btoa('k'.repeat(32)))
    if (url.pathname === '/rest/v1/user_roles')
      return Response.json((this.roles.get(account) ?? []).map((role) => ({ role })))
    return this.cart(url.pathname.split('/').at(-1)!, account, body)
  }

  private token(grant: string, body: Record<string, unknown>): Response {
    const spent = String(body['refresh_token'])
    const account =
      grant === 'password' ? people[body['email'] as keyof typeof people] : this.sessions.get(spent)
    if (!account)
      return Response.json(
        { code: 400, error_code: 'refresh_token_not_found', msg: 'Not found' },
        { status: 400 },
      )
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

  private cart(name: string, account: string, body: Record<string, unknown>): Response {
    const operations = ((body['operations'] ?? []) as Row[]).map(operationOf)
    const answer =
      name === 'apply_cart_operations'
        ? this.model.apply(account, operations)
        : name === 'merge_guest_cart'
          ? this.model.merge(account, String(body['guest_id']), operations)
          : this.model.changes(account, (body['since'] as number | null) ?? undefined)
    if ('data' in answer) return Response.json(answer.data)
    return Response.json(
      { code: 'P0001', message: 'This guest cart belongs to another account' },
      { status: 400 },
    )
  }
}
