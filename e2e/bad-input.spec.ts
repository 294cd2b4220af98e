import { request as httpRequest } from 'node:http'
import type { Page } from '@playwright/test'
import { catalogues } from '#scripts/catalogue-rows.ts'
import { moneyText } from '#src/base/money.ts'
import { itemId } from '#src/content/catalogue-rows.ts'
import { shopOn } from './pages/shop.ts'
import { untilAppRuns, withConsent } from './pages/visitor.ts'
import { wordsIn } from './pages/words.ts'
import { expect, openWorld, test } from './world.ts'

const t = wordsIn('en')
const seeds = (await catalogues()).get('seeds-catalog')!
const [wheatKey, wheat] = Object.entries(seeds.sections['grains']!.items)[0]!
const script = '<img src=x onerror=alert(1)>'
const nasty = [
  script,
  "' OR 1=1 --",
  '💩'.repeat(20),
  'x'.repeat(5_000),
  '"><script>alert(1)</script>',
  '{{7*7}} ${7*7}',
]

/** Fails the test as soon as anything that was typed is run. */
async function nothingRuns(page: Page): Promise<void> {
  page.on('dialog', (dialog) => {
    void dialog.dismiss()
    throw new Error(`Something typed was run: ${dialog.message()}`)
  })
}

test.beforeEach(async ({ page }) => {
  await nothingRuns(page)
  await withConsent(page)
})

test('a quantity that is no whole number is answered by a sentence and changes nothing', async ({ page }) => {
  const shop = shopOn(page, 'en')
  await page.goto('/seeds-catalog/grains')
  await shop.add(wheat.name.en)
  await shop.add(wheat.name.en)
  await shop.expectCount(2)
  await shop.openCart()
  const field = shop.quantity(wheat.name.en)
  const sentence = shop.cart.getByText(
    t('Write a whole number from 1 to {mostPerLine}.', { mostPerLine: '9999' }),
  )

  const becomes = async (quantity: number) => {
    await field.fill(String(quantity))
    await field.press('Enter')
    await expect(shop.cart.locator('footer')).toContainText(moneyText(quantity * wheat.price))
    await expect(sentence).toBeHidden()
  }
  for (const typed of [
    '-3',
    '0',
    '1e9',
    '1000000000',
    '99999',
    '2.5',
    'abc',
    '',
    ' ',
    '٣',
    '५',
    '+7',
    '0x1',
    ...nasty,
  ]) {
    await field.fill(typed)
    await field.press('Enter')
    await expect(sentence, typed.slice(0, 20)).toBeVisible()
    await expect(shop.cart.locator('footer')).toContainText(moneyText(2 * wheat.price))
    await becomes(3)
    await becomes(2)
  }
  await field.fill('-3')
  await field.press('Enter')
  await expect(sentence).toBeVisible()
  await shop.closeCart()
  await shop.expectCount(2)
  await shop.openCart()
  await expect(field).toHaveValue('2')
})

test('what a cart can hold is held, up to 9,999 of a kind', async ({ page }) => {
  const shop = shopOn(page, 'en')
  await page.goto('/seeds-catalog/grains')
  await shop.add(wheat.name.en)
  await shop.expectCount(1)
  await shop.openCart()
  const field = shop.quantity(wheat.name.en)
  await field.fill('9999')
  await field.press('Enter')
  await expect(field).toHaveValue('9999')
  await shop.oneMore(wheat.name.en)
  await expect(
    shop.cart.getByText(t('Write a whole number from 1 to {mostPerLine}.', { mostPerLine: '9999' })),
  ).toBeVisible()
  await expect(field).toHaveValue('9999')
  await shop.closeCart()
  await shop.add(wheat.name.en)
  await expect(
    page.getByText(t('That is more than the cart can hold. Call the centre for large orders.')),
  ).toBeVisible()
})

interface Addition {
  product: string
  name: string
}

/** Writes additions into the cart of this phone as an older or broken app could have left them. */
async function leaveInCart(page: Page, additions: Addition[]): Promise<void> {
  await page.evaluate(async (wanted) => {
    const open = indexedDB.open('khet-seva')
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      open.addEventListener('success', () => resolve(open.result))
      open.addEventListener('error', () => reject(open.error!))
    })
    const cart = localStorage.getItem('guest_session') ?? 'guest_1_test'
    localStorage.setItem('guest_session', cart)
    const work = database.transaction('cartOperations', 'readwrite')
    for (const [index, { product, name }] of wanted.entries())
      work.objectStore('cartOperations').put({
        id: `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`,
        cart,
        product,
        kind: 'add',
        amount: 1,
        observed: [],
        seen: { name, price: 100 },
        madeAt: index + 1,
      })
    await new Promise((resolve, reject) => {
      work.addEventListener('complete', resolve)
      work.addEventListener('error', reject)
    })
    database.close()
  }, additions)
}

/** A page whose cart the app has opened before, so that its database is there. */
async function openedOnce(page: Page): Promise<void> {
  await page.goto('/seeds-catalog/grains')
  await untilAppRuns(page)
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toContain('khet-seva')
}

test('a cart with things that nobody knows opens, shows their names as text and lets go of them', async ({
  page,
}) => {
  const shop = shopOn(page, 'en')
  const names = [...nasty, 'A plain old name']
  await openedOnce(page)
  await leaveInCart(
    page,
    names.map((name, index) => ({ product: `gone/${index}${name.slice(0, 50)}`, name })),
  )
  await page.reload()
  await shop.expectCount(names.length)
  await shop.openCart()
  await expect(shop.cart.getByRole('heading', { level: 3 })).toHaveText(names)
  await expect(
    shop.cart.getByText(t('The centre no longer sells this. Remove it, or call and ask.')),
  ).toHaveCount(names.length)
  await expect(shop.cart.locator('img, script')).toHaveCount(0)
  await expect(shop.cart.getByText('49')).toHaveCount(0)
  const sideways = await page.evaluate(
    () => document.querySelector('dialog')!.scrollWidth - document.querySelector('dialog')!.clientWidth,
  )
  expect(sideways).toBeLessThanOrEqual(0)

  for (const left of names.keys()) {
    await shop.cart
      .getByRole('button', { name: /^Remove / })
      .last()
      .click()
    await expect(shop.cart.getByRole('heading', { level: 3 })).toHaveCount(names.length - 1 - left)
  }
  await shop.expectEmpty()
})

test('a cart with ten thousand lines opens, and none of them is lost', async ({ page }) => {
  test.setTimeout(90_000)
  const shop = shopOn(page, 'en')
  await openedOnce(page)
  await leaveInCart(
    page,
    Array.from({ length: 10_000 }, (_, index) => ({ product: `gone/${index}`, name: `Thing ${index}` })),
  )
  await page.reload()
  const cart = (count: string) => page.getByRole('button', { name: `Cart, ${count} items` }).last()
  await expect(cart('10,000')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('navigation', { name: t('Main places') }).getByText('99+')).toBeVisible()
  await shop.openCart()
  // By place, not by role: a role is looked for among a hundred thousand elements here.
  const first = page.locator('dialog ul > li').first()
  await expect(first.locator('h3')).toHaveText('Thing 0', { timeout: 30_000 })
  await first.locator('button').first().click()
  await expect(first.locator('h3')).toHaveText('Thing 1', { timeout: 30_000 })
  await expect(page.locator('dialog ul > li')).toHaveCount(9_999)
  await shop.closeCart()
  await expect(cart('9,999')).toBeVisible()
})

test('the cart takes two hundred different things and says so at the next', async ({ page }) => {
  const shop = shopOn(page, 'en')
  await openedOnce(page)
  await leaveInCart(
    page,
    Array.from({ length: 200 }, (_, index) => ({ product: `gone/${index}`, name: `Thing ${index}` })),
  )
  await page.reload()
  await shop.expectCount(200)
  await shop.add(wheat.name.en)
  await expect(
    page.getByText(t('That is more than the cart can hold. Call the centre for large orders.')),
  ).toBeVisible()
  await shop.expectCount(200)
})

test('a cart that holds a line twice over and in odd order still counts to the same number', async ({
  page,
}) => {
  const shop = shopOn(page, 'en')
  await openedOnce(page)
  const product = itemId('seeds-catalog', wheatKey)
  await leaveInCart(
    page,
    Array.from({ length: 5 }, () => ({ product, name: wheat.name.en })),
  )
  await page.reload()
  await shop.expectCount(5)
  await shop.openCart()
  await expect(shop.quantity(wheat.name.en)).toHaveValue('5')
})

for (const [how, refuse] of [
  [
    'throws',
    () =>
      Object.defineProperty(window, 'indexedDB', {
        value: {
          open: () => {
            throw new DOMException('no', 'SecurityError')
          },
        },
      }),
  ],
  ['is not there', () => Object.defineProperty(window, 'indexedDB', { value: undefined })],
  [
    'fails to open',
    () => {
      IDBFactory.prototype.open = () => {
        const request = new EventTarget() as IDBOpenDBRequest
        Object.assign(request, { error: new DOMException('no', 'UnknownError') })
        request.addEventListener('error', (event) => request.onerror?.(event))
        setTimeout(() => request.dispatchEvent(new Event('error', { cancelable: true })))
        return request
      }
    },
  ],
] as const) {
  test(`where the phone’s database ${how}, everything can be read and the cart says what is wrong`, async ({
    page,
  }) => {
    await page.addInitScript(refuse)
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto('/seeds-catalog/grains')
    await untilAppRuns(page)
    await expect(page.getByRole('heading', { name: wheat.name.en })).toBeVisible()
    await shopOn(page, 'en').add(wheat.name.en)
    const why = t(
      'This browser does not let the app keep anything. Open it in a normal window, not a private one.',
    )
    await expect(page.locator('.toast').getByText(why)).toBeVisible()
    await shopOn(page, 'en').openCart()
    await expect(shopOn(page, 'en').cart).toBeVisible()
    await shopOn(page, 'en').closeCart()
    await page.goto('/daily-needs')
    await expect(page.getByRole('heading', { name: t('Authentication Required') })).toBeVisible()
    expect(errors).toEqual([])
  })
}

test('where the phone is full, the cart says so and keeps what it has', async ({ page }) => {
  const shop = shopOn(page, 'en')
  await page.goto('/seeds-catalog/grains')
  await shop.add(wheat.name.en)
  await shop.expectCount(1)
  await page.addInitScript(() => {
    const full = () => {
      throw new DOMException('Quota exceeded', 'QuotaExceededError')
    }
    IDBObjectStore.prototype.add = full
    IDBObjectStore.prototype.put = full
  })
  await page.reload()
  await shop.expectCount(1)
  await shop.add(wheat.name.en)
  const why = t('This phone has no room left. Delete some photos or apps, then try again.')
  await expect(page.locator('.toast').getByText(why)).toBeVisible()
  await shop.openCart()
  await shop.oneMore(wheat.name.en)
  await expect(shop.cart.getByText(why)).toBeVisible()
  await expect(shop.quantity(wheat.name.en)).toHaveValue('1')
})

test('where small choices cannot be kept, the shop opens and the cart fills all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('no', 'SecurityError')
      },
    })
  })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto('/seeds-catalog/grains')
  await page.getByRole('button', { name: 'Essential only' }).click()
  await expect(page.getByRole('heading', { name: t('Cookie Consent Required') })).toBeHidden()
  await shopOn(page, 'en').add(wheat.name.en)
  await shopOn(page, 'en').expectCount(1)
  await page.getByRole('link', { name: 'ਪੰਜਾਬੀ' }).click()
  await expect(page).toHaveURL('/pa/seeds-catalog/grains')
  await page.getByRole('button', { name: wordsIn('pa')('Essential only') }).click()
  await page.getByRole('button', { name: wordsIn('pa')('Change what is kept') }).click()
  await expect(page.getByRole('heading', { name: wordsIn('pa')('Cookie Consent Required') })).toBeVisible()
  expect(errors).toEqual([])
})

test.describe('when the centre does not answer', () => {
  const silent = t('The centre is not answering. You can read on; prices may have changed since.')

  test('a broken line to it is told, and the shop goes on', async ({ page }) => {
    await page.route('**/rest/v1/**', (route) => route.abort('connectionrefused'))
    await page.goto('/seeds-catalog/grains')
    await expect(page.getByText(silent)).toBeVisible()
    await shopOn(page, 'en').add(wheat.name.en)
    await shopOn(page, 'en').expectCount(1)
  })

  for (const [what, answer] of [
    ['a server error', { status: 500, body: 'oops' }],
    [
      'the page of a captive portal',
      { status: 200, contentType: 'text/html', body: '<h1>Log in to the Wi-Fi</h1>' },
    ],
    [
      'an answer of another shape',
      { status: 200, contentType: 'application/json', body: '{"version":"x","items":[{}]}' },
    ],
    ['no JSON object at all', { status: 200, contentType: 'application/json', body: 'null' }],
  ] as const) {
    test(`${what} counts as silence`, async ({ page }) => {
      await page.route('**/rest/v1/**', (route) => route.fulfill(answer))
      await page.goto('/seeds-catalog/grains')
      await expect(page.getByText(silent)).toBeVisible()
      await expect(page.getByRole('heading', { name: wheat.name.en })).toBeVisible()
      await shopOn(page, 'en').add(wheat.name.en)
      await shopOn(page, 'en').expectCount(1)
    })
  }

  test('a server that never answers is given up after 25 seconds, and asked again later', async ({
    page,
  }) => {
    await timeoutsByTheClock(page)
    const held: (() => void)[] = []
    await page.route('**/rest/v1/**', (route) => void held.push(() => void route.continue()))
    await page.clock.install()
    await page.goto('/seeds-catalog/grains')
    await untilAppRuns(page)
    await expect.poll(() => held.length).toBe(1)
    await expect(page.getByText(silent)).toBeHidden()
    await page.clock.fastForward(25_000)
    await expect(page.getByText(silent)).toBeVisible()
    await page.unroute('**/rest/v1/**')
    await page.clock.fastForward(30_000)
    await expect(page.getByText(silent)).toBeHidden()
  })

  test('signing in does not wait for ever', async ({ page }) => {
    await timeoutsByTheClock(page)
    await page.route('**/auth/v1/**', () => {})
    await page.clock.install()
    await page.goto('/auth')
    await untilAppRuns(page)
    await fillSignIn(page, { email: 'farmer@example.org', phone: '9000000001', password: 'khet-seva-demo' })
    await signInButton(page).click()
    await expect(signInButton(page)).toBeHidden()
    await page.clock.fastForward(25_000)
    await expect(
      page.getByText(
        t('The centre cannot be reached now. Your cart stays here; try again when there is network.'),
      ),
    ).toBeVisible()
    await expect(signInButton(page)).toBeEnabled()
  })

  test('a centre that goes away while one shops is told of, and the cart stays', async ({ page }) => {
    const world = await openWorld()
    const shop = shopOn(page, 'en')
    await page.clock.install()
    await page.goto(`${world.url}/seeds-catalog/grains`)
    await shop.add(wheat.name.en)
    await shop.expectCount(1)
    await world.close()
    await page.clock.fastForward(30_000)
    await expect(page.getByText(silent)).toBeVisible()
    await shop.add(wheat.name.en)
    await shop.expectCount(2)
  })
})

/** The browser's own timeouts go by a clock that a test cannot move; these go by the page's. */
async function timeoutsByTheClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), milliseconds)
      return controller.signal
    }
  })
}

const signInButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: t('Sign in'), exact: true })

async function fillSignIn(
  page: Page,
  fields: { email: string; phone: string; password: string },
): Promise<void> {
  const field = (label: string) => page.getByRole('main').getByLabel(t(label), { exact: true })
  await field('Email').fill(fields.email)
  await field('Phone number').fill(fields.phone)
  await field('Password').fill(fields.password)
}

test('the sign-in form answers anything typed into it with a clear sentence', async ({ page }) => {
  test.setTimeout(90_000)
  await page.goto('/auth')
  await untilAppRuns(page)
  for (const typed of [...nasty, ' ', '\u0000\u202E\uFFFF']) {
    for (const place of ['email', 'phone', 'password'] as const) {
      const good = { email: 'nobody@example.org', phone: '9000000099', password: 'not the password' }
      await fillSignIn(page, { ...good, [place]: typed })
      await signInButton(page).click()
      const notice = page.locator('.toast')
      await expect(notice, `${place}: ${typed.slice(0, 20)}`).toBeVisible()
      await expect(notice).toHaveText(
        /(Sign In Failed|Missing Information|Missing Password|Phone|number).{10,}/,
      )
      await expect(notice).not.toHaveText(/undefined|\[object|SQL|syntax|JSON|null|stack/i)
      await notice.getByRole('button', { name: t('Close') }).click()
      await expect(notice).toHaveCount(0)
    }
  }
  expect(page.url()).not.toContain('password')
  await expect(page).toHaveURL('/auth')
})

/** The answer to a path exactly as written, which fetch and browsers would tidy up first. */
function rawAnswer(
  url: string,
  path: string,
): Promise<{ status: number; location: string | undefined; type: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number
    location: string | undefined
    type: string
  }>()
  const { hostname, port } = new URL(url)
  httpRequest({ hostname, port, path }, (response) => {
    response.resume()
    const { location, 'content-type': type = '' } = response.headers
    resolve({ status: response.statusCode!, location, type })
  })
    .on('error', reject)
    .end()
  return promise
}

test('addresses that no one would write are answered as unknown and lead nowhere else', async ({ world }) => {
  const paths = [
    '/seeds-catalog/%F0%9F%92%A9',
    '/%E0%A4%A',
    '/%',
    '/%00',
    '//evil.example',
    '//evil.example/%2e%2e',
    '/\\evil.example',
    '/pa//x',
    '/pa//evil.example',
    `/${'x'.repeat(8_000)}`,
    `/pa/${'%E0%A8%AA'.repeat(900)}`,
    '/../../etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/assets/..%2f..%2fpackage.json',
    '/.stamp/x',
    '/constructor',
    '/__proto__',
    '/seeds-catalog/__proto__',
    '/seeds-catalog/constructor',
    '/hi/seeds-catalog/toString',
  ]
  for (const path of paths) {
    const { status, location } = await rawAnswer(world.url, path)
    expect(status, path.slice(0, 60)).toBeGreaterThanOrEqual(400)
    expect(status, path.slice(0, 60)).toBeLessThan(500)
    expect(location, path.slice(0, 60)).toBeUndefined()
  }
  expect((await rawAnswer(world.url, '/')).status).toBe(200)
})

test('a browser at such an address shows the not-found page, which leads home', async ({ page, world }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  for (const path of [
    '/seeds-catalog/%F0%9F%92%A9',
    '//evil.example',
    `/${'x'.repeat(8_000)}`,
    '/seeds-catalog/__proto__',
    '/constructor',
    '/pa//x',
  ]) {
    const response = await page.goto(world.url + path)
    expect(response!.status(), path.slice(0, 60)).toBe(404)
    await untilAppRuns(page)
    const home = page.getByRole('main').getByRole('link')
    await expect(home, path.slice(0, 60)).toHaveCount(1)
    await home.click()
    await expect(page).toHaveURL(path.startsWith('/pa') ? `${world.url}/pa` : `${world.url}/`)
  }
  expect(errors).toEqual([])
})

test('a language that does not exist is no language, and no way out of the shop', async ({ page, world }) => {
  for (const [path, lang] of [
    ['/?lang=//evil.example', 'en'],
    ['/?lang=https://evil.example', 'en'],
    ['/?lang=xx', 'en'],
    ['/?lang=__proto__', 'en'],
    ['/pa?lang=xx', 'pa'],
    ['/pa?lang=/..//evil.example', 'pa'],
  ] as const) {
    await page.goto(path)
    await untilAppRuns(page)
    expect(new URL(page.url()).origin).toBe(world.url)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    expect(page.url()).not.toContain('evil')
    const kept = await page.evaluate(() => localStorage.getItem('language'))
    expect([null, 'pa']).toContain(kept)
  }
  await page.goto('/')
  await expect(page).toHaveURL('/pa')

  await page.evaluate(() => localStorage.setItem('language', '//evil.example'))
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.unregister())
  await page.goto('/')
  expect(new URL(page.url()).origin).toBe(world.url)
})
