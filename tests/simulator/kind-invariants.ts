import type { Withdrawal } from '#src/platform/outbox/save-entry.ts'
import {
  bookingActionKind,
  deskBookingKind,
  type RefusedAction,
} from '#src/features/requests/booking-action.ts'
import type { Entry } from '#src/platform/outbox/entry.ts'
import type { EditConflict, EditContent } from '#src/features/editing/internal/edits.ts'
import type { CentreBookings, DoneAction } from '../centre/tractor.ts'
import type { AppliedEdit, CentreEdits } from '../centre/edits.ts'
import type { Centre } from '../centre/centre.ts'
import { type CentreDesk, unseenBy } from '../centre/desk.ts'
import { actKinds, concludeActs } from './act-invariants.ts'
import { AccountInvariants } from './account-invariants.ts'
import type { Changes, StoredRows } from './phone-store.ts'
import { OrderInvariants } from './order-invariants.ts'
import { KindLedger, type Made, type SavedEntry } from './ledger.ts'

/** Says which promise about edits and desk answers was broken. */
class EditInvariants {
  private readonly ledger: KindLedger

  constructor(ledger: KindLedger) {
    this.ledger = ledger
  }

  returned(entry: Extract<Entry, { state: 'returned' }>, edits: CentreEdits): void {
    const { violated, wordsOf } = this.ledger
    if (entry.returned.code !== 'changed') return
    if (!entry.returned.sealed) violated(`${entry.id} came back without the other editor's version`)
    const { after } = editIn(wordsOf(entry))
    const last = edits.factOf(entry.lane).edits.at(-1)
    if (last?.who === entry.owner && [entry.id, ...after].includes(last.id))
      violated(`${entry.id} came back because of ${last.id}, which it is or takes in`)
  }

  /** A desk answer comes back because of a colleague, or of an answer that its phone did not have. */
  returnedAnswer(
    { id, owner, lane, returned, ...entry }: Extract<Entry, { state: 'returned' }>,
    { answers }: CentreDesk,
  ): void {
    if (returned.code !== 'answered_elsewhere') return
    const { earlier, violated, wordsOf } = this.ledger
    const content = wordsOf({ id, owner, lane, returned, ...entry })
    const unseen = unseenBy({ item: lane, content }, answers)
    if (unseen.every((answer) => answer.who === owner && earlier.get(id)?.includes(answer.id)))
      violated(`${id} came back because of an answer of the same phone`)
  }

  /**
   * A later edit takes in the earlier one of its lane: its changes, its name and the seen version of the other editor's.
   */
  deleted(before: Entry, others: readonly Entry[]): void {
    const { id, lane } = before
    const { made, replaced, violated, wordsOf } = this.ledger
    const next = others.find((entry) => entry.lane === lane)
    if (!next) return
    replaced.add(id)
    const [earlier, later] = [editIn(made.get(id)!.content), editIn(wordsOf(next))]
    if (!later.after.includes(id)) violated(`${next.id} does not name the edit ${id} that it takes in`)
    if (Object.keys(earlier.changes).some((field) => !(field in later.changes)))
      violated(`a change in the edit ${id} is lost`)
    this.insists(before, next, later)
  }

  private insists(before: Entry, next: Entry, later: EditContent): void {
    const { agreed, detailsOf, made, violated } = this.ledger
    const version = (detailsOf(before) as EditConflict | undefined)?.theirs['version']
    if (agreed.has(next.id) && version !== undefined && later.seen < Number(version))
      violated(`${next.id} insists without having seen version ${String(version)}`)
    const { seen } = editIn(made.get(before.id)!.content)
    if (!agreed.has(next.id) && later.seen > Math.max(seen, Number(version ?? 0)))
      violated(`${next.id} claims to have seen more than the edit ${before.id} that it takes in`)
  }

  /** Called when the world has healed. */
  conclude(facts: CentreEdits['facts'], desk: CentreDesk): void {
    const done = new Set<string>()
    for (const { edits } of facts.values())
      edits.forEach((edit, at) => this.concludeEdit(edit, edits[at - 1], done))
    this.concludeDesk(desk)
  }

  private concludeEdit(edit: AppliedEdit, last: AppliedEdit | undefined, done: Set<string>): void {
    const { made, violated } = this.ledger
    if (made.get(edit.id)?.owner !== edit.who) violated(`the edit ${edit.id} is ${edit.who}'s at the centre`)
    if (done.has(edit.id)) violated(`the edit ${edit.id} was done twice`)
    done.add(edit.id)
    if (last && !hasSeen(edit, last)) violated(`${edit.id} overwrote ${last.id} unseen`)
  }

  private concludeDesk({ answers }: CentreDesk): void {
    const { made, violated } = this.ledger
    for (const [at, answer] of answers.entries()) {
      const { id, who } = answer
      const before = answers.slice(0, at)
      if (made.get(id)?.owner !== who) violated(`the answer ${id} is ${who}'s at the centre`)
      if (before.some((other) => other.id === id)) violated(`the answer ${id} was given twice`)
      const unseen = unseenBy(answer, before)
      if (unseen.some((other) => other.who !== who))
        violated(`${id} answered what somebody else had answered`)
      if (unseen.some((other) => made.get(other.id)?.phone !== made.get(id)?.phone))
        violated(`${id} answered what another phone had answered`)
    }
  }
}

const editIn = (content: string) => JSON.parse(content) as EditContent

function hasSeen(edit: AppliedEdit, last: AppliedEdit): boolean {
  return last.version <= edit.seen || (last.who === edit.who && edit.after.includes(last.id))
}

/** True for actions on a booking, at the desk or not. */
export function isOfBooking({ kind }: Pick<Entry, 'kind'>): boolean {
  return kind === bookingActionKind || kind === deskBookingKind
}

/** Refusals of the centre that has not done the action; other refusals may be the connection's. */
const ownRefusals = new Set(['changed_meanwhile', 'not_possible', 'taken', 'conflict'])

/** Says which promise about bookings was broken. */
class BookingInvariants {
  private readonly ledger: KindLedger
  /** The version of each booking that a phone shows, by phone and booking. */
  private readonly shown = new Map<string, number>()

  constructor(ledger: KindLedger) {
    this.ledger = ledger
  }

  /** A phone has read a booking. */
  noteShown(phone: string, booking: string, version: number): void {
    const key = `${phone} ${booking}`
    this.shown.set(key, Math.max(version, this.shown.get(key) ?? 0))
  }

  /** A returned action was not done; a person whose time is taken gets others. */
  returned(entry: Extract<Entry, { state: 'returned' }>, { done }: CentreBookings): void {
    const { detailsOf, violated } = this.ledger
    const { id, returned } = entry
    if (!ownRefusals.has(returned.code)) return
    if (done.some((action) => action.id === id)) violated(`${id} came back although it is done`)
    const details = detailsOf(entry) as RefusedAction | undefined
    if (!details?.booking) violated(`${id} came back without the booking as it is`)
    if (returned.code === 'taken' && !details?.slots?.length) violated(`${id} came back without a free time`)
  }

  /** A finished action leaves the phone once the phone shows the resulting booking. */
  deleted({ id }: Entry, { done }: CentreBookings): void {
    const { made, violated } = this.ledger
    const action = done.find((one) => one.id === id)
    if (!action) return violated(`${id} is gone and was never done`)
    if ((this.shown.get(`${made.get(id)!.phone} ${action.booking}`) ?? 0) < action.to)
      violated(`${id} is done, and the phone shows ${action.booking} as it was before`)
  }

  /** Called when the world has healed. */
  conclude({ all, done }: CentreBookings): void {
    const { violated } = this.ledger
    const taken = new Map<string, string>()
    for (const { id, slot } of all) {
      if (!slot) continue
      const other = taken.get(slot.starts)
      if (other !== undefined) violated(`${id} and ${other} have the tractor at the same time`)
      taken.set(slot.starts, id)
    }
    const seen = new Set<string>()
    for (const action of done) this.concludeAction(action, seen)
  }

  private concludeAction({ id, who, do: what, booking, seen, from }: DoneAction, before: Set<string>): void {
    const { made, violated } = this.ledger
    if (made.get(id)?.owner !== who) violated(`the action ${id} is ${who}'s at the centre`)
    if (before.has(id)) violated(`the action ${id} was done twice`)
    before.add(id)
    if (what !== 'call_off' && seen !== from) violated(`${id} changed ${booking} unseen`)
  }
}

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
  ...actKinds,
] as const

/** Kinds whose receipts change nothing else on the phone. */
const unsettled: ReadonlySet<string> = new Set(['desk-answer', 'booking-action', 'desk-booking', ...actKinds])

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
    const { orders, edits, desk, accounts, bookings, acts } = centre
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
        return (
          acts.done.some((act) => act.id === id) ||
          edits.done.has(id) ||
          accounts.changes.some((change) => change.id === id)
        )
    }
  }

  /** Called when the world has healed. */
  conclude(phones: Iterable<StoredRows>, centre: Centre, isGivenUp: (id: string) => boolean): void {
    this.orders.conclude(centre.orders, centre.lost)
    this.edits.conclude(centre.edits.facts, centre.desk)
    this.bookings.conclude(centre.bookings)
    concludeActs(centre.acts.done, this.ledger)
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
