import {
  actOnSample,
  importSoilResults,
  type ImportedRow,
  type SoilAction,
  type SoilRefusal,
} from '#src/features/soil/soil-desk-api.ts'
import type { SoilSample } from '#src/features/requests/soil-api.ts'
import { callCentre, type Undone } from '#src/platform/session/call-centre.ts'
import type { LabRow } from '#src/features/soil/lab-file.ts'
import { syncDesk } from './sync-desk.ts'
import { headOf, senderOf, type DeskItem } from './item.ts'

export type { SoilAction, SoilRefusal } from '#src/features/soil/soil-desk-api.ts'

type RequestItem = Extract<DeskItem, { what: 'request' }>

/** A sample with its request. */
export interface SampleAtDesk {
  readonly item: RequestItem
  readonly sample: SoilSample
  readonly name: string
  readonly village: string
}

/** The desk's soil work: requests that wait for their first sample, and samples, the latest change first. */
export interface SoilAtDesk {
  readonly toCollect: readonly RequestItem[]
  readonly samples: readonly SampleAtDesk[]
}

/** The subject under which people ask for prices: such a request books no test, and no sample is taken for it. */
const priceQuestion = 'general'

/** Returns the soil tests among the desk's items. */
export function soilAtDesk(items: readonly DeskItem[]): SoilAtDesk {
  const tests = items.filter(
    (item): item is RequestItem => item.what === 'request' && item.request.kind === 'soil-test' && !item.spam,
  )
  return {
    toCollect: tests.filter(
      ({ open, request }) =>
        open &&
        request.subject !== priceQuestion &&
        !request.soil?.some(({ state }) => state !== 'discarded'),
    ),
    samples: tests.flatMap((item) => {
      const { name, village } = senderOf(item)
      return (item.request.soil ?? []).map((sample) => ({ item, sample, name, village }))
    }),
  }
}

/**
 * Returns the samples that are in a state.
 *
 * @param held samples that somebody writes about: they stay, although a colleague's action takes them out of the state
 */
export function samplesIn(
  samples: readonly SampleAtDesk[],
  state: string,
  held: readonly string[] = [],
): readonly SampleAtDesk[] {
  return samples.filter(({ sample }) => sample.state === state || held.includes(sample.id))
}

/** The result of an action: done, refused with the reason, or why the call came to nothing. */
export type SoilOutcome =
  | { readonly sample: SoilSample }
  | { readonly taken: number }
  | { readonly refused: SoilRefusal }
  | { readonly undone: Undone }

/** Does an action at the centre, and reads the desk anew. `id` stays the same while somebody tries again. */
export async function doToSample(account: string, action: SoilAction, id: string): Promise<SoilOutcome> {
  return atCentre(account, (token) => actOnSample(id, action, token))
}

/** Takes rows of a laboratory's file, all of the given ones or none; otherwise as `doToSample`. */
export async function importResults(
  account: string,
  rows: readonly ImportedRow[],
  id: string,
): Promise<SoilOutcome> {
  return atCentre(account, (token) => importSoilResults(id, rows, token))
}

async function atCentre(
  account: string,
  call: (token: string) => Promise<{ readonly data: SoilOutcome } | object>,
): Promise<SoilOutcome> {
  const outcome = await callCentre<SoilOutcome>(account, call)
  if (typeof outcome === 'string') return { undone: outcome }
  // The screen shows the mirror, and not this answer.
  await syncDesk().catch(() => undefined)
  return outcome
}

/** A row of a file with the sample that it is for. `why` says that this desk knows no such sample that waits for a result. */
export type MatchedRow =
  | { readonly row: LabRow; readonly at: SampleAtDesk }
  | { readonly row: LabRow; readonly why: 'unknown' | 'tested' | 'several' | 'twice' }

/**
 * Finds the sample of each row. The reference of a request stands for its only sample that waits; of several that wait, nobody can tell
 * which (`several`).
 */
export function matchRows(rows: readonly LabRow[], samples: readonly SampleAtDesk[]): MatchedRow[] {
  const byLabel = new Map(samples.map((at) => [at.sample.label, at]))
  const byReference = new Map<string, SampleAtDesk[]>()
  for (const at of samples) {
    const { reference } = headOf(at.item)
    byReference.set(reference, [...(byReference.get(reference) ?? []), at])
  }
  const waits = ({ sample: { state } }: SampleAtDesk) => state === 'collected' || state === 'at_lab'
  const taken = new Set<string>()
  const found = (row: LabRow, at: SampleAtDesk): MatchedRow => {
    if (taken.has(at.sample.id)) return { row, why: 'twice' }
    taken.add(at.sample.id)
    return { row, at }
  }
  return rows.map((row): MatchedRow => {
    const own = byLabel.get(row.label)
    if (own) return waits(own) ? found(row, own) : { row, why: 'tested' }
    const ofRequest = byReference.get(row.label) ?? []
    const waiting = ofRequest.filter(waits)
    if (waiting.length === 1) return found(row, waiting[0]!)
    return { row, why: waiting.length > 1 ? 'several' : ofRequest.length > 0 ? 'tested' : 'unknown' }
  })
}

/** Returns matched rows as the centre takes them. */
export function rowsToImport(matched: readonly MatchedRow[]): ImportedRow[] {
  return matched.flatMap((one) =>
    'at' in one ? [{ ...one.row, label: one.at.sample.label, values: { ...one.row.values } }] : [],
  )
}
