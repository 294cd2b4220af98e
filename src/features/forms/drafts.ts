import { saved, notSaved, type DraftFailure, type SaveResult } from '#src/base/outcome.ts'
import { fileRows } from '#src/platform/outbox/file-rows.ts'
import { claimGuestWork } from '#src/platform/session/claim-work.ts'
import { existingKey, guestSince, keyOf, keyOfVisit } from '#src/platform/session/keys.ts'
import { asideOwner, guestOwner, ownerNow, ownerOfGuestWork } from '#src/platform/session/owner.ts'
import { outbox, withOutbox, watchOutbox, type StoredDraft } from '#src/platform/device/outbox-database.ts'
import { canEncrypt, decrypt, encrypt, isSameCiphertext } from '#src/platform/device/encryption.ts'
import { requestPersistence } from '#src/platform/device/storage.ts'
import { answerOf, saveResultOf } from '#src/platform/device/storage-result.ts'
import type { Answers } from '#src/base/answers.ts'
import { forgetDraft, isForgotten } from '#src/platform/outbox/forgotten.ts'
import { submittedSetting } from '#src/platform/outbox/setting-keys.ts'

/** The kind of drafts with partial input of the desk and of editors; no form has it. */
export const partialInputForm = 'half-typed'

/** A form that is being filled in. */
export interface Draft {
  readonly id: string
  readonly form: string
  /** The form's version at the time of these answers; a later version converts them. */
  readonly version: number
  readonly subject?: string
  /** The person's name for it, for several drafts of one form. */
  readonly name?: string
  readonly answers: Answers
  /** The step to continue at. */
  readonly step?: string | number
  /**
   * The slot that waits for a photo. Stored before the camera opens: on a phone with little memory the camera
   * ends the page, and the form must reopen at that slot.
   */
  readonly waitingFor?: string
  /** The returned entry that this draft corrects; pass it on when you submit. */
  readonly replaces?: string
}

/** A draft as a list shows it. */
export interface DraftLine {
  readonly id: string
  readonly form: string
  readonly subject?: string
  /** The item it was opened from, in the format of src/features/forms/opened-from.ts. */
  readonly askedFor?: string
  readonly name?: string
  readonly version: number
  /** Milliseconds since 1970 by the phone's clock. */
  readonly updatedAt: number
}

/** The encrypted part of a draft. */
type Words = Pick<Draft, 'subject' | 'name' | 'answers' | 'step' | 'waitingFor'>

/** The part of a draft that is merged where two tabs fill it in; each tab has its own step. */
export type SharedWords = Pick<Draft, 'subject' | 'name' | 'answers'>

/** The stored row that a draft was encrypted to replace; absent where there was none. */
type Before = StoredDraft | undefined

/**
 * Encrypts and saves a draft, replacing its earlier state; resolves once it is on disk. A claimed guest's draft
 * belongs to the account.
 *
 * @param owner the form's owner when it was opened (`ownerNow`); `locked` if that owner no longer uses the phone
 * @param withTheirs given what is stored, which another tab may have written, returns what is saved instead; called anew
 *   where it changed meanwhile
 * @returns `over` if another tab has submitted it: a late save must not bring it back
 */
export async function saveDraft(
  draft: Draft,
  owner: string,
  withTheirs?: (theirs: SharedWords) => SharedWords,
): Promise<SaveResult<DraftFailure>> {
  if (!canEncrypt()) return notSaved('refused')
  const outcome = await answerOf(async (): Promise<SaveResult<DraftFailure>> => {
    for (;;) {
      let before: Before
      const found = await keyOfVisit(async () => {
        before = await outbox.drafts.get(draft.id)
        return before?.owner ?? (owner === guestOwner ? ownerOfGuestWork() : owner)
      })
      if (!found) return notSaved('locked')
      const theirs = withTheirs && before && (await wordsOf(before, found.key))
      const both = theirs ? { ...draft, ...noWords, ...withTheirs(sharedIn(theirs)) } : draft
      const row = await encryptDraft(both as Draft, found.owner, found.key)
      const result = await write(row, before, found.visit)
      if (result !== 'changed') return result === 'saved' ? saved : notSaved('over')
    }
  })
  if (outcome.saved) void requestPersistence()
  return outcome
}

const noWords = { subject: undefined, name: undefined }

/** Returns the part of a draft that two tabs share. */
export function sharedIn({ subject, name, answers }: SharedWords): SharedWords {
  return { answers, ...(subject === undefined ? {} : { subject }), ...(name === undefined ? {} : { name }) }
}

/** Emits now and after every change of a stored draft, in any tab: whether another tab has submitted it. */
export function watchIfSent(id: string) {
  return watchOutbox(async () => {
    const [row, hash] = await Promise.all([outbox.drafts.get(id), outbox.settings.get(submittedSetting(id))])
    return row === undefined && hash !== undefined && !isForgotten(id)
  })
}

/** The drafts of forms of the current user, the latest first, now and after every change in any tab. */
export function watchDrafts() {
  return watchOutbox(async (): Promise<DraftLine[]> => {
    const owner = await ownerNow()
    const rows = await formDrafts(owner)
    const key = await existingKey(owner)
    if (!key) return []
    const lines = await Promise.all(rows.map(async (row) => lineOf(row, await wordsOf(row, key))))
    return lines.filter((line) => line !== undefined).toSorted((a, b) => b.updatedAt - a.updatedAt)
  })
}

/** Returns the encrypted drafts for lists, without partial input (partial-input.ts). */
export function formDrafts(owner: string): Promise<StoredDraft[]> {
  return outbox.drafts
    .where({ owner })
    .filter(({ form }) => form !== partialInputForm)
    .toArray()
}

/**
 * Returns a draft of the current user; `locked` if it cannot be decrypted, `undefined` if it does not exist. A
 * guest's draft is the account's from the sign-in on, even before the claim is stored.
 */
export async function readDraft(id: string): Promise<Draft | 'locked' | undefined> {
  const row = await storedDraft(id)
  if (!row) return undefined
  const key = await keyOf(row.owner)
  const words = key && (await wordsOf(row, key))
  if (!words || row.owner !== (await ownerNow())) return 'locked'
  const { form, version, replaces } = row
  return { id, form, version, ...words, ...(replaces === undefined ? {} : { replaces }) }
}

/** True if a draft has files, also a voice note that is not finished. */
export async function hasFiles(id: string): Promise<boolean> {
  return (await withOutbox(() => outbox.files.where({ of: id }).count())) > 0
}

async function storedDraft(id: string): Promise<StoredDraft | undefined> {
  const row = await withOutbox(() => outbox.drafts.get(id))
  const owner = await ownerNow()
  if (row?.owner !== guestOwner || owner === guestOwner) return row
  // After a sign-in the form sometimes opens before the claim has moved its draft to the account.
  await claimGuestWork(owner)
  return withOutbox(() => outbox.drafts.get(id))
}

/** Drops a draft of the current user, with its files. */
export async function dropDraft(id: string): Promise<SaveResult> {
  const owner = await ownerNow().catch(() => undefined)
  const tables = [outbox.drafts, outbox.entries, outbox.files, outbox.fileBytes]
  const outcome = await saveResultOf(() =>
    withOutbox(() =>
      outbox.transaction('rw', tables, async () => {
        if (owner === undefined || (await outbox.drafts.get(id))?.owner !== owner) return
        await outbox.drafts.delete(id)
        // A submission has the id of its draft, and its files are not this draft's any more.
        if (!(await outbox.entries.get(id))) await fileRows.deleteFiles(id)
      }),
    ),
  )
  if (outcome.saved) forgetDraft(id)
  return outcome.saved ? saved : outcome
}

/** Encrypts a draft under its owner's key. */
export async function encryptDraft(
  { id, form, version, replaces, subject, name, answers, step, waitingFor }: Draft,
  owner: string,
  key: CryptoKey,
): Promise<StoredDraft> {
  const words = { subject, name, answers, step, waitingFor }
  const corrects = replaces === undefined ? {} : { replaces }
  const row = { id, owner, form, version, updatedAt: Date.now(), ...corrects }
  return { ...row, sealed: await encrypt(key, JSON.stringify(words)) }
}

/**
 * `changed` where somebody else became the owner meanwhile, under whose key it must be encrypted, or another tab has
 * written it.
 */
function write(
  draft: StoredDraft,
  before: Before,
  visit: string | undefined,
): Promise<'saved' | 'over' | 'changed'> {
  return withOutbox(() =>
    outbox.transaction('rw', outbox.drafts, outbox.settings, async () => {
      if (isForgotten(draft.id)) return 'saved'
      const stored = await outbox.drafts.get(draft.id)
      if (!stored && (await outbox.settings.get(submittedSetting(draft.id)))) return 'over'
      const owner = draft.owner === guestOwner ? await guestSince(visit) : draft.owner
      if (owner === undefined || !isUnchanged(stored, before, owner)) return 'changed'
      await outbox.drafts.put({ ...draft, owner })
      return 'saved'
    }),
  )
}

/** True if the stored draft is the one that was read, apart from an owner who was set aside since. */
function isUnchanged(stored: Before, before: Before, owner: string): boolean {
  // Set aside together with its guest, whose key this is.
  const isAside = owner === asideOwner && before?.owner === guestOwner
  if (stored?.owner !== (isAside ? asideOwner : before?.owner)) return false
  return stored === undefined || isSameCiphertext(stored.sealed, before?.sealed)
}

/** Decrypts a draft; `undefined` with another key. */
export async function wordsOf({ sealed: words }: StoredDraft, key: CryptoKey): Promise<Words | undefined> {
  const text = await decrypt(key, words).catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as Words)
}

/** A draft as a list shows it; `undefined` where it could not be opened. */
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
