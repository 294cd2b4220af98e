import { notSaved, saved, type SaveResult } from '#src/base/outcome.ts'
import type { KnownAnswers } from '#src/features/forms/known-answers.ts'
import { existingKey, keyOf } from '#src/platform/session/keys.ts'
import { farmerSetting } from '#src/platform/outbox/setting-keys.ts'
import { outbox, withOutbox, watchOutbox } from '#src/platform/device/outbox-database.ts'
import { decrypt, encrypt, type Encrypted } from '#src/platform/device/encryption.ts'
import { answerOf } from '#src/platform/device/storage-result.ts'

/** The farmer for whom somebody fills in several forms in a row. */
export interface Farmer {
  readonly name: string
  /** The farmer's answers by the field names of forms. */
  readonly known: KnownAnswers
}

/** So long a choice is offered: nobody begins a new day with yesterday's last farmer. */
const lastsMs = 12 * 3_600_000

/**
 * Has the next forms of an account begin with a farmer, also after a reload and after the tab was killed; without a farmer they begin
 * empty again. It is encrypted under the key of the account, which alone is offered it.
 */
export function chooseFarmer(
  account: string,
  farmer: Farmer | undefined,
  now = Date.now(),
): Promise<SaveResult> {
  return answerOf(async () => {
    const key = farmer && (await keyOf(account))
    if (farmer && !key) return notSaved('locked')
    if (!key) await withOutbox(() => outbox.settings.delete(farmerSetting(account)))
    else {
      const choice: Choice = { farmer, at: now }
      const value = await encrypt(key, JSON.stringify(choice))
      await withOutbox(() => outbox.settings.put({ key: farmerSetting(account), value }))
    }
    return saved
  })
}

interface Choice {
  readonly farmer: Farmer
  /** Milliseconds since 1970 by the phone's clock. */
  readonly at: number
}

/**
 * Returns the farmer chosen by the account; `undefined` if there was no choice in the last 12 hours, or the
 * account has left the phone.
 */
export async function farmerOf(account: string, now = Date.now()): Promise<Farmer | undefined> {
  const [stored, key] = await Promise.all([
    withOutbox(() => outbox.settings.get(farmerSetting(account))),
    existingKey(account),
  ])
  const text = stored && key && (await decrypt(key, stored.value as Encrypted).catch(() => undefined))
  if (!text) return undefined
  const { farmer, at } = JSON.parse(text) as Choice
  return Math.abs(now - at) < lastsMs ? farmer : undefined
}

/** The same, now and after every change in any tab; null where there is none. */
export function watchFarmer(account: string) {
  return watchOutbox(async () => (await farmerOf(account)) ?? null)
}
