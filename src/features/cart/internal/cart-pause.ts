import type { NotDone } from '#src/platform/backend/answer.ts'
import { pausedAfter } from '#src/platform/outbox/after-attempt.ts'
import { isDue, type DrainOptions } from '#src/platform/outbox/policy.ts'
import type { WaitingEntry } from '#src/platform/outbox/entry.ts'
import { isCurrentAccount } from '#src/platform/session/stored-session.ts'
import { outbox, transactOutbox, withOutbox } from '#src/platform/device/outbox-database.ts'

/** Failed exchanges of a cart, and when the next one may begin, by the rules of the outbox. */
type CartPause = Pick<WaitingEntry, 'attempts' | 'nextAttemptAt' | 'why'>

/** Which pauses an exchange ignores. */
export interface PauseOptions extends Pick<DrainOptions, 'ignorePauses' | 'networkProven' | 'signedIn'> {
  /** Ignores a pause after silence, as a new entry has none: somebody has put something into the cart. */
  readonly isNew?: boolean
}

const pauseKey = (account: string) => `cart-pause:${account}`

async function pauseOf(account: string): Promise<CartPause | undefined> {
  return (await outbox.settings.get(pauseKey(account)))?.value as CartPause | undefined
}

/** True if the account's cart may be exchanged now; every tab and the worker have the same pause. */
export async function mayExchange(account: string, options: PauseOptions, now: number): Promise<boolean> {
  const pause = await withOutbox(() => pauseOf(account))
  if (!pause || (options.isNew === true && pause.why === 'network')) return true
  return isDue(pause, now, options)
}

/** Stores the pause after an exchange that failed, or that there is none after one that did not. */
export async function noteExchange(
  account: string,
  failure: NotDone | undefined,
  now: number,
): Promise<void> {
  await transactOutbox([outbox.settings], async () => {
    const before = await pauseOf(account)
    if (!(await isCurrentAccount(account)) || (!failure && !before)) return
    const attempts = (before?.attempts ?? 0) + 1
    const value = failure && { attempts, ...pausedAfter(attempts, failure, now, Math.random()) }
    await (value
      ? outbox.settings.put({ key: pauseKey(account), value })
      : outbox.settings.delete(pauseKey(account)))
  })
}
