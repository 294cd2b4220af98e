import { loopbackPassword } from '#local/local-only.ts'
import { chromium, type Page } from '@playwright/test'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogues } from '#scripts/build/catalogue-rows.ts'
import { browserArguments, findBrowser } from '#scripts/browser.ts'
import type { PageFamily, PageParts } from '#src/base/offline-pack.ts'
import { pageOf } from '#src/base/page-family.ts'
import { addressIn, parted } from '#src/platform/i18n/address.ts'
import { builtAddresses } from './pages/built-addresses.ts'
import { untilAppRuns, withConsent } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test, tongues, untilPagesAreCached } from './world.ts'

declare global {
  interface Window {
    /** The browser's layout shift without user input. */
    moved?: number
  }
}

const t = wordsIn('en')
const punjabi = wordsIn('pa')
const seeds = (await catalogues()).get('seeds-catalog')!

test('a phone may install the app', async ({ world }) => {
  const folder = await mkdtemp(join(tmpdir(), 'khet-seva-'))
  const browser = await chromium.launchPersistentContext(folder, {
    executablePath: findBrowser(),
    args: browserArguments,
  })
  try {
    const page = browser.pages()[0]!
    const devtools = await browser.newCDPSession(page)
    for (const { prefix, code } of tongues) {
      await page.goto(world.url + (prefix || '/'))
      await page.evaluate(() => navigator.serviceWorker.ready)
      const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
      expect(installabilityErrors).toEqual([])
      const { data, errors } = await devtools.send('Page.getAppManifest')
      expect(errors).toEqual([])
      const manifest = JSON.parse(data!) as { lang: string; id: string; start_url: string }
      expect(manifest).toMatchObject({ lang: code, id: '/', start_url: '/' })
    }
  } finally {
    await browser.close()
    await rm(folder, { recursive: true })
  }
})

test('a page opened offline says so at once, and nothing on it moves', async ({ page, context }) => {
  await withConsent(context)
  await page.goto('/pa')
  await untilPagesAreCached(page)
  await context.setOffline(true)
  await page.addInitScript(() => {
    window.moved = 0
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) window.moved! += (shift as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const address of ['/pa', '/pa/seeds-catalog', '/pa/blog']) {
    await page.goto(address)
    await untilAppRuns(page)
    await expect(
      page.getByText(punjabi('No network. Read, fill your cart and forms. Everything stays on this phone.')),
    ).toBeVisible()
    expect(await page.evaluate(() => window.moved), address).toBeLessThan(0.001)
  }
})

test('one visit to the Punjabi home, and every page can be read offline @every', async ({
  page,
  context,
}) => {
  await withConsent(context)
  await page.goto('/pa')
  await untilPagesAreCached(page)
  await context.setOffline(true)

  const addresses = builtAddresses('pa')
  expect(addresses.length).toBeGreaterThan(15)
  expect(await unlikeBuilt(page, addresses)).toEqual([])
  // The cache's content is checked for all pages; every eighth is opened in the browser.
  for (const address of addresses.filter((_, index) => index % 8 === 0)) {
    const response = await page.goto(address, { waitUntil: 'domcontentloaded' })
    expect(response!.status(), address).toBe(200)
    expect(response!.fromServiceWorker(), address).toBe(true)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0A00-\u0A7F]/)
    // What a page shows of the phone, such as the lock, comes once the app runs.
    await expect(page.locator('main'), address).toHaveText(/(?:[\u0A00-\u0A7F][^\u0A00-\u0A7F]*){20}/)
  }
  await page.goto('/pa/seeds-catalog/herbs')
  await untilAppRuns(page)
  const reloaded = await page.reload()
  expect(reloaded!.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(seeds.sections['herbs']!.title.pa)

  const unknown = await page.goto('/pa/nothing-here')
  expect(unknown!.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(punjabi('Oops! Page not found'))
  await page.goto('/seeds-catalog')
  await expect(page).toHaveURL('/pa/seeds-catalog')
})

/** Returns the pages whose cached text or code differs from the build. */
async function unlikeBuilt(page: Page, addresses: readonly string[]): Promise<string[]> {
  const built = await Promise.all(
    addresses.map(async (address): Promise<[path: string, html: string, assets: string[]]> => {
      const html = await readFile(`dist${address}.html`, 'utf8')
      return [parted(address)[1], html, html.match(/\/assets\/[\w./-]+\.js/g) ?? []]
    }),
  )
  const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'))
  const wanted = built.map(([path, , assets]) => ({ path, parent: parentOf(path), assets }))
  const cached = await page.evaluate(async (pages) => {
    const name = (await caches.keys()).find((key) => key.startsWith('pages-pa-'))!
    const [stored, code] = await Promise.all([caches.open(name), caches.open('assets')])
    return Promise.all(
      pages.map(async ({ path, parent, assets }) => ({
        own: (await (await stored.match(`/page${path}`))?.json()) as PageParts | undefined,
        family: (await (await stored.match(`/family${parent}`))?.json()) as PageFamily | undefined,
        hasCode: (await Promise.all(assets.map((asset) => code.match(asset)))).every(Boolean),
      })),
    )
  }, wanted)
  const isWhole = ([path, html]: (typeof built)[number], at: number) => {
    const { own, family, hasCode } = cached[at]!
    const words = own ?? (family && pageOf(family, parentOf(path), path.slice(path.lastIndexOf('/') + 1)))
    // A cached page names the same code with `later` instead.
    const head = words?.head.replaceAll('rel="later"', 'rel="modulepreload"')
    return words && html.includes(head!) && html.includes(words.body) && hasCode
  }
  return built.filter((item, at) => !isWhole(item, at)).map(([path]) => path)
}

test('the policy of the pages is the same from the worker as from the server', async ({ page, context }) => {
  await withConsent(context)
  const fromServer = (await page.goto('/pa/seeds-catalog'))!.headers()
  await untilPagesAreCached(page)
  const response = (await page.reload())!
  expect(response.fromServiceWorker()).toBe(true)
  for (const name of [
    'content-security-policy',
    'x-content-type-options',
    'referrer-policy',
    'permissions-policy',
  ]) {
    expect(response.headers()[name], name).toBe(fromServer[name])
  }
})

test('the worker ignores the backend and every request that sends data', async ({ page, context }) => {
  await withConsent(context)
  await page.goto('/')
  await untilPagesAreCached(page)
  await page.reload()
  expect(await page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true)

  const paths = [
    '/rest/v1/catalogue_items',
    '/auth/v1/health',
    '/storage/v1/bucket',
    '/functions/v1/health',
    '/local/inbox',
  ]
  for (const [method, path] of [
    ...paths.map((path) => ['GET', path]),
    ['POST', '/seeds-catalog'],
    ['POST', '/rest/v1/rpc/shop_changes'],
  ]) {
    const answer = page.waitForResponse(
      (response) => new URL(response.url()).pathname === path && response.request().method() === method,
    )
    await page.evaluate(
      ([method, path]) => fetch(path!, { method: method! }).then(() => undefined),
      [method, path],
    )
    expect((await answer).fromServiceWorker(), `${method} ${path}`).toBe(false)
  }
  const opened = await context.newPage()
  const inbox = await opened.goto(`/local/inbox?key=${loopbackPassword}`)
  expect(inbox!.fromServiceWorker()).toBe(false)
  await opened.close()

  const page2 = await page.goto('/auth')
  expect(page2!.fromServiceWorker()).toBe(true)
  await expect(page.getByRole('main').getByRole('button', { name: t('Sign In') })).toBeVisible()

  const stored = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url, method }) => `${method} ${new URL(url).pathname}`)
  })
  expect(stored.length).toBeGreaterThan(30)
  expect(
    stored.filter((entry) => !/^GET \/(assets|page|family|art|icons)\/|^GET \/[\w.-]+$/.test(entry)),
  ).toEqual([])
  expect(stored.filter((entry) => /\/v1\/|\/local\//.test(entry))).toEqual([])
})

test('with Save-Data nothing is loaded unasked', async ({ page, context }) => {
  const requests: string[] = []
  context.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await withConsent(context)
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.clock.install()
  await page.goto('/pa')
  await untilAppRuns(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.clock.runFor(60_000)
  await page.waitForLoadState('networkidle')
  expect(requests.filter((path) => path.startsWith('/offline/'))).toEqual([])
  expect(
    await page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('pages-'))),
  ).toEqual([])

  // Visited pages are not loaded twice, and the open page works offline.
  await context.setOffline(true)
  await expect(
    page.getByText(punjabi('No network. Read, fill your cart and forms. Everything stays on this phone.')),
  ).toBeVisible()
})

test('a network that fails during caching leaves the main pages, and is resumed at the same part', async ({
  page,
  context,
}) => {
  await withConsent(context)
  const fetched: string[] = []
  let broken = true
  /** The number of parts with the main pages, which come first. */
  let main = 0
  await context.route('**/offline/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.endsWith('/contents.json')) {
      const contents = await route.fetch()
      main = ((await contents.json()) as { main: number }).main
      return route.fulfill({ response: contents })
    }
    const part = Number(/\/(\d+)\.txt$/.exec(pathname)?.[1])
    if (broken && !(part < main)) return route.abort('connectionreset')
    fetched.push(pathname)
    return route.continue()
  })
  await page.goto('/hi')
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/main')))).toBe(true)
  await untilAppRuns(page)
  await context.setOffline(true)
  await page.goto('/hi/seeds-catalog/fruits')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(seeds.sections['fruits']!.title.hi)
  const notKept = await page.goto('/hi/blog')
  expect(notKept!.status()).toBe(404)
  expect(await page.evaluate(async () => Boolean(await caches.match('/complete')))).toBe(false)

  broken = false
  await context.setOffline(false)
  await page.goto('/hi')
  await untilPagesAreCached(page)
  const parts = fetched.filter((path) => path.endsWith('.txt'))
  expect(parts.length).toBeGreaterThan(main)
  expect(parts.length, 'no part is fetched twice').toBe(new Set(parts).size)
  await context.setOffline(true)
  await page.goto('/hi/blog')
  await expect(page.locator('main')).toHaveText(/[\u0900-\u097F]/)
  expect((await page.reload())!.status()).toBe(200)
})

const notHere = 'This part of the app could not be loaded. Try again in a moment.'

test('the app starts from the phone also in a browser that tells of no paint', async ({ page, context }) => {
  await withConsent(context)
  await page.addInitScript(() => (PerformanceObserver.prototype.observe = () => undefined))
  await page.goto('/seeds-catalog')
  await untilPagesAreCached(page)
  await context.setOffline(true)
  await page.reload()
  await untilAppRuns(page)
})

test('a lost background download leaves the page usable', async ({ page, context }) => {
  await withConsent(context)
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  for (const file of ['once-shown', 'syncing']) {
    await context.route(`**/assets/${file}-*.js`, (route) => route.abort('connectionreset'))
    const lost = context.waitForEvent('requestfailed', (request) => request.url().includes(`/${file}-`))
    await page.goto('/seeds-catalog')
    await lost
    await untilAppRuns(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(seeds.title.en)
    await context.unroute(`**/assets/${file}-*.js`)
  }
  expect(errors).toEqual([])
})

test('a part that fails to load leaves the page usable, and loads at the next request', async ({
  page,
  context,
}) => {
  await withConsent(context)
  // The worker's first stream would bring them too.
  const parts = /\/assets\/(?:menu-groups|premium-figures)-[\w-]+\.js|\/offline\//
  await context.route(parts, (route) => route.abort('connectionreset'))
  await page.goto('/pa/crop-insurance')
  await untilAppRuns(page)
  const calculator = page.getByRole('main').getByRole('alert')
  await expect(calculator).toContainText(punjabi(notHere))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: punjabi('Menu') }).click()
  const menu = page.getByRole('navigation', { name: punjabi('Menu') })
  await expect(menu.getByRole('alert')).toContainText(punjabi(notHere))

  await context.unroute(parts)
  await menu.getByRole('button', { name: punjabi('Try again') }).click()
  await expect(menu.getByText('ਦੁਕਾਨ', { exact: true })).toBeVisible()
  await menu.getByRole('button', { name: punjabi('Close menu') }).click()
  await calculator.getByRole('button', { name: punjabi('Try again') }).click()
  await expect(page.getByRole('combobox', { name: punjabi('Which cover') })).toBeVisible()
})

test('a cart and a form that fail to load are named, and open with the next tap', async ({
  page,
  context,
}) => {
  await withConsent(context)
  const parts = '**/assets/{cart-dialog,form-host}-*.js'
  await context.route(parts, (route) => route.abort('connectionreset'))
  await page.goto('/pa/soil-testing')
  await untilAppRuns(page)
  const cart = page.getByRole('button', { name: new RegExp(`^${punjabi('Cart')}`) }).last()
  await cart.click()
  await expect(page.getByText(punjabi(notHere))).toBeVisible()

  await context.unroute(parts)
  await cart.click()
  await expect(page.getByRole('dialog', { name: punjabi('Cart') })).toBeVisible()
})

test('a page that fails to load leaves the frame usable, and loads at the next request', async ({
  page,
  context,
}) => {
  await withConsent(context)
  const part = '**/assets/soil-testing.page-*.js'
  await context.route(part, (route) => route.abort('connectionreset'))
  await page.goto('/pa')
  await untilAppRuns(page)
  await page.getByRole('main').locator('a[href="/pa/soil-testing"]').first().click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(punjabi(notHere))
  await expect(page.getByRole('button', { name: punjabi('Menu') })).toBeVisible()

  await context.unroute(part)
  await page.getByRole('button', { name: punjabi('Try again') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a worker that fails to load is requested again, and then caches every page', async ({
  page,
  context,
}) => {
  await withConsent(context)
  let broken = true
  await context.route('**/sw.js', (route) => (broken ? route.abort('connectionreset') : route.continue()))
  await page.clock.install()
  const lost = context.waitForEvent('requestfailed', (request) => request.url().endsWith('/sw.js'))
  await page.goto('/hi')
  await lost
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistration())).toBeUndefined()

  broken = false
  await page.clock.fastForward(16_000)
  await untilPagesAreCached(page)
  await context.setOffline(true)
  await page.goto('/hi/seeds-catalog/fruits')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(seeds.sections['fruits']!.title.hi)
})

test('addresses of the chosen language hold offline from the plain ones', async ({ page, context }) => {
  await withConsent(context)
  await page.goto('/hi')
  await untilPagesAreCached(page)
  await page.goto('/hi/requests')
  await context.setOffline(true)
  for (const path of ['/', '/seeds-catalog/herbs']) {
    await page.goto(path)
    await expect(page).toHaveURL(addressIn('hi', path))
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  }
})
