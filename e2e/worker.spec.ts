import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { cp, glob, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogues } from '#scripts/catalogue-rows.ts'
import { browserArguments, findBrowser } from '#scripts/browser.ts'
import { serve } from '#scripts/serve.ts'
import { addressIn } from '#src/i18n/address.ts'
import { builtAddresses } from './pages/screens.ts'
import { shopOn } from './pages/shop.ts'
import { untilAppRuns, withConsent } from './pages/visitor.ts'
import { wordsIn } from './pages/words.ts'
import { expect, freePort, test, tongues, untilPagesAreKept, type World } from './world.ts'

const t = wordsIn('en')
const punjabi = wordsIn('pa')
const seeds = (await catalogues()).get('seeds-catalog')!
const grains = Object.values(seeds.sections['grains']!.items)

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
      const { data } = await devtools.send('Page.getAppManifest')
      const manifest = JSON.parse(data!) as { lang: string; id: string; start_url: string }
      expect(manifest).toMatchObject({ lang: code, id: '/', start_url: '/' })
    }
  } finally {
    await browser.close()
    await rm(folder, { recursive: true })
  }
})

test('one visit to the Punjabi home, and every page can be read without a network', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  await withConsent(context)
  await page.goto('/pa')
  await untilPagesAreKept(page)
  await context.setOffline(true)

  const addresses = builtAddresses().filter((address) => /^\/pa(\/|$)/.test(address))
  expect(addresses.length).toBeGreaterThan(15)
  for (const address of addresses) {
    const response = await page.goto(address, { waitUntil: 'domcontentloaded' })
    expect(response!.status(), address).toBe(200)
    expect(response!.fromServiceWorker(), address).toBe(true)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0A00-\u0A7F]/)
    const written = await page.locator('main').innerText()
    const gurmukhi = written.match(/[\u0A00-\u0A7F]/g)?.length ?? 0
    expect(gurmukhi, `${address}: Punjabi letters`).toBeGreaterThan(20)
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

test('the policy of the pages is the same from the worker as from the server', async ({ page, context }) => {
  await withConsent(context)
  const fromServer = (await page.goto('/pa/seeds-catalog'))!.headers()
  await untilPagesAreKept(page)
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

test('the worker keeps its hands off the backend and off everything that is sent', async ({
  page,
  context,
}) => {
  await withConsent(context)
  await page.goto('/')
  await untilPagesAreKept(page)
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
  const inbox = await opened.goto('/local/inbox')
  expect(inbox!.fromServiceWorker()).toBe(false)
  await opened.close()

  const page2 = await page.goto('/auth')
  expect(page2!.fromServiceWorker()).toBe(true)
  await expect(page.getByRole('main').getByRole('button', { name: t('Sign in') })).toBeVisible()

  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url, method }) => `${method} ${new URL(url).pathname}`)
  })
  expect(kept.length).toBeGreaterThan(30)
  expect(kept.filter((entry) => !/^GET \/(assets|page|art|icons)\/|^GET \/[\w.-]+$/.test(entry))).toEqual([])
  expect(kept.filter((entry) => /\/v1\/|\/local\//.test(entry))).toEqual([])
})

test('who saves data is sent nothing that was not asked for', async ({ page, context }) => {
  const asked: string[] = []
  context.on('request', (request) => asked.push(new URL(request.url()).pathname))
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
  expect(asked.filter((path) => path.startsWith('/offline/'))).toEqual([])
  expect(
    await page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('pages-'))),
  ).toEqual([])

  // What was seen is not fetched twice, and the app goes on without a network on the page that is open.
  await context.setOffline(true)
  await expect(
    page.getByText(
      punjabi('No network. You can read everything and fill your cart; it stays on this phone.'),
    ),
  ).toBeVisible()
})

test('a line that breaks in the middle of keeping is taken up again where it broke', async ({
  page,
  context,
}) => {
  await withConsent(context)
  const fetched: string[] = []
  let broken = true
  await context.route('**/assets/**', async (route) => {
    const byWorker = Boolean(route.request().serviceWorker())
    if (byWorker && broken && fetched.length >= 10) return route.abort('connectionreset')
    if (byWorker) fetched.push(new URL(route.request().url()).pathname)
    return route.continue()
  })
  await page.clock.install()
  const brokeOff = context.waitForEvent('requestfailed', (request) => Boolean(request.serviceWorker()))
  await page.goto('/hi')
  await brokeOff
  const before = fetched.length
  expect(await page.evaluate(async () => Boolean(await caches.match('/complete')))).toBe(false)

  broken = false
  await page.clock.fastForward(16_000)
  await untilPagesAreKept(page)
  expect(fetched.length).toBeGreaterThan(before)
  expect(fetched.length, 'nothing is fetched twice').toBe(new Set(fetched).size)
  await context.setOffline(true)
  await page.goto('/hi/seeds-catalog/fruits')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(seeds.sections['fruits']!.title.hi)
})

test.describe('a newer build', () => {
  let folder: string
  let port: number
  let server: Server

  test.beforeEach(async ({ world }) => {
    folder = await mkdtemp(join(tmpdir(), 'khet-seva-'))
    port = await freePort()
    await cp('dist', join(folder, 'old'), { recursive: true })
    await makeNewer(join(folder, 'old'), join(folder, 'new'))
    server = await serving(world, 'old')
  })

  test.afterEach(async () => {
    await closed(server)
    await rm(folder, { recursive: true })
  })

  const serving = (world: World, build: string) =>
    serve({ backend: world.backend, host: '127.0.0.1', port, dist: join(folder, build) })

  test('it is offered, and nothing changes until it is accepted', async ({ page, context, world }) => {
    const { url, shop } = await visited(page, context)
    const second = await context.newPage()
    await second.goto(`${url}/seeds-catalog/grains`)
    await untilAppRuns(second)

    await closed(server)
    server = await serving(world, 'new')
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update())
    const notice = page.getByRole('status').filter({ hasText: t('A newer version of the app is ready.') })
    await expect(notice).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText(newWords)).toHaveCount(0)

    // The open page and a reload are still the old build, down to code that is fetched only when it is needed.
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(seeds.title.en)
    await expect(page.getByText(newWords)).toHaveCount(0)
    expect(
      (await fetch(`${url}/${(await menuChunk(join(folder, 'old')))!}`)).status,
      'gone from the server',
    ).toBe(404)
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('Menu'), exact: true })
      .click()
    await expect(page.getByRole('group').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await shop.expectCount(1)

    await expect(notice).toBeVisible()
    await notice.getByRole('button', { name: t('Use it now') }).click()
    await expect(page.getByText(newWords)).toBeVisible()
    await shop.expectCount(1)
    await expect(notice).toBeHidden()

    // The tab that did not ask is left alone, and still finds its own code.
    await expect(second.getByRole('heading', { level: 1 })).toHaveText(seeds.sections['grains']!.title.en)
    await second
      .getByRole('banner')
      .getByRole('button', { name: t('Menu'), exact: true })
      .click()
    await expect(second.getByRole('group').first()).toBeVisible()

    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText(newWords)).toBeVisible()
    const packs = await page.evaluate(async () =>
      (await caches.keys()).filter((name) => name.startsWith('pages-')),
    )
    expect(packs).toHaveLength(1)
  })

  test('it can be put off, and is offered again on the next visit', async ({ page, context, world }) => {
    await visited(page, context)
    await closed(server)
    server = await serving(world, 'new')
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update())
    const notice = page.getByRole('status').filter({ hasText: t('A newer version of the app is ready.') })
    await notice.getByRole('button', { name: t('Later') }).click()
    await expect(notice).toBeHidden()
    await page.reload()
    await expect(notice).toBeVisible()
    await expect(page.getByText(newWords)).toHaveCount(0)
  })

  async function visited(page: Page, context: BrowserContext) {
    await withConsent(context)
    const url = `http://127.0.0.1:${port}`
    const shop = shopOn(page, 'en')
    await page.goto(`${url}/seeds-catalog`)
    await untilPagesAreKept(page)
    await page.reload()
    await untilAppRuns(page)
    await shop.add(grains[0]!.name.en)
    await shop.expectCount(1)
    return { url, shop }
  }
})

const newWords = 'Words of the newer build'

/** Ends a server and every line to it. */
function closed(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  server.close(() => resolve())
  server.closeAllConnections()
  return promise
}

/** The file with the groups of the English menu, which a page asks for only when the menu is opened. */
async function menuChunk(build: string): Promise<string | undefined> {
  const pack = JSON.parse(await readFile(join(build, 'offline/en.json'), 'utf8')) as { assets: string[] }
  return pack.assets.find((asset) => asset.includes('/menu-groups-'))?.slice(1)
}

/** A build with another sentence among the seeds and another name for one of its files, as a change of both gives. */
async function makeNewer(old: string, newer: string): Promise<void> {
  await cp(old, newer, { recursive: true })
  for await (const file of glob(join(newer, '**/*.br'))) await rm(file)
  const chunk = (await menuChunk(newer))!
  const renamed = chunk.replace(/-[^-]{8}\.js$/, '-NEWBUILD.js').replace(/-[\w-]{8}\.js$/, '-NEWBUILD.js')
  await rename(join(newer, chunk), join(newer, renamed))
  const replace = async (file: string, change: (text: string) => string) =>
    writeFile(file, change(await readFile(file, 'utf8')))
  const [before, after] = [chunk.split('/').at(-1)!, renamed.split('/').at(-1)!]
  for await (const file of glob(join(newer, '**/*.{js,html,json}')))
    await replace(file, (text) => text.replaceAll(before, after))
  const intro = seeds.intro.en
  await replace(join(newer, 'offline/en.json'), (text) => text.replaceAll(intro, newWords))
  for await (const file of glob(join(newer, '{seeds-catalog.html,assets/*.js}')))
    await replace(file, (text) => text.replaceAll(intro, newWords))
  await replace(join(newer, 'sw.js'), (text) =>
    text.replaceAll(/"revision":"\w+"/g, () => `"revision":"${crypto.randomUUID()}"`),
  )
}

test('addresses of the chosen language hold offline from the plain ones', async ({ page, context }) => {
  await withConsent(context)
  await page.goto('/hi')
  await untilPagesAreKept(page)
  await page.goto('/hi/requests')
  await context.setOffline(true)
  for (const path of ['/', '/seeds-catalog/herbs']) {
    await page.goto(path)
    await expect(page).toHaveURL(addressIn('hi', path))
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  }
})
