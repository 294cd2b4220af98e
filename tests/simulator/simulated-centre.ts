import type { Receipt } from '#src/core/outbox/entry.ts'
import type { Result } from '#src/core/outbox/world.ts'
import { CentreAccounts, type AccountFaults } from './centre-accounts.ts'
import { CentreBookings, type BookingFaults } from './centre-bookings.ts'
import { CentreKinds, type KindFaults, type PlacedOrder } from './centre-kinds.ts'
import { CentreFiles, manifestOf, type FileFaults, type Row } from './simulated-files.ts'
import { hashOf } from './fake-encryption.ts'

/** A request as it reaches the centre. */
export interface Sent {
  readonly id: string
  readonly content: string
}

/** The caller: a person with a token, or a guest by the secret. */
export type Caller = { readonly account: string } | { readonly guest: string }

/** Ways in which a centre can be built wrong. */
export interface CentreFaults extends FileFaults, KindFaults, AccountFaults, BookingFaults {
  readonly noUniqueKey?: boolean
  readonly claimsLoseRows?: boolean
  readonly claimOnlyWhatIsThere?: boolean
}

/** A backup of requests with their files, and of orders; other data is not lost here. */
interface Backup {
  readonly rows: readonly Row[]
  readonly objects: ReadonlyMap<string, string>
  readonly orders: readonly PlacedOrder[]
}

/** A life of the centre's data that a restored backup began. */
interface Life {
  readonly life: number
  readonly data_until: string | null
}

const hour = 3_600_000
const mostOf = { account: 14, guest: 8 }

/** An in-memory model of `submit_requests`, `claim_guest`, `begin_life` and `centre_life`. */
export class Centre {
  readonly rows: Row[] = []
  readonly claims = new Map<string, string>()
  readonly files: CentreFiles
  readonly kinds: CentreKinds
  readonly accounts: CentreAccounts
  readonly bookings: CentreBookings
  /** Accounts that are gone: every call of theirs is refused with 401. */
  readonly deletedAccounts = new Set<string>()
  /** The life of the centre's data, as the centre tells it. */
  life: Life & { readonly lives: readonly Life[] } = { life: 1, data_until: null, lives: [] }
  /** Ids of requests and orders that a restored backup did not have, or not as they were. */
  readonly lost = new Set<string>()
  private backup: Backup | undefined
  private readonly byId = new Map<string, Row>()
  private readonly arrivals = new Map<string, number[]>()
  private readonly faults: CentreFaults

  constructor(faults: CentreFaults) {
    this.faults = faults
    this.kinds = new CentreKinds(faults)
    this.accounts = new CentreAccounts(faults)
    this.bookings = new CentreBookings(faults)
    const answer = (id: string) => this.kinds.answers.find((one) => one.id === id)
    this.files = new CentreFiles((id) => this.byId.get(id) ?? answer(id), faults)
  }

  submit(caller: Caller, entries: readonly Sent[], time: number): [string, Result][] {
    return entries.map((entry) => [entry.id, this.receive(caller, entry, time)])
  }

  claim(guest: string, account: string): boolean {
    const claimer = this.claims.get(guest) ?? account
    if (claimer !== account) return false
    if (!this.faults.claimOnlyWhatIsThere) this.claims.set(guest, account)
    if (this.faults.claimsLoseRows) return true
    for (const row of this.rows) if (row.owner === guest) row.owner = account
    return true
  }

  backUp(): void {
    const rows = this.rows.map((row) => ({ ...row }))
    this.backup = { rows, objects: new Map(this.files.objects), orders: this.kinds.copyOfOrders() }
  }

  /** Begins a new life with the last backup's data; false without one. */
  restore(): boolean {
    if (!this.backup) return false
    const { rows, objects, orders } = this.backup
    const now = new Map(rows.map((row) => [row.id, { ...row }]))
    for (const { id, receipt } of this.rows)
      if (now.get(id)?.receipt.state !== receipt.state) this.lost.add(id)
    for (const row of now.values()) row.owner = this.claims.get(row.owner) ?? row.owner
    this.rows.splice(0, this.rows.length, ...now.values())
    this.byId.clear()
    for (const row of this.rows) this.byId.set(row.id, row)
    this.files.restore(objects)
    for (const id of this.kinds.restoreOrders(orders)) this.lost.add(id)
    this.beginLife([
      ...rows.map(({ receipt }) => receipt.receivedAt),
      ...orders.map((order) => order.createdAt),
    ])
    return true
  }

  private beginLife(moments: readonly string[]): void {
    const { life, lives } = this.life
    const next = { life: life + 1, data_until: moments.toSorted().at(-1) ?? null }
    this.life = { ...next, lives: [...lives, next] }
  }

  has(id: string): boolean {
    return this.byId.has(id)
  }

  private receive(caller: Caller, { id, content }: Sent, time: number): Result {
    const owner = 'account' in caller ? caller.account : (this.claims.get(caller.guest) ?? caller.guest)
    const hash = hashOf(content)
    const known = this.byId.get(id)
    if (known && !this.faults.noUniqueKey) {
      const same = known.owner === owner && known.hash === hash
      return same ? { receipt: known.receipt } : { refused: { status: 409, code: 'conflict' } }
    }
    if (content.includes(' bad')) return { refused: { status: 422, code: 'invalid', field: 'phone' } }
    if (content.endsWith(' account-only') && 'guest' in caller) {
      return { refused: { status: 403, code: 'account_only' } }
    }
    const wait = this.limit(owner, 'account' in caller ? mostOf.account : mostOf.guest, time)
    if (wait > 0) return { refused: { status: 429, code: 'limit', retryAfterMs: wait } }
    return { receipt: this.insert({ id, content }, owner, hash, time) }
  }

  private insert({ id, content }: Sent, owner: string, hash: string, time: number): Receipt {
    const reference = `KS-${this.rows.length}`
    const receivedAt = new Date(time).toISOString()
    const state = manifestOf(content).length > 0 ? 'incomplete' : 'complete'
    const receipt: Receipt = { id, hash, reference, receivedAt, state }
    const row = { id, owner, hash, content, receipt }
    this.rows.push(row)
    this.byId.set(id, row)
    return receipt
  }

  private limit(owner: string, most: number, time: number): number {
    const recent = (this.arrivals.get(owner) ?? []).filter((at) => at > time - hour)
    this.arrivals.set(owner, recent)
    if (recent.length >= most) return recent[0]! + hour - time
    recent.push(time)
    return 0
  }
}
