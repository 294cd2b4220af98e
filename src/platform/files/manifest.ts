import type { SaveFailure } from '#src/base/outcome.ts'
import type { ManifestFile } from '#src/platform/outbox/content.ts'
import { outbox, withOutbox } from '#src/platform/device/outbox-database.ts'
import { decryptFacts } from './encrypted-file.ts'

/** A draft's files as a submission names them, and the rows that they are. */
export interface DraftFiles {
  readonly manifest: readonly ManifestFile[]
  readonly ids: readonly string[]
}

/** A draft whose files go with a submission. */
interface Submitted {
  readonly owner: string
  readonly key: CryptoKey
  readonly draft: string
}

/**
 * Returns the files of a draft in the order of the form's slots, so that the same files give the same text in
 * every tab; `locked` if they belong to another owner. Ends a recording first, and returns why one that a killed page
 * left could not be saved.
 *
 * @param slots the form's slots in order; other slots follow by name
 */
export async function filesForSubmission(
  submitted: Submitted,
  slots: readonly string[],
): Promise<DraftFiles | SaveFailure> {
  const before = await openedFiles(submitted)
  if (before === 'locked' || !before.decrypted.some((facts) => facts?.unfinished))
    return before === 'locked' ? before : draftFiles(before, slots)
  const { finishRecordings } = await import('./recording.ts')
  const failure = await finishRecordings(submitted.draft)
  // Another tab has sent or deleted the draft: storing the submission finds that too.
  if (failure !== undefined && failure !== 'over') return failure
  const now = await openedFiles(submitted)
  return now === 'locked' ? now : draftFiles(now, slots)
}

async function openedFiles({ owner, key, draft }: Submitted) {
  const files = await withOutbox(() => outbox.files.where({ of: draft }).toArray())
  if (files.some((file) => file.owner !== owner)) return 'locked'
  return { files, decrypted: await Promise.all(files.map((file) => decryptFacts(key, file))) }
}

function draftFiles(
  { files, decrypted }: Exclude<Awaited<ReturnType<typeof openedFiles>>, 'locked'>,
  slots: readonly string[],
): DraftFiles {
  const place = (slot: string) => (slots.includes(slot) ? slots.indexOf(slot) : slots.length)
  const manifest = decrypted
    .flatMap((facts) => (facts && !facts.unfinished ? [facts] : []))
    .map(({ slot, sha256, size, type }): ManifestFile => ({ slot, sha256, bytes: size, type }))
    .toSorted((a, b) => place(a.slot) - place(b.slot) || (a.slot < b.slot ? -1 : 1))
  return { manifest, ids: files.map(({ id }) => id) }
}

/** Returns the entry's list of files to send; `undefined` without files. */
export function filesToSend(manifest: readonly ManifestFile[]) {
  if (manifest.length === 0) return undefined
  // Two slots may hold one and the same picture: it is sent once.
  const bySha = new Map(manifest.map(({ sha256, bytes }) => [sha256, bytes]))
  const sizes = [...bySha.values()]
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  const again = slotsBeyondTheFirst(manifest)
  const facts = { total: bySha.size, bytes, largest: Math.max(...sizes), stored: [] }
  return Object.keys(again).length ? { ...facts, again } : facts
}

function slotsBeyondTheFirst(manifest: readonly ManifestFile[]): Record<string, number> {
  const again: Record<string, number> = {}
  const seen = new Set<string>()
  for (const { sha256 } of manifest) {
    if (seen.has(sha256)) again[sha256] = (again[sha256] ?? 0) + 1
    seen.add(sha256)
  }
  return again
}
