import { leaseLengthOf } from '#src/core/outbox/due.ts'
import type { Entry } from '#src/core/outbox/entry.ts'
import type { Withdrawal } from '#src/core/outbox/keep.ts'
import type { Centre } from './centre.ts'
import type { CentreFiles, Row } from './centre-files.ts'
import { JudgeOfFiles } from './judge-of-files.ts'
import type { Changes, StoredRows, PhoneFile } from './phone-store.ts'
import { hashOf, type Inside, type Encryption } from './encryption.ts'

/** A phone, and the ids that its mirror of the centre's list shows. */
interface Shown {
  readonly name: string
  readonly mirror: ReadonlySet<string>
  /** Who writes, as on a lease. */
  readonly writer: string
  /** Whether the writer is alone on the phone: only then may it take over what another has leased. */
  readonly locked: boolean
}

interface Promised {
  readonly id: string
  readonly phone: string
  lane: string
  made: Inside
  /** Whose it was when it was last written. */
  owner: string
  everReturned: boolean
  withdrawn?: Withdrawal
  /** It has left the phone at a withdrawal, whether the answer to that has come or not. */
  gone?: boolean
  mended: boolean
}

/** Remembers what was promised to people, and says in the end which promise was broken. */
export class Judge {
  readonly broken: string[] = []
  /** Ids of what was kept on a phone, in that order. */
  private readonly promised = new Map<string, Promised>()
  private readonly drafts = new Map<string, string>()
  /** Under which ids besides its own each draft may have been submitted. */
  private readonly submittedAs = new Map<string, string[]>()
  private readonly refused = new Set<string>()
  private readonly withdrawing: string[] = []
  private readonly mends = new Map<string, string>()
  private readonly intended = new Map<string, string>()
  private readonly claims = new Map<string, string>()
  private readonly tappedTwice = new Set<string>()
  private readonly encryption: Encryption

  private readonly files: JudgeOfFiles

  constructor(encryption: Encryption, atCentre: CentreFiles) {
    this.encryption = encryption
    this.files = new JudgeOfFiles(atCentre, (promise) => this.breaks(promise))
  }

  /** A page is about to send a file of an entry. */
  sendsFile(id: string, sha256: string): void {
    this.files.sends(id, sha256, this.refused.has(id))
  }

  tookAlong(files: readonly PhoneFile[], from: string, to: string): void {
    this.files.tookAlong(files, from, to)
  }

  breaks(promise: string): void {
    this.broken.push(promise)
  }

  /** The centre refused this one entry, not only its company. */
  sawRefusal(id: string): void {
    this.refused.add(id)
  }

  /** A claim that its transaction is about to keep. */
  willClaim(guest: string, account: string): void {
    this.intended.set(guest, account)
  }

  sawDoubleTap(id: string): void {
    this.tappedTwice.add(id)
  }

  /** The entry `id` takes the place of another, once it is kept. */
  willMend(id: string, replaces: string): void {
    this.mends.set(id, replaces)
  }

  /** A draft is submitted as this entry, should it be kept. */
  willSubmit(draft: string, id: string): void {
    this.submittedAs.set(draft, [...(this.submittedAs.get(draft) ?? []), id])
  }

  reportedSaved(id: string): void {
    if (!this.promised.has(id)) this.breaks(`"saved" was said of ${id} before it was kept`)
  }

  /** Until an answer comes it may be gone or not: the page can be killed between the two. */
  willWithdraw(id: string): void {
    this.withdrawing.push(id)
  }

  reportedWithdrawn(id: string, withdrawal: Withdrawal): void {
    const entry = this.promised.get(id)
    this.withdrawing.splice(this.withdrawing.indexOf(id), 1)
    // Where another tab has kept it again before the answer came, it is there.
    if (entry?.gone && withdrawal.startsWith('withdrawn')) entry.withdrawn = withdrawal
  }

  committed(phone: Shown, changes: Changes, stored: StoredRows): void {
    for (const { guest } of changes.settings?.claims ?? []) this.claims.set(guest, this.intended.get(guest)!)
    for (const [id, draft] of changes.drafts) if (draft) this.drafts.set(id, phone.name)
    for (const [id, entry] of changes.entries) {
      if (entry) this.written(phone, stored.entries.get(id), entry)
    }
    for (const [id, entry] of changes.entries) if (!entry && stored.entries.has(id)) this.deleted(phone, id)
    const isGivenUp = (id: string) => this.withdrawing.includes(id) || this.promised.get(id)?.mended === true
    this.files.committed(changes, stored, (entry) => this.encryption.decrypt(entry.sealed).content, isGivenUp)
  }

  private deleted({ mirror }: Shown, id: string): void {
    const known = this.promised.get(id)
    if (known && this.withdrawing.includes(id)) known.gone = true
    const isWanted = this.withdrawing.includes(id) || known?.mended === true
    if (!isWanted && !mirror.has(id)) this.breaks(`${id} is no longer to be seen on the phone`)
  }

  private written({ name: phone, writer, locked }: Shown, before: Entry | undefined, after: Entry): void {
    const { id, owner } = after
    const known = this.promised.get(id)
    if (!known) return this.promise(phone, after)
    known.owner = owner
    if (after.state === 'returned') known.everReturned = true
    if (known.gone && !before) this.storedAgain(known, after)
    this.compare(known, before, after)
    if (before && !locked && tookLiveLease(before, after)) this.breaks(`${id} is being sent twice at once`)
    if (endedLeaseOf(before, after)?.startsWith(writer) === false) {
      this.breaks(`the outcome of ${id} was written under another's lease`)
    }
  }

  private promise(phone: string, { id, lane, owner, sealed }: Entry): void {
    const made = this.encryption.decrypt(sealed)
    // What is kept as a guest's just after that guest was claimed is alone with the device: it has no lane to keep to.
    const late = made.guest !== undefined && this.claims.has(made.guest)
    const promise = { id, phone, lane: late ? id : lane, made, owner, everReturned: false, mended: false }
    this.promised.set(id, promise)
    const mended = this.promised.get(this.mends.get(id) ?? '')
    if (mended) mended.mended = true
  }

  /** The other tap, or the other tab with its own words, may come after the withdrawal. */
  private storedAgain(known: Promised, { id, lane, sealed }: Entry): void {
    if (!this.tappedTwice.has(id)) return this.breaks(`${id} came back after it was withdrawn`)
    // The centre may have it from before, in its former place.
    known.lane = known.withdrawn === 'withdrawn' ? lane : id
    delete known.withdrawn
    known.gone = false
    known.made = this.encryption.decrypt(sealed)
    // It has a new place in its lane, behind what was kept meanwhile.
    this.promised.delete(id)
    this.promised.set(id, known)
  }

  private compare(known: Promised, before: Entry | undefined, after: Entry): void {
    const { id } = known
    const { content } = this.encryption.decrypt(after.sealed)
    if (content !== known.made.content) this.breaks(`the words of ${id} changed`)
    if (after.state === 'returned' && !this.refused.has(id)) this.breaks(`${id} came back without a reason`)
    if (!before) return
    if (before.state !== 'waiting' && before.state !== after.state) {
      this.breaks(`${id} went from ${before.state} to ${after.state}`)
    }
    if ('newer' in before && !('newer' in after)) this.breaks(`${id} lost what a newer build wrote`)
  }

  /** Called when the world has healed and everybody has signed in again. */
  conclude(
    phones: ReadonlyMap<string, { stored: StoredRows; mirror: ReadonlySet<string> }>,
    centre: Centre,
  ): void {
    const rows = Map.groupBy(centre.rows, (row) => row.id)
    const words = Map.groupBy(centre.rows, (row) => row.content)
    for (const same of words.values())
      if (same.length > 1) this.breaks(`${same[0]!.id} is at the centre twice`)
    for (const entry of this.promised.values()) {
      const { stored, mirror } = phones.get(entry.phone)!
      this.concludeEntry(entry, stored.entries.get(entry.id), rows.get(entry.id)?.[0], mirror)
    }
    for (const row of centre.rows) if (!this.promised.has(row.id)) this.breaks(`nobody sent ${row.id}`)
    for (const { stored } of phones.values()) this.files.conclude(stored)
    this.concludeDrafts(phones)
    this.concludeOrder(centre)
  }

  private concludeEntry(
    entry: Promised,
    onPhone: Entry | undefined,
    row: Row | undefined,
    mirror: ReadonlySet<string>,
  ): void {
    const { id } = entry
    if (row) this.concludeRow(entry, row)
    if (onPhone) return this.concludeKept(entry, onPhone, row)
    if (entry.withdrawn === 'withdrawn' && row) this.breaks(`${id} was called not sent and is at the centre`)
    if (entry.withdrawn || entry.mended || this.withdrawing.includes(id)) return
    if (!row) this.breaks(`${id} is lost`)
    else if (row.receipt.state !== 'complete') this.breaks(`${id} is gone before the centre has its files`)
    else if (!mirror.has(id)) this.breaks(`${id} is nowhere on the phone`)
  }

  private concludeKept({ id, withdrawn }: Promised, onPhone: Entry, row: Row | undefined): void {
    if (onPhone.state === 'received' && onPhone.receipt.reference !== row?.receipt.reference) {
      this.breaks(`${id} is called received on a receipt that is not true`)
    }
    if (onPhone.state === 'waiting') this.breaks(`${id} is stuck`)
    if (withdrawn) this.breaks(`${id} was called withdrawn and is still there`)
  }

  private concludeRow({ id, made }: Promised, row: Row): void {
    const claimsAll = row.receipt.state === 'complete'
    if (claimsAll && !this.files.isComplete(id)) this.breaks(`the centre lacks files of ${id}`)
    const owner = made.guest === undefined ? made.owner : (this.claims.get(made.guest) ?? made.guest)
    if (row.owner !== owner) this.breaks(`${id} of ${owner} belongs to ${row.owner} at the centre`)
    if (row.content !== made.content || row.hash !== hashOf(made.content)) {
      this.breaks(`the centre has other words for ${id}`)
    }
  }

  private concludeDrafts(phones: ReadonlyMap<string, { stored: StoredRows }>): void {
    for (const [id, phone] of this.drafts) {
      const there = phones.get(phone)!.stored.drafts.has(id)
      const submitted = [id, ...(this.submittedAs.get(id) ?? [])].some((entry) => this.promised.has(entry))
      if (there && submitted) this.breaks(`the draft ${id} stayed beside its entry`)
      if (!there && !submitted) this.breaks(`the draft ${id} is gone without its entry`)
    }
  }

  private concludeOrder(centre: Centre): void {
    const place = new Map(centre.rows.map((row, at) => [row.id, at]))
    const last = new Map<string, number>()
    for (const entry of this.promised.values()) {
      const at = place.get(entry.id)
      if (at === undefined || entry.everReturned || entry.withdrawn || entry.mended) continue
      if (this.withdrawing.includes(entry.id)) continue
      const lane = `${entry.phone} ${entry.owner} ${entry.made.guest} ${entry.lane}`
      if (at < (last.get(lane) ?? 0)) this.breaks(`${entry.id} overtook an earlier one of its lane`)
      last.set(lane, at)
    }
  }
}

/** Whether an entry was leased while another lease on it was alive by the same clock. */
function tookLiveLease(before: Entry, after: Entry): boolean {
  if (before.state !== 'waiting' || after.state !== 'waiting' || !before.lease || !after.lease) return false
  const length = leaseLengthOf(after)
  const left = before.lease.until - (after.lease.until - length)
  return before.lease.holder !== after.lease.holder && left > 0 && left <= length
}

/** Who held the lease that is no longer there. */
function endedLeaseOf(before: Entry | undefined, after: Entry): string | undefined {
  if (before?.state !== 'waiting' || (after.state === 'waiting' && after.lease)) return undefined
  return before.lease?.holder
}
