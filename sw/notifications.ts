import { indiaDay } from '#src/base/day.ts'
import { fill } from '#src/base/fill.ts'
import { dayText } from '#src/base/moment.ts'
import { notificationRecipient } from '#src/features/push/stored-notification-choice.ts'
import { unsubscribePush } from '#src/platform/device/push.ts'
import { addressIn } from '#src/platform/i18n/address.ts'
import { isLanguage, type Language } from '#src/platform/i18n/words.ts'
import { chosenLanguage } from './language-choice.ts'
import { notificationWords } from './notification-words.ts'

declare const self: ServiceWorkerGlobalScope

/** A later notification replaces the earlier one with its tag: news never replaces a reminder. */
type Tag = 'requests' | 'bookings'

const myRequests = '/requests'

/**
 * Shows a notification without names or contents, because people nearby can read a lock screen. If somebody else
 * uses this phone now, shows nothing and ends the subscription.
 */
export async function showNotification(data: PushMessageData | null): Promise<void> {
  const whose = await notificationRecipient().catch(() => 'away' as const)
  if (whose === 'nobody') return unsubscribePush()
  const message = messageIn(data)
  const language = message.language ?? (await chosenLanguage().catch(() => undefined)) ?? 'en'
  const { title, anything, ...words } = notificationWords[language]
  const about = message.day === undefined ? 'request' : whichDay(message.day)
  const text = about === undefined || whose !== 'here' ? anything : words[about]
  const body = fill(text, { date: dayText(message.day ?? '') })
  await show(title, body, language, message.day === undefined ? 'requests' : 'bookings')
}

/** A day such as 2026-11-27 as people call it; `undefined` if a message says so too late, or the clock of this phone is wrong. */
function whichDay(day: string): 'today' | 'tomorrow' | undefined {
  if (day === indiaDay()) return 'today'
  return day === indiaDay(1) ? 'tomorrow' : undefined
}

function show(title: string, body: string, language: Language, tag: Tag = 'requests'): Promise<void> {
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
 * Shows that a pending order was sent and waits for payment, if the person allowed notifications and no page is
 * visible.
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

/** Opens My requests: focuses an open one, otherwise opens a new tab, so that no half-filled form is lost. */
export async function openNotification(notification: Notification): Promise<void> {
  notification.close()
  const { language } = (notification.data ?? {}) as { language?: unknown }
  const address = new URL(addressIn(isLanguage(language) ? language : 'en', myRequests), self.location.origin)
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.find(({ url }) => new URL(url).pathname === address.pathname)
  // A browser may refuse to focus; a new tab serves as well.
  const focused = await open?.focus().catch(() => undefined)
  if (!focused) await self.clients.openWindow(address.href)
}

interface Message {
  readonly language: Language | undefined
  /** Of a reminder, the day on which a booking begins. */
  readonly day: string | undefined
}

/** A language and a day are read from a message, and not taken on trust: anybody may have sent it. Only today's or tomorrow's day is shown. */
function messageIn(data: PushMessageData | null): Message {
  let message: Partial<Record<'kind' | 'language' | 'day', unknown>> = {}
  try {
    message = (data?.json() ?? {}) as typeof message
  } catch {
    // A message without JSON announces something new.
  }
  const { kind, language, day } = message
  return {
    language: isLanguage(language) ? language : undefined,
    day: kind === 'booking' && typeof day === 'string' ? day : undefined,
  }
}
