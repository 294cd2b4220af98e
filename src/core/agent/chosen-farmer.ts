import { notKept, type Kept } from '#src/base/outcome.ts'
import type { KnownAnswers } from '#src/core/drafts/known-answers.ts'
import { keyAtHand, keyOf } from '#src/core/keys/keys.ts'
import { outbox, steadily, watchOutbox } from '#src/device/outbox-database.ts'
import { open, seal, type Sealed } from '#src/device/sealing.ts'
import { outcomeOf } from '#src/device/trouble.ts'

/** The farmer for whom somebody fills in several forms in a row. */
export interface Farmer {
  readonly name: string
  /** What the farmer said, by the names under which forms ask it. */
  readonly known: KnownAnswers
}

/** So long a choice is offered: nobody begins a new day with yesterday's last farmer. */
const lastsMs = 12 * 3_600_000

/** Where the phone keeps whom an account goes on with. */
const farmerSetting = (account: string) => `farmer:${account}`

/**
 * Has the next forms of an account begin with a farmer, also after a reload and after the tab was killed; without a farmer they begin
 * empty again. It is encrypted under the key of the account, which alone is offered it.
 */
export async function chooseFarmer(
  account: string,
  farmer: Farmer | undefined,
  now = Date.now(),
): Promise<Kept> {
  const key = farmer && (await keyOf(account).catch(() => undefined))
  if (farmer && !key) return notKept('locked')
  return outcomeOf(async () => {
    if (!key) return steadily(() => outbox.settings.delete(farmerSetting(account)))
    const choice: Choice = { farmer, at: now }
    const value = await seal(key, JSON.stringify(choice))
    await steadily(() => outbox.settings.put({ key: farmerSetting(account), value }))
  })
}

interface Choice {
  readonly farmer: Farmer
  /** Milliseconds since 1970 by the phone's clock. */
  readonly at: number
}

/** The farmer with whom an account goes on; undefined where it has chosen none within the last 12 hours, or has left the phone. */
export async function farmerOf(account: string, now = Date.now()): Promise<Farmer | undefined> {
  const [held, key] = await Promise.all([
    steadily(() => outbox.settings.get(farmerSetting(account))),
    keyAtHand(account),
  ])
  const text = held && key && (await open(key, held.value as Sealed).catch(() => undefined))
  if (!text) return undefined
  const { farmer, at } = JSON.parse(text) as Choice
  return Math.abs(now - at) < lastsMs ? farmer : undefined
}

/** The same, now and after every change in any tab; null where there is none. */
export function watchFarmer(account: string) {
  return watchOutbox(async () => (await farmerOf(account)) ?? null)
}
