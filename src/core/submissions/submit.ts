import { idFrom, isId, newId } from '#src/base/ids.ts'
import { notKept, type Kept } from '#src/base/outcome.ts'
import { filesForSubmission, filesToSend } from '#src/core/documents/manifest.ts'
import { forgetDraft } from '#src/core/outbox/forgotten.ts'
import { claimGuestWork } from '#src/core/guest/claim-work.ts'
import { guestSecret, isStillGuest, type Guest } from '#src/core/guest/guest-secret.ts'
import { keyOf } from '#src/core/keys/keys.ts'
import { guestOwner, ownerSince } from '#src/core/keys/owner.ts'
import { outbox, steadily } from '#src/device/outbox-database.ts'
import { canEncrypt } from '#src/device/sealing.ts'
import { requestPersistence } from '#src/device/storage.ts'
import { outcomeOf } from '#src/device/trouble.ts'
import type { Answers } from '#src/forms/rules.ts'
import { language } from '#src/i18n/words.ts'
import { contentText, hashOf, type ManifestFile } from '#src/core/outbox/content.ts'
import type { WaitingEntry } from '#src/core/outbox/entry.ts'
import { keepEntry } from '#src/core/outbox/keep.ts'
import { sealContent } from '#src/core/outbox/sealed-content.ts'
import { Changed, entryFor, storedOutbox } from '#src/core/outbox/stored-outbox.ts'
import type { OutboxStore } from '#src/core/outbox/world.ts'

/** What somebody submits. */
export interface Submission {
  readonly form: string
  /** Whose it was when it was opened (`ownerNow`). */
  readonly owner: string
  /** Of the form. */
  readonly version: number
  readonly subject?: string
  readonly answers: Answers
  /** The draft in which it was written: it is gone with the submission. */
  readonly draft?: string
  /** The earlier entry that it mends. */
  readonly replaces?: string
  /** The account of who filled it in for somebody else. */
  readonly filledBy?: string
  /** Submissions of one owner that name the same lane go out in the order in which they were made. */
  readonly lane?: string
  /** The files of the draft go with it: `true`, or the slots of the form in its order. */
  readonly documents?: true | readonly string[]
}

/**
 * Keeps a submission with its files and drops its draft, all or nothing: when this says kept, it is on the disk, and it
 * goes out by itself. A draft is submitted once, however often the button is tapped. Where it says not kept nothing
 * has changed; `locked` is said too where its owner no longer uses the phone.
 */
export async function submit(submission: Submission): Promise<{ outcome: Kept; id: string }> {
  if (!canEncrypt()) return { outcome: notKept('refused'), id: '' }
  let id: string | undefined = ''
  const outcome = await outcomeOf(async () => {
    do id = await saveSubmission(submission)
    while (id === 'changed')
  })
  if (!outcome.kept) return { outcome, id: '' }
  if (id === undefined) return { outcome: notKept('locked'), id: '' }
  if (submission.draft !== undefined) forgetDraft(submission.draft)
  void requestPersistence()
  return { outcome, id }
}

/** The id of what is kept now; nothing where the owner has left or their key is missing, `changed` where the owner or a file is another. */
async function saveSubmission(submission: Submission): Promise<string | undefined> {
  const owner = await ownerOf(submission)
  const key = owner === undefined ? undefined : await keyOf(owner)
  if (owner === undefined || !key) return undefined
  const guest = owner === guestOwner ? await guestSecret() : undefined
  const files = await filesOf(submission, owner, key)
  if (files === 'foreign') return undefined
  const facts = {
    kind: submission.form,
    owner,
    ...(await encryptedContent(submission, files?.manifest ?? [], key, guest)),
  }
  // A guest who signs in meanwhile must not leave an entry behind that nobody claims.
  const store = storedOutbox(async () => (guest ? isStillGuest(guest) : true))
  return savedAs(submission, facts, store, files?.ids)
}

/**
 * Keeps it under the id of its draft, and under one that follows from draft and words where other words have that id: the
 * same words of the same draft have the same id in every tab and at any time, so that the centre can have them only once.
 */
async function savedAs(
  submission: Submission,
  facts: Omit<Facts, 'id'>,
  store: OutboxStore,
  files: readonly string[] | undefined,
): Promise<string> {
  const { draft, replaces } = submission
  const place = {
    ...(draft === undefined ? {} : { draft }),
    ...(replaces === undefined ? {} : { replaces }),
    ...(files === undefined ? {} : { files }),
  }
  for await (const id of idsFor(draft, facts.hash)) {
    const entry = await waiting({ id, ...facts }, submission)
    try {
      const result = await keepEntry(store, entry, place)
      if (result !== 'taken') return result === 'kept' ? id : result
    } catch (error) {
      if (error instanceof Changed) return 'changed'
      throw error
    }
  }
  throw new Error('unreachable: there is always another id')
}

/**
 * A draft that an account has claimed is the account's, also in a tab that a guest opened it in; one that is a guest's goes
 * out as an account's only where that account has signed in since.
 */
async function ownerOf({ owner, draft }: Submission): Promise<string | undefined> {
  const storedDraft = draft === undefined ? undefined : await steadily(() => outbox.drafts.get(draft))
  const now = await ownerSince(owner)
  return storedDraft === undefined || (await ownerSince(storedDraft.owner)) === now ? now : undefined
}

async function filesOf({ draft, documents }: Submission, owner: string, key: CryptoKey) {
  if (documents === undefined || draft === undefined) return undefined
  // Who has just signed in to submit is sometimes faster than the claim that makes the guest's files theirs.
  if (owner !== guestOwner) await claimGuestWork(owner)
  return filesForSubmission({ owner, key, draft }, documents === true ? [] : documents)
}

async function encryptedContent(
  submission: Submission,
  manifest: readonly ManifestFile[],
  key: CryptoKey,
  guest: Guest | undefined,
) {
  const content = contentText(contentFrom(submission, manifest))
  const sealed = await sealContent(key, { content, ...(guest ? { guest: guest.secret } : {}) })
  const files = filesToSend(manifest)
  return { hash: await hashOf(content), sealed, ...(files ? { files } : {}) }
}

type Facts = Pick<WaitingEntry, 'id' | 'kind' | 'owner' | 'hash' | 'sealed' | 'files'>

async function waiting(facts: Facts, { replaces, lane }: Submission): Promise<WaitingEntry> {
  const now = Date.now()
  // What mends an entry goes out after it, should that one still be on its way; else nothing waits that need not.
  const mended = replaces === undefined ? undefined : await entryFor(facts.owner, replaces)
  const place = { lane: mended?.lane ?? lane ?? facts.id, createdAt: now, attempts: 0, nextAttemptAt: now }
  return { ...facts, state: 'waiting', ...place }
}

/** The ids that words may be kept under, in the order in which they are tried; new ones for what had no draft. */
async function* idsFor(draft: string | undefined, hash: string): AsyncGenerator<string, never> {
  if (draft !== undefined) {
    if (isId(draft)) yield draft
    yield idFrom(draft, await hashOf(`${draft} ${hash}`))
  }
  // Another account has these very words of this very draft.
  for (;;) yield newId()
}

function contentFrom(
  { form, version, subject, answers, replaces, filledBy }: Submission,
  manifest: readonly ManifestFile[],
) {
  return {
    answers,
    form,
    language: language(),
    manifest,
    version,
    ...(filledBy === undefined ? {} : { filledBy }),
    ...(replaces === undefined ? {} : { replaces }),
    ...(subject === undefined ? {} : { subject }),
  }
}
