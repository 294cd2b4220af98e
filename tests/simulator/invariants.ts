import type { Withdrawal } from '#src/platform/outbox/save-entry.ts'
import { lostCode } from '#src/platform/outbox/codes.ts'
import type { Entry, WaitingEntry } from '#src/platform/outbox/entry.ts'
import { copiesOf, isCopy } from '#src/platform/outbox/file-copies.ts'
import type { CentreFiles, Row } from '../centre/files.ts'
import type { Centre } from '../centre/centre.ts'
import { isJudgedByKind, KindInvariants } from './kind-invariants.ts'
import {
  accounts,
  type Changes,
  lifeSetting,
  type Mirrored,
  type PhoneFile,
  type StoredRows,
} from './phone-store.ts'
import { type Encryption, hashOf, manifestOf } from './fake-encryption.ts'
import {
  concludeDrafts,
  concludeOrder,
  concludeTwice,
  grouped,
  judgeLeases,
  ownerOf,
  type SavedEntry,
  type Shown,
} from './ledger.ts'

/** Says which promise about files was broken: none is lost, none is sent needlessly, none stays behind. */
class FileInvariants {
  private readonly atCentre: CentreFiles<string>
  private readonly violated: (promise: string) => void
  private readonly wasLost: (id: string) => boolean
  /** Files that a phone has recorded as being at the centre. */
  private readonly known = new Set<string>()

  /** `wasLost` is true for entries whose files a restored centre had lost. */
  constructor(
    atCentre: CentreFiles<string>,
    breaks: (promise: string) => void,
    wasLost: (id: string) => boolean,
  ) {
    this.atCentre = atCentre
    this.violated = breaks
    this.wasLost = wasLost
  }

  /**
   * Called before a page sends a file. Once the phone knows that the centre has it, only the centre's request allows
   * sending it again.
   */
  noteSent(id: string, sha256: string, isRefused: boolean): void {
    const { missedFiles } = this.atCentre
    const isRequested = isRefused || missedFiles.has(id) || missedFiles.has(`${id}/${sha256}`)
    if (this.known.has(`${id}/${sha256}`) && !isRequested) this.violated(`${sha256} of ${id} is sent again`)
  }

  noteCopiedFiles(files: readonly PhoneFile[], from: string, to: string): void {
    const shas = (id: string) => files.filter(({ of }) => of === id).map(({ sha256 }) => sha256)
    if (shas(from).toSorted().join() !== shas(to).toSorted().join())
      this.violated(`${to} mends ${from} without its files`)
  }

  /** The writes of a transaction before it commits. */
  committed(
    changes: Changes,
    stored: StoredRows,
    wordsOf: (entry: Entry) => string,
    isGivenUp: (id: string) => boolean,
  ) {
    this.newEntries(changes, stored, wordsOf)
    this.conversationCopies(changes, stored, wordsOf)
    this.goneFiles(changes, stored, isGivenUp)
  }

  private newEntries(
    { entries, files }: Changes,
    stored: StoredRows,
    wordsOf: (entry: Entry) => string,
  ): void {
    for (const [id, after] of entries) {
      for (const sha of after?.files?.stored ?? []) this.known.add(`${id}/${sha}`)
      if (!after || stored.entries.has(id)) continue
      const all = new Map([...stored.files, ...files])
      const here = [...all.values()].filter((file) => file?.of === id && file.owner === after.owner)
      const shas = here.map((file) => file!.sha256).toSorted()
      if (shas.join() !== manifestOf(wordsOf(after)).toSorted().join())
        this.violated(`${id} is kept without its files`)
    }
  }

  /** A conversation goes on showing the files that the centre has. */
  private conversationCopies(
    { entries, files }: Changes,
    stored: StoredRows,
    wordsOf: (entry: Entry) => string,
  ): void {
    for (const [id, after] of entries) {
      const isNew = after?.state === 'received' && stored.entries.get(id)?.state === 'waiting'
      if (!isNew || !after.keepsFiles) continue
      const all = [...new Map([...stored.files, ...files]).values()]
      const copies = all.filter((file) => file?.of === copiesOf(id) && file.owner === after.owner)
      if (copies.length !== manifestOf(wordsOf(after)).length)
        this.violated(`the conversation lost the files of ${id}`)
    }
  }

  private goneFiles(
    { entries, files, drafts }: Changes,
    stored: StoredRows,
    isGivenUp: (id: string) => boolean,
  ): void {
    for (const [id, after] of files) {
      const before = stored.files.get(id)
      if (!before || (after && after.of === before.of)) continue
      // A draft's files come and go as the person likes.
      const isSubmitted = entries.has(before.of) || stored.entries.has(before.of)
      if (!isSubmitted || drafts.has(before.of) || isGivenUp(before.of)) continue
      if (!this.isComplete(before.of) && !this.wasLost(before.of))
        this.violated(`a file of ${before.of} is gone before the centre has it`)
    }
  }

  /** Whether the centre truly has all files of an entry. */
  isComplete(id: string): boolean {
    return this.atCentre.has(id)
  }

  /** Called in the end, when nothing waits any more. */
  conclude({ entries, drafts, files }: StoredRows): void {
    for (const { of, owner } of files.values()) {
      if (isCopy({ of })) continue
      const entry = entries.get(of)
      const ownerOf = entry?.owner ?? drafts.get(of)?.owner
      if (ownerOf === undefined || entry?.state === 'received') this.violated(`a file of ${of} stayed behind`)
      else if (ownerOf !== owner) this.violated(`a file of ${of} is another owner's`)
    }
  }
}

/** Losses of a restored centre, for the invariants. */
class LossInvariants {
  private readonly centre: Centre
  private readonly violated: (promise: string) => void
  private readonly mark: (branch: string) => void
  private readonly sentAgain = new Set<string>()

  constructor(centre: Centre, violated: (promise: string) => void, mark: (branch: string) => void) {
    this.centre = centre
    this.mark = mark
    this.violated = violated
  }

  /** Notes an entry that a transaction is about to put in place of a mirrored one which the centre has lost. */
  noteSentAgain({ id, state }: Entry, mirrored: Mirrored | undefined): void {
    this.sentAgain.add(id)
    const isPaid = mirrored && 'order' in mirrored && mirrored.order.state === 'paid'
    this.mark(`a restored centre lacks ${isPaid ? 'a paid order' : 'what the list has shown'}`)
    if (isPaid && state === 'waiting') this.violated(`${id} is paid and is sent again`)
  }

  isSentAgain(id: string): boolean {
    return this.sentAgain.has(id)
  }

  /** True for an entry that has the words of the list, which names no files, and not an order's goods in the cart. */
  isFromList(entry: Entry): boolean {
    return isReturnedAsLost(entry) || (entry.kind === 'order' && this.sentAgain.has(entry.id))
  }

  /** True for the transaction by which a phone begins anew. */
  beginsAnew({ values }: Changes): boolean {
    return values.has(lifeSetting)
  }

  /** The centre lost it at least once: it came again later than others, and its files may be gone with their phone. */
  wasLost(id: string): boolean {
    return this.centre.lost.has(id)
  }

  /** True if its absence from the centre comes from a restored backup and not from a phone. */
  isExcused(id: string, owner: string): boolean {
    return this.wasLost(id) && this.centre.deletedAccounts.has(owner)
  }
}

/** True for an entry that was returned because the centre has lost it. */
function isReturnedAsLost(entry: Entry): boolean {
  return entry.state === 'returned' && entry.returned.code === lostCode
}

/** Records promises to people, and reports broken ones at the end. */
export class InvariantChecker {
  readonly violations: string[] = []
  readonly violated = (promise: string): void => void this.violations.push(promise)
  /** Names of the rare branches that were reached. */
  readonly marks = new Set<string>()
  readonly mark = (branch: string): void => void this.marks.add(branch)
  /** Ids of saved entries in order. */
  private readonly savedEntries = new Map<string, SavedEntry>()
  private readonly drafts = new Map<string, string>()
  /** Under which ids besides its own each draft may have been submitted. */
  private readonly submittedAs = new Map<string, string[]>()
  private readonly refused = new Set<string>()
  private readonly withdrawing: string[] = []
  private readonly corrections = new Map<string, string>()
  private readonly intended = new Map<string, string>()
  private readonly claims = new Map<string, string>()
  private readonly tappedTwice = new Set<string>()
  private readonly encryption: Encryption
  private readonly files: FileInvariants
  readonly kinds: KindInvariants
  readonly losses: LossInvariants
  private readonly centre: Centre
  /** The transaction in which a phone follows a restored centre is written. */
  private beginsAnew = false

  constructor(encryption: Encryption, centre: Centre) {
    this.encryption = encryption
    this.centre = centre
    this.files = new FileInvariants(centre.files, this.violated, (id) => centre.lost.has(id))
    this.losses = new LossInvariants(centre, this.violated, this.mark)
    this.kinds = new KindInvariants(
      this.violated,
      (entry) => encryption.decrypt(entry.sealed).content,
      (entry) => (entry.state === 'returned' ? encryption.decryptDetails(entry.returned.sealed) : undefined),
    )
  }

  /** A page is about to send a file of an entry. */
  noteSentFile(id: string, sha256: string): void {
    this.files.noteSent(id, sha256, this.refused.has(id))
  }

  noteCopiedFiles(files: readonly PhoneFile[], from: string, to: string): void {
    this.files.noteCopiedFiles(files, from, to)
  }

  /** The centre refused this one entry, not only its company. */
  noteRefusal(id: string): void {
    this.refused.add(id)
  }

  /** A claim that its transaction is about to keep. */
  noteClaim(guest: string, account: string): void {
    this.intended.set(guest, account)
  }

  noteDoubleTap(id: string): void {
    this.tappedTwice.add(id)
  }

  /** Records that entry `id` replaces another one once it is saved. */
  noteCorrection(id: string, replaces: string): void {
    this.corrections.set(id, replaces)
  }

  /** A draft is submitted as this entry, should it be kept. */
  noteSubmission(draft: string, id: string): void {
    this.submittedAs.set(draft, [...(this.submittedAs.get(draft) ?? []), id])
  }

  noteReportedSaved(id: string): void {
    if (!this.savedEntries.has(id)) this.violated(`"saved" was said of ${id} before it was kept`)
  }

  /** Until an answer comes it may be gone or not: the page can be killed between the two. */
  noteWithdrawal(id: string): void {
    this.withdrawing.push(id)
  }

  noteReportedWithdrawn(id: string, withdrawal: Withdrawal): void {
    const entry = this.savedEntries.get(id)
    this.withdrawing.splice(this.withdrawing.indexOf(id), 1)
    this.mark(`withdrawing: ${withdrawal}`)
    // Where another tab has kept it again before the answer came, it is there.
    if (entry?.gone && withdrawal.startsWith('withdrawn')) entry.withdrawn = withdrawal
  }

  committed(phone: Shown, changes: Changes, stored: StoredRows): void {
    this.beginsAnew = this.losses.beginsAnew(changes)
    this.kinds.committed(phone.name, changes, stored, this.centre)
    for (const { guest } of changes.settings?.claims ?? []) this.claims.set(guest, this.intended.get(guest)!)
    for (const [id, draft] of changes.drafts) if (draft) this.drafts.set(id, phone.name)
    for (const [id, entry] of changes.entries) {
      if (entry) this.written(phone, stored.entries.get(id), entry)
    }
    for (const [id, entry] of changes.entries)
      if (!entry && stored.entries.has(id)) this.deleted(phone, stored.entries.get(id)!)
    const isGivenUp = (id: string) =>
      this.withdrawing.includes(id) || this.savedEntries.get(id)?.corrected === true
    this.files.committed(changes, stored, (entry) => this.encryption.decrypt(entry.sealed).content, isGivenUp)
  }

  private deleted({ mirror }: Shown, before: Entry): void {
    const { id } = before
    const known = this.savedEntries.get(id)
    if (known && this.withdrawing.includes(id)) known.gone = true
    const isWanted = this.withdrawing.includes(id) || known?.corrected === true
    if (isJudgedByKind(before) && this.kinds.mayGo(before)) return
    if (!isWanted && !mirror.has(id)) this.violated(`${id} is no longer to be seen on the phone`)
  }

  private written(phone: Shown, before: Entry | undefined, after: Entry): void {
    const { id, owner } = after
    const known = this.savedEntries.get(id)
    if (!known) return this.recordSaved(phone.name, after)
    known.owner = owner
    if (after.state === 'returned') known.wasReturned = true
    // An order that the centre's list has shown is gone too, and the same goods may be ordered from an old tab.
    const isOrderedAgain = after.kind === 'order' && after.again === true
    if (!before && (known.gone || isOrderedAgain || this.losses.isSentAgain(id)))
      this.storedAgain(known, after, phone.name)
    this.compare(known, before, after)
    if (!this.beginsAnew) judgeLeases(phone, before, after, this)
  }

  private recordSaved(phone: string, entry: Entry): void {
    const { id, lane, owner, sealed: encrypted } = entry
    const isOfKind = isJudgedByKind(entry)
    const made = this.encryption.decrypt(encrypted)
    // An entry that is saved for a guest right after the guest was claimed has its own lane.
    const late = made.guest !== undefined && this.claims.has(made.guest)
    const saved = { id, phone, isOfKind, lane: late ? id : lane, made, owner }
    this.savedEntries.set(id, { ...saved, wasReturned: false, corrected: false })
    const mended = this.savedEntries.get(this.corrections.get(id) ?? '')
    if (mended) mended.corrected = true
  }

  /** The other tap, or the other tab with its own words, may come after the withdrawal. */
  private storedAgain(known: SavedEntry, after: Entry, phone: string): void {
    const { id, kind, lane, again, sealed: encrypted } = after
    this.mark(`stored once more: ${kind === 'order' ? 'an order' : 'a form'}`)
    // The same goods to the same address are ordered under the same id.
    const isSame = this.tappedTwice.has(id) || this.losses.isSentAgain(id)
    if (!isSame && !(kind === 'order' && again))
      return this.violated(`${id} came back after it was withdrawn`)
    // The centre may have it from before, in its former place.
    known.lane = known.withdrawn === 'withdrawn' ? lane : id
    // Withdrawn on one phone, and sent again by another that knew it from the list: that one shows it.
    if (known.gone && this.losses.isSentAgain(id)) known.phone = phone
    delete known.withdrawn
    known.gone = false
    if (!this.losses.isSentAgain(id)) known.made = this.encryption.decrypt(encrypted)
    // It has a new place in its lane, after entries saved meanwhile.
    this.savedEntries.delete(id)
    this.savedEntries.set(id, known)
  }

  private compare(known: SavedEntry, before: Entry | undefined, after: Entry): void {
    const { id } = known
    const { content } = this.encryption.decrypt(after.sealed)
    if (content !== known.made.content && !this.losses.isFromList(after))
      this.violated(`the words of ${id} changed`)
    if (after.state === 'returned' && !this.refused.has(id) && !isReturnedAsLost(after))
      this.violated(`${id} came back without a reason`)
    if (after.state === 'returned') this.mark(`returned: ${after.returned.code}`)
    if (before) this.compareStates(before, after)
  }

  private compareStates(before: Entry, after: Entry): void {
    const isVoid = before.state === 'received' && after.again === true && this.beginsAnew
    if (before.state !== 'waiting' && before.state !== after.state && !isVoid)
      this.violated(`${after.id} went from ${before.state} to ${after.state}`)
    if ('newer' in before && !('newer' in after)) this.violated(`${after.id} lost what a newer build wrote`)
  }

  /** True if something was saved that can be judged. */
  get hasSaved(): boolean {
    return this.savedEntries.size > 0
  }

  /** Called when the world has healed and everybody has signed in again. */
  conclude(
    phones: ReadonlyMap<string, { stored: StoredRows; mirror: ReadonlySet<string> }>,
    centre: Centre,
  ): void {
    const rows = grouped(centre.requests.rows, (row) => row.id)
    concludeTwice(centre.requests.rows, this.violated)
    for (const entry of this.savedEntries.values()) {
      const { stored, mirror } = phones.get(entry.phone)!
      const onPhone = stored.entries.get(entry.id)
      if (entry.isOfKind) this.kinds.concludeEntry(entry, onPhone, this.isGivenUp(entry.id), centre)
      else this.concludeEntry(entry, onPhone, rows.get(entry.id)?.[0], mirror)
    }
    for (const row of centre.requests.rows)
      if (!this.savedEntries.has(row.id)) this.violated(`nobody sent ${row.id}`)
    for (const { stored } of phones.values()) this.files.conclude(stored)
    const all = [...phones.values()].map(({ stored }) => stored)
    this.kinds.conclude(all, centre, (id) => this.isGivenUp(id))
    concludeDrafts(this.drafts, phones, (id) => this.isSubmitted(id), this.violated)
    // Lost entries come again later than others.
    const late = [...this.withdrawing, ...centre.lost]
    concludeOrder(this.savedEntries.values(), centre.requests.rows, late, this.violated)
  }

  private isSubmitted(draft: string): boolean {
    return [draft, ...(this.submittedAs.get(draft) ?? [])].some((entry) => this.savedEntries.has(entry))
  }

  private isGivenUp(id: string): boolean {
    const entry = this.savedEntries.get(id)
    return entry?.withdrawn !== undefined || entry?.corrected === true || this.withdrawing.includes(id)
  }

  private concludeEntry(
    entry: SavedEntry,
    onPhone: Entry | undefined,
    row: Row | undefined,
    mirror: ReadonlySet<string>,
  ): void {
    const { id } = entry
    if (row) this.concludeRow(entry, row)
    if (onPhone) return this.concludeSaved(entry, onPhone, row)
    if (entry.withdrawn === 'withdrawn' && row && !this.losses.wasLost(id))
      this.violated(`${id} was called not sent and is at the centre`)
    if (this.isGivenUp(id) || this.losses.isExcused(id, ownerOf(entry.made, entry.owner, this.claims))) return
    if (!row) this.violated(`${id} is lost`)
    else if (row.receipt.state !== 'complete' && !this.losses.wasLost(id))
      this.violated(`${id} is gone before the centre has its files`)
    else if (!mirror.has(id)) this.violated(`${id} is nowhere on the phone`)
  }

  private concludeSaved({ id, withdrawn }: SavedEntry, onPhone: Entry, row: Row | undefined): void {
    if (onPhone.state === 'received' && onPhone.receipt.reference !== row?.receipt.reference) {
      this.violated(`${id} is called received on a receipt that is not true`)
    }
    if (onPhone.state === 'waiting' && !this.isWithoutAccount(onPhone)) this.violated(`${id} is stuck`)
    if (withdrawn && !this.losses.wasLost(id)) this.violated(`${id} was called withdrawn and is still there`)
  }

  /** True if its account is gone, or if a guest's files wait for a sign-in and both people have deleted their accounts. */
  private isWithoutAccount({ owner, why }: WaitingEntry): boolean {
    const { deletedAccounts } = this.centre
    const isNobodyLeft = accounts.every((account) => deletedAccounts.has(account))
    return deletedAccounts.has(owner) || (why === 'sign-in' && isNobodyLeft)
  }

  private concludeRow({ id, made }: SavedEntry, row: Row): void {
    const claimsAll = row.receipt.state === 'complete'
    if (claimsAll && !this.files.isComplete(id)) this.violated(`the centre lacks files of ${id}`)
    const owner = ownerOf(made, made.owner, this.claims)
    // A guest's rows stay so where the account was gone before the claim.
    const isUnclaimed = this.centre.deletedAccounts.has(owner) && row.owner === made.guest
    if (row.owner !== owner && !isUnclaimed)
      this.violated(`${id} of ${owner} belongs to ${row.owner} at the centre`)
    if (row.content !== made.content || row.hash !== hashOf(made.content)) {
      this.violated(`the centre has other words for ${id}`)
    }
  }
}
