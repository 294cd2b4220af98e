import type { Entry } from '#src/core/outbox/entry.ts'
import { copiesOf, isCopy } from '#src/core/outbox/file-copies.ts'
import type { CentreFiles } from '../centre/files.ts'
import { manifestOf } from './fake-encryption.ts'
import type { Changes, StoredRows, PhoneFile } from './phone-rows.ts'

/** Says which promise about files was broken: none is lost, none is sent needlessly, none stays behind. */
export class FileInvariants {
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
