import { dropPush } from '#src/backend/push.ts'
import type { Kept } from '#src/base/outcome.ts'
import { accessToken } from '#src/core/session/access-token.ts'
import { heldPerson } from '#src/core/session/held-session.ts'
import { requestNotificationPermission } from '#src/device/notification-permission.ts'
import { liveQuery } from '#src/device/database.ts'
import { alone } from '#src/device/locks.ts'
import {
  notificationPermission,
  unsubscribePush,
  subscribing,
  pushEndpoint,
  type NotificationState,
} from '#src/device/push.ts'
import { outcomeOf } from '#src/device/trouble.ts'
import type { Language } from '#src/i18n/words.ts'
import { enrol, type Enrolling } from './enrol.ts'
import { heldTelling, keepTelling, type HeldTelling } from './held-telling.ts'

/** Where telling stands for whoever is signed in: what the browser allows, and what the person said. */
export interface TellingState {
  readonly notices: NotificationState
  readonly said: HeldTelling['said'] | undefined
}

/** How long a "not now" holds. */
const longAway = 90 * 24 * 60 * 60_000

/** Where telling stands, now and after every change; null where nobody is signed in, whom the centre could tell nothing. */
export function watchTelling() {
  return liveQuery(async (): Promise<TellingState | null> => {
    const account = (await heldPerson())?.id
    if (account === undefined) return null
    const stored = await heldTelling(account)
    const isOver = stored?.said === 'later' && Date.now() - stored.at > longAway
    return { notices: notificationPermission(), said: isOver ? undefined : stored?.said }
  })
}

/** What became of the wish to be told; the browser's question may have been `refused`, or `closed` without an answer. */
export type Turning = Enrolling | 'refused' | 'closed'

/** Has whoever is signed in told on this phone. To be called first thing after a tap: the browser asks. */
export async function tellOnThisPhone(language: Language): Promise<Turning> {
  const allowed = await requestNotificationPermission()
  if (allowed !== 'granted') return allowed === 'default' ? 'closed' : 'refused'
  const account = (await heldPerson())?.id
  return account === undefined ? 'not kept' : enrol(account, language)
}

/** Tells nobody on this phone any more; the centre forgets it now, or when it next tries. */
export async function tellNoMore(): Promise<Kept> {
  const account = (await heldPerson())?.id
  if (account === undefined) return { kept: true }
  const endpoint = await pushEndpoint()
  // After whoever is just subscribing, who would write a yes over it.
  const outcome = await alone(subscribing, () => keepTelling(account, { said: 'no', at: Date.now() }))
  if (!outcome.kept) return outcome
  await unsubscribePush()
  void outcomeOf(async () => {
    const token = endpoint && (await accessToken({ owner: account }))
    if (endpoint && token) await dropPush(endpoint, token)
  })
  return outcome
}

/** Keeps the offer away for long. */
export async function notNow(): Promise<void> {
  const account = (await heldPerson())?.id
  if (account !== undefined) await keepTelling(account, { said: 'later', at: Date.now() })
}
