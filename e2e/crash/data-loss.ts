import type { Application } from './application.ts'
import type { StoredData, StoredEntry } from './decrypted-data.ts'

/** Violations in words, by severity. */
export interface Violations {
  /** Data that was shown as saved and is missing. */
  readonly losses: string[]
  /** Duplicates, unknown submissions, and orphaned files. */
  readonly duplicates: string[]
}

/** A received request. */
export interface ReceivedRequest {
  readonly id: string
  readonly complete: boolean
  readonly answers: Readonly<Record<string, unknown>>
  /** The hashes in its manifest, by slot. */
  readonly named: Readonly<Record<string, string>>
  /** The hashes of its stored files, in order. */
  readonly files: readonly string[]
}

/** The centre's data of one person. */
export interface ServerData {
  readonly requests: readonly ReceivedRequest[]
  /** Number of its loan rows. */
  readonly loans: number
}

/** Checks the invariants of phone and centre, which hold at any moment. */
export function violationsOf(
  submitted: readonly Application[],
  current: Application | undefined,
  stored: StoredData,
  server: ServerData,
): Violations {
  return {
    losses: submitted.flatMap((application) => lossesOf(application, stored, server.requests)),
    duplicates: [...unrequested(submitted, current, stored, server), ...orphanedFiles(current, stored)],
  }
}

function unrequested(
  submittedApplications: readonly Application[],
  current: Application | undefined,
  { drafts }: StoredData,
  { requests, loans }: ServerData,
): string[] {
  const duplicates: string[] = []
  const submitted = new Set(submittedApplications.map(({ id }) => id))
  if (submitted.size !== submittedApplications.length) duplicates.push('two have one id')
  if (loans !== requests.length) duplicates.push(`${loans} loans of ${requests.length} requests`)
  for (const { id } of requests) if (!submitted.has(id)) duplicates.push(`nobody submitted ${id}`)
  for (const { id } of drafts) if (id !== current?.id) duplicates.push(`nobody began the draft ${id}`)
  return duplicates
}

/** Returns files without an entry or a draft. */
function orphanedFiles(
  current: Application | undefined,
  { entries, files, orphanedBytes }: StoredData,
): string[] {
  const owners = entries.filter(isOnTheWay).map(({ id }) => id)
  if (current?.id !== undefined) owners.push(current.id)
  const orphaned = files.filter(({ of }) => !owners.includes(of))
  const faults = orphaned.map(({ of, slot }) => `${slot} of ${of} stayed behind`)
  return orphanedBytes ? [...faults, `${orphanedBytes} times bytes of no file`] : faults
}

const isOnTheWay = ({ state }: StoredEntry) => state !== 'received'
const compared = [
  'applicantName',
  'fatherName',
  'address',
  'purpose',
  'existingLoans',
  'collateral',
  'landLocation',
]

function lossesOf(submitted: Application, stored: StoredData, arrived: readonly ReceivedRequest[]): string[] {
  const { id } = submitted
  const entry = stored.entries.find((application) => application.id === id)
  const request = arrived.find((application) => application.id === id)
  const content = entry ?? request
  if (!content) return [`${id} was submitted and is nowhere`]
  const files =
    entry && isOnTheWay(entry) ? lossesOnPhone(submitted, entry, stored) : lossesAtCentre(submitted, request)
  return [...lossesOfWords(submitted, content), ...files]
}

function lossesOfWords(
  { id, latest, attachments }: Application,
  { answers, named }: Pick<ReceivedRequest, 'answers' | 'named'>,
): string[] {
  const differing = compared.filter((key) => (answers[key] ?? '') !== (latest.answers[key] ?? '').trim())
  const losses = differing.map(
    (key) => `${key} of ${id}: ${String(answers[key])} instead of ${latest.answers[key]}`,
  )
  if (!isSame(named, attachments)) losses.push(`${id} names other papers: ${JSON.stringify(named)}`)
  return losses
}

function lossesOnPhone(
  { id, attachments }: Application,
  { state }: StoredEntry,
  { files }: StoredData,
): string[] {
  const losses = state === 'returned' ? [`${id} came back`] : []
  const own = files.filter(({ of }) => of === id)
  const present = Object.fromEntries(own.map(({ slot, sha256 }) => [slot, sha256]))
  if (!isSame(present, attachments)) losses.push(`${id} waits without its papers: ${JSON.stringify(present)}`)
  return losses
}

function lossesAtCentre({ id, attachments }: Application, request: ReceivedRequest | undefined): string[] {
  if (!request?.complete) return [`the phone has let go of ${id}, and the centre does not have all of it`]
  const received = request.files.join()
  return received === Object.values(attachments).toSorted().join()
    ? []
    : [`${id} has other files: ${received}`]
}

function isSame(
  application: Readonly<Record<string, string>>,
  differing: Readonly<Record<string, string>>,
): boolean {
  const sorted = (map: object) => JSON.stringify(Object.entries(map).toSorted())
  return sorted(application) === sorted(differing)
}
