import { existingKey } from '#src/platform/session/keys.ts'
import { ownerNow } from '#src/platform/session/owner.ts'
import type { Content } from '#src/platform/outbox/content.ts'
import { openEntries } from '#src/platform/outbox/queue.ts'
import { latestEntries } from '#src/platform/outbox/stored-outbox.ts'
import { readRequests } from './requests.ts'
import { watchOutbox } from '#src/platform/device/outbox-database.ts'

/** The answers of a request that an account has sent, or that waits to be sent. */
export interface SentAnswers {
  readonly answers: Readonly<Record<string, unknown>>
  /** The agent's account, if an agent filled it in. */
  readonly filledBy: string | undefined
}

/** The most waiting entries that are opened for their answers. */
const mostWaiting = 50

/** Observes the answers that an account gave in its requests, the latest first; none once it has left the phone. */
export function watchSentAnswers(account: string) {
  return watchOutbox(async (): Promise<SentAnswers[]> => {
    const key = (await ownerNow()) === account ? await existingKey(account) : undefined
    if (!key) return []
    const { entries } = await latestEntries(account, 'waiting', mostWaiting)
    const requests = await readRequests()
    // Last: reads after a decryption are not observed.
    const waiting = await openEntries<Partial<Content>>(key, entries.toReversed())
    return [
      ...waiting.flatMap(({ content: { answers, filledBy } }) => (answers ? [{ answers, filledBy }] : [])),
      ...requests.map(({ answers, filled_by: agent }) => ({ answers, filledBy: agent ?? undefined })),
    ]
  })
}
