import { documentBytes } from '#src/platform/backend/documents.ts'
import { documentsOf, readDocument } from '#src/platform/files/documents.ts'
import { blobOf, readFetched, saveFetched } from '#src/platform/files/fetched.ts'
import { ownerNow } from '#src/platform/session/owner.ts'
import { callCentre, type Undone } from '#src/platform/session/call-centre.ts'

/**
 * Returns a file of a request or of an answer to it: one that waits here to be sent, a copy from an earlier call, or the
 * centre's, of which a copy stays on the phone; or why it cannot be had.
 */
export async function requestFile(request: string, sha256: string): Promise<Blob | Undone> {
  const own = (await documentsOf(request)).find((file) => file.sha256 === sha256)
  const stored = (own && (await readDocument(own.id))) ?? (await readFetched(request, sha256))
  return stored ?? fromCentre(request, sha256)
}

async function fromCentre(request: string, sha256: string): Promise<Blob | Undone> {
  const owner = await ownerNow()
  const bytes = await callCentre<Uint8Array<ArrayBuffer>>(owner, (token) =>
    documentBytes(owner, request, sha256, token),
  )
  if (typeof bytes === 'string') return bytes
  await saveFetched(owner, request, bytes)
  return blobOf(bytes)
}
