import type { BrowserContext, Page } from '@playwright/test'
import { catalogues } from '#scripts/build/catalogue-rows.ts'
import { deployed, menuChunk, newWords, type Deployment } from './pages/newer-build.ts'
import { shopOn } from './pages/shop.ts'
import { escape, untilAppRuns, withConsent } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test, untilPagesAreCached } from './world.ts'

const t = wordsIn('en')
const seeds = (await catalogues()).get('seeds-catalog')!
const grains = Object.values(seeds.sections['grains']!.items)

test.describe('a newer build', () => {
  let deployment: Deployment
  test.beforeEach(async ({ world }) => void (deployment = await deployed(world)))
  test.afterEach(() => deployment.close())

  test('it is offered, and nothing changes until it is accepted', async ({ page, context }) => {
    const { url, shop } = await visited(page, context)
    const second = await context.newPage()
    await second.goto(`${url}/seeds-catalog/grains`)
    await untilAppRuns(second)

    await deployment.deploy('new')
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update())
    const notice = page.getByRole('status').filter({ hasText: t('A newer version of the app is ready.') })
    await expect(notice).toBeVisible()
    await expect(page.getByText(newWords)).toHaveCount(0)

    // The open page and a reload are still the old build, including lazily loaded code.
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(seeds.title.en)
    await expect(page.getByText(newWords)).toHaveCount(0)
    expect(
      (await fetch(`${url}/${(await menuChunk(deployment.folder('old')))!}`)).status,
      'gone from the server',
    ).toBe(404)
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('Menu'), exact: true })
      .click()
    await expect(page.getByRole('group').first()).toBeVisible()
    await escape(page)
    await shop.expectCount(1)

    await expect(notice).toBeVisible()
    await notice.getByRole('button', { name: t('Use it now') }).click()
    await expect(page.getByText(newWords)).toBeVisible()
    await shop.expectCount(1)
    await expect(notice).toBeHidden()

    // The other tab stays on its build, and still finds its code.
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

  test('it can be postponed, and is offered again on the next visit', async ({ page, context }) => {
    await visited(page, context)
    await deployment.deploy('new')
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update())
    const notice = page.getByRole('status').filter({ hasText: t('A newer version of the app is ready.') })
    await notice.getByRole('button', { name: t('Later') }).click()
    await expect(notice).toBeHidden()
    await page.reload()
    await expect(notice).toBeVisible()
    await expect(page.getByText(newWords)).toHaveCount(0)
  })

  test('it comes as what changed, in less than 60 KB, where neither build knows of the other', async ({
    page,
    context,
  }) => {
    await visited(page, context)
    const files: { path: string; bytes: number }[] = []
    context.on('requestfinished', async (request) => {
      if (!request.serviceWorker()) return
      const path = new URL(request.url()).pathname
      const sizes = request.sizes().then((size) => size.responseHeadersSize + size.responseBodySize)
      files.push({ path, bytes: await sizes })
    })
    await deployment.deploy('new')
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update())
    const notice = page.getByRole('status').filter({ hasText: t('A newer version of the app is ready.') })
    await notice.getByRole('button', { name: t('Use it now') }).click()
    await expect(page.getByText(newWords)).toBeVisible()
    expect(files.filter(({ path }) => /\/(?:en\.json|\d+\.txt)$/.test(path))).toEqual([])
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
    expect(bytes).toBeGreaterThan(10_000)
    expect(bytes).toBeLessThan(60_000)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText(newWords)).toBeVisible()
    await untilAppRuns(page)
  })

  test('it comes as one small file, and so does the way back', async ({ page, context, world }) => {
    // Another deployment is made first, with the differences between its builds.
    test.setTimeout(300_000)
    await deployment.close()
    deployment = await deployed(world, true)
    await visited(page, context)
    const notice = page.getByRole('status').filter({ hasText: t('A newer version of the app is ready.') })
    const requested: string[] = []
    context.on('request', (request) => {
      if (request.serviceWorker()) requested.push(new URL(request.url()).pathname)
    })
    for (const build of ['new', 'old'] as const) {
      requested.length = 0
      await deployment.deploy(build)
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update())
      await notice.getByRole('button', { name: t('Use it now') }).click()
      await expect(page.getByText(newWords)).toHaveCount(build === 'new' ? 1 : 0)
      await expect(notice).toBeHidden()
      // The browser names the worker's unchanged code too, and takes it from its own cache.
      const files = requested.filter((path) => !/^\/(?:sw|assets\/service-worker-[\w-]+)\.js$/.test(path))
      expect(files).toEqual([expect.stringMatching(/^\/offline\/en\/\w+-\w+\.json$/)])
      await context.setOffline(true)
      await page.reload()
      await expect(page.getByText(newWords)).toHaveCount(build === 'new' ? 1 : 0)
      await untilAppRuns(page)
      await context.setOffline(false)
    }
  })

  async function visited(page: Page, context: BrowserContext) {
    await withConsent(context)
    const { url } = deployment
    const shop = shopOn(page, 'en')
    await page.goto(`${url}/seeds-catalog`)
    await untilPagesAreCached(page)
    await page.reload()
    await untilAppRuns(page)
    await shop.add(grains[0]!.name.en)
    await shop.expectCount(1)
    return { url, shop }
  }
})
