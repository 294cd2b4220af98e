import { lockedMessage, renewLocked, type LockedNow } from '#src/features/shared-phone/renew-locked.ts'
import { renewSubscription } from '#src/features/push/subscribe-account.ts'
import { outboxTag } from '#src/platform/device/background-sync.ts'
import { sendOnSync, sendOnMessage } from './drain.ts'
import { takeBytes } from './bytes.ts'
import { noteChoice } from './language-choice.ts'
import { isNoRoom } from './fetch-into.ts'
import { dropOlderBuilds, updateCachedLanguages, cacheLanguage, withRoom } from './cache-pages.ts'
import { openNotification, showNotification } from './notifications.ts'
import { answerFor } from './request-rules.ts'

declare const self: ServiceWorkerGlobalScope

// A first install caches nothing: the page requests its language once it is usable. An update loads the phone's
// cached pages anew before it may take over.
self.addEventListener('install', (event) => event.waitUntil(withRoom(updateCachedLanguages)))

self.addEventListener('activate', (event) =>
  event.waitUntil(dropOlderBuilds().then(() => self.clients.claim())),
)

self.addEventListener('fetch', (event) => {
  const answer = answerFor(event.request)
  if (answer) event.respondWith(answer)
})

self.addEventListener('message', (event) => {
  const message = event.data as { type?: unknown; language?: unknown }
  // Sent by workbox-window when the person takes the update; never decided here.
  if (message.type === 'SKIP_WAITING') void self.skipWaiting()
  if (message.type === 'language') event.waitUntil(noteChoice(message.language))
  if (message.type === outboxTag) event.waitUntil(sendOnMessage())
  if (message.type === lockedMessage) event.waitUntil(renewLocked(event.data as LockedNow))
  if (message.type === 'keep') {
    const done = withRoom(() => cacheLanguage(message.language)).then(
      (cached) => ({ kept: cached, full: false }),
      (error: unknown) => ({ kept: false, full: isNoRoom(error) }),
    )
    // A page counts its own requests; the worker reports its requests.
    event.waitUntil(done.then((caching) => event.ports[0]?.postMessage({ ...caching, bytes: takeBytes() })))
  }
})

/** Background Sync, which TypeScript does not know: Chromium's alone. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}

self.addEventListener('sync', (event: Event) => {
  const { tag } = event as SyncEvent
  if (tag === outboxTag) (event as SyncEvent).waitUntil(sendOnSync())
})

self.addEventListener('push', (event) => event.waitUntil(showNotification(event.data)))

self.addEventListener('notificationclick', (event) => event.waitUntil(openNotification(event.notification)))

// The browser's subscription has a new endpoint; the centre gets it for the signed-in user.
self.addEventListener('pushsubscriptionchange', (event: Event) =>
  (event as ExtendableEvent).waitUntil(renewSubscription()),
)
