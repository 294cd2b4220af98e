import * as v from 'valibot'
import { batchPoll } from './batch-poll.ts'

const life = v.object({ life: v.number(), data_until: v.nullable(v.string()) })

/** The life of the centre's data: another number once a backup was restored. */
export interface CentreLife {
  readonly life: number
  /** The moment of the last thing that the restored backup has, ISO 8601; null where it has none. */
  readonly dataUntil: string | null
}

/** Asks the centre for the life of its data; `undefined` without an answer. */
export async function centreLife(): Promise<CentreLife | undefined> {
  const answer = await batchPoll('centre_life', {})
  const checked = answer.ok ? v.safeParse(life, answer.data) : undefined
  return checked?.success ? { life: checked.output.life, dataUntil: checked.output.data_until } : undefined
}
