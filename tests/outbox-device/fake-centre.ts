import { createHash } from 'node:crypto'
import type { Consent } from '#src/backend/privacy.ts'
import { CentreFiles } from './fake-centre-files.ts'

/** People who can sign in, by e-mail address. */
export const people = {
  'farmer@example.org': '0198c0de-0000-7000-8000-000000000001',
  'neighbour@example.org': '0198c0de-0000-7000-8000-000000000002',
}

interface Sent {
  id: string
  content: string
  made_at: number
}

interface Row extends Sent {
  owner: string
  version: number
  received_at: string
}

/** The centre at the network's edge, as far as submissions go: every row once, by its id and owner. */
export class Centre {
  readonly rows = new Map<string, Row>()
  /** Consents in the order in which they came; of all accounts. */
  readonly consents: Consent[] = []
  /** True where another phone has taken back every consent. */
  isTakenBack = false
  readonly files = new CentreFiles((id) => this.requestOf(id))
  readonly heard: string[] = []
  /** Everything that ever came over the network, to look for forbidden content. */
  readonly bodies: string[] = []
  readonly claims = new Map<string, string>()
  readonly sessions = new Map<string, string>()
  readonly stale = new Set<string>()
  readonly refusals = new Map<string, { status: number; code: string; message: string; field?: string }>()
  online = true
  /** Number of next answers to lose; the requests take effect. */
  loseReplies = 0
  /** No keys are given: a centre that is being repaired. */
  withoutKeys = false
  /** Answers with the newest version that there is, older than the phones' version. */
  restored = false
  /** Statuses of requests that the desk has changed, by id. */
  readonly statuses = new Map<string, string>()
  /** Called before anything is answered. */
  meanwhile: (path: string) => unknown = () => {}
  private count = 0
  private version = 0

  readonly fetch = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(address)
    if (!this.online) throw new TypeError('Failed to fetch')
    const name = url.pathname.split('/').at(-1)!
    this.heard.push(name)
    const text = typeof init.body === 'string' ? init.body : ''
    const body = text ? (JSON.parse(text) as Record<string, unknown>) : {}
    this.bodies.push(text)
    await this.meanwhile(name)
    const answer = url.pathname.startsWith('/storage/')
      ? this.store(url.pathname, init)
      : this.answer(name, url, body, new Headers(init.headers))
    if (this.loseReplies > 0 && !url.pathname.startsWith('/auth/')) {
      this.loseReplies--
      throw new TypeError('Failed to fetch')
    }
    return answer
  }

  private store(path: string, init: RequestInit): Response {
    const name = path.split('/documents/')[1]!
    const headers = new Headers(init.headers)
    const account = accountOf(headers)
    if (!account || this.stale.has(tokenOf(headers)!))
      return Response.json(
        { statusCode: '403', error: 'Unauthorized', message: 'jwt expired' },
        { status: 400 },
      )
    if (init.method !== 'POST') return this.files.info(name)
    return this.files.upload(name, account, init.body as Uint8Array, headers.get('content-type')!)
  }

  /** Returns the row's current owner. */
  ownerOf(id: string): string | undefined {
    const owner = this.rows.get(id)?.owner
    return owner && (this.claims.get(owner) ?? owner)
  }

  /** The centre has a word to say on a request. */
  touch(id: string): void {
    const row = this.rows.get(id)
    if (row) this.rows.set(id, { ...row, version: ++this.version })
  }

  private answer(name: string, url: URL, body: Record<string, unknown>, headers: Headers): Response {
    if (name === 'token') return this.token(url.searchParams.get('grant_type')!, body)
    if (name === 'logout') return new Response(null, { status: 204 })
    const token = tokenOf(headers)
    const account = accountOf(headers)
    const guest = body['guest'] as string | null | undefined
    if (token !== undefined && (!account || this.stale.has(token)))
      return Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 })
    return this.rpc(name, body, account, guest ?? undefined)
  }

  private rpc(
    name: string,
    body: Record<string, unknown>,
    account: string | undefined,
    guest: string | undefined,
  ): Response {
    const sender = guest ? `guest:${guest}` : account
    if (!sender) return Response.json({ code: '28000', message: 'Sign in' }, { status: 401 })
    if (name === 'complete-request') return this.files.look(String(body['id']), account!)
    if (name === 'own_key')
      return this.withoutKeys ? Response.json({}, { status: 503 }) : Response.json(keyOf(account!))
    if (name === 'claim_guest') return this.claim(`guest:${guest}`, account!)
    if (name === 'submit_requests')
      return Response.json({ results: (body['entries'] as Sent[]).map((sent) => this.take(sent, sender)) })
    if (name === 'keep_consents') return this.keepConsents(body['entries'] as Consent[])
    if (name === 'consents') return Response.json(this.consents)
    if (name === 'request_changes') return this.changes(sender, body['since'] as number)
    return Response.json([])
  }

  private keepConsents(entries: readonly Consent[]): Response {
    if (this.isTakenBack && entries.some(({ given }) => given))
      return Response.json({ code: 'PT409', message: 'It was taken back since' }, { status: 409 })
    this.consents.push(...entries)
    return new Response(null, { status: 204 })
  }

  private token(grant: string, body: Record<string, unknown>): Response {
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
      expires_in: 3600,
      user: { id: account, email: body['email'], user_metadata: {} },
    })
  }

  private claim(guest: string, account: string): Response {
    if (!this.claims.has(guest)) this.claims.set(guest, account)
    const claimed = [...this.rows.values()].filter(({ owner }) => owner === guest)
    for (const { id } of claimed) this.touch(id)
    const yours = this.claims.get(guest) === account
    return Response.json({ claimed: yours ? claimed.length : 0, yours })
  }

  private take(sent: Sent, sender: string): unknown {
    const refused = this.refusals.get(sent.id)
    if (refused) return { id: sent.id, refused }
    const known = this.rows.get(sent.id)
    if (known && (known.owner !== sender || known.content !== sent.content))
      return { id: sent.id, refused: { status: 409, code: 'conflict', message: 'Another one has this id' } }
    const received_at = '2026-11-21T06:00:00.000Z'
    if (!known) this.rows.set(sent.id, { ...sent, owner: sender, version: ++this.version, received_at })
    const hash = createHash('sha256').update(sent.content).digest('hex')
    const reference = `KS-${sent.id.slice(-5).toUpperCase()}`
    const state = this.isComplete(sent) ? 'complete' : 'incomplete'
    return { id: sent.id, receipt: { id: sent.id, hash, reference, received_at, state } }
  }

  private isComplete({ id, content }: Sent): boolean {
    return manifestOf(content).length === 0 || this.files.complete.has(id)
  }

  private requestOf(id: string) {
    const row = this.rows.get(id)
    const owner = this.ownerOf(id)
    if (!row || !owner) return undefined
    const { receipt } = this.take(row, row.owner) as { receipt: object }
    return { owner, files: manifestOf(row.content), receipt }
  }

  private changes(sender: string, since: number): Response {
    const rows = [...this.rows.values()]
      .filter(({ id, version }) => version > since && this.ownerOf(id) === sender)
      .toSorted((a, b) => a.version - b.version)
    const page = rows.slice(0, 200)
    const version = page.at(-1)?.version ?? (this.restored ? this.version : since)
    const requests = page.map((row) => ({
      ...changes(row),
      status: this.statuses.get(row.id) ?? 'received',
      complete: this.isComplete(row),
    }))
    return Response.json({ version, more: rows.length > page.length, requests })
  }
}

function changes({ id, content, made_at, received_at, version }: Row) {
  const {
    form,
    subject,
    language,
    answers,
    manifest,
    version: formVersion,
  } = JSON.parse(content) as Record<string, unknown>
  return {
    id,
    kind: form,
    subject: subject ?? null,
    reference: `KS-${id.slice(-5).toUpperCase()}`,
    version,
    made_at: new Date(made_at).toISOString(),
    received_at,
    language,
    answers,
    files: manifest,
    filled_by: null,
    order_id: null,
    replaced_by: null,
    form_version: formVersion,
    events: [],
  }
}

/** A key that stays the account's own. */
/** The key of an account in base64, as `own_key` gives it. */
export function keyOf(account: string): string {
  return createHash('sha256').update(account).digest('base64')
}

function tokenOf(headers: Headers): string | undefined {
  return headers.get('authorization')?.replace('Bearer ', '')
}

function accountOf(headers: Headers): string | undefined {
  return /^token-\d+-of-(.+)$/.exec(tokenOf(headers) ?? '')?.[1]
}

function manifestOf(content: string) {
  return (
    JSON.parse(content) as { manifest: { slot: string; sha256: string; bytes: number; type: string }[] }
  ).manifest
}
