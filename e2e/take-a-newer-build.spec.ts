import type { BrowserContext, Page } from '@playwright/test'
import { cp, glob, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogues } from '#scripts/catalogue-rows.ts'
import { serve } from '#scripts/serve.ts'
import { shopOn } from './pages/shop.ts'
import { untilAppRuns, withConsent } from './pages/visitor.ts'
import { wordsIn } from './pages/words.ts'
import { expect, freePort, test, untilPagesAreKept, type World } from './world.ts'

const t = wordsIn('en')
const seeds = (await catalogues()).get('seeds-catalog')!
const grains = Object.values(seeds.sections['grains']!.items)

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
