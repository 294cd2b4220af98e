import type { Request } from '#src/features/requests/requests-api.ts'
import { newId } from '#src/base/ids.ts'
import { saved, type SaveResult } from '#src/base/outcome.ts'
import { documentsOf, saveUnassigned } from '#src/platform/files/documents.ts'
import { encryptFacts, encryptFile } from '#src/platform/files/encrypted-file.ts'
import { encryptDraft as sealedDraft } from '#src/features/forms/drafts.ts'
import { claimPrefix } from '#src/platform/session/claim-work.ts'
import { guestSetting } from '#src/platform/outbox/setting-keys.ts'
import { guestOwner } from '#src/platform/session/owner.ts'
import type { Entry } from '#src/platform/outbox/entry.ts'
import { encryptContent } from '#src/platform/outbox/encrypted-content.ts'
import { outboxTables, storedOutbox } from '#src/platform/outbox/stored-outbox.ts'
import {
  outbox,
  withOutbox,
  type StoredBytes,
  type StoredFile,
} from '#src/platform/device/outbox-database.ts'
import { decrypt, encrypt } from '#src/platform/device/encryption.ts'
import { answerOf } from '#src/platform/device/storage-result.ts'
import type { ExportedDraft, ExportedEntry, ExportedFile, UnsentWork } from './unsent-work.ts'

/** Work that is being brought, and whose it is here. */
export interface ImportContext {
  readonly owner: string
  readonly key: CryptoKey
  readonly work: UnsentWork
}

/** A file of it, with its bytes where they could be read. */
export interface FileOf {
  readonly facts: ExportedFile
  readonly bytes: Uint8Array<ArrayBuffer> | string
}

interface EncryptedFiles {
  readonly file: StoredFile
  readonly bytes: StoredBytes
}

/** Saves a submission with its files, in one transaction; returns `false` if this phone has or had it. */
export async function saveImportedEntry(
  { owner, key }: ImportContext,
  { said, ...facts }: ExportedEntry,
  files: readonly FileOf[],
): Promise<boolean> {
  const entry: Entry = { ...facts, owner, sealed: await encryptContent(key, said) }
  if (await hasArrived(entry.id, key)) return false
  const stored = await encryptFiles(owner, key, files)
  return storedOutbox().transact(async (rows) => {
    if (await rows.get(entry.id)) return false
    await rows.put(entry)
    await putFiles(stored)
    return true
  })
}

/** True if the centre's list shows it with all its files: the other phone has sent it. */
async function hasArrived(id: string, key: CryptoKey): Promise<boolean> {
  const hash = await withOutbox(() => outbox.requests.get(id))
  const text = hash && (await decrypt(key, hash.sealed).catch(() => undefined))
  return text !== undefined && (JSON.parse(text) as Request).complete
}

/** Saves a draft with its files, in one transaction; false where this phone has it, or the outcome, already. */
export async function saveImportedDraft(
  { owner, key }: ImportContext,
  { draft, updatedAt }: ExportedDraft,
  files: readonly FileOf[],
): Promise<boolean> {
  const row = { ...(await sealedDraft(draft, owner, key)), updatedAt }
  const stored = await encryptFiles(owner, key, files)
  return withOutbox(() =>
    outbox.transaction('rw', [...outboxTables, outbox.requests], async () => {
      const known = [outbox.drafts.get(row.id), outbox.entries.get(row.id), outbox.requests.get(row.id)]
      if ((await Promise.all(known)).some(Boolean)) return false
      await outbox.drafts.put(row)
      await putFiles(stored)
      return true
    }),
  )
}

/**
 * Saves files that belong to no draft yet, as many as a phone may have of them (`limit`), and none twice. Stops at the first that
 * cannot be stored.
 */
export function saveUnassignedFiles(files: readonly FileOf[]): Promise<SaveResult> {
  return answerOf(async () => {
    const known = new Set((await documentsOf('')).map(({ sha256 }) => sha256))
    for (const { facts, bytes } of files) {
      if (typeof bytes === 'string' || bytes.length === 0 || known.has(facts.sha256)) continue
      const outcome = await saveUnassigned(bytes, facts.type)
      if (!outcome.saved && outcome.why !== 'limit') return outcome
    }
    return saved
  })
}

/**
 * Saves the guests' secrets of the file. Submissions contain their secret. A phone without a guest takes over the file's
 * guest; an account claims the same guests at the centre as on the other phone.
 */
export async function saveGuestSecrets({ owner, key, work }: ImportContext): Promise<void> {
  if (owner === guestOwner) return takeOverGuest(key, work)
  for (const secret of new Set(work.claims)) {
    const value = await encrypt(key, secret)
    await withOutbox(() => outbox.settings.put({ key: claimPrefix(owner) + newId(), value }))
  }
}

async function takeOverGuest(key: CryptoKey, { guest }: UnsentWork): Promise<void> {
  if (guest === undefined) return
  const value = await encrypt(key, guest)
  await withOutbox(() =>
    outbox.transaction('rw', outbox.settings, async () => {
      if (!(await outbox.settings.get(guestSetting))) await outbox.settings.put({ key: guestSetting, value })
    }),
  )
}

async function encryptFiles(
  owner: string,
  key: CryptoKey,
  files: readonly FileOf[],
): Promise<EncryptedFiles[]> {
  const stored: EncryptedFiles[] = []
  for (const { facts, bytes } of files) {
    if (typeof bytes === 'string' || bytes.length === 0) continue
    const id = newId()
    const encrypted = await encryptFile(bytes, facts)
    const file = {
      id,
      owner,
      of: facts.of,
      updatedAt: Date.now(),
      sealed: await encryptFacts(key, encrypted.facts),
    }
    stored.push({ file, bytes: { id, bytes: encrypted.bytes } })
  }
  return stored
}

async function putFiles(stored: readonly EncryptedFiles[]): Promise<void> {
  await outbox.files.bulkPut(stored.map(({ file }) => file))
  await outbox.fileBytes.bulkPut(stored.map(({ bytes }) => bytes))
}
