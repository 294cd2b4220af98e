import { vi } from 'vitest'

interface Made {
  readonly endpoint: string
  readonly key: string
  ended: boolean
}

/** As much of a browser as is asked about push, in memory. */
export interface PushBrowser {
  permission: NotificationPermission
  /** The person's answer to the browser's question. */
  answer: NotificationPermission
  requests: number
  /** The push service cannot be reached. */
  broken: boolean
  /** The browser gives the same address again and again. */
  stuck: boolean
  /** Every subscription that was ever made, the ended ones too. */
  readonly made: Made[]
  /** The current endpoint of the browser. */
  endpoint(): string | undefined
  /** The push service moves the browser to another address. */
  move(): void
  readonly shown: { title: string; options: NotificationOptions }[]
}

const p256dh = 'B'.repeat(87)
const auth = 'C'.repeat(22)

/** A browser that can be told and was asked nothing yet; as a worker has it, or as a page. */
export function newPushBrowser(inWorker = false): PushBrowser {
  const made: Made[] = []
  const now = () => made.find(({ ended }) => !ended)
  const subscription = (item: Made) => ({
    endpoint: item.endpoint,
    options: { applicationServerKey: Uint8Array.from(Buffer.from(item.key, 'base64url')).buffer },
    toJSON: () => ({ endpoint: item.endpoint, keys: { p256dh, auth } }),
    unsubscribe: async () => (item.ended = true),
  })
  const pushManager = {
    getSubscription: async () => (now() ? subscription(now()!) : null),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      if (browser.broken || browser.permission !== 'granted') throw new DOMException('No', 'AbortError')
      if (now() && now()!.key !== applicationServerKey) throw new DOMException('Another', 'InvalidStateError')
      if (!now())
        made.push({
          endpoint: `https://push.test/${browser.stuck ? 0 : made.length}`,
          key: applicationServerKey,
          ended: false,
        })
      return subscription(now()!)
    },
  }
  const registration = {
    pushManager,
    showNotification: async (title: string, options: NotificationOptions) =>
      void browser.shown.push({ title, options }),
  }
  const browser: PushBrowser = {
    permission: 'default',
    answer: 'granted',
    requests: 0,
    broken: false,
    stuck: false,
    made,
    shown: [],
    endpoint: () => now()?.endpoint,
    move() {
      const before = now()!
      before.ended = true
      made.push({ ...before, endpoint: `https://push.test/${made.length}`, ended: false })
    },
  }
  vi.stubGlobal('PushManager', {})
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission
    },
    requestPermission: async () => {
      browser.requests++
      if (browser.permission === 'default') browser.permission = browser.answer
      return browser.permission
    },
  })
  if (inWorker) vi.stubGlobal('registration', registration)
  const container = { getRegistration: async () => registration }
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  return browser
}
