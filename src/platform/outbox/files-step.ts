import { fileLost } from './codes.ts'
import { isPermanentError } from './policy.ts'
import type { ManifestFile } from './content.ts'
import type { FilesOnTheWay, Receipt, WaitingEntry } from './entry.ts'
import type { NotDone } from '#src/platform/backend/answer.ts'
import type { BatchAnswer, Paused, Result, Step } from './world.ts'

/** The result of sending a file. */
type Uploaded = { readonly stored: true } | Paused | { readonly lost: true } | NotDone

/** The centre's result of checking all files. */
type VerifiedFiles = { readonly receipt: Receipt; readonly missing: readonly string[] }

/** The calls of a step. No function rejects. */
export interface FileCalls {
  /** Sends the answers, as for an entry without files. */
  sendContent(): Promise<BatchAnswer>
  /**
   * Sends one file. `held`: not sent, because the person wants Wi-Fi only. `lost`: this phone no longer has the
   * stored bytes.
   */
  upload(file: ManifestFile): Promise<Uploaded>
  /** Has the centre look at all files. */
  complete(): Promise<VerifiedFiles | NotDone>
}

/**
 * Performs the next step of an entry with files: its answers, then the first missing file, then the check of
 * all. Only the step in flight is ever repeated.
 */
export async function nextStep(
  entry: WaitingEntry,
  manifest: readonly ManifestFile[],
  calls: FileCalls,
): Promise<BatchAnswer> {
  const { receipt, stored = [] } = entry.files ?? {}
  if (!receipt) return afterContent(entry, await calls.sendContent())
  const file = manifest.find(({ sha256 }) => !stored.includes(sha256))
  if (!file) return afterVerifying(entry, await calls.complete())
  const answer = await calls.upload(file)
  const { status = 0 } = 'status' in answer ? answer : {}
  if (isPermanentError(status)) return afterRefusedFile(entry, file, calls)
  return status === 401 ? afterNotLetIn(entry, file, calls) : afterFile(entry, file, answer)
}

/** The files of an entry after a step; `undefined` where it is not a step of this entry's. */
export function filesAfter(entry: WaitingEntry, step: Step): FilesOnTheWay | undefined {
  const { files } = entry
  if (!files) return undefined
  if ('receipt' in step) return isPart(entry, step.receipt) ? { ...files, receipt: step.receipt } : undefined
  if ('unknown' in step) return withoutReceipt(files)
  if ('missing' in step)
    return { ...files, stored: files.stored.filter((sha) => !step.missing.includes(sha)) }
  const isNew = files.receipt && !files.stored.includes(step.stored) && files.stored.length < files.total
  return isNew ? { ...files, stored: [...files.stored, step.stored] } : undefined
}

/** Returns the number of completed steps. */
export function stepsOf({ files }: Pick<WaitingEntry, 'files'>): number {
  return files ? files.stored.length + (files.receipt ? 1 : 0) : 0
}

function afterContent(entry: WaitingEntry, answer: BatchAnswer): BatchAnswer {
  const response = 'results' in answer ? answer.results.get(entry.id) : undefined
  const isFirstStep = response && 'receipt' in response && response.receipt.state === 'incomplete'
  return isFirstStep ? only(entry, { advanced: { receipt: response.receipt } }) : answer
}

function afterFile(entry: WaitingEntry, file: ManifestFile, answer: Uploaded): BatchAnswer {
  if ('paused' in answer) return only(entry, answer)
  if ('lost' in answer) return only(entry, { refused: { status: 422, code: fileLost, field: file.slot } })
  if ('stored' in answer) return only(entry, { advanced: { stored: file.sha256 } })
  if (!('status' in answer) || !isPermanentError(answer.status)) return answer
  return only(entry, { refused: { status: answer.status, code: `http_${answer.status}`, field: file.slot } })
}

/**
 * Asks the centre for its list after a refused file: another page or phone may have sent it, or the centre may
 * not know the guest's claim yet. Its list decides, and missing files are sent again.
 */
async function afterRefusedFile(
  entry: WaitingEntry,
  file: ManifestFile,
  calls: FileCalls,
): Promise<BatchAnswer> {
  const response = await calls.complete()
  if (!('receipt' in response) || response.receipt.state === 'complete')
    return afterVerifying(entry, response)
  if (!response.missing.includes(file.sha256)) return only(entry, { advanced: { stored: file.sha256 } })
  return afterFile(entry, file, await calls.upload(file))
}

function afterVerifying(entry: WaitingEntry, response: VerifiedFiles | NotDone): BatchAnswer {
  if ('receipt' in response) {
    const { receipt, missing } = response
    return only(entry, receipt.state === 'complete' ? { receipt } : { advanced: { missing } })
  }
  // A centre that was restored from a backup is told anew; the id of somebody else is found out by that, too.
  return 'status' in response && response.status === 404
    ? only(entry, { advanced: { unknown: true } })
    : response
}

/**
 * Asks the centre after storage refused access. Storage gives the same status for an expired token, an unknown
 * entry and an unwanted file; the centre's check distinguishes them. If the token suffices for the check, a
 * sign-in would not help, and missing files are retried later.
 */
async function afterNotLetIn(
  entry: WaitingEntry,
  file: ManifestFile,
  calls: FileCalls,
): Promise<BatchAnswer> {
  const response = await calls.complete()
  const hasIt =
    'receipt' in response && response.receipt.state !== 'complete' && !response.missing.includes(file.sha256)
  return hasIt ? only(entry, { advanced: { stored: file.sha256 } }) : afterVerifying(entry, response)
}

function isPart(entry: WaitingEntry, receipt: Receipt): boolean {
  return receipt.id === entry.id && receipt.hash === entry.hash && receipt.state === 'incomplete'
}

function withoutReceipt({ receipt: _unknown, ...files }: FilesOnTheWay): FilesOnTheWay {
  return { ...files, stored: [] }
}

function only({ id }: WaitingEntry, result: Result): BatchAnswer {
  return { results: new Map([[id, result]]) }
}
