import type { Entry } from '#src/core/outbox/entry.ts'
import type { Withdrawal } from '#src/core/outbox/save-entry.ts'
import { AccountInvariants } from './account-invariants.ts'
import { BookingInvariants, isOfBooking } from './booking-invariants.ts'
import { EditInvariants } from './edit-invariants.ts'
import { KindLedger, type Made } from './kind-ledger.ts'
import { OrderInvariants } from './order-invariants.ts'
import type { SavedEntry } from './saved-entries.ts'
import type { Centre } from '../centre/centre.ts'
import type { Changes, StoredRows } from './phone-rows.ts'

/** The kinds besides forms. */
const kindsJudged = [
  'order',
  'order-cancel',
  'profile',
  'consent',
  'edit',
  'desk-answer',
  'booking-action',
  'desk-booking',
] as const

/** Kinds whose receipts change nothing else on the phone. */
const unsettled: ReadonlySet<string> = new Set(['desk-answer', 'booking-action', 'desk-booking'])

/** True for every kind besides forms. */
export function isJudgedByKind({ kind }: Pick<Entry, 'kind'>): boolean {
  return (kindsJudged as readonly string[]).includes(kind)
}

/** Says which promise about orders, cancellations, profile, consents, edits, desk answers or bookings was broken. */
export class KindInvariants {
  private readonly ledger: KindLedger
  private readonly orders: OrderInvariants
  private readonly edits: EditInvariants
  readonly accounts: AccountInvariants
  readonly bookings: BookingInvariants

  constructor(...given: ConstructorParameters<typeof KindLedger>) {
    this.ledger = new KindLedger(...given)
    this.orders = new OrderInvariants(this.ledger)
    this.edits = new EditInvariants(this.ledger)
    this.accounts = new AccountInvariants(this.ledger)
    this.bookings = new BookingInvariants(this.ledger)
  }

  /** A person has seen the new total, or the other editor's version, before this was made. */
  noteAgreed(id: string): void {
    this.ledger.agreed.add(id)
  }

  /** A desk answer is made on a phone that has these. */
  noteEarlier(id: string, earlier: readonly string[]): void {
    this.ledger.earlier.set(id, earlier)
  }

  /** A phone that is not simulated has made this. */
  noteElsewhere(made: Omit<Made, 'phone'>): void {
    this.ledger.made.set(made.id, { ...made, phone: 'elsewhere' })
  }

  /** The writes of a transaction before it commits. */
  committed(phone: string, changes: Changes, stored: StoredRows, centre: Centre): void {
    const settled: Entry[] = []
    for (const [id, after] of changes.entries) {
      const before = stored.entries.get(id)
      // The same order from a tab that still shows the goods gets the receipt of the first one again.
      if (after && !before) this.ledger.settled.delete(id)
      if (after && isJudgedByKind(after)) this.written(phone, after, centre)
      if (before && isSettled(before, after)) settled.push(before)
    }
    const gone = [...changes.entries].flatMap(([id, after]) => (after ? [] : (stored.entries.get(id) ?? [])))
    for (const before of gone.filter(isJudgedByKind)) this.deleted(before, { ...changes, settled }, centre)
    for (const entry of settled) this.settles(entry, changes, stored, centre.lost)
    this.orders.takesFromCart(settled, changes)
    this.accounts.marksConsents(changes.values, centre.accounts)
  }

  private written(phone: string, entry: Entry, centre: Centre): void {
    const { id, kind, owner, lane } = entry
    const content = this.ledger.wordsOf(entry)
    const known = this.ledger.made.get(id)
    if (known) known.content = content
    else this.ledger.made.set(id, { id, kind, owner, phone, lane, content })
    if (kind === 'profile' && !known) this.accounts.writtenProfile(entry, phone)
    if (known && known.owner !== owner) this.ledger.violated(`${id} of ${known.owner} became ${owner}'s`)
    if (kind === 'order') this.orders.written(entry, content)
    if (entry.state === 'returned') this.returned(entry, centre)
  }

  private returned(entry: Extract<Entry, { state: 'returned' }>, centre: Centre): void {
    const { orders, edits, desk, accounts, bookings } = centre
    const { id, kind } = entry
    this.ledger.returned.add(id)
    if (!(entry.returned.status >= 400)) this.ledger.violated(`${id} came back without a status`)
    if (kind === 'order') this.orders.returned(entry, orders)
    if (kind === 'edit') this.edits.returned(entry, edits)
    if (kind === 'desk-answer') this.edits.returnedAnswer(entry, desk)
    if (kind === 'profile') this.accounts.returnedProfile(entry, accounts)
    if (isOfBooking(entry)) this.bookings.returned(entry, bookings)
  }

  /** A deleted entry was settled, or its successor has its content. */
  private deleted(
    before: Entry,
    { entries, settled }: Changes & { readonly settled: readonly Entry[] },
    { bookings }: Centre,
  ): void {
    const { kind, owner, state } = before
    if (state === 'received' && isOfBooking(before)) this.bookings.deleted(before, bookings)
    if (state === 'received') return
    const others = [...entries.values(), ...settled].flatMap((entry) =>
      entry?.kind === kind && entry.owner === owner ? [entry] : [],
    )
    if (kind === 'order') this.orders.deleted(before, others)
    if (kind === 'profile') this.accounts.deletedProfile(before, others)
    if (kind === 'edit') this.edits.deleted(before, others)
    if (kind === 'consent') this.accounts.deletedConsent(before, others)
  }

  /** True if an entry may be deleted without a withdrawal: its receipt is applied with that, or another one took it in. */
  mayGo({ id, kind, state }: Entry): boolean {
    if (state === 'received') return kind !== 'order' && kind !== 'desk-answer'
    return this.ledger.replaced.has(id)
  }

  /** A receipt is applied once, with all its effects; of a lost entry each phone may have one. */
  private settles(entry: Entry, { values }: Changes, stored: StoredRows, lost: ReadonlySet<string>): void {
    const { id, kind, owner } = entry
    if (this.ledger.settled.has(id) && !lost.has(id))
      this.ledger.violated(`the receipt of ${id} was applied twice`)
    this.ledger.settled.add(id)
    const value = (key: string) => (values.has(key) ? values.get(key) : stored.values.get(key))
    if (kind === 'order') {
      const sent = (value(`sent-orders:${owner}`) ?? []) as readonly { id: string }[]
      if (!sent.some((order) => order.id === id))
        this.ledger.violated(`nobody is told that ${id} has to be paid`)
    }
    if (kind === 'profile') this.accounts.settledProfile(entry, this.ledger.wordsOf(entry), value)
    if (kind === 'consent') this.accounts.settledConsent(entry, value)
  }

  /** Called for each entry when the world has healed; `isGivenUp` where the person has withdrawn or replaced it. */
  concludeEntry(
    { id, withdrawn }: SavedEntry,
    onPhone: Entry | undefined,
    isGivenUp: boolean,
    centre: Centre,
  ): void {
    const made = this.ledger.made.get(id)!
    // Another phone may have sent a lost entry again.
    if (withdrawn && !centre.lost.has(id)) this.concludeWithdrawn(id, withdrawn, onPhone, centre)
    const isDeleted = centre.deletedAccounts.has(made.owner)
    if (onPhone && !isDeleted) this.concludeSaved(made, onPhone)
    const isReceived = onPhone ? onPhone.state === 'received' : !isGivenUp
    if (isReceived && !this.isAtCentre(made, centre)) this.ledger.violated(`${id} (${made.kind}) is lost`)
  }

  private concludeWithdrawn(
    id: string,
    withdrawn: Withdrawal,
    onPhone: Entry | undefined,
    { orders }: Centre,
  ): void {
    const order = orders.byId.get(id)
    if (withdrawn === 'withdrawn' && !onPhone && order && order.state !== 'cancelled')
      this.ledger.violated(`${id} was called not sent and is ordered`)
    if (onPhone) this.ledger.violated(`${id} was called withdrawn and is still there`)
  }

  private concludeSaved({ id, kind }: Made, { state }: Entry): void {
    if (state === 'waiting') this.ledger.violated(`${id} is stuck`)
    if (state === 'received' && !unsettled.has(kind) && !this.ledger.settled.has(id))
      this.ledger.violated(`the receipt of ${id} was never applied`)
  }

  private isAtCentre(made: Made, centre: Centre): boolean {
    const { orders, edits, desk, accounts, bookings } = centre
    const { id, kind, content } = made
    if (this.ledger.replaced.has(id)) return true
    switch (kind) {
      case 'order':
        return isOrdered(made, centre)
      case 'order-cancel':
        // Changes since a restored backup are lost: the order is shown as it was before.
        if (centre.life.lives.length > 0) return true
        return orders.byId.get((JSON.parse(content) as { order: string }).order)?.state === 'cancelled'
      case 'consent':
        return accounts.consents.some((consent) => consent.id === id)
      case 'desk-answer':
        return desk.answers.some((answer) => answer.id === id && answer.receipt.state === 'complete')
      case 'booking-action':
      case 'desk-booking':
        return bookings.done.some((action) => action.id === id)
      default:
        return edits.done.has(id) || accounts.changes.some((change) => change.id === id)
    }
  }

  /** Called when the world has healed. */
  conclude(phones: Iterable<StoredRows>, centre: Centre, isGivenUp: (id: string) => boolean): void {
    this.orders.conclude(centre.orders, centre.lost)
    this.edits.conclude(centre.edits.facts, centre.desk)
    this.bookings.conclude(centre.bookings)
    for (const { id, receipt } of centre.desk.answers)
      if (receipt.state === 'complete' && !centre.files.has(id))
        this.ledger.violated(`the centre lacks files of ${id}`)
    this.accounts.conclude(phones, centre.accounts, centre.deletedAccounts, isGivenUp)
  }
}

function isSettled(before: Entry, after: Entry | undefined): boolean {
  return before.state === 'received' && before.settles === true && !after?.settles
}

/** True also for an order that was cancelled before it was lost, or whose account is gone. */
function isOrdered({ id, owner }: Made, { orders, lost, deletedAccounts }: Centre): boolean {
  if (orders.byId.has(id)) return true
  return lost.has(id) && (orders.cancelledIds.has(id) || deletedAccounts.has(owner))
}
