import { outbox, withOutbox } from '#src/platform/device/outbox-database.ts'
import { writeForAccount } from './save-for-account.ts'

/** Number of tries with an answer older than the stored one, before the next sync. */
const mostTries = 3

/**
 * Asks the centre for a setting of the account and stores the answer. If a value was stored while the answer was on its
 * way, the answer is older: it is dropped and fetched once more. `undefined` stores nothing. Rejects as `ask` does.
 */
export async function storeAnswer(account: string, key: string, ask: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; tries < mostTries; tries++) {
    const before = await stored(key)
    const value = await ask()
    if (value === undefined) return
    const outcome = await writeForAccount(account, [], async () => {
      const isOlder = (await stored(key)) !== before
      if (!isOlder) await outbox.settings.put({ key, value })
      return isOlder
    })
    if (!outcome.saved || !outcome.value) return
  }
}

/** The stored value as a text, so that two of them can be compared. */
async function stored(key: string): Promise<string | undefined> {
  return JSON.stringify((await withOutbox(() => outbox.settings.get(key)))?.value)
}
