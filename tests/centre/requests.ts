import type { Receipt } from '#src/platform/outbox/entry.ts'
import type { Result } from '#src/platform/outbox/world.ts'
import type { Row, Writing } from './files.ts'

/** A request as it reaches the centre. */
export interface Sent {
  readonly id: string
  readonly content: string
  /** Milliseconds since 1970, by the phone's clock. */
  readonly madeAt?: number
}

/** The caller: a person with a token, or a guest by the secret. */
export type Caller = { readonly account: string } | { readonly guest: string }

/** A request with its place among the changes of its owner. */
export interface RequestRow extends Row {
  readonly madeAt: number
  version: number
}

/** What the centre refuses besides ids that are taken. */
export interface RequestLimits {
  /** The most requests of an account and of a guest in an hour. */
  readonly anHour: { readonly account: number; readonly guest: number }
  readonly refusalOf: (sent: Sent, isGuest: boolean) => Extract<Result, { refused: unknown }> | undefined
}

/** Ways in which a centre can be built wrong about requests. */
export interface RequestFaults {
  readonly noUniqueKey?: boolean
  readonly claimsLoseRows?: boolean
  readonly claimOnlyWhatIsThere?: boolean
}

const hour = 3_600_000

/** `submit_requests`, `claim_guest` and `request_changes`. */
export class CentreRequests {
  /** In the order of their arrival; twice under one id only where the centre is built wrong. */
  readonly rows: RequestRow[] = []
  readonly byId = new Map<string, RequestRow>()
  /** Accounts by the guest that they have claimed. */
  readonly claims = new Map<string, string>()
  private readonly arrivals = new Map<string, number[]>()
  private readonly writing: Omit<Writing<never>, 'hashOfFile'>
  private readonly limits: RequestLimits
  private readonly faults: RequestFaults
  /** The number of the last change. */
  version = 0

  constructor(writing: Omit<Writing<never>, 'hashOfFile'>, limits: RequestLimits, faults: RequestFaults) {
    this.writing = writing
    this.limits = limits
    this.faults = faults
  }

  submit(caller: Caller, entries: readonly Sent[], time: number): [string, Result][] {
    return entries.map((entry) => [entry.id, this.receive(caller, entry, time)])
  }

  /** The guest's requests are the account's from now on; false if they are another one's. */
  claim(guest: string, account: string): boolean {
    const claimer = this.claims.get(guest) ?? account
    if (claimer !== account) return false
    if (!this.faults.claimOnlyWhatIsThere) this.claims.set(guest, account)
    if (this.faults.claimsLoseRows) return true
    for (const row of this.rows) {
      if (row.owner !== guest) continue
      row.owner = account
      this.touch(row.id)
    }
    return true
  }

  /** Returns an owner's requests that were changed since a version, in the order of their changes. */
  changes(owner: string, since: number): RequestRow[] {
    const due = this.rows.filter((row) => row.owner === owner && row.version > since)
    return due.toSorted((a, b) => a.version - b.version)
  }

  /** Something about a request has changed. */
  touch(id: string): void {
    const row = this.byId.get(id)
    if (row) row.version = this.version += 1
  }

  copy(): RequestRow[] {
    return this.rows.map((row) => ({ ...row }))
  }

  /** Has these in place of all; returns the ids of those that are gone or were further. Claims are not lost. */
  restore(backup: readonly RequestRow[]): string[] {
    const now = new Map(backup.map((row) => [row.id, { ...row }]))
    const lost = this.rows.filter(({ id, receipt }) => now.get(id)?.receipt.state !== receipt.state)
    for (const row of now.values()) row.owner = this.claims.get(row.owner) ?? row.owner
    this.rows.splice(0, this.rows.length, ...now.values())
    this.byId.clear()
    for (const [id, row] of now) this.byId.set(id, row)
    return lost.map(({ id }) => id)
  }

  private receive(caller: Caller, sent: Sent, time: number): Result {
    const isGuest = 'guest' in caller
    const sender = isGuest ? caller.guest : caller.account
    const owner = this.claims.get(sender) ?? sender
    const hash = this.writing.hashOf(sent.content)
    const known = this.byId.get(sent.id)
    if (known && !this.faults.noUniqueKey) {
      const same = known.owner === owner && known.hash === hash
      return same ? { receipt: known.receipt } : { refused: { status: 409, code: 'conflict' } }
    }
    const refusal = this.limits.refusalOf(sent, isGuest)
    if (refusal) return refusal
    const wait = this.limit(owner, this.limits.anHour[isGuest ? 'guest' : 'account'], time)
    if (wait > 0) return { refused: { status: 429, code: 'limit', retryAfterMs: wait } }
    return { receipt: this.insert(sent, { sender, owner, hash }, time) }
  }

  private insert(
    { id, content, madeAt }: Sent,
    who: Pick<Row, 'sender' | 'owner' | 'hash'>,
    time: number,
  ): Receipt {
    const reference = `KS-${id.slice(-5).toUpperCase()}`
    const receivedAt = new Date(time).toISOString()
    const state = this.writing.filesIn(content).length > 0 ? 'incomplete' : 'complete'
    const receipt: Receipt = { id, hash: who.hash, reference, receivedAt, state }
    const row = { id, ...who, content, receipt, madeAt: madeAt ?? time, version: (this.version += 1) }
    this.rows.push(row)
    this.byId.set(id, row)
    return receipt
  }

  /** Milliseconds until another request may come; 0 if it may come now. */
  private limit(owner: string, most: number, time: number): number {
    const recent = (this.arrivals.get(owner) ?? []).filter((at) => at > time - hour)
    this.arrivals.set(owner, recent)
    if (recent.length >= most) return recent[0]! + hour - time
    recent.push(time)
    return 0
  }
}
