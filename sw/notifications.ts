import { notificationRecipient } from '#src/core/push/stored-notification-choice.ts'
import { unsubscribePush } from '#src/device/push.ts'
import { addressIn } from '#src/i18n/address.ts'
import { isLanguage, type Language } from '#src/i18n/words.ts'
import { chosenLanguage } from './language-choice.ts'
import { notificationWords } from './notification-words.ts'

declare const self: ServiceWorkerGlobalScope

/** One at a time: what comes later stands in its place, and what comes twice is shown once. */
const tag = 'requests'

const myRequests = '/requests'

/**
 * Shows that there is news, in words that name nobody and nothing: the lock screen is read by whoever is near. Where
 * somebody else uses this phone now, nothing is shown, and nothing more comes.
 */
export async function showNotification(data: PushMessageData | null): Promise<void> {
  const whose = await notificationRecipient().catch(() => 'away' as const)
  if (whose === 'nobody') return unsubscribePush()
  const language = languageIn(data) ?? (await chosenLanguage().catch(() => undefined)) ?? 'en'
  const { title, request, anything } = notificationWords[language]
  await show(title, whose === 'here' ? request : anything, language)
}

function show(title: string, body: string, language: Language): Promise<void> {
  return self.registration.showNotification(title, {
    body,
    lang: language,
    tag,
    icon: '/icons/icon-192.png',
    badge: '/icons/icon-192.png',
    data: { language },
  })
}

/**
 * Shows that an order which waited on this phone has gone out and waits for payment: only where the current user
 * wished to be told on it, and no page is looked at, which says so itself.
 */
export async function showToPay(): Promise<void> {
  if (
    Notification.permission !== 'granted' ||
    (await notificationRecipient().catch(() => 'nobody')) !== 'here'
  )
    return
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return
  const language = (await chosenLanguage().catch(() => undefined)) ?? 'en'
  const { title, toPay } = notificationWords[language]
  await show(title, toPay, language)
}

/** Leads to what is new: to My requests where that is open, else it is opened, so that no half-filled form is left. */
export async function openNotification(notification: Notification): Promise<void> {
  notification.close()
  const { language } = (notification.data ?? {}) as { language?: unknown }
  const address = new URL(addressIn(isLanguage(language) ? language : 'en', myRequests), self.location.origin)
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.find(({ url }) => new URL(url).pathname === address.pathname)
  // A browser may refuse to focus; then a page of its own is as good.
  const focused = await open?.focus().catch(() => undefined)
  if (!focused) await self.clients.openWindow(address.href)
}

/** Only a language is read from a message, and that is not taken on trust: anybody may have sent it. */
function languageIn(data: PushMessageData | null): Language | undefined {
  try {
    const { language } = (data?.json() ?? {}) as { language?: unknown }
    return isLanguage(language) ? language : undefined
  } catch {
    return undefined
  }
}
