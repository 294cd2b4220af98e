import { dropPush } from '#src/backend/push.ts'
import type { SaveResult } from '#src/base/outcome.ts'
import { accessToken } from '#src/core/session/access-token.ts'
import { currentPerson } from '#src/core/session/stored-session.ts'
import { requestNotificationPermission } from '#src/device/notification-permission.ts'
import { liveQuery } from '#src/device/database.ts'
import { withLock } from '#src/device/locks.ts'
import {
  notificationPermission,
  unsubscribePush,
  subscribing,
  pushEndpoint,
  type NotificationState,
} from '#src/device/push.ts'
import { saveResultOf } from '#src/device/storage-result.ts'
import type { Language } from '#src/i18n/words.ts'
import { subscribeAccount, type SubscribeResult } from './subscribe-account.ts'
import {
  storedNotificationChoice,
  saveNotificationChoice,
  type StoredNotificationChoice,
} from './stored-notification-choice.ts'

/** Where telling stands for the signed-in user: what the browser allows, and what the person said. */
export interface NotificationStatus {
  readonly notices: NotificationState
  readonly said: StoredNotificationChoice['said'] | undefined
}

/** How long a "not now" holds. */
const snoozeMs = 90 * 24 * 60 * 60_000

/** Where telling stands, now and after every change; null where nobody is signed in, whom the centre could tell nothing. */
export function watchNotifications() {
  return liveQuery(async (): Promise<NotificationStatus | null> => {
    const account = (await currentPerson())?.id
    if (account === undefined) return null
    const stored = await storedNotificationChoice(account)
    const isOver = stored?.said === 'later' && Date.now() - stored.at > snoozeMs
    return { notices: notificationPermission(), said: isOver ? undefined : stored?.said }
  })
}

/** The outcome of the wish to be told; the browser's question may have been `refused`, or `closed` without an answer. */
export type EnableResult = SubscribeResult | 'refused' | 'closed'

/** Has the signed-in user told on this phone. To be called first thing after a tap: the browser asks. */
export async function enableNotifications(language: Language): Promise<EnableResult> {
  const allowed = await requestNotificationPermission()
  if (allowed !== 'granted') return allowed === 'default' ? 'closed' : 'refused'
  const account = (await currentPerson())?.id
  return account === undefined ? 'not kept' : subscribeAccount(account, language)
}

/** Tells nobody on this phone any more; the centre forgets it now, or when it next tries. */
export async function disableNotifications(): Promise<SaveResult> {
  const account = (await currentPerson())?.id
  if (account === undefined) return { saved: true }
  const endpoint = await pushEndpoint()
  // After whoever is just subscribing, who would write a yes over it.
  const outcome = await withLock(subscribing, () =>
    saveNotificationChoice(account, { said: 'no', at: Date.now() }),
  )
  if (!outcome.saved) return outcome
  await unsubscribePush()
  void saveResultOf(async () => {
    const token = endpoint && (await accessToken({ owner: account }))
    if (endpoint && token) await dropPush(endpoint, token)
  })
  return outcome
}

/** Keeps the offer away for long. */
export async function notNow(): Promise<void> {
  const account = (await currentPerson())?.id
  if (account !== undefined) await saveNotificationChoice(account, { said: 'later', at: Date.now() })
}
