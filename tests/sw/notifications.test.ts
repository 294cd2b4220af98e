import '../device/failing-storage.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { indiaDay } from '#src/base/day.ts'
import { dayText } from '#src/base/moment.ts'
import { outbox } from '#src/platform/device/outbox-database.ts'
import { languages } from '#src/platform/i18n/words.ts'
import { freshPhone } from '../outbox-device/test-phone.ts'
import { newPushBrowser, type PushBrowser } from '../push/push-browser.ts'
import { newPhone, origin } from './fake-browser.ts'

interface News {
  showNotification(data: { json(): unknown } | null): Promise<void>
  openNotification(notification: object): Promise<void>
}

// sw/ has a separate tsconfig.
const parts = import.meta.glob<News>('/sw/notifications.ts')
const choices = import.meta.glob<{ noteChoice(language: string): Promise<void> }>('/sw/language-choice.ts')
const worker = await Object.values(parts)[0]!()
const { noteChoice } = await Object.values(choices)[0]!()
const { enableNotifications } = await import('#src/features/push/notifications.ts')
const { signIn, signOut } = await import('#src/features/account/internal/sign-in.ts')

const message = (value: unknown) => ({ json: () => value })
const garbage = {
  json: () => {
    throw new SyntaxError('Unexpected token')
  },
}

let browser: PushBrowser
beforeEach(async () => {
  const { push } = await freshPhone()
  push.key = 'K'.repeat(86) + 'A'
  browser = newPushBrowser(true)
  vi.stubGlobal('self', { location: new URL(origin), registration: Reflect.get(globalThis, 'registration') })
  vi.stubGlobal('caches', newPhone().caches)
  await signIn('farmer@example.org', 'secret')
  await enableNotifications('pa')
})

const shownFor = async (data: Parameters<News['showNotification']>[0]) => {
  await worker.showNotification(data)
  return browser.shown.splice(0).map(({ title, options }) => [title, options.body, options.lang])
}

describe('a notification', () => {
  it.each([
    ['en', 'Khet Seva', 'There is news about your request or order.'],
    ['pa', 'ਖੇਤ ਸੇਵਾ', 'ਤੁਹਾਡੀ ਅਰਜ਼ੀ ਜਾਂ ਆਰਡਰ ਬਾਰੇ ਖਬਰ ਆਈ ਹੈ।'],
    ['hi', 'खेत सेवा', 'आपके आवेदन या ऑर्डर के बारे में खबर आई है।'],
  ])('is in the language of the subscription: %s', async (language, title, body) => {
    expect(await shownFor(message({ kind: 'request', language }))).toEqual([[title, body, language]])
  })

  it('contains nothing of a message, whoever sent it', async () => {
    const words = {
      kind: 'Gurpreet',
      language: 'pa',
      title: 'Pay ₹500',
      body: 'KS-1234',
      url: 'https://evil.test',
    }
    await worker.showNotification(message(words))
    const all = JSON.stringify(browser.shown)
    for (const word of ['Gurpreet', '500', 'KS-', 'evil']) expect(all).not.toContain(word)
  })

  it.each([
    ['none', null],
    ['garbage', garbage],
    ['null', message(null)],
    ['a text', message('x')],
    ['another language', message({ language: 'fr' })],
    ['no language that is one', message({ language: { toString: 1 } })],
  ])('is right with %s as its message, in the language of this phone', async (_what, data) => {
    await noteChoice('hi')
    expect(await shownFor(data)).toEqual([['खेत सेवा', 'आपके आवेदन या ऑर्डर के बारे में खबर आई है।', 'hi']])
  })

  it('of a booking names its day, today or tomorrow, and never a place', async () => {
    const of = (day: string) => message({ kind: 'booking', language: 'en', day, place: 'Sarna' })
    expect(await shownFor(of(indiaDay(1)))).toEqual([
      ['Khet Seva', `Your booking is tomorrow, ${dayText(indiaDay(1))}. Open the app to see the time.`, 'en'],
    ])
    expect(await shownFor(of(indiaDay()))).toEqual([
      ['Khet Seva', `Your booking is today, ${dayText(indiaDay())}. Open the app to see the time.`, 'en'],
    ])
    // The push service kept it too long, or this phone's clock is wrong.
    for (const day of [indiaDay(-1), indiaDay(2), 'x'])
      expect(await shownFor(of(day))).toEqual([
        ['Khet Seva', 'There is something new. Open the app to see it.', 'en'],
      ])
  })

  it('of a booking stays when there is news', async () => {
    await worker.showNotification(message({ kind: 'booking', language: 'pa', day: indiaDay(1) }))
    await worker.showNotification(message({ kind: 'request', language: 'pa' }))
    expect(new Set(browser.shown.map(({ options }) => options.tag)).size).toBe(2)
  })

  it('replaces the earlier one', async () => {
    await worker.showNotification(null)
    await worker.showNotification(null)
    expect(new Set(browser.shown.map(({ options }) => options.tag)).size).toBe(1)
    expect(browser.shown.every(({ options }) => options.tag)).toBe(true)
  })

  it('says less once its person has been away for too long', async () => {
    await outbox.settings.put({ key: 'stay', value: { from: 0, until: 1 } })
    expect(await shownFor(message({ language: 'en' }))).toEqual([
      ['Khet Seva', 'There is something new. Open the app to see it.', 'en'],
    ])
  })

  it('is not shown once its person has left, nor later', async () => {
    const subscription = browser.endpoint()
    await signOut()
    await signIn('neighbour@example.org', 'secret')
    // As where the page died before it could silence the browser.
    browser.made.find(({ endpoint }) => endpoint === subscription)!.ended = false
    expect(await shownFor(message({ language: 'pa' }))).toEqual([])
    expect(browser.endpoint()).toBeUndefined()
  })
})

describe('a tap on it', () => {
  const tapped = async (urls: string[], language?: unknown, focusing = true) => {
    const did: string[] = []
    const page = (url: string) => ({
      url: origin + url,
      focus: async () => {
        if (!focusing) throw new DOMException('Not allowed', 'InvalidAccessError')
        did.push(`focused ${url}`)
        return {}
      },
    })
    vi.stubGlobal('self', {
      location: new URL(origin),
      clients: {
        matchAll: async () => urls.map(page),
        openWindow: async (url: string) => void did.push(`opened ${url}`),
      },
    })
    await worker.openNotification({ data: { language }, close: () => did.push('closed') })
    return did
  }

  it.each(languages)('opens My requests in the language %s', async (language) => {
    const prefix = language === 'en' ? '' : `/${language}`
    expect(await tapped([], language)).toEqual(['closed', `opened ${origin}${prefix}/requests`])
  })

  it('goes to My requests if that is open', async () => {
    expect(await tapped(['/pa', '/pa/requests?x#y'], 'pa')).toEqual(['closed', 'focused /pa/requests?x#y'])
  })

  it('leaves a page alone that may have an open form', async () => {
    expect(await tapped(['/pa/soil-testing'], 'pa')).toEqual(['closed', `opened ${origin}/pa/requests`])
  })

  it('opens My requests if the browser cannot navigate the open page, and with any data', async () => {
    expect(await tapped(['/requests'], 'en', false)).toEqual(['closed', `opened ${origin}/requests`])
    expect(await tapped([], '//evil.test')).toEqual(['closed', `opened ${origin}/requests`])
    expect(await tapped([], undefined)).toEqual(['closed', `opened ${origin}/requests`])
  })
})
