import { cutText } from '#src/base/cut-text.ts'
import { notSaved, type SaveResult } from '#src/base/outcome.ts'
import { decryptFacts, decryptFile, type FileFactsWithKey } from '#src/platform/files/encrypted-file.ts'
import { isCopy } from '#src/platform/outbox/file-copies.ts'
import { finishRecordings } from '#src/platform/files/recording.ts'
import { readDraft } from '#src/features/forms/drafts.ts'
import { claimPrefix } from '#src/platform/session/claim-work.ts'
import { guestAtHand } from '#src/platform/session/guest-secret.ts'
import { keyOf } from '#src/platform/session/keys.ts'
import { guestOwner, ownerNow } from '#src/platform/session/owner.ts'
import type { Entry, ReturnedEntry, WaitingEntry } from '#src/platform/outbox/entry.ts'
import { decryptContent, type EncryptedContent } from '#src/platform/outbox/encrypted-content.ts'
import { entriesOf, storedOutbox } from '#src/platform/outbox/stored-outbox.ts'
import { outbox, withOutbox, type StoredFile } from '#src/platform/device/outbox-database.ts'
import { decrypt, type Encrypted } from '#src/platform/device/encryption.ts'
import { answerOf } from '#src/platform/device/storage-result.ts'
import { createEncryptedFile } from './encrypted-file.ts'
import { proofOf } from './proof.ts'
import { longestWords, type ExportedDraft, type ExportedEntry, type UnsentWork } from './unsent-work.ts'

/** A passphrase shorter than this many characters is none. */
export const shortestPassphrase = 8

/** The result of saving unsent work to a file. */
export type Exported = SaveResult & {
  readonly file?: Blob
  /** Number of exported rows. */
  readonly counts?: { readonly entries: number; readonly drafts: number; readonly files: number }
}

interface OpenedRow {
  readonly row: StoredFile
  readonly facts: FileFactsWithKey
}

/**
 * Exports the current user's unsent work into one encrypted file: waiting and returned submissions, drafts, and
 * their files. Marks these submissions as perhaps sent, because another phone may send them; changes nothing
 * else.
 */
export async function exportUnsent(passphrase: string): Promise<Exported> {
  if (passphrase.length < shortestPassphrase) return notSaved('refused')
  return answerOf<Exported>(
    async () => {
      const owner = await ownerNow()
      const key = await keyOf(owner)
      return key ? writeExport(owner, key, passphrase) : notSaved('locked')
    },
    (outcome) => outcome,
  )
}

async function writeExport(owner: string, key: CryptoKey, passphrase: string): Promise<Exported> {
  const entries = await exportEntries(owner, key)
  const drafts = await exportDrafts(owner)
  const stored = await exportFiles(owner, key)
  const guest = owner === guestOwner ? (await guestAtHand())?.secret : undefined
  const work: UnsentWork = {
    owner,
    ...(guest === undefined ? {} : { guest }),
    claims: await claimsOf(owner, key),
    entries,
    drafts,
    files: stored.map(({ row: { of }, facts: { key: _own, ...facts } }) => ({ of, ...facts })),
  }
  const proof = owner === guestOwner ? {} : { proof: await proofOf(key, work) }
  const file = await createEncryptedFile(passphrase)
  await file.add(new TextEncoder().encode(JSON.stringify({ ...work, ...proof })))
  // A file that can no longer be read leaves its place empty: the rest must not stay behind for it.
  for (const { row, facts } of stored) await file.add((await decryptFile(row.id, facts)) ?? new Uint8Array())
  await warnIfSentElsewhere(entries.map(({ id }) => id))
  const counts = { entries: entries.length, drafts: drafts.length, files: stored.length }
  return { saved: true, file: file.blob(), counts }
}

async function exportEntries(owner: string, key: CryptoKey): Promise<ExportedEntry[]> {
  const unsent = (await withOutbox(() => entriesOf(owner))).filter(isUnsent)
  const decrypted = await Promise.all(
    unsent.map(async (entry) => {
      const content = await decryptContent(key, entry.sealed)
      return content && exportEntry(entry, content)
    }),
  )
  return decrypted.filter((entry) => entry !== undefined)
}

function isUnsent(entry: Entry): entry is WaitingEntry | ReturnedEntry {
  return entry.state !== 'received'
}

/** Returns the entry for the file, marked as perhaps sent: from now on two phones may send it. */
function exportEntry(entry: WaitingEntry | ReturnedEntry, content: EncryptedContent): ExportedEntry {
  const attempts = Math.max(1, entry.attempts)
  if (entry.state === 'returned') {
    const { sealed: _sealed, owner: _owner, ...facts } = entry
    return { ...facts, attempts, said: content }
  }
  const { sealed: _sealed, owner: _owner, lease: _lease, ...facts } = entry
  return { ...facts, attempts, said: content }
}

async function exportDrafts(owner: string): Promise<ExportedDraft[]> {
  const rows = await withOutbox(() => outbox.drafts.where({ owner }).toArray())
  for (const { id } of rows) await finishRecordings(id)
  const drafts = await Promise.all(
    rows.map(async ({ id, updatedAt }) => {
      const draft = await readDraft(id)
      if (!draft || draft === 'locked') return []
      const { name, ...rest } = draft
      // It only names the draft in a list; the answers have the full text.
      return [{ draft: { ...rest, ...(name && { name: cutText(name, longestWords) }) }, updatedAt }]
    }),
  )
  return drafts.flat()
}

async function exportFiles(owner: string, key: CryptoKey): Promise<OpenedRow[]> {
  // Files at the centre need no other phone.
  const rows = (await withOutbox(() => outbox.files.where({ owner }).toArray())).filter((row) => !isCopy(row))
  const decrypted = await Promise.all(rows.map(async (row) => ({ row, facts: await decryptFacts(key, row) })))
  // A submission's parts stand together: a reader stores one submission at a time. A note that is spoken in another tab,
  // or that a full phone could not end, has no hash yet: the file would count as damaged.
  return decrypted
    .flatMap(({ row, facts }) => (facts && !facts.unfinished ? [{ row, facts }] : []))
    .toSorted((a, b) => (a.row.of < b.row.of ? -1 : Number(a.row.of > b.row.of)))
}

async function claimsOf(account: string, key: CryptoKey): Promise<string[]> {
  const rows = await withOutbox(() => outbox.settings.where('key').startsWith(claimPrefix(account)).toArray())
  return Promise.all(rows.map(({ value }) => decrypt(key, value as Encrypted)))
}

async function warnIfSentElsewhere(ids: readonly string[]): Promise<void> {
  await storedOutbox().transact(async (rows) => {
    for (const id of ids) {
      const entry = await rows.get(id)
      if (entry?.state === 'waiting' && entry.attempts === 0) await rows.put({ ...entry, attempts: 1 })
    }
  })
}
