import { signatureBytes, typeOf } from '#src/device/photos/signature.ts'
import { saveUnassigned } from './unassigned.ts'

/** As a camera makes them; they are shrunk once somebody gives them a place. */
const mostPhotoBytes = 12 * 1024 * 1024
const mostPdfBytes = 5 * 1024 * 1024

/**
 * Saves files that another app shared, as they came, for the current user: pictures and PDFs by what they are,
 * of a sensible size, and no more than are kept. They go nowhere until the person gives them a place: any site may send
 * files here.
 *
 * @returns how many were kept, and how many not
 */
export async function saveSharedFiles(files: readonly Blob[]): Promise<{ kept: number; left: number }> {
  let saved = 0
  // One after the other: a phone has no room for ten photos at once.
  for (const file of files) if (await saveOne(file)) saved++
  return { kept: saved, left: files.length - saved }
}

async function saveOne(file: Blob): Promise<boolean> {
  try {
    const type = typeOf(new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer()))
    const limit = type === 'application/pdf' ? mostPdfBytes : mostPhotoBytes
    if (type === undefined || file.size > limit) return false
    return (await saveUnassigned(new Uint8Array(await file.arrayBuffer()), type)).saved
  } catch {
    return false
  }
}
