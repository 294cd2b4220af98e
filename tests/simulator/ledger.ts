import type { Withdrawal } from '#src/platform/outbox/save-entry.ts'
import type { Entry } from '#src/platform/outbox/entry.ts'
import { leaseLengthOf } from '#src/platform/outbox/policy.ts'
import type { Row } from '../centre/files.ts'
import type { EntryContent } from './fake-encryption.ts'
import type { StoredRows } from './phone-store.ts'

/** A phone, and the ids that its mirror of the centre's list shows. */
export interface Shown {
  readonly name: string
  readonly mirror: ReadonlySet<string>
  /** The writer, as on a lease. */
  readonly writer: string
  /** Whether the writer is alone on the phone: only then may it take over another's lease. */
  readonly locked: boolean
}

/** An entry that a phone has kept. */
export interface SavedEntry {
  readonly id: string
  /** Where it is shown: where it was saved, or last sent again. */
  phone: string
  /** True for every kind besides forms. */
  readonly isOfKind: boolean
  lane: string
  made: EntryContent
  /** The owner at the last write. */
  owner: string
  wasReturned: boolean
  withdrawn?: Withdrawal
  /** True once a withdrawal has removed it from the phone, whether the answer has arrived or not. */
  gone?: boolean
  corrected: boolean
}

/** Returns the owner after the guest who made it was claimed; it may have left the outbox before that. */
export function ownerOf(made: EntryContent, owner: string, claims: ReadonlyMap<string, string>): string {
  return made.guest === undefined ? owner : (claims.get(made.guest) ?? made.guest)
}

/** Reports entries that overtook an earlier one of their lane. */
export function concludeOrder(
  entries: Iterable<SavedEntry>,
  rows: readonly Row[],
  withdrawing: readonly string[],
  violated: (promise: string) => void,
): void {
  const place = new Map(rows.map((row, at) => [row.id, at]))
  const last = new Map<string, number>()
  for (const entry of entries) {
    const at = place.get(entry.id)
    if (at === undefined || entry.wasReturned || entry.withdrawn || entry.corrected) continue
    if (withdrawing.includes(entry.id)) continue
    const lane = `${entry.phone} ${entry.owner} ${entry.made.guest} ${entry.lane}`
    if (at < (last.get(lane) ?? 0)) violated(`${entry.id} overtook an earlier one of its lane`)
    last.set(lane, at)
  }
}

/** Reports drafts that stayed beside their entry, or are gone without one; `drafts` by the phone they are on. */
export function concludeDrafts(
  drafts: ReadonlyMap<string, string>,
  phones: ReadonlyMap<string, { readonly stored: StoredRows }>,
  isSubmitted: (draft: string) => boolean,
  violated: (promise: string) => void,
): void {
  for (const [id, phone] of drafts) {
    const isThere = phones.get(phone)!.stored.drafts.has(id)
    if (isThere && isSubmitted(id)) violated(`the draft ${id} stayed beside its entry`)
    if (!isThere && !isSubmitted(id)) violated(`the draft ${id} is gone without its entry`)
  }
}

/** As `Map.groupBy`, which the oldest browsers lack. */
export function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

/** Reports an entry that is sent twice at once, or whose outcome is written under another's lease. */
export function judgeLeases(
  { writer, locked }: Shown,
  before: Entry | undefined,
  after: Entry,
  {
    violated,
    mark,
  }: { readonly violated: (promise: string) => void; readonly mark: (branch: string) => void },
): void {
  const { id } = after
  if (before && !locked && stoleLiveLease(before, after)) violated(`${id} is being sent twice at once`)
  if (endedLease(before, after)?.startsWith(writer) === false)
    violated(`the outcome of ${id} was written under another's lease`)
  if (isTakenOver(before, after)) mark('a lease is taken over')
}

/** Reports words that are at the centre twice. */
export function concludeTwice(rows: readonly Row[], violated: (promise: string) => void): void {
  for (const same of grouped(rows, (row) => row.content).values())
    if (same.length > 1) violated(`${same[0]!.id} is at the centre twice`)
}

function isTakenOver(before: Entry | undefined, after: Entry): boolean {
  if (before?.state !== 'waiting' || after.state !== 'waiting' || !before.lease || !after.lease) return false
  return before.lease.holder !== after.lease.holder
}

/** True if an entry was leased while another lease on it was valid by the same clock. */
function stoleLiveLease(before: Entry, after: Entry): boolean {
  if (before.state !== 'waiting' || after.state !== 'waiting' || !before.lease || !after.lease) return false
  const length = leaseLengthOf(after)
  const left = before.lease.until - (after.lease.until - length)
  return before.lease.holder !== after.lease.holder && left > 0 && left <= length
}

/** Returns the holder of the lease that has ended. */
function endedLease(before: Entry | undefined, after: Entry): string | undefined {
  if (before?.state !== 'waiting' || (after.state === 'waiting' && after.lease)) return undefined
  return before.lease?.holder
}

/** An entry that was kept on a phone. */
export interface Made {
  readonly id: string
  readonly kind: string
  readonly owner: string
  readonly phone: string
  readonly lane: string
  content: string
}

/** Facts about the entries besides forms, for the invariants. */
export class KindLedger {
  /** Records a broken promise. */
  readonly violated: (promise: string) => void
  readonly wordsOf: (entry: Entry) => string
  /** Decrypts the details of a returned entry's reason. */
  readonly detailsOf: (entry: Entry) => unknown
  /** In the order in which they were kept. */
  readonly made = new Map<string, Made>()
  /** Entries whose receipts were applied. */
  readonly settled = new Set<string>()
  /** Entries that came back once. */
  readonly returned = new Set<string>()
  /** Entries that another one has replaced. */
  readonly replaced = new Set<string>()
  /** Orders and edits that were made after the person had seen the new total, or the other editor's version. */
  readonly agreed = new Set<string>()
  /** By desk answer: those of the same phone that were there when it was written. */
  readonly earlier = new Map<string, readonly string[]>()

  constructor(
    violated: (promise: string) => void,
    wordsOf: (entry: Entry) => string,
    detailsOf: (entry: Entry) => unknown,
  ) {
    this.violated = violated
    this.wordsOf = wordsOf
    this.detailsOf = detailsOf
  }

  ofKind(kind: string): Made[] {
    return [...this.made.values()].filter((made) => made.kind === kind)
  }
}
