import type { SaveResult } from '#src/base/outcome.ts'
import { currentPerson, storedPerson } from '#src/core/session/stored-session.ts'
import { saveForAccount } from '#src/core/session/save-for-account.ts'
import { device } from '#src/device/database.ts'
import type { Language } from '#src/i18n/words.ts'

/** What an account said about being told on this phone when the centre answers. Times are milliseconds since 1970. */
export interface StoredNotificationChoice {
  readonly said: 'yes' | 'no' | 'later'
  readonly at: number
  /** Of a yes: where the centre tells it, in which language, and when the centre last heard so. */
  readonly endpoint?: string
  readonly language?: Language
  readonly renewedAt?: number
}

/** Where the phone keeps it; with the id at the end, it is put away with all else of the account's. */
const notificationChoiceKey = (account: string) => `push:${account}`

/** What an account that uses this phone said. */
export async function storedNotificationChoice(
  account: string,
): Promise<StoredNotificationChoice | undefined> {
  return (await device.settings.get(notificationChoiceKey(account)))?.value as
    | StoredNotificationChoice
    | undefined
}

/** Saves what an account said, while it uses this phone; of one that has left nothing is written. */
export function saveNotificationChoice(
  account: string,
  choice: StoredNotificationChoice,
): Promise<SaveResult> {
  return saveForAccount(account, [], () =>
    device.settings.put({ key: notificationChoiceKey(account), value: choice }),
  )
}

/**
 * Whose news it is that comes in now: that of whoever is `here`, of somebody who has been `away` for too long, or of
 * `nobody` who uses this phone.
 */
export async function notificationRecipient(): Promise<'here' | 'away' | 'nobody'> {
  const account = (await storedPerson())?.id
  const stored = account === undefined ? undefined : await storedNotificationChoice(account)
  if (stored?.said !== 'yes') return 'nobody'
  return (await currentPerson()) ? 'here' : 'away'
}
