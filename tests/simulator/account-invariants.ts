import type { ProfileConflict, ProfileContent } from '#src/features/account/profile.ts'
import type { Entry } from '#src/platform/outbox/entry.ts'
import type { AppliedChange, CentreAccounts } from '../centre/accounts.ts'
import type { KindLedger } from './ledger.ts'
import type { StoredRows } from './phone-store.ts'

interface Wanted {
  readonly account: string
  readonly values: Record<string, unknown>
}

interface ShownConsent {
  readonly id: string
  readonly sent: boolean
}

/** Says which promise about profiles and consents was broken. */
export class AccountInvariants {
  private readonly ledger: KindLedger
  private readonly intended = new Map<string, Record<string, unknown>>()
  /** The last wanted value of each field, by phone and account. */
  private readonly wanted = new Map<string, Wanted>()

  constructor(ledger: KindLedger) {
    this.ledger = ledger
  }

  /** Notes a person's change of the profile, in case it is kept under this id. */
  noteIntended(id: string, changed: Record<string, unknown>): void {
    this.intended.set(id, changed)
  }

  writtenProfile({ id, owner }: Entry, phone: string): void {
    this.noteProfile(phone, owner, this.intended.get(id) ?? {})
  }

  /** A person has seen a change of the profile saved. */
  noteProfile(phone: string, account: string, changed: Record<string, unknown>): void {
    const key = `${phone} ${account}`
    this.wanted.set(key, { account, values: { ...this.wanted.get(key)?.values, ...changed } })
  }

  /** A change was returned because of another phone's change, which it names. */
  returnedProfile(entry: Extract<Entry, { state: 'returned' }>, accounts: CentreAccounts): void {
    const { detailsOf, made, violated } = this.ledger
    if (entry.returned.code !== 'changed') return
    const theirs = (detailsOf(entry) as ProfileConflict | undefined)?.theirs
    if (!theirs) return violated(`${entry.id} came back without what the other phone wrote`)
    const fields = Object.keys(theirs).filter((field) => field !== 'version')
    const phone = made.get(entry.id)?.phone
    if (fields.every((field) => made.get(accounts.lastOf(entry.owner, field)?.id ?? '')?.phone === phone))
      violated(`${entry.id} came back because of a change of the same phone`)
  }

  /** A later change takes in all fields of the earlier one, and names it. */
  deletedProfile({ id }: Entry, others: readonly Entry[]): void {
    const { made, replaced, violated, wordsOf } = this.ledger
    if (!others.some((entry) => contentIn(wordsOf(entry)).after?.includes(id)))
      violated(`no change names ${id}, which it takes in`)
    const fields = new Set(others.flatMap((entry) => Object.keys(changesIn(wordsOf(entry)))))
    if (Object.keys(changesIn(made.get(id)!.content)).some((field) => !fields.has(field)))
      violated(`a change of the profile in ${id} is lost`)
    replaced.add(id)
  }

  settledProfile({ id, owner }: Entry, content: string, value: (key: string) => unknown): void {
    const known = value(`profile:${owner}`) as Record<string, unknown> | undefined
    const isThere = Object.entries(changesIn(content)).every(([field, wanted]) => known?.[field] === wanted)
    if (known && !isThere) this.ledger.violated(`the phone forgets the profile that ${id} has changed`)
  }

  /** A consent of the same purpose takes the place of one that came back. */
  deletedConsent({ id, lane, state }: Entry, others: readonly Entry[]): void {
    if (state === 'returned' && others.some((entry) => entry.lane === lane)) this.ledger.replaced.add(id)
  }

  settledConsent({ id, owner }: Entry, value: (key: string) => unknown): void {
    const consents = (value(`consents:${owner}`) ?? []) as readonly ShownConsent[]
    if (!consents.some((consent) => consent.id === id && consent.sent))
      this.ledger.violated(`the consent ${id} is not shown as sent`)
  }

  marksConsents(values: ReadonlyMap<string, unknown>, { consents }: CentreAccounts): void {
    for (const { id, sent } of consentsIn(values))
      if (sent && !consents.some((consent) => consent.id === id))
        this.ledger.violated(`the consent ${id} is called sent and is not at the centre`)
  }

  /** Called when the world has healed. */
  conclude(
    phones: Iterable<StoredRows>,
    accounts: CentreAccounts,
    deletedAccounts: ReadonlySet<string>,
    isGivenUp: (id: string) => boolean,
  ): void {
    for (const { values, entries } of phones)
      for (const { id, sent } of consentsIn(values))
        if (!sent && !entries.has(id)) this.ledger.violated(`the consent ${id} waits, and nothing sends it`)
    this.concludeConsents(accounts, isGivenUp)
    const wanting = new Set([...this.wanted.values()].map(({ account }) => account))
    for (const account of wanting) if (!deletedAccounts.has(account)) this.concludeProfile(account, accounts)
    this.concludeChanges(accounts)
  }

  /** A phone's later answer about a purpose arrives later. */
  private concludeConsents({ consents }: CentreAccounts, isGivenUp: (id: string) => boolean): void {
    const { made, returned, violated } = this.ledger
    const places = new Map<string, number>()
    const lasts = new Map<string, (typeof consents)[number]>()
    consents.forEach((consent, at) => {
      const { id, account, purpose, given, seen } = consent
      const before = lasts.get(`${account} ${purpose}`)
      if (given && before?.given === false && before.id !== seen) violated(`${id} undid ${before.id} unseen`)
      lasts.set(`${account} ${purpose}`, consent)
      if (made.get(id)?.owner !== account) violated(`the consent ${id} is ${account}'s at the centre`)
      if (places.has(id)) violated(`the consent ${id} is at the centre twice`)
      places.set(id, at)
    })
    const last = new Map<string, number>()
    for (const { id, phone, owner, lane } of this.ledger.ofKind('consent')) {
      const at = places.get(id)
      if (at === undefined || returned.has(id) || isGivenUp(id)) continue
      const key = `${phone} ${owner} ${lane}`
      if (at < (last.get(key) ?? -1)) violated(`the consent ${id} overtook an earlier one`)
      last.set(key, at)
    }
  }

  /** The centre has the person's last values, on one of the phones; unless some of it came back. */
  private concludeProfile(account: string, accounts: CentreAccounts): void {
    const own = this.ledger.ofKind('profile').filter(({ owner }) => owner === account)
    if (own.some(({ id }) => this.ledger.returned.has(id))) return
    const wanted = [...this.wanted.values()].filter((one) => one.account === account)
    for (const field of new Set(wanted.flatMap(({ values }) => Object.keys(values)))) {
      const value = accounts.profileOf(account)[field]
      const last = wanted.flatMap(({ values }) => (field in values ? [values[field]] : []))
      if (!last.includes(value))
        this.ledger.violated(
          `${field} of ${account} is ${String(value)}, where ${last.join(' or ')} was wanted last`,
        )
    }
  }

  /** Each change was made once, by its owner, and overwrote none that its person has not seen. */
  private concludeChanges({ changes }: CentreAccounts): void {
    const { made, violated } = this.ledger
    const done = new Set<string>()
    const lasts = new Map<string, AppliedChange>()
    for (const change of changes) {
      const { id, account } = change
      const own = made.get(id)
      if (own?.owner !== account || !isSame(changesIn(own.content), change.changes))
        violated(`nobody wrote ${JSON.stringify(change.changes)} into the profile of ${account}`)
      if (done.has(id)) violated(`the change ${id} of a profile was made twice`)
      done.add(id)
      for (const field of Object.keys(change.changes)) {
        const last = lasts.get(`${account} ${field}`)
        if (last && !hasSeen(change, last, field)) violated(`${id} overwrote ${field} of ${last.id} unseen`)
        lasts.set(`${account} ${field}`, change)
      }
    }
  }
}

function hasSeen(change: AppliedChange, last: AppliedChange, name: string): boolean {
  const field = name as keyof AppliedChange['changes']
  const isThere = isSame(last.changes[field], change.changes[field])
  return last.version <= (change.seen?.[field] ?? -1) || change.after?.includes(last.id) === true || isThere
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

const contentIn = (content: string) => JSON.parse(content) as ProfileContent

const changesIn = (content: string) => contentIn(content).changes

function consentsIn(values: ReadonlyMap<string, unknown>): ShownConsent[] {
  return [...values].flatMap(([key, value]) =>
    key.startsWith('consents:') ? ((value ?? []) as readonly ShownConsent[]) : [],
  )
}
