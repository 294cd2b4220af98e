import * as v from 'valibot'
import { post } from '#src/platform/backend/request.ts'
import { parseAnswer, type NotDone } from '#src/platform/backend/answer.ts'
import { soilSample, type SoilSample } from '#src/features/requests/soil-api.ts'

/** Actions of the desk on a sample. `seen` is the version of the sample that was on the screen. */
export type SoilAction =
  | { readonly do: 'collect'; readonly sample: string; readonly request: string; readonly field?: string }
  | { readonly do: 'to_lab'; readonly sample: string; readonly seen: number }
  | ({ readonly do: 'result'; readonly sample: string; readonly seen: number } & ResultWritten)
  | ({
      readonly do: 'correct'
      readonly sample: string
      readonly seen: number
      readonly reason: string
    } & ResultWritten)
  | {
      readonly do: 'withdraw' | 'discard'
      readonly sample: string
      readonly seen: number
      readonly reason: string
    }

/** A result as it is written down, in the card's units. */
export interface ResultWritten {
  /** Amounts, or what was less than the laboratory can measure. */
  readonly values: Readonly<Record<string, number | { readonly below: number | null }>>
  /** YYYY-MM-DD. */
  readonly tested_on?: string
  readonly lab?: string
}

/** A row of a laboratory's file, with its number there. */
export interface ImportedRow extends ResultWritten {
  readonly row: number
  readonly label: string
}

/** The centre's refusal; `field` is the part at fault, `rows` are those of a file. */
export interface SoilRefusal {
  readonly code: string
  readonly field?: string | undefined
  readonly rows?: readonly { readonly row: number; readonly why: string }[] | undefined
  /** The number of wrong rows, of which at most 200 are in `rows`. */
  readonly wrong?: number | undefined
}

const refused = v.object({
  refused: v.object({
    code: v.string(),
    field: v.optional(v.string()),
    rows: v.optional(v.array(v.object({ row: v.number(), why: v.string() }))),
    wrong: v.optional(v.number()),
  }),
})
const acted = v.union([v.object({ sample: soilSample }), refused])
const imported = v.union([v.object({ taken: v.number() }), refused])

/** Does an action under an id; sent again, it is done once. */
export async function actOnSample(
  id: string,
  action: SoilAction,
  token: string,
): Promise<{ readonly data: { readonly sample: SoilSample } | { readonly refused: SoilRefusal } } | NotDone> {
  return parseAnswer(acted, await post('/rest/v1/rpc/act_on_sample', { action: { id, ...action } }, token))
}

/** Takes the rows of a file, at most 5,000: all of them, or none. Sent again under its id, it counts once. */
export async function importSoilResults(
  id: string,
  rows: readonly ImportedRow[],
  token: string,
): Promise<{ readonly data: { readonly taken: number } | { readonly refused: SoilRefusal } } | NotDone> {
  return parseAnswer(
    imported,
    await post('/rest/v1/rpc/import_soil_results', { import: { id, rows } }, token),
  )
}
