import { saved, type SaveFailure, type SaveResult } from '#src/base/outcome.ts'
import { sha256Of } from '#src/base/bytes.ts'
import { keyOf } from '#src/platform/session/keys.ts'
import { guestOwner, ownerNow } from '#src/platform/session/owner.ts'
import { resultOf } from '#src/platform/device/storage-result.ts'
import {
  saveImportedDraft,
  saveImportedEntry,
  saveGuestSecrets,
  saveUnassignedFiles,
  type ImportContext,
  type FileOf,
} from './save-imported.ts'
import { believe } from './believe.ts'
import { openEncryptedFile, type OpenFailure, type OpenedFile, type Parts } from './encrypted-file.ts'
import { parseExport } from './parse-export.ts'
import type { UnsentWork } from './unsent-work.ts'

/**
 * The result of bringing unsent work from a file. `present`: number of rows that this phone had already; `left`: number
 * that only the other phone can send.
 */
export type Imported =
  | {
      readonly imported: { readonly entries: number; readonly drafts: number }
      readonly present: number
      readonly left: number
    }
  /** `foreign`: it is another account's, whose owner has to sign in here first; `guest`: a guest's, and somebody is signed in. */
  | { readonly skipped: OpenFailure | SaveFailure | 'foreign' | 'guest' }

type Stop = Extract<Imported, { readonly skipped: unknown }>
type Brought = Exclude<Imported, Stop>

/**
 * Imports unsent work from another phone's file: an account's work only while that account is signed in, a guest's only
 * while nobody is. The next person to sign in is asked whether it is theirs. Anybody can make such a file (`believe`).
 * Ids stay, so that both phones send the same request. Skips rows that this phone has, so a second import changes
 * nothing.
 */
export async function importUnsent(file: Blob, passphrase: string): Promise<Imported> {
  const outcome = await resultOf(() => read(file, passphrase))
  return outcome.saved ? outcome.value : { skipped: outcome.why }
}

async function read(file: Blob, passphrase: string): Promise<Imported> {
  const decrypted = await openEncryptedFile(file, passphrase)
  if (typeof decrypted === 'string') return { skipped: decrypted }
  const exported = await completeExport(decrypted)
  if ('skipped' in exported) return exported
  const owner = await ownerNow()
  if (exported.owner !== owner) return { skipped: exported.owner === guestOwner ? 'guest' : 'foreign' }
  const key = await keyOf(owner)
  if (!key) return { skipped: 'locked' }
  const { work, left } = await believe(exported, key)
  const outcome = await importAll({ owner, key, work }, decrypted.parts())
  return 'skipped' in outcome ? outcome : { ...outcome, left }
}

/** Reads the whole file before anything is stored: a truncated file imports nothing. */
async function completeExport(decrypted: OpenedFile): Promise<UnsentWork | Stop> {
  const parts = decrypted.parts()
  const exported = await workIn(parts)
  if (typeof exported === 'string') return { skipped: exported }
  for (const { sha256 } of exported.files) {
    const bytes = await parts.next()
    if (typeof bytes === 'string') return { skipped: bytes }
    // A file that its phone could no longer read is empty; the centre will ask the person for it.
    if (bytes.length > 0 && (await sha256Of(bytes)) !== sha256) return { skipped: 'damaged' }
  }
  return exported
}

async function workIn(parts: Parts): Promise<UnsentWork | 'cut short' | 'damaged'> {
  const first = await parts.next()
  return typeof first === 'string' ? first : ((await parseExport(first)) ?? 'damaged')
}

/** Stores one submission or draft at a time, each with its files in one transaction. */
async function importAll(context: ImportContext, parts: Parts): Promise<Omit<Brought, 'left'> | Stop> {
  await saveGuestSecrets(context)
  const { entries, drafts, files } = context.work
  await parts.next()
  const counts = { entries: 0, drafts: 0, present: 0 }
  const note = (what: 'entries' | 'drafts', isNew: boolean) => (counts[isNew ? what : 'present'] += 1)
  const save = async (of: string, own: FileOf[]): Promise<SaveResult> => {
    const entry = entries.find(({ id }) => id === of)
    const draft = drafts.find((candidate) => candidate.draft.id === of)
    if (of === '') return saveUnassignedFiles(own)
    if (entry) note('entries', await saveImportedEntry(context, entry, own))
    else if (draft) note('drafts', await saveImportedDraft(context, draft, own))
    return saved
  }
  const withFiles = new Map<string, typeof files>()
  for (const file of files) withFiles.set(file.of, [...(withFiles.get(file.of) ?? []), file])
  for (const [of, own] of withFiles) {
    const withBytes: FileOf[] = []
    for (const facts of own) withBytes.push({ facts, bytes: await parts.next() })
    const outcome = await save(of, withBytes)
    if (!outcome.saved) return { skipped: outcome.why }
  }
  const ids = [...entries.map(({ id }) => id), ...drafts.map(({ draft }) => draft.id)]
  for (const id of ids) if (!withFiles.has(id)) await save(id, [])
  const { present, ...imported } = counts
  return { imported, present }
}
