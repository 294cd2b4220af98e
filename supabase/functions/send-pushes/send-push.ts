import { logFailure } from '../_shared/log-failure.ts'
import { encrypted, type SubscriptionKeys } from '../_shared/push/encryption.ts'
import { isPushService, type MoreServices } from '../_shared/push/push-hosts.ts'
import { authorization, type Vapid } from '../_shared/push/vapid.ts'

/** A message as the database hands it out. */
export interface Due extends SubscriptionKeys {
  id: number
  endpoint: string
  language: string
  /** Of a reminder: the day on which a booking begins, such as 2026-11-27, and in how many seconds. */
  day?: string
  lasts?: number
}

/**
 * The result of a message: `sent`; `refused` permanently; `gone` if the subscription has ended; `later`, after
 * the service's delay in seconds if given.
 */
type PushResult = { id: number; outcome: 'sent' | 'refused' | 'gone' | 'later'; after?: number }

/** Settings of sending. */
interface Sending {
  vapid: Vapid
  more: MoreServices
}

/** Longer than a push service needs; all of a batch together stay below the pause after a try. */
const longestWait = 10_000

/** Lifetime of a message in seconds; afterwards the app's own list shows the news. */
const ttlSeconds = 24 * 60 * 60

/** Sends a notification to one browser. Never throws. */
export async function sendPush(due: Due, { vapid, more }: Sending): Promise<PushResult> {
  const { id, endpoint } = due
  if (!isPushService(endpoint, more)) return { id, outcome: 'gone' }
  const { hostname } = new URL(endpoint)
  // With these keys nobody can be notified.
  const body = await encrypted(JSON.stringify(messageOf(due)), due).catch((cause: unknown) =>
    logFailure(`Nothing can be encrypted for a phone at ${hostname}`, cause),
  )
  if (!body) return { id, outcome: 'gone' }
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        authorization: await authorization(endpoint, vapid),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(Math.max(0, due.lasts ?? ttlSeconds)),
        urgency: 'normal',
        // Of several pieces of news, and of one that is sent again, a phone that comes back gets the last.
        topic: messageOf(due).kind,
      },
      body,
      // A push service never redirects; a redirect must not choose our next call.
      redirect: 'manual',
      signal: AbortSignal.timeout(longestWait),
    })
    await response.body?.cancel()
    return { id, ...outcomeOf(response) }
  } catch (cause) {
    logFailure(`${hostname} could not be asked to tell a phone`, cause)
    return { id, outcome: 'later' }
  }
}

/** Returns the message for the phone's worker, which tells nothing to a passer-by. */
function messageOf({ language, day }: Due) {
  return day === undefined ? { kind: 'request', language } : { kind: 'booking', language, day }
}

function outcomeOf({ status, headers }: Response): Omit<PushResult, 'id'> {
  if (status >= 200 && status < 300) return { outcome: 'sent' }
  if (status === 404 || status === 410) return { outcome: 'gone' }
  // Our own mistakes: too large, malformed. 401 and 403 are mistakes too, but of the settings, which somebody may mend.
  if (status === 400 || status === 413) return { outcome: 'refused' }
  const after = Number(headers.get('retry-after') ?? Number.NaN)
  return { outcome: 'later', ...(Number.isFinite(after) && after >= 0 ? { after } : {}) }
}
