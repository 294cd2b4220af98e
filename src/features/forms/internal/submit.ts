import { idFrom, isId, newId } from '#src/base/ids.ts'
import { notSaved, saved, type DraftFailure, type SaveResult } from '#src/base/outcome.ts'
import { filesForSubmission, filesToSend, type DraftFiles } from '#src/platform/files/manifest.ts'
import { forgetDraft } from '#src/platform/outbox/forgotten.ts'
import { claimGuestWork } from '#src/platform/session/claim-work.ts'
import { guestSecret, isStillGuest, type Guest } from '#src/platform/session/guest-secret.ts'
import { keyOf } from '#src/platform/session/keys.ts'
import { guestOwner, ownerSince } from '#src/platform/session/owner.ts'
import { outbox, withOutbox } from '#src/platform/device/outbox-database.ts'
import { canEncrypt } from '#src/platform/device/encryption.ts'
import { requestPersistence } from '#src/platform/device/storage.ts'
import { resultOf } from '#src/platform/device/storage-result.ts'
import type { Answers } from '#src/base/answers.ts'
import { language } from '#src/platform/i18n/words.ts'
import { contentText, hashOf, type Content } from '#src/platform/outbox/content.ts'
import type { WaitingEntry } from '#src/platform/outbox/entry.ts'
import { saveEntry, type Replacing } from '#src/platform/outbox/save-entry.ts'
import { encryptContent } from '#src/platform/outbox/encrypted-content.ts'
import { Changed, entryFor, storedOutbox } from '#src/platform/outbox/stored-outbox.ts'

/** A submission. */
export interface Submission {
  readonly form: string
  /** The form's owner when it was opened (`ownerNow`). */
  readonly owner: string
  /** Of the form. */
  readonly version: number
  readonly subject?: string
  readonly answers: Answers
  /** Its draft, deleted with the submission. */
  readonly draft?: string
  /** The earlier entry that it corrects. */
  readonly replaces?: string
  /** The account that filled it in for somebody else. */
  readonly filledBy?: string
  /** Submissions of one owner that name the same lane go out in the order in which they were made. */
  readonly lane?: string
  /** The files of the draft go with it: `true`, or the slots of the form in its order. */
  readonly documents?: true | readonly string[]
  /** Copies of its files stay on the phone once the centre has them. */
  readonly keepsFiles?: true
}

/**
 * Stores a submission with its files and deletes its draft, all or nothing; resolves once it is on disk, then
 * the outbox sends it. A draft is submitted once, however often the button is tapped, in whatever tabs. Any other outcome than
 * `saved` changed nothing; `locked` also if the owner no longer uses the phone; `over` if another tab has submitted the
 * draft with other words.
 */
export async function submit(
  submission: Submission,
): Promise<{ outcome: SaveResult<DraftFailure>; id: string }> {
  if (!canEncrypt()) return { outcome: notSaved('refused'), id: '' }
  const outcome = await resultOf(() => saveUnchanged(submission))
  if (!outcome.saved) return { outcome, id: '' }
  if (typeof outcome.value === 'string') return { outcome: notSaved(outcome.value), id: '' }
  if (submission.draft !== undefined) forgetDraft(submission.draft)
  void requestPersistence()
  return { outcome: saved, id: outcome.value.id }
}

/**
 * The stored entry, or why nothing was stored: `locked` if the owner has left or their key is missing, `over` if the draft was
 * submitted before, otherwise why a voice note could not be saved first.
 */
type Saved = { readonly id: string } | DraftFailure

/** Saves the state at the time of the transaction: if owner or files changed before it, tries again. */
async function saveUnchanged(submission: Submission): Promise<Saved> {
  for (;;) {
    const stored = await trySave(submission)
    if (stored !== 'changed') return stored
  }
}

/**
 * Finds the owner, reads the files, encrypts the content, and stores the entry. The first three cannot be done in the
 * transaction, so it is `changed` where owner or files have changed until then, and nothing was stored.
 */
async function trySave({
  owner: openedAs,
  draft,
  documents,
  lane,
  keepsFiles,
  ...text
}: Submission): Promise<Saved | 'changed'> {
  const author = await authorOf(openedAs, draft)
  if (!author) return 'locked'
  const files = await filesOf(author, draft, documents)
  if (typeof files === 'string') return files
  const content = { ...text, language: language(), manifest: files?.manifest ?? [] }
  const encrypted = { kind: text.form, ...(await encryptedContent(author, content)) }
  const replacing = { draft, replaces: text.replaces, files: files?.ids }
  // A correction goes out after its entry if that one is still on its way; otherwise it does not wait.
  const corrected = text.replaces === undefined ? undefined : await entryFor(author.owner, text.replaces)
  return storeEntry(author, { ...encrypted, ...placeOf(corrected ?? { lane, keepsFiles }) }, replacing)
}

/** The owner of a submission, and the key that encrypts it. */
interface Author {
  readonly owner: string
  readonly key: CryptoKey
  /** Set if nobody is signed in. */
  readonly guest?: Guest
}

/**
 * A draft that an account has claimed is the account's, also in a tab that a guest opened it in; one that is a guest's goes
 * out as an account's only where that account has signed in since.
 */
async function authorOf(openedAs: string, draft: string | undefined): Promise<Author | undefined> {
  const storedDraft = draft === undefined ? undefined : await withOutbox(() => outbox.drafts.get(draft))
  const owner = await ownerSince(openedAs)
  if (owner === undefined || (storedDraft && (await ownerSince(storedDraft.owner)) !== owner))
    return undefined
  const key = await keyOf(owner)
  if (!key) return undefined
  return owner === guestOwner ? { owner, key, guest: await guestSecret() } : { owner, key }
}

async function filesOf(
  { owner, key }: Author,
  draft: string | undefined,
  documents: Submission['documents'],
): Promise<DraftFiles | DraftFailure | undefined> {
  if (documents === undefined || draft === undefined) return undefined
  // A submission right after a sign-in is sometimes faster than the claim that moves the guest's files to the account.
  if (owner !== guestOwner) await claimGuestWork(owner)
  return filesForSubmission({ owner, key, draft }, documents === true ? [] : documents)
}

async function encryptedContent({ key, guest }: Author, content: Content) {
  const text = contentText(content)
  const sealed = await encryptContent(key, { content: text, ...(guest ? { guest: guest.secret } : {}) })
  const files = filesToSend(content.manifest)
  return { hash: await hashOf(text), sealed, ...(files ? { files } : {}) }
}

/** An entry without id and state, and without a lane where nothing has to go out before it. */
type NewEntry = Pick<WaitingEntry, 'kind' | 'hash' | 'sealed' | 'files'> &
  Partial<Pick<WaitingEntry, 'lane' | 'keepsFiles'>>

/** Returns `lane` and `keepsFiles` if they are set. */
function placeOf({ lane, keepsFiles }: { lane: string | undefined; keepsFiles?: true | undefined }) {
  return { ...(lane !== undefined && { lane }), ...(keepsFiles && { keepsFiles }) }
}

/**
 * Stores the entry under the id of its draft, so that the centre can have that only once. Under one that follows from draft
 * and words where the draft is so old that several had its id, or where another account has sent this one.
 */
async function storeEntry(
  { owner, guest }: Author,
  entry: NewEntry,
  replacing: Replacing,
): Promise<Saved | 'changed'> {
  // A guest who signs in meanwhile must not leave an entry behind that nobody claims.
  const store = storedOutbox(async () => (guest ? isStillGuest(guest) : true))
  for await (const id of idsFor(replacing.draft, entry.hash)) {
    const now = Date.now()
    const state = { state: 'waiting', attempts: 0, createdAt: now, nextAttemptAt: now } as const
    const result = await saveEntry(store, { id, owner, lane: id, ...entry, ...state }, replacing).catch(
      changedIfOwnerLeft,
    )
    if (result === 'saved') return { id }
    if (result !== 'taken') return result
  }
  throw new Error('unreachable: there is always another id')
}

function changedIfOwnerLeft(error: unknown): 'changed' {
  if (error instanceof Changed) return 'changed'
  throw error
}

/** Yields the ids to try for a text, in order; new ones if there was no draft. */
async function* idsFor(draft: string | undefined, hash: string): AsyncGenerator<string, never> {
  if (draft !== undefined) {
    if (isId(draft)) yield draft
    yield idFrom(draft, await hashOf(`${draft} ${hash}`))
  }
  // Another account has these very words of this very draft.
  for (;;) yield newId()
}
