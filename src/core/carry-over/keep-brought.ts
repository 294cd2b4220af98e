import type { Request } from '#src/backend/requests.ts'
import { newId } from '#src/base/ids.ts'
import { documentsOf, keepUnassigned } from '#src/core/documents/documents.ts'
import { sealFacts, sealFile } from '#src/core/documents/sealed-file.ts'
import { sealed as sealedDraft } from '#src/core/drafts/drafts.ts'
import { claimPrefix } from '#src/core/guest/claim-work.ts'
import { guestSetting } from '#src/core/outbox/setting-keys.ts'
import { guestOwner } from '#src/core/keys/owner.ts'
import type { Entry } from '#src/core/outbox/entry.ts'
import { sealContent } from '#src/core/outbox/sealed-content.ts'
import { outboxTables, storedOutbox } from '#src/core/outbox/stored-outbox.ts'
import { outbox, steadily, type StoredBytes, type HeldFile } from '#src/device/outbox-database.ts'
import { open, seal } from '#src/device/sealing.ts'
import type { CarriedDraft, CarriedEntry, CarriedFile, UnsentWork } from './unsent-work.ts'

/** Work that is being brought, and whose it is here. */
export interface Bringing {
  readonly owner: string
  readonly key: CryptoKey
  readonly work: UnsentWork
}

/** A file of it, with its bytes where they could be read. */
export interface FileOf {
  readonly facts: CarriedFile
  readonly bytes: Uint8Array<ArrayBuffer> | string
}

interface Held {
  readonly file: HeldFile
  readonly bytes: StoredBytes
}

/** Keeps a submission with its files, in one transaction; false where this phone knows of it already. */
export async function keepEntryOf(
  { owner, key }: Bringing,
  { said, ...facts }: CarriedEntry,
  files: readonly FileOf[],
): Promise<boolean> {
  const entry: Entry = { ...facts, owner, sealed: await sealContent(key, said) }
  if (await hasArrived(entry.id, key)) return false
  const held = await sealedFiles(owner, key, files)
  return storedOutbox().transact(async (rows) => {
    if (await rows.get(entry.id)) return false
    await rows.put(entry)
    await putFiles(held)
    return true
  })
}

/** Whether the centre's list shows it, with all its files: then it went from the phone that it comes from. */
async function hasArrived(id: string, key: CryptoKey): Promise<boolean> {
  const told = await steadily(() => outbox.requests.get(id))
  const text = told && (await open(key, told.sealed).catch(() => undefined))
  return text !== undefined && (JSON.parse(text) as Request).complete !== false
}

/** Keeps a draft with its files, in one transaction; false where this phone has it, or what became of it, already. */
export async function keepDraftOf(
  { owner, key }: Bringing,
  { draft, updatedAt }: CarriedDraft,
  files: readonly FileOf[],
): Promise<boolean> {
  const row = { ...(await sealedDraft(draft, owner, key)), updatedAt }
  const held = await sealedFiles(owner, key, files)
  return steadily(() =>
    outbox.transaction('rw', [...outboxTables, outbox.requests], async () => {
      const known = [outbox.drafts.get(row.id), outbox.entries.get(row.id), outbox.requests.get(row.id)]
      if ((await Promise.all(known)).some(Boolean)) return false
      await outbox.drafts.put(row)
      await putFiles(held)
      return true
    }),
  )
}

/** Keeps files that belong to no draft yet, as many as there is room for, and none twice. */
export async function keepLoose(_bringing: Bringing, files: readonly FileOf[]): Promise<void> {
  const here = new Set((await documentsOf('')).map(({ sha256 }) => sha256))
  for (const { facts, bytes } of files)
    if (typeof bytes !== 'string' && bytes.length > 0 && !here.has(facts.sha256))
      await keepUnassigned(bytes, facts.type)
}

/**
 * Keeps who the guests were. Their submissions carry the secret themselves; the phone's guest is that one too where there
 * was none, and an account tells the centre that they are it.
 */
export async function keepGuests({ owner, key, work }: Bringing): Promise<void> {
  const isGuests = work.owner === guestOwner
  const secrets = new Set([...work.claims, ...(work.guest === undefined ? [] : [work.guest])])
  if (owner !== guestOwner) {
    for (const secret of secrets) {
      const value = await seal(key, secret)
      await steadily(() => outbox.settings.put({ key: claimPrefix(owner) + newId(), value }))
    }
  } else if (isGuests && work.guest !== undefined) {
    const value = await seal(key, work.guest)
    await steadily(() =>
      outbox.transaction('rw', outbox.settings, async () => {
        if (!(await outbox.settings.get(guestSetting)))
          await outbox.settings.put({ key: guestSetting, value })
      }),
    )
  }
}

async function sealedFiles(owner: string, key: CryptoKey, files: readonly FileOf[]): Promise<Held[]> {
  const held: Held[] = []
  for (const { facts, bytes } of files) {
    if (typeof bytes === 'string' || bytes.length === 0) continue
    const id = newId()
    const sealed = await sealFile(bytes, facts)
    const file = {
      id,
      owner,
      of: facts.of,
      updatedAt: Date.now(),
      sealed: await sealFacts(key, sealed.facts),
    }
    held.push({ file, bytes: { id, bytes: sealed.bytes } })
  }
  return held
}

async function putFiles(held: readonly Held[]): Promise<void> {
  await outbox.files.bulkPut(held.map(({ file }) => file))
  await outbox.fileBytes.bulkPut(held.map(({ bytes }) => bytes))
}
