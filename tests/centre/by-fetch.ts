import { createHash } from 'node:crypto'
import type { Consent } from '#src/features/gate/consents-api.ts'
import type { RequestResult } from '#src/features/requests/requests-api.ts'
import type { SentOperation } from '#src/features/cart/internal/cart-api.ts'
import type { CartResult } from '#src/features/cart/internal/exchange.ts'
import { Centre } from './centre.ts'
import type { ListedFile, Writing } from './files.ts'
import type { Caller, RequestRow, Sent } from './requests.ts'
import { Sessions } from './sessions.ts'

/** Refusals as the centre writes them, by the id of the request. */
type WrittenRefusal = { status: number; code: string; message: string; field?: string }

const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex')
const manifestOf = (content: string) => (JSON.parse(content) as { manifest: Required<ListedFile>[] }).manifest

const writing: Writing<Uint8Array> = { hashOf: sha256, filesIn: manifestOf, hashOfFile: sha256 }
const noLimits = { anHour: { account: Infinity, guest: Infinity }, refusalOf: () => undefined }
const receivedAt = Date.UTC(2026, 10, 21, 6)

/** The centre in memory behind `fetch`, at the network's edge. */
export class CentreByFetch extends Sessions {
  readonly model: Centre<Uint8Array>
  /** The last part of the address of each call. */
  readonly heard: string[] = []
  /** Everything that ever came over the network, to look for forbidden content. */
  readonly bodies: string[] = []
  /** Hashes of files in the order in which they came, also of refused ones. */
  readonly uploads: string[] = []
  readonly refusals = new Map<string, WrittenRefusal>()
  /** The subscriptions to notifications by address; without a key it sends none. */
  readonly push = {
    key: null as string | null,
    phones: new Map<string, { account: string; language: string }>(),
    /** Addresses that their push service has ended. */
    ended: new Set<string>(),
  }
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

  constructor(cartPage?: number) {
    super()
    this.model = new Centre(writing, noLimits, {}, cartPage)
  }

  readonly fetch = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(address)
    if (!this.online) throw new TypeError('Failed to fetch')
    const name = url.pathname.split('/').at(-1)!
    this.heard.push(name)
    const text = typeof init.body === 'string' ? init.body : ''
    this.bodies.push(text)
    await this.meanwhile(name)
    const answer = url.pathname.startsWith('/storage/')
      ? this.store(url.pathname.split('/documents/')[1]!, init)
      : this.answer(name, url, text ? (JSON.parse(text) as Body) : {}, new Headers(init.headers))
    if (this.loseReplies > 0 && !url.pathname.startsWith('/auth/')) {
      this.loseReplies--
      throw new TypeError('Failed to fetch')
    }
    return answer
  }

  get rows(): ReadonlyMap<string, RequestRow> {
    return this.model.requests.byId
  }

  /** Returns the row's current owner. */
  ownerOf(id: string): string | undefined {
    return this.rows.get(id)?.owner
  }

  /** Requests whose files are all there. */
  get complete(): Set<string> {
    const withFiles = [...this.rows.values()].filter(({ content }) => manifestOf(content).length > 0)
    return new Set(withFiles.flatMap(({ id, receipt }) => (receipt.state === 'complete' ? [id] : [])))
  }

  private store(name: string, init: RequestInit): Response {
    const { files } = this.model
    const headers = new Headers(init.headers)
    const account = this.accountOf(headers)
    if (!account) return storageError('403', 'Unauthorized')
    const isThere = files.objects.has(name)
    if (init.method !== 'POST') return isThere ? Response.json({ name }) : storageError('404', 'not_found')
    const [owner, id = '', hash = ''] = name.split('/')
    this.uploads.push(hash)
    const type = headers.get('content-type')!
    const stored = owner === account && files.upload(account, id, hash, init.body as Uint8Array, type)
    if (!stored || !('stored' in stored)) return storageError('403', 'Unauthorized')
    return isThere ? storageError('409', 'Duplicate') : Response.json({ Id: 'x', Key: `documents/${name}` })
  }

  private answer(name: string, url: URL, body: Body, headers: Headers): Response {
    if (name === 'token') return this.token(url.searchParams.get('grant_type')!, body)
    if (name === 'logout') return new Response(null, { status: 204 })
    if (name === 'push-key') return Response.json({ key: this.push.key })
    const account = this.accountOf(headers)
    if (headers.has('authorization') && !account)
      return Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 })
    const guest = body['guest'] as string | null | undefined
    if (name === 'claim_guest') return this.claim(`guest:${guest}`, account!)
    const caller = guest ? { guest: `guest:${guest}` } : account && { account }
    if (!caller) return Response.json({ code: '28000', message: 'Sign in' }, { status: 401 })
    return this.call(name, body, caller, account!) ?? Response.json([])
  }

  private call(name: string, body: Body, caller: Caller, account: string): Response | undefined {
    const calls: Record<string, () => Response> = {
      submit_requests: () => this.submit(caller, body['entries'] as Written[]),
      request_changes: () =>
        this.changes('guest' in caller ? caller.guest : account, body['since'] as number),
      'complete-request': () => this.verify(String(body['id']), account),
      own_key: () => (this.withoutKeys ? Response.json({}, { status: 503 }) : Response.json(keyOf(account))),
      keep_consents: () => this.keepConsents(account, body['entries'] as Consent[]),
      consents: () => Response.json(this.consentsOf(account)),
      keep_push: () => this.keepPush(account, body as never),
      drop_push: () => this.dropPush(account, String(body['endpoint'])),
      user_roles: () => Response.json((this.roles.get(account) ?? []).map((role) => ({ role }))),
      apply_cart_operations: () => cartAnswer(this.model.cart.apply(account, operationsIn(body))),
      merge_guest_cart: () =>
        cartAnswer(this.model.cart.merge(account, String(body['guest_id']), operationsIn(body))),
      cart_changes: () =>
        cartAnswer(this.model.cart.changes(account, (body['since'] as number | null) ?? undefined)),
    }
    return calls[name]?.()
  }

  private submit(caller: Caller, entries: readonly Written[]): Response {
    const results = entries.map(({ id, content, made_at: madeAt }) => {
      const refused = this.refusals.get(id)
      if (refused) return { id, refused }
      const sent: Sent = { id, content, madeAt }
      const [[, result]] = this.model.requests.submit(caller, [sent], receivedAt) as [[string, RequestResult]]
      return 'receipt' in result
        ? { id, receipt: written(result.receipt) }
        : { id, refused: { message: 'refused', ...result.refused } }
    })
    return Response.json({ results })
  }

  private claim(guest: string, account: string): Response {
    const claimed = [...this.rows.values()].filter(({ owner }) => owner === guest).length
    const yours = this.model.requests.claim(guest, account)
    return Response.json({ claimed: yours ? claimed : 0, yours })
  }

  private verify(id: string, account: string): Response {
    const answer = this.model.files.complete(account, id)
    if (!('receipt' in answer))
      return Response.json({ error: { code: 'request_unknown', message: 'none' } }, { status: 404 })
    const missing = answer.missing.length > 0 ? { missing: answer.missing } : {}
    return Response.json({ receipt: written(answer.receipt), ...missing })
  }

  /** The consents of an account as it reads them. */
  consentsOf(account: string): Consent[] {
    const own = this.model.accounts.consents.filter((consent) => consent.account === account)
    return own.map(({ account: _account, ...consent }) => consent)
  }

  private keepConsents(account: string, entries: readonly Consent[]): Response {
    if ('done' in this.model.accounts.keepConsents(account, entries))
      return new Response(null, { status: 204 })
    return Response.json({ code: 'PT409', message: 'It was taken back since' }, { status: 409 })
  }

  private keepPush(
    account: string,
    { endpoint, language }: { endpoint: string; language: string },
  ): Response {
    if (this.push.ended.has(endpoint)) return Response.json(false)
    this.push.phones.set(endpoint, { account, language })
    return Response.json(true)
  }

  private dropPush(account: string, endpoint: string): Response {
    if (this.push.phones.get(endpoint)?.account === account) this.push.phones.delete(endpoint)
    return Response.json(true)
  }

  private changes(owner: string, since: number): Response {
    const { requests } = this.model
    const rows = requests.changes(owner, since)
    const page = rows.slice(0, 200)
    const version = page.at(-1)?.version ?? (this.restored ? requests.version : since)
    const written = page.map((row) => ({ ...changed(row), status: this.statuses.get(row.id) ?? 'received' }))
    return Response.json({ version, more: rows.length > page.length, requests: written })
  }
}

type Body = Record<string, unknown>

interface Written {
  readonly id: string
  readonly content: string
  readonly made_at: number
}

const storageError = (statusCode: string, error: string) =>
  Response.json({ statusCode, error, message: 'no' }, { status: 400 })

function written({ id, hash, reference, state, receivedAt: received_at }: RequestRow['receipt']) {
  return { id, hash, reference, received_at, state }
}

function changed({ id, content, madeAt, receipt, version }: RequestRow) {
  const { form, subject, language, answers, manifest, version: form_version } = JSON.parse(content) as Body
  return {
    id,
    kind: form,
    subject: subject ?? null,
    reference: receipt.reference,
    version,
    made_at: new Date(madeAt).toISOString(),
    received_at: receipt.receivedAt,
    language,
    answers,
    files: manifest,
    complete: receipt.state === 'complete',
    filled_by: null,
    order_id: null,
    replaced_by: null,
    form_version,
    events: [],
  }
}

interface WrittenOperation extends Partial<Pick<SentOperation, 'amount' | 'observed'>> {
  readonly id: string
  readonly product_id: string
  readonly kind: SentOperation['kind']
  readonly made_at: string
}

function operationsIn(body: Body): SentOperation[] {
  const all = (body['operations'] ?? []) as readonly WrittenOperation[]
  return all.map(({ id, kind, product_id: product, amount = 0, observed = [], made_at: at }) => ({
    id,
    kind,
    product,
    amount,
    observed,
    madeAt: Date.parse(at),
  }))
}

function cartAnswer(answer: CartResult<unknown>): Response {
  if ('data' in answer) return Response.json(answer.data)
  const message = 'This guest cart belongs to another account'
  return Response.json({ code: 'P0001', message }, { status: 400 })
}

/** The key of an account in base64, as `own_key` gives it. */
export function keyOf(account: string): string {
  return createHash('sha256').update(account).digest('base64')
}
