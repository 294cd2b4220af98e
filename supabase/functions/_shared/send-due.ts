import { asService } from './database.ts'

const batchSize = 20

/** Time limit of a run in milliseconds; the next call sends the rest. */
const longestRun = 30_000

/** Messages that the database hands out when they are due. */
interface DueMessages<Due> {
  /** The database function that hands out up to `most` messages, each to one caller. */
  take: string
  /** The database function that takes their `results`. */
  settle: string
  /** Sends one message. Never throws. */
  send: (due: Due) => Promise<{ outcome: string }>
}

/**
 * Sends batches of messages until none is due or the time is over. Returns how many were sent; `undefined` if the
 * database does not answer. Two runs at once share the work.
 */
export async function sendDue<Due>({ take, settle, send }: DueMessages<Due>): Promise<number | undefined> {
  const until = performance.now() + longestRun
  let sentCount = 0
  do {
    const taken = await asService<Due[]>(take, { most: batchSize })
    if (!taken.ok) return undefined
    const results = await Promise.all(taken.data.map(send))
    if (results.length > 0 && !(await asService(settle, { results })).ok) return undefined
    sentCount += results.filter(({ outcome }) => outcome === 'sent').length
    if (taken.data.length < batchSize) return sentCount
  } while (performance.now() < until)
  return sentCount
}
