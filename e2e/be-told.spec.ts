import type { BrowserContext, Page } from '@playwright/test'
import soilTest from '#src/features/soil/soil-test.form.ts'
import { newBrowser, openPushService, type Browser, type PushService } from '#tests/push/push-service.ts'
import { answerAtDesk, openAtDesk } from './pages/at-desk.ts'
import { formOn } from './pages/forms.ts'
import { requestSoilTest, atCentre, soil } from './pages/soil-test.ts'
import { signIn, untilAppRuns, withConsent } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test, type World } from './world.ts'

const offer = 'Notify me on this phone when the centre answers'
const regionOf = (page: Page, code: 'en' | 'pa') => page.getByRole('region', { name: wordsIn(code)(offer) })

let service: PushService
test.beforeAll(async () => (service = await openPushService()))
test.afterAll(() => service.close())
test.beforeEach(({ context }) => withConsent(context))

/** Gives a headless browser, which has no push service, ours, with keys whose private half the test has. */
async function withPushService(context: BrowserContext, endpoint: string): Promise<Browser> {
  const browser = newBrowser()
  const { p256dh, auth } = browser
  await context.addInitScript(
    ({ endpoint: at, keys }) => {
      const key = 'test-push'
      const subscription = () => ({
        endpoint: at,
        options: {
          applicationServerKey: Uint8Array.from(atob(localStorage.getItem(key)!), (c) => c.charCodeAt(0)),
        },
        toJSON: () => ({ endpoint: at, keys }),
        unsubscribe: async () => (localStorage.removeItem(key), true),
      })
      Object.assign(PushManager.prototype, {
        getSubscription: async () => (localStorage.getItem(key) === null ? null : subscription()),
        subscribe: async (options: PushSubscriptionOptionsInit) => {
          const given = options.applicationServerKey as string
          localStorage.setItem(key, given.replaceAll('-', '+').replaceAll('_', '/'))
          return subscription()
        },
      })
    },
    { endpoint, keys: { p256dh, auth } },
  )
  return browser
}

/** Delivers a message to the worker, as the browser does after its push service. */
async function deliver(page: Page, data: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  const origin = new URL(page.url()).origin
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data })
  await devtools.detach()
}

const notices = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const shown = await registration.getNotifications()
    return shown.map(({ title, body, lang }) => ({ title, body, lang }))
  })

const phonesOf = (world: World, email: string) =>
  world.backend.query(
    'select s.language from push_subscriptions s join auth.users u on u.id = s.user_id where u.email = $1',
    [email],
  )

test('an answer of the desk causes a notification on the phone, without names', async ({
  browser: chromium,
  context,
  page,
  world,
}) => {
  const [email, code, village] = ['farmer@example.org', 'pa', 'Village of news'] as const
  const t = wordsIn(code)
  await context.grantPermissions(['notifications'], { origin: world.url })
  const browser = await withPushService(context, `${service.origin}/farmer`)
  await signIn(page, code, email)
  const form = formOn(page, soilTest, code)
  await form.openFrom(soil)
  await form.type('name', 'Gurpreet Of News')
  await form.type('phone', '90000 00003')
  await form.type('farmLocation', village)
  await form.type('farmSize', '4')
  await form.submit()
  await form.expectThanks()
  await regionOf(page, code)
    .getByRole('button', { name: t('Notify me') })
    .click()
  await expect(
    page.getByText(t('Notifications are on. You can switch them off under Your privacy.')),
  ).toBeVisible()
  expect(await phonesOf(world, email)).toEqual([{ language: code }])

  await expect.poll(() => atCentre(world, village)).toHaveLength(1)
  const reference = (await atCentre(world, village))[0]!.reference
  const desk = await chromium.newContext({ baseURL: world.url })
  await withConsent(desk)
  const staff = await desk.newPage()
  await signIn(staff, 'en', 'staff@example.org', '+91 90000 00008')
  await openAtDesk(staff, reference)
  await answerAtDesk(staff, 'Gurpreet, bring a kilo of soil.', 'answered')
  await expect.poll(() => service.pushed.length).toBe(1)
  await desk.close()

  const words = browser.open(service.pushed[0]!.body)
  expect(words).toBe('{"kind":"request","language":"pa"}')
  await deliver(page, words)
  const news = { title: 'ਖੇਤ ਸੇਵਾ', body: 'ਤੁਹਾਡੀ ਅਰਜ਼ੀ ਜਾਂ ਆਰਡਰ ਬਾਰੇ ਖਬਰ ਆਈ ਹੈ।', lang: 'pa' }
  await expect.poll(() => notices(page)).toEqual([news])
  await deliver(page, 'no JSON')
  await expect.poll(() => notices(page)).toEqual([news])
})

test('notifications can be switched off under Your privacy, and the centre forgets this phone', async ({
  context,
  page,
  world,
}) => {
  const t = wordsIn('en')
  const email = 'farmer2@example.org'
  await context.grantPermissions(['notifications'], { origin: world.url })
  await withPushService(context, `${service.origin}/other`)
  await signIn(page, 'en', email, '+91 90000 00002')
  await page.goto('/privacy-centre')
  await untilAppRuns(page)
  const box = page
    .getByRole('heading', { name: t(offer) })
    .locator('xpath=..')
    .getByRole('checkbox')
  await expect(box).not.toBeChecked()
  await box.click()
  await expect(box).toBeChecked()
  expect(await phonesOf(world, email)).toHaveLength(1)
  await box.click()
  await expect(box).not.toBeChecked()
  await expect.poll(() => phonesOf(world, email)).toEqual([])
  await page.evaluate(() => navigator.serviceWorker.ready)
  await deliver(page, '{"kind":"request","language":"en"}')
  await expect(async () => expect(await notices(page)).toEqual([])).toPass()
})

test('a person who declines is not asked again; a guest is never asked', async ({ context, page, world }) => {
  const t = wordsIn('en')
  await context.grantPermissions(['notifications'], { origin: world.url })
  await requestSoilTest(page, { name: 'Without an account', village: 'Village of guests' })
  await page.getByRole('dialog').getByText('KS-').waitFor()
  await expect(regionOf(page, 'en')).toBeHidden()

  await signIn(page, 'en')
  await page.goto('/requests')
  await untilAppRuns(page)
  await regionOf(page, 'en')
    .getByRole('button', { name: t('Not now') })
    .click()
  await expect(regionOf(page, 'en')).toBeHidden()
  await page.reload()
  await untilAppRuns(page)
  await expect(page.getByText(t('Data saved on this phone'))).toBeVisible()
  await expect(regionOf(page, 'en')).toBeHidden()
})

test('nothing is offered before the first request', async ({ context, page, world }) => {
  const t = wordsIn('en')
  await context.grantPermissions(['notifications'], { origin: world.url })
  await signIn(page, 'en', 'admin@example.org', '+91 90000 00007')
  await page.goto('/requests')
  await untilAppRuns(page)
  await expect(page.getByText(t('Data saved on this phone'))).toBeVisible()
  await expect(regionOf(page, 'en')).toBeHidden()
})

test('a browser that blocks notifications gets no offer, and Your privacy explains the way out', async ({
  page,
}) => {
  const t = wordsIn('en')
  // The browser's value after its person has blocked notifications; a test cannot press that button.
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }))
  await signIn(page, 'en', 'agent@example.org', '+91 90000 00003')
  await page.goto('/privacy-centre')
  await untilAppRuns(page)
  const part = page.getByRole('heading', { name: t(offer) }).locator('xpath=..')
  await expect(part).toContainText('Notifications are blocked for this app.')
  await expect(part.getByRole('checkbox')).toHaveCount(0)
})
