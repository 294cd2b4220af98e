import { dropPush } from '#src/features/push/internal/push-api.ts'
import { saved, type SaveResult } from '#src/base/outcome.ts'
import { accessToken } from '#src/platform/session/access-token.ts'
import { currentPerson } from '#src/platform/session/stored-session.ts'
import { requestNotificationPermission } from '#src/platform/device/notification-permission.ts'
import { watchOutbox } from '#src/platform/device/outbox-database.ts'
import { withLock } from '#src/platform/device/locks.ts'
import {
  notificationPermission,
  unsubscribePush,
  subscribing,
  pushEndpoint,
  type NotificationState,
} from '#src/platform/device/push.ts'
import { answerOf, saveResultOf } from '#src/platform/device/storage-result.ts'
import type { Language } from '#src/platform/i18n/words.ts'
import { subscribeAccount, type SubscribeResult } from './subscribe-account.ts'
import {
  storedNotificationChoice,
  saveNotificationChoice,
  type StoredNotificationChoice,
} from './stored-notification-choice.ts'

/** The signed-in user's notification state: the browser's permission and the person's choice. */
export interface NotificationStatus {
  readonly notices: NotificationState
  readonly said: StoredNotificationChoice['said'] | undefined
  /** True if they were enabled and nothing arrives any more, until the person enables them again. */
  readonly stopped: boolean
}

/** How long a "not now" lasts, in milliseconds. */
const snoozeMs = 90 * 24 * 60 * 60_000

/** Observes the notification state; `null` while nobody is signed in. */
export function watchNotifications() {
  return watchOutbox(async (): Promise<NotificationStatus | null> => {
    const account = (await currentPerson())?.id
    if (account === undefined) return null
    const stored = await storedNotificationChoice(account)
    const isOver = stored?.said === 'later' && Math.abs(Date.now() - stored.at) > snoozeMs
    const said = isOver ? undefined : stored?.said
    return { notices: notificationPermission(), said, stopped: stored?.stopped === true }
  })
}

/** The result of enabling notifications; the person may have `refused` the browser's question or `closed` it. */
export type EnableResult = SubscribeResult | 'refused' | 'closed'

/**
 * Enables notifications for the signed-in user on this phone. Call it first after a tap, because the browser
 * asks for permission.
 */
export async function enableNotifications(language: Language): Promise<EnableResult> {
  const allowed = await requestNotificationPermission()
  if (allowed !== 'granted') return allowed === 'default' ? 'closed' : 'refused'
  return answerOf<EnableResult>(
    async () => {
      const account = (await currentPerson())?.id
      return account === undefined ? 'not saved' : subscribeAccount(account, language)
    },
    () => 'not saved',
  )
}

/** Disables notifications on this phone; the centre learns it now or at its next attempt. */
export function disableNotifications(): Promise<SaveResult> {
  return answerOf(disable)
}

async function disable(): Promise<SaveResult> {
  const account = (await currentPerson())?.id
  if (account === undefined) return { saved: true }
  const endpoint = await pushEndpoint()
  // After a running subscription, which would overwrite it with a yes.
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

/** Hides the offer for three months. */
export function notNow(): Promise<SaveResult> {
  return answerOf(async () => {
    const account = (await currentPerson())?.id
    return account === undefined ? saved : saveNotificationChoice(account, { said: 'later', at: Date.now() })
  })
}
