import { base64urlOf } from '#src/base/bytes.ts'
import { withLock } from './locks.ts'

/** A browser's push endpoint and encryption keys. */
export interface Subscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** The permission; `default` if not asked, `cannot` if the browser has no push. */
export type NotificationState = NotificationPermission | 'cannot'

// The worker has its registration at hand and no way to ask for one; in a page it is the other way round.
const workerScope = globalThis as { readonly registration?: ServiceWorkerRegistration }

/** Returns the permission to show notifications. An iPhone offers it only to an installed app. */
export function notificationPermission(): NotificationState {
  const can = 'PushManager' in globalThis && 'Notification' in globalThis
  if (!can || !(workerScope.registration || 'serviceWorker' in navigator)) return 'cannot'
  return Notification.permission
}

/**
 * Subscribes this browser with a public key; `undefined` if it has no push. Does not ask the person.
 *
 * @param ended an address that its push service has ended: a subscription with it makes way for a new one
 */
export async function subscribe(key: string, ended?: string): Promise<Subscription | undefined> {
  try {
    const manager = (await registrationHere())?.pushManager
    return manager && subscriptionKeys(await subscriptionFor(key, manager, ended))
  } catch {
    return undefined
  }
}

async function subscriptionFor(
  key: string,
  manager: PushManager,
  ended: string | undefined,
): Promise<PushSubscription> {
  const before = await manager.getSubscription()
  // One that was made for another key hears nothing of this one, and stands in its way.
  if (before && (before.endpoint === ended || keyOf(before) !== key)) await before.unsubscribe()
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

const keyOf = ({ options }: PushSubscription) =>
  base64urlOf(new Uint8Array(options.applicationServerKey ?? new ArrayBuffer()))

function subscriptionKeys(subscription: PushSubscription): Subscription | undefined {
  const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON()
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : undefined
}

/** The push endpoint of this browser; `undefined` if it has none. */
export async function pushEndpoint(): Promise<string | undefined> {
  const registration = await registrationHere().catch(() => undefined)
  const subscription = await registration?.pushManager.getSubscription().catch(() => undefined)
  return subscription?.endpoint
}

/** Name of the lock that serializes subscribing and unsubscribing across tabs and worker. */
export const subscribing = 'push'

/** Ends the push subscription of this browser, with or without network. Never rejects. */
export async function unsubscribePush(): Promise<void> {
  if (notificationPermission() !== 'granted') return
  // Where the browser does not say that it has ended, the worker still shows nothing to anybody else.
  await withLock(subscribing, end).catch(() => undefined)
}

async function end(): Promise<void> {
  const registration = await registrationHere()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

async function registrationHere(): Promise<ServiceWorkerRegistration | undefined> {
  return workerScope.registration ?? navigator.serviceWorker.getRegistration()
}
