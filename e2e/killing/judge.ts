import type { Application } from './application.ts'
import type { Held, HeldEntry } from './held.ts'

/** What is wrong, in words, by how bad it is. */
export interface Faults {
  /** What was shown as saved and is not there. */
  readonly losses: string[]
  /** What came twice or that nobody submitted, and files that stayed behind. */
  readonly doubles: string[]
}

/** A request that has arrived. */
export interface AtCentre {
  readonly id: string
  readonly complete: boolean
  readonly answers: Readonly<Record<string, unknown>>
  /** The hashes that the words name, by slot. */
  readonly named: Readonly<Record<string, string>>
  /** The hashes of the files that lie there and were read, in order. */
  readonly files: readonly string[]
}

/** What the centre has of one person. */
export interface Centre {
  readonly requests: readonly AtCentre[]
  /** Rows of loans that came of them. */
  readonly loans: number
}

/** Everything that is to be true of phone and centre at any moment, whatever has died. */
export function faultsOf(
  sent: readonly Application[],
  current: Application | undefined,
  held: Held,
  centre: Centre,
): Faults {
  return {
    losses: sent.flatMap((one) => lossesOf(one, held, centre.requests)),
    doubles: [...unasked(sent, current, held, centre), ...leftOver(current, held)],
  }
}

function unasked(
  sent: readonly Application[],
  current: Application | undefined,
  { drafts }: Held,
  { requests, loans }: Centre,
): string[] {
  const doubles: string[] = []
  const submitted = new Set(sent.map(({ id }) => id))
  if (submitted.size !== sent.length) doubles.push('two have one id')
  if (loans !== requests.length) doubles.push(`${loans} loans of ${requests.length} requests`)
  for (const { id } of requests) if (!submitted.has(id)) doubles.push(`nobody submitted ${id}`)
  for (const { id } of drafts) if (id !== current?.id) doubles.push(`nobody began the draft ${id}`)
  return doubles
}

/** Files of nothing that waits or is being written. */
function leftOver(current: Application | undefined, { entries, files, strayBytes }: Held): string[] {
  const owners = entries.filter(isOnTheWay).map(({ id }) => id)
  if (current?.id !== undefined) owners.push(current.id)
  const left = files.filter(({ of }) => !owners.includes(of))
  const faults = left.map(({ of, slot }) => `${slot} of ${of} stayed behind`)
  return strayBytes ? [...faults, `${strayBytes} times bytes of no file`] : faults
}

const isOnTheWay = ({ state }: HeldEntry) => state !== 'received'
const compared = [
  'applicantName',
  'fatherName',
  'address',
  'purpose',
  'existingLoans',
  'collateral',
  'landLocation',
]

function lossesOf(sent: Application, held: Held, arrived: readonly AtCentre[]): string[] {
  const { id } = sent
  const entry = held.entries.find((one) => one.id === id)
  const request = arrived.find((one) => one.id === id)
  const words = entry ?? request
  if (!words) return [`${id} was submitted and is nowhere`]
  const files = entry && isOnTheWay(entry) ? lossesHere(sent, entry, held) : lossesThere(sent, request)
  return [...lossesOfWords(sent, words), ...files]
}

function lossesOfWords(
  { id, latest, papers }: Application,
  { answers, named }: Pick<AtCentre, 'answers' | 'named'>,
): string[] {
  const other = compared.filter((key) => (answers[key] ?? '') !== (latest.answers[key] ?? '').trim())
  const losses = other.map(
    (key) => `${key} of ${id}: ${String(answers[key])} instead of ${latest.answers[key]}`,
  )
  if (!isSame(named, papers)) losses.push(`${id} names other papers: ${JSON.stringify(named)}`)
  return losses
}

function lossesHere({ id, papers }: Application, { state }: HeldEntry, { files }: Held): string[] {
  const losses = state === 'returned' ? [`${id} came back`] : []
  const own = files.filter(({ of }) => of === id)
  const here = Object.fromEntries(own.map(({ slot, sha256 }) => [slot, sha256]))
  if (!isSame(here, papers)) losses.push(`${id} waits without its papers: ${JSON.stringify(here)}`)
  return losses
}

function lossesThere({ id, papers }: Application, request: AtCentre | undefined): string[] {
  if (!request?.complete) return [`the phone has let go of ${id}, and the centre does not have all of it`]
  const there = request.files.join()
  return there === Object.values(papers).toSorted().join() ? [] : [`${id} has other files: ${there}`]
}

function isSame(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean {
  const sorted = (map: object) => JSON.stringify(Object.entries(map).toSorted())
  return sorted(one) === sorted(other)
}
