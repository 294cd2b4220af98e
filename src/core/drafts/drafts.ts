import { kept, notKept, type Kept } from '#src/base/outcome.ts'
import { fileRows } from '#src/core/outbox/file-rows.ts'
import { claimGuestWork } from '#src/core/guest/claim-work.ts'
import { keyAtHand, keyOf } from '#src/core/keys/keys.ts'
import { guestOwner, ownerNow, ownerOfGuestWork } from '#src/core/keys/owner.ts'
import { outbox, steadily, watchOutbox, type StoredDraft } from '#src/device/outbox-database.ts'
import { canEncrypt, open, seal } from '#src/device/sealing.ts'
import { requestPersistence } from '#src/device/storage.ts'
import { outcomeOf } from '#src/device/trouble.ts'
import type { Answers } from '#src/forms/rules.ts'
import { forgetDraft, isForgotten } from '#src/core/outbox/forgotten.ts'
import { halfTypedForm } from './half-typed-form.ts'

/** A form that is being filled in. */
export interface Draft {
  readonly id: string
  readonly form: string
  /** Of the form, when these answers were given; a later version of it makes of them what it can. */
  readonly version: number
  readonly subject?: string
  /** What the person calls it, where several of one form lie here. */
  readonly name?: string
  readonly answers: Answers
  /** Where to go on. */
  readonly step?: string | number
  /**
   * The slot that a picture is being taken for. Kept before the camera opens: on a phone with little memory the camera
   * ends the page, and the form has to open again at that place.
   */
  readonly waitingFor?: string
  /** The returned entry that this draft mends: pass it on when it is submitted. */
  readonly replaces?: string
}

/** A draft as a list shows it. */
export interface DraftLine {
  readonly id: string
  readonly form: string
  readonly subject?: string
  /** What it was opened from, as src/forms/opened-from.ts keeps it. */
  readonly askedFor?: string
  readonly name?: string
  readonly version: number
  /** Milliseconds since 1970 by the phone's clock. */
  readonly updatedAt: number
}

/** What of a draft is sealed. */
type Words = Pick<Draft, 'subject' | 'name' | 'answers' | 'step' | 'waitingFor'>

/**
 * Keeps a draft as it is now, sealed, in place of what was kept of it before; it is on the disk when this says kept.
 * What a guest began and an account has claimed since is the account's.
 *
 * @param owner whose form it was when it was opened (`ownerNow`); `locked` where that one no longer uses the phone
 */
export async function keepDraft(draft: Draft, owner: string): Promise<Kept> {
  if (!canEncrypt()) return notKept('refused')
  let locked = false
  const outcome = await outcomeOf(async () => {
    for (let settled = false; !settled && !locked;) {
      const held = await steadily(() => outbox.drafts.get(draft.id))
      const now = held?.owner ?? (owner === guestOwner ? await ownerOfGuestWork() : owner)
      const key = await keyOf(now)
      if (key) settled = await write(await sealed(draft, now, key), held?.owner)
      else locked = true
    }
  })
  if (locked) return notKept('locked')
  if (outcome.kept) void requestPersistence()
  return outcome
}

/** The drafts of forms of whoever uses the phone now, the latest first, now and after every change in any tab. */
export function watchDrafts() {
  return watchOutbox(async (): Promise<DraftLine[]> => {
    const owner = await ownerNow()
    const rows = await formDrafts(owner)
    const key = await keyAtHand(owner)
    if (!key) return []
    const lines = await Promise.all(rows.map(async (row) => lineOf(row, await wordsOf(row, key))))
    return lines.filter((line) => line !== undefined).toSorted((a, b) => b.updatedAt - a.updatedAt)
  })
}

/** The drafts that a list shows, as they are kept; what is half typed elsewhere is offered there (half-typed.ts). */
export function formDrafts(owner: string): Promise<StoredDraft[]> {
  return outbox.drafts
    .where({ owner })
    .filter(({ form }) => form !== halfTypedForm)
    .toArray()
}

/**
 * A draft of whoever uses the phone now; `locked` where it is there and cannot be opened. A guest's is the person's from
 * the moment in which they sign in, also where that has not been written down yet.
 */
export async function readDraft(id: string): Promise<Draft | 'locked' | undefined> {
  const row = await heldDraft(id)
  if (!row) return undefined
  const key = await keyOf(row.owner)
  const words = key && (await wordsOf(row, key))
  if (!words || row.owner !== (await ownerNow())) return 'locked'
  const { form, version, replaces } = row
  return { id, form, version, ...words, ...(replaces === undefined ? {} : { replaces }) }
}

async function heldDraft(id: string): Promise<StoredDraft | undefined> {
  const row = await steadily(() => outbox.drafts.get(id))
  const owner = await ownerNow()
  if (row?.owner !== guestOwner || owner === guestOwner) return row
  // Who comes back from signing in to the form is sometimes faster than the claim that makes it theirs.
  await claimGuestWork(owner)
  return steadily(() => outbox.drafts.get(id))
}

/** Drops a draft of whoever uses the phone now, with its files. */
export async function dropDraft(id: string): Promise<Kept> {
  const owner = await ownerNow().catch(() => undefined)
  const tables = [outbox.drafts, outbox.entries, outbox.files, outbox.fileBytes]
  const outcome = await outcomeOf(() =>
    steadily(() =>
      outbox.transaction('rw', tables, async () => {
        if (owner === undefined || (await outbox.drafts.get(id))?.owner !== owner) return
        await outbox.drafts.delete(id)
        // A submission has the id of its draft, and its files are not this draft's any more.
        if (!(await outbox.entries.get(id))) await fileRows.deleteFiles(id)
      }),
    ),
  )
  if (outcome.kept) forgetDraft(id)
  return outcome.kept ? kept : outcome
}

/** A draft as it is kept, sealed under the key of its owner. */
export async function sealed(
  { id, form, version, replaces, subject, name, answers, step, waitingFor }: Draft,
  owner: string,
  key: CryptoKey,
): Promise<StoredDraft> {
  const words = { subject, name, answers, step, waitingFor }
  const mends = replaces === undefined ? {} : { replaces }
  const row = { id, owner, form, version, updatedAt: Date.now(), ...mends }
  return { ...row, sealed: await seal(key, JSON.stringify(words)) }
}

/** False where somebody else became the owner meanwhile: then it must be sealed under another key. */
function write(draft: StoredDraft, ownerBefore: string | undefined): Promise<boolean> {
  return steadily(() =>
    outbox.transaction('rw', outbox.drafts, async () => {
      const held = await outbox.drafts.get(draft.id)
      if (isForgotten(draft.id)) return true
      if (held?.owner !== ownerBefore) return false
      await outbox.drafts.put(draft)
      return true
    }),
  )
}

/** What is sealed of a draft; nothing where this key does not open it. */
export async function wordsOf({ sealed: words }: StoredDraft, key: CryptoKey): Promise<Words | undefined> {
  const text = await open(key, words).catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as Words)
}

/** A draft as a list shows it; nothing where it could not be opened. */
export function lineOf(row: StoredDraft, words: Words | undefined): DraftLine | undefined {
  if (!words) return undefined
  const { id, form, version, updatedAt } = row
  const { subject, name } = words
  const { askedFor } = words.answers
  return {
    id,
    form,
    version,
    updatedAt,
    ...(subject === undefined ? {} : { subject }),
    ...(typeof askedFor === 'string' ? { askedFor } : {}),
    ...(name === undefined ? {} : { name }),
  }
}
