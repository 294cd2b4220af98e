import { newId } from '#src/base/ids.ts'
import { notSaved, saved, type DraftFailure, type SaveResult } from '#src/base/outcome.ts'
import { decryptFacts } from '#src/platform/files/encrypted-file.ts'
import { encryptDraft, type Draft } from './drafts.ts'
import { keyOf } from '#src/platform/session/keys.ts'
import { ownerNow } from '#src/platform/session/owner.ts'
import { outbox, withOutbox, type StoredDraft } from '#src/platform/device/outbox-database.ts'
import { answerOf, resultOf } from '#src/platform/device/storage-result.ts'
import type { Answers } from '#src/base/answers.ts'
import { contentOf, type Content } from '#src/platform/outbox/content.ts'
import { storedFiles } from '#src/platform/outbox/file-rows.ts'
import { fileLost } from '#src/platform/outbox/codes.ts'
import {
  copyFilesToDraft,
  withdrawEntry,
  withdrawResult,
  type WithdrawResult,
} from '#src/platform/outbox/save-entry.ts'
import { decryptContent } from '#src/platform/outbox/encrypted-content.ts'
import { entryFor, storedOutbox } from '#src/platform/outbox/stored-outbox.ts'

export { submit, type Submission } from '#src/features/forms/internal/submit.ts'
export { isBusySending } from '#src/platform/outbox/busy.ts'
export { watchEntries, watchLatest, type EntryLine, type LatestEntries } from './entry-lines.ts'
export type { Content } from '#src/platform/outbox/content.ts'
export type { Withdrawal } from '#src/platform/outbox/save-entry.ts'

/** Returns the content of the current user's entry; `locked` if its key is missing. */
export async function readEntry(id: string): Promise<Content | 'locked' | undefined> {
  const owner = await ownerNow()
  const entry = await withOutbox(() => entryFor(owner, id))
  if (!entry) return undefined
  const key = await keyOf(owner)
  const content = key && (await decryptContent(key, entry.sealed))
  return content ? contentOf(content.content) : 'locked'
}

/**
 * Withdraws an entry; `saved` means that it is deleted from this phone. `withdrawal: perhaps sent` changed
 * nothing: ask the person, then call again with `evenIfSent`.
 */
export async function withdraw(id: string, { evenIfSent = false } = {}): Promise<WithdrawResult> {
  return withdrawResult(
    await resultOf(async () =>
      withdrawEntry(storedOutbox(), Date.now, { id, owner: await ownerNow(), evenIfSent }),
    ),
  )
}

/**
 * Creates a draft of a returned entry, with copies of the files that this phone can read, to correct and submit again; repeated calls
 * return the same draft. The entry stays until then. `draft` is empty if it could not be stored; `over` if the entry is
 * not returned any more.
 *
 * @param changes answers that the person has chosen already; an earlier draft keeps its own
 */
export async function correct(
  id: string,
  changes: Answers = {},
): Promise<{ outcome: SaveResult<DraftFailure>; draft: string }> {
  return answerOf(async () => {
    const owner = await ownerNow()
    const content = await readEntry(id)
    const key = await keyOf(owner)
    if (content === 'locked' || !key) return withoutDraft(notSaved('locked'))
    const draft =
      content &&
      (await saveCorrection(
        await encryptDraft(
          draftOf(id, { ...content, answers: { ...content.answers, ...changes } }),
          owner,
          key,
        ),
        await lostFiles(owner, id, key),
      ))
    return draft === undefined ? withoutDraft(notSaved('over')) : { outcome: saved, draft }
  }, withoutDraft)
}

const withoutDraft = (outcome: SaveResult<DraftFailure>) => ({ outcome, draft: '' })

function draftOf(id: string, { form, version, subject, answers }: Content): Draft {
  const about = subject === undefined ? {} : { subject }
  return { id: newId(), form, version, answers, replaces: id, ...about }
}

/** Returns the ids of an entry's files for which it was returned because the phone could not read them. */
async function lostFiles(owner: string, id: string, key: CryptoKey): Promise<string[]> {
  const entry = await withOutbox(() => entryFor(owner, id))
  if (entry?.state !== 'returned' || entry.returned.code !== fileLost) return []
  const { field } = entry.returned
  const files = await withOutbox(() => storedFiles(owner, id))
  const facts = await Promise.all(files.map((file) => decryptFacts(key, file)))
  const lost = facts.find((file) => file?.slot === field)
  // One photo in two slots is sent once, from either.
  return files.filter((_, at) => lost && facts[at]?.sha256 === lost.sha256).map((file) => file.id)
}

/**
 * Stores the draft that corrects the entry, or returns an earlier one's id; `undefined` if the entry is no
 * longer returned.
 */
function saveCorrection(draft: StoredDraft, lost: readonly string[]): Promise<string | undefined> {
  return storedOutbox().transact(async (rows) => {
    const entry = await rows.get(draft.replaces!)
    if (entry?.state !== 'returned' || entry.owner !== draft.owner) return undefined
    const drafts = outbox.drafts.where('owner').equals(draft.owner)
    const earlier = await drafts.filter(({ replaces }) => replaces === draft.replaces).first()
    if (earlier) return earlier.id
    await outbox.drafts.put(draft)
    await copyFilesToDraft(rows, entry.id, draft.id, lost)
    return draft.id
  })
}
