import { documentBytes } from '#src/backend/documents.ts'
import { documentsOf, readDocument } from '#src/core/documents/documents.ts'
import { blobOf, readFetched, saveFetched } from '#src/core/documents/fetched.ts'
import { ownerNow } from '#src/core/keys/owner.ts'
import { accessToken } from '#src/core/session/access-token.ts'

/**
 * Returns a file of a request or of an answer to it: one that waits here to be sent, a copy from an earlier call, or the
 * centre's, of which a copy stays on the phone. `undefined` where it cannot be had now.
 */
export async function requestFile(request: string, sha256: string): Promise<Blob | undefined> {
  const own = (await documentsOf(request)).find((file) => file.sha256 === sha256)
  const stored = (own && (await readDocument(own.id))) ?? (await readFetched(request, sha256))
  return stored ?? fromCentre(request, sha256)
}

async function fromCentre(request: string, sha256: string): Promise<Blob | undefined> {
  const owner = await ownerNow()
  const token = await accessToken({ owner })
  if (token === undefined) return undefined
  const answer = await documentBytes(owner, request, sha256, token)
  if (!('data' in answer)) return undefined
  await saveFetched(owner, request, answer.data)
  return blobOf(answer.data)
}
