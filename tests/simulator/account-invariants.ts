import type { ProfileContent } from '#src/core/account/profile.ts'
import type { Entry } from '#src/core/outbox/entry.ts'
import type { CentreKinds } from './centre-kinds.ts'
import type { KindLedger } from './kind-ledger.ts'
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
  /** What was wanted last of each field, by phone and account. */
  private readonly wanted = new Map<string, Wanted>()

  constructor(ledger: KindLedger) {
    this.ledger = ledger
  }

  /** What a person wants with a change of the profile, should it be kept under this id. */
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

  /** A later change takes in all fields of the earlier one. */
  deletedProfile({ id }: Entry, others: readonly Entry[]): void {
    const { made, replaced, violated, wordsOf } = this.ledger
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

  settledConsent({ id, owner }: Entry, value: (key: string) => unknown): void {
    const consents = (value(`consents:${owner}`) ?? []) as readonly ShownConsent[]
    if (!consents.some((consent) => consent.id === id && consent.sent))
      this.ledger.violated(`the consent ${id} is not shown as sent`)
  }

  marksConsents(values: ReadonlyMap<string, unknown>, { consents }: CentreKinds): void {
    for (const { id, sent } of consentsIn(values))
      if (sent && !consents.some((consent) => consent.id === id))
        this.ledger.violated(`the consent ${id} is called sent and is not at the centre`)
  }

  /** Called when the world has healed. */
  conclude(
    phones: Iterable<StoredRows>,
    kinds: CentreKinds,
    deletedAccounts: ReadonlySet<string>,
    isGivenUp: (id: string) => boolean,
  ): void {
    for (const { values, entries } of phones)
      for (const { id, sent } of consentsIn(values))
        if (!sent && !entries.has(id)) this.ledger.violated(`the consent ${id} waits, and nothing sends it`)
    this.concludeConsents(kinds, isGivenUp)
    const accounts = new Set([...this.wanted.values()].map(({ account }) => account))
    for (const account of accounts) if (!deletedAccounts.has(account)) this.concludeProfile(account, kinds)
    this.concludeWrites(kinds)
  }

  /** What a phone says later about a purpose arrives later. */
  private concludeConsents({ consents }: CentreKinds, isGivenUp: (id: string) => boolean): void {
    const { made, returned, violated } = this.ledger
    const places = new Map<string, number>()
    consents.forEach(({ id, account }, at) => {
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

  /** The centre has what a person wanted last, on one of the phones; unless some of it came back. */
  private concludeProfile(account: string, { profiles }: CentreKinds): void {
    const own = this.ledger.ofKind('profile').filter(({ owner }) => owner === account)
    if (own.some(({ id }) => this.ledger.returned.has(id))) return
    const wanted = [...this.wanted.values()].filter((one) => one.account === account)
    for (const field of new Set(wanted.flatMap(({ values }) => Object.keys(values)))) {
      // Nobody wrote it: it is as it was in the beginning.
      const value = profiles.get(account)?.[field] ?? 'start'
      const last = wanted.flatMap(({ values }) => (field in values ? [values[field]] : []))
      if (!last.includes(value))
        this.ledger.violated(
          `${field} of ${account} is ${String(value)}, where ${last.join(' or ')} was wanted last`,
        )
    }
  }

  private concludeWrites({ profileWrites }: CentreKinds): void {
    for (const { account, changes } of profileWrites) {
      const words = JSON.stringify(changes)
      const isOwn = this.ledger
        .ofKind('profile')
        .some(({ owner, content }) => owner === account && JSON.stringify(changesIn(content)) === words)
      if (!isOwn) this.ledger.violated(`nobody wrote ${words} into the profile of ${account}`)
    }
  }
}

export const changesIn = (content: string) => (JSON.parse(content) as ProfileContent).changes

function consentsIn(values: ReadonlyMap<string, unknown>): ShownConsent[] {
  return [...values].flatMap(([key, value]) =>
    key.startsWith('consents:') ? ((value ?? []) as readonly ShownConsent[]) : [],
  )
}
