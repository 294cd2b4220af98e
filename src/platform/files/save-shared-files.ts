import type { SaveFailure } from '#src/base/outcome.ts'
import { mostPdfBytes, mostPhotoBytes } from '#src/platform/photos/limits.ts'
import { signatureBytes, typeOf } from '#src/platform/photos/signature.ts'
import { saveUnassigned } from './unassigned.ts'

/**
 * Stores files from another app for the current user: pictures and PDFs by their bytes, up to the size and
 * number limits. They stay unassigned until the person places them, because any site may send files here.
 *
 * @returns the number of stored and of rejected files, and why the phone did not store the first of them; no file's own fault
 */
export async function saveSharedFiles(
  files: readonly Blob[],
): Promise<{ saved: number; left: number; why?: SaveFailure | undefined }> {
  let saved = 0
  let why: SaveFailure | undefined
  // One after the other: a phone has no room for ten photos at once.
  for (const file of files) {
    const outcome = await saveOne(file)
    if (outcome === 'saved') saved++
    else if (outcome !== 'unfit' && outcome !== 'limit') why ??= outcome
  }
  return { saved, left: files.length - saved, why }
}

/** `unfit` for a file that can go nowhere, or that cannot be read. */
async function saveOne(file: Blob): Promise<'saved' | 'unfit' | SaveFailure> {
  try {
    const type = typeOf(new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer()))
    const limit = type === 'application/pdf' ? mostPdfBytes : mostPhotoBytes
    if (type === undefined || file.size > limit) return 'unfit'
    const outcome = await saveUnassigned(new Uint8Array(await file.arrayBuffer()), type)
    return outcome.saved ? 'saved' : outcome.why
  } catch {
    return 'unfit'
  }
}
