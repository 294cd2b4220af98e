import { answer, refusal, unlessPost } from '../_shared/answers.ts'
import { asCaller, asService, type Answer } from '../_shared/database.ts'
import { removeDocuments, storedDocument } from '../_shared/documents.ts'
import { verifyFiles, type ListedFile, type FileVerdict } from './verify-files.ts'

/* Checks the files of the caller's request, or of the caller's answer to a request, that were not checked yet, and marks
   the right ones. Returns {receipt} with state `complete` if that is all of them, otherwise {receipt, missing: hashes of
   files to send}. Repeated and simultaneous calls return the same. */

interface ToVerify {
  owner: string
  /** The request itself, or the one that the answer is about: the files are in its folder. */
  request: string
  files: (ListedFile & { version: string | null })[]
}

interface Settled {
  receipt: { state: string }
  missing: string[]
  refused: string[]
}

interface Found {
  slot: string
  version: string | null
  verdict: FileVerdict
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

Deno.serve(async (request) => {
  const other = unlessPost(request)
  if (other) return other
  const id = await idIn(request)
  if (id === undefined)
    return refusal(400, 'bad_request', 'The body is {id}, the id of a request or an answer.')

  const order = await asCaller<ToVerify | null>(request, 'files_to_verify', { id })
  if (!order.ok) return refusedBy(order)
  if (!order.data) return refusal(404, 'request_unknown', 'There is no such request of yours.')
  return complete(request, id, order.data)
})

async function idIn(request: Request): Promise<string | undefined> {
  const body: unknown = await request.json().catch(() => undefined)
  const { id } = (typeof body === 'object' && body !== null ? body : {}) as { id?: unknown }
  return typeof id === 'string' && uuid.test(id) ? id : undefined
}

async function complete(
  request: Request,
  id: string,
  { owner, request: folder, files }: ToVerify,
): Promise<Response> {
  const nameOf = (sha256: string) => `${owner}/${folder}/${sha256}`
  const { found, isAll } = await verify(files, nameOf)
  const settled = await asService<Settled>('settle_files', {
    id,
    judged: found.map(({ slot, version, verdict }) => ({ slot, version, fits: verdict === 'fits' })),
  })
  if (!settled.ok || !isAll) return refusal(503, 'try_again', 'The files could not be read. Try again.')

  const { receipt, missing, refused } = settled.data
  await removeDocuments(request, refused.map(nameOf))
  const unlike = found.find(({ verdict }) => verdict === 'unlike')
  if (unlike) {
    return refusal(422, 'file_unlike', 'The file is not of the kind or the size that is written of it.', {
      field: unlike.slot,
    })
  }
  return answer(receipt.state === 'complete' ? { receipt } : { receipt, missing })
}

/** Checks each stored file, one in memory at a time, up to the first that cannot be read. */
async function verify(
  files: ToVerify['files'],
  nameOf: (sha256: string) => string,
): Promise<{ found: Found[]; isAll: boolean }> {
  const found: Found[] = []
  for (const { version, ...file } of files) {
    if (version === null) continue
    const bytes = await storedDocument(nameOf(file.sha256))
    if (bytes === 'silent') return { found, isAll: false }
    if (bytes !== 'gone') found.push({ slot: file.slot, version, verdict: await verifyFiles(bytes, file) })
  }
  return { found, isAll: true }
}

function refusedBy({ status }: Extract<Answer<never>, { ok: false }>): Response {
  if (status === 401 || status === 403) return refusal(401, 'sign_in', 'Sign in to send files.')
  return refusal(503, 'try_again', 'The request could not be read. Try again.')
}
