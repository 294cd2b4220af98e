import type { SaveResult } from '#src/base/outcome.ts'
import { currentPerson, storedPerson } from '#src/platform/session/stored-session.ts'
import { saveForAccount } from '#src/platform/session/save-for-account.ts'
import { outbox } from '#src/platform/device/outbox-database.ts'
import type { Language } from '#src/platform/i18n/words.ts'

/** An account's choice of notifications on this phone. Times are milliseconds since 1970. */
export interface StoredNotificationChoice {
  readonly said: 'yes' | 'no' | 'later'
  readonly at: number
  /** If enabled: the endpoint, the language, and the time of the last registration at the centre. */
  readonly endpoint?: string
  readonly language?: Language
  readonly renewedAt?: number
  /** True if the subscription has ended and the browser got no new one: nothing arrives. */
  readonly stopped?: boolean
}

/** Key of the setting; it ends with the account's id, so that a sign-out encrypts it. */
const notificationChoiceKey = (account: string) => `push:${account}`

/** Returns the choice of an account that uses this phone. */
export async function storedNotificationChoice(
  account: string,
): Promise<StoredNotificationChoice | undefined> {
  return (await outbox.settings.get(notificationChoiceKey(account)))?.value as
    | StoredNotificationChoice
    | undefined
}

/** Saves an account's choice; `locked` if it no longer uses this phone. */
export function saveNotificationChoice(
  account: string,
  choice: StoredNotificationChoice,
): Promise<SaveResult> {
  return saveForAccount(account, [], () =>
    outbox.settings.put({ key: notificationChoiceKey(account), value: choice }),
  )
}

/**
 * Returns the recipient of an incoming notification: the user who is `here`, one whose unlock period is over
 * (`away`), or `nobody`.
 */
export async function notificationRecipient(): Promise<'here' | 'away' | 'nobody'> {
  const account = (await storedPerson())?.id
  const stored = account === undefined ? undefined : await storedNotificationChoice(account)
  if (stored?.said !== 'yes') return 'nobody'
  return (await currentPerson()) ? 'here' : 'away'
}
