import { savePush, pushKey } from '#src/features/push/internal/push-api.ts'
import { saved, type SaveResult } from '#src/base/outcome.ts'
import { accessToken } from '#src/platform/session/access-token.ts'
import { callCentre, undoneBy } from '#src/platform/session/call-centre.ts'
import { currentPerson, sessionState } from '#src/platform/session/stored-session.ts'
import { withLock } from '#src/platform/device/locks.ts'
import {
  notificationPermission,
  subscribe,
  subscribing,
  pushEndpoint,
  type Subscription,
} from '#src/platform/device/push.ts'
import { saveResultOf } from '#src/platform/device/storage-result.ts'
import type { Language } from '#src/platform/i18n/words.ts'
import {
  storedNotificationChoice,
  saveNotificationChoice,
  type StoredNotificationChoice,
} from './stored-notification-choice.ts'

/** Interval of renewing the registration, in milliseconds. */
const renewal = 24 * 60 * 60_000

/**
 * The result of subscribing: `on`, or the missing part: a new `sign-in`, a `network` to the centre, a `centre` with push
 * keys, a `browser` with push, room on the phone. `not taken`: the centre refuses it now.
 */
export type SubscribeResult = 'on' | 'sign-in' | 'network' | 'not taken' | 'centre' | 'browser' | 'not saved'

/**
 * Renews the user's subscription: after signing in or unlocking, in another language, after the browser changed
 * its endpoint, and once a day. Where nothing can arrive any more, stores that. Never asks the person; never rejects.
 *
 * @param now in milliseconds; `at once` also if it was renewed today
 */
export async function renewSubscription(
  language?: Language,
  now: number | 'at once' = Date.now(),
): Promise<void> {
  // Under a lock: notifications that were switched off meanwhile must not come back by this.
  const renew = async () => {
    const account = (await currentPerson())?.id
    const stored = account === undefined ? undefined : await storedNotificationChoice(account)
    if (account === undefined || stored?.said !== 'yes' || notificationPermission() !== 'granted') return
    const wanted = language ?? stored.language ?? 'en'
    if (stored.language !== wanted || (await isStale(stored, now))) await renewNow(account, stored, wanted)
  }
  await saveResultOf(() => withLock(subscribing, renew))
}

async function renewNow(
  account: string,
  stored: StoredNotificationChoice,
  language: Language,
): Promise<SaveResult> {
  if ((await subscribeNow(account, language)) !== 'browser') return saved
  return saveNotificationChoice(account, { ...stored, stopped: true, renewedAt: Date.now() })
}

/** True if the registration is due; a clock that was set back does not delay it. */
async function isStale(
  { renewedAt = 0, endpoint }: StoredNotificationChoice,
  now: number | 'at once',
): Promise<boolean> {
  if (now === 'at once') return true
  const since = now - renewedAt
  return since < 0 || since >= renewal || (await pushEndpoint()) !== endpoint
}

/** Subscribes an account on this phone. */
export function subscribeAccount(account: string, language: Language): Promise<SubscribeResult> {
  return withLock(subscribing, () => subscribeNow(account, language))
}

/**
 * Subscribes in the browser, registers at the centre, then stores the choice: after a failure nothing claims to
 * be on.
 */
async function subscribeNow(account: string, language: Language): Promise<SubscribeResult> {
  const token = await accessToken({ owner: account })
  if (token === undefined) return (await sessionState()).needsSignIn ? 'sign-in' : 'network'
  const answer = await pushKey()
  if (!('data' in answer)) return undoneBy(answer) === 'no network' ? 'network' : 'not taken'
  if (answer.data.key === null) return 'centre'
  const made = await registered(account, { key: answer.data.key, language })
  if (typeof made === 'string') return made
  const { endpoint } = made
  const now = Date.now()
  const outcome = await saveNotificationChoice(account, {
    said: 'yes',
    at: now,
    endpoint,
    language,
    renewedAt: now,
  })
  return outcome.saved ? 'on' : 'not saved'
}

/**
 * Subscribes in the browser and registers it at the centre: anew, once, if its push service has ended the address that the browser
 * still has. Returns the subscription, or why there is none.
 */
async function registered(
  account: string,
  { key, language }: { readonly key: string; readonly language: Language },
  ended?: string,
): Promise<Subscription | Exclude<SubscribeResult, 'on' | 'not saved'>> {
  const made = await subscribe(key, ended)
  if (!made || made.endpoint === ended) return 'browser'
  const kept = await callCentre(account, (token) => savePush({ ...made, language }, token))
  if (kept === 'sign in') return 'sign-in'
  if (kept === 'no network') return 'network'
  if (typeof kept === 'string') return 'not taken'
  if (!kept.isEnded) return made
  return ended === undefined ? registered(account, { key, language }, made.endpoint) : 'browser'
}
