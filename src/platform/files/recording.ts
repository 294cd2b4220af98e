import { audioSeconds } from '#functions/_shared/audio-length.ts'
import { joined } from '#src/base/bytes.ts'
import { newId } from '#src/base/ids.ts'
import { notSaved, saved, type DraftFailure, type SaveResult } from '#src/base/outcome.ts'
import { existingKey } from '#src/platform/session/keys.ts'
import { ownerNow } from '#src/platform/session/owner.ts'
import { deleteStoredFiles, pieceId } from '#src/platform/outbox/file-rows.ts'
import { decryptBytes, encryptBytes, keyFrom } from '#src/platform/device/encryption.ts'
import { holdLock, isHeld, withLock } from '#src/platform/device/locks.ts'
import { outbox, withOutbox, type StoredFile } from '#src/platform/device/outbox-database.ts'
import { voiceTypeOf } from '#src/platform/photos/signature.ts'
import { answerOf } from '#src/platform/device/storage-result.ts'
import { documentsOf, saveDocument } from './documents.ts'
import { decryptFacts, newFileKey, type FileFactsWithKey } from './encrypted-file.ts'
import { placeFile } from './place-file.ts'
import type { SavedDocument } from './stored-document.ts'

/** A shorter note is a slip of the finger. */
export const shortestNoteSeconds = 2

/** A recorder hands over a piece at least each second, so that a kill loses no more. */
export const pieceSeconds = 1

/** Where a note belongs. */
export interface NotePlace {
  /** The draft's id. Save the draft first (`saveDraft`). */
  readonly draft: string
  readonly slot: string
}

/** A saved note, or why there is none: `short` if nobody spoke long enough, `broken` if it cannot be played. */
export type FinishedNote = SavedDocument | 'short' | 'broken'

/** A voice note that is being recorded. Its pieces are on disk, encrypted, one by one. */
export interface Recording {
  /** Saves the next piece. If that fails, the next call tries again, and the note stays whole in memory. */
  readonly add: (piece: Uint8Array<ArrayBuffer>) => Promise<SaveResult<DraftFailure>>
  /** Saves it as the slot's file in place of an earlier one. After a failure it can be called again. */
  readonly finish: (seconds: number) => Promise<FinishedNote>
  readonly drop: () => Promise<void>
}

/** Ends recordings of this page, by their draft: a submission includes the recording. */
const running = new Map<string, () => Promise<unknown>>()

/**
 * Begins a note in a slot of a draft; `undefined` while another page records into it.
 *
 * @param owner the form's owner when it was opened (`ownerNow`)
 * @param end called to end it early, because the form is being submitted
 */
export async function beginRecording(
  place: NotePlace,
  owner: string,
  end: () => Promise<unknown>,
): Promise<Recording | undefined> {
  const release = await holdLock(lockOf(place.draft))
  if (!release) return undefined
  // First what a killed page left: once this note has pieces, the recovery would take them too. What fails is tried again later.
  await withLock(recoveryOf(place.draft), () => recover(place.draft)).catch(() => undefined)
  const pieces = newPieces(place, owner)
  running.set(place.draft, end)
  const leave = () => {
    running.delete(place.draft)
    release()
  }
  return {
    add: (piece) => pieces.add(piece),
    finish: async (seconds) => {
      const outcome = await finished(place, owner, joined(pieces.all), seconds)
      if (typeof outcome === 'string') await pieces.drop()
      if (typeof outcome === 'string' || outcome.saved) leave()
      return outcome
    },
    drop: async () => {
      leave()
      await pieces.drop()
    },
  }
}

/**
 * Ends the recordings of a draft: this page's, and those that a page left behind when it was killed, but none that
 * another page is recording. One at a time, so that a submission has what the form's own call is still recovering.
 * Returns why one that was left behind could not be saved; it stays on the phone in its pieces.
 */
export async function finishRecordings(draft: string): Promise<DraftFailure | undefined> {
  await running.get(draft)?.()
  return withLock(recoveryOf(draft), async () => ((await isHeld(lockOf(draft))) ? undefined : recover(draft)))
}

const lockOf = (draft: string) => `voice note of ${draft}`
/** Apart from the first, so that a recovery is not taken for a note that somebody records in another tab. */
const recoveryOf = (draft: string) => `recovery of the ${lockOf(draft)}`

async function finished(
  place: NotePlace,
  owner: string,
  bytes: Uint8Array<ArrayBuffer>,
  seconds: number,
): Promise<FinishedNote> {
  if (seconds < shortestNoteSeconds) return 'short'
  const type = voiceTypeOf(bytes)
  return type === undefined ? 'broken' : saveDocument({ ...place, bytes, type, seconds }, owner)
}

/** The pieces of a note, in memory and, as far as the phone has room, on disk. */
function newPieces({ draft, slot }: NotePlace, owner: string) {
  const id = newId()
  const facts: FileFactsWithKey = { slot, type: '', size: 0, sha256: '', key: newFileKey(), unfinished: true }
  const all: Uint8Array<ArrayBuffer>[] = []
  let stored = 0
  let last: Promise<SaveResult<DraftFailure>> = Promise.resolve(saved)
  const storeNext = async (): Promise<SaveResult<DraftFailure>> => {
    const bytes = await encryptBytes(await keyFrom(facts.key), all[stored]!)
    if (stored === 0) return placeFile({ id, draft, facts, bytes, owner })
    return putPiece(id, pieceId(id, stored), bytes)
  }
  const storeAll = () =>
    answerOf(async () => {
      let outcome: SaveResult<DraftFailure> = saved
      for (; outcome.saved && stored < all.length; stored += Number(outcome.saved))
        outcome = await storeNext()
      return outcome
    })
  const add = async (piece: Uint8Array<ArrayBuffer>): Promise<SaveResult<DraftFailure>> => {
    if (piece.length > 0) all.push(piece)
    last = last.then(storeAll)
    return last
  }
  const drop = () => withOutbox(() => deletePieces([id])).catch(() => undefined)
  return { all, add, drop: () => last.then(drop) }
}

function putPiece(file: string, id: string, bytes: Awaited<ReturnType<typeof encryptBytes>>) {
  return withOutbox(() =>
    outbox.transaction('rw', outbox.files, outbox.fileBytes, async (): Promise<SaveResult<DraftFailure>> => {
      // The form was submitted, or the draft dropped.
      if (!(await outbox.files.get(file))) return notSaved('over')
      await outbox.fileBytes.put({ id, bytes })
      return saved
    }),
  )
}

function deletePieces(ids: readonly string[]) {
  return outbox.transaction('rw', outbox.files, outbox.fileBytes, async () => deleteStoredFiles(ids))
}

/** Makes notes of recordings that a killed page left behind; a longer note that is there already stays. */
async function recover(draft: string): Promise<DraftFailure | undefined> {
  const owner = await ownerNow()
  const key = await existingKey(owner)
  if (!key) return undefined
  const rows = await withOutbox(() => outbox.files.where('[owner+of]').equals([owner, draft]).toArray())
  let failure: DraftFailure | undefined
  for (const row of rows) {
    const facts = await decryptFacts(key, row)
    if (facts?.unfinished) failure = (await recoverOne(owner, draft, row, facts)) ?? failure
  }
  return failure
}

async function recoverOne(
  owner: string,
  draft: string,
  row: StoredFile,
  facts: FileFactsWithKey,
): Promise<DraftFailure | undefined> {
  const pieces = await storedPieces(row.id, facts)
  const bytes = joined(pieces)
  // By its sound: the length of a piece is the browser's choice, and one that hides its page hands over a shorter one.
  const seconds = audioSeconds(bytes, voiceTypeOf(bytes) ?? '') ?? 0
  const there = (await documentsOf(draft)).find(({ slot }) => slot === facts.slot)
  const isLonger = seconds > (there?.seconds ?? 0)
  const outcome = isLonger ? await finished({ draft, slot: facts.slot }, owner, bytes, seconds) : 'short'
  if (typeof outcome === 'string') await withOutbox(() => deletePieces([row.id]))
  return typeof outcome === 'string' || outcome.saved ? undefined : outcome.why
}

/** Returns the pieces of a recording in order, up to the first that cannot be read. */
async function storedPieces(id: string, facts: FileFactsWithKey): Promise<Uint8Array<ArrayBuffer>[]> {
  const key = await keyFrom(facts.key)
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for (;;) {
    const piece = await withOutbox(() => outbox.fileBytes.get(pieceId(id, pieces.length)))
    const bytes = piece && (await decryptBytes(key, piece.bytes).catch(() => undefined))
    if (!bytes) return pieces
    pieces.push(bytes)
  }
}
