import * as v from 'valibot'
import { batchPoll } from './batch-poll.ts'

const begun = {
  life: v.number(),
  /** The moment of the last thing that the restored backup has, ISO 8601; null where it has none. */
  data_until: v.nullable(v.string()),
}
/** With every life that a restored backup began. */
const life = v.object({ ...begun, lives: v.array(v.object(begun)) })

/** The life of the centre's data: another number once a backup was restored. */
export type CentreLife = v.InferOutput<typeof life>

/** Asks the centre for the life of its data; `undefined` without an answer. */
export async function centreLife(): Promise<CentreLife | undefined> {
  const answer = await batchPoll('centre_life', {})
  const checked = answer.ok ? v.safeParse(life, answer.data) : undefined
  return checked?.success ? checked.output : undefined
}
