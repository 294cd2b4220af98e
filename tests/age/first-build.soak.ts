import { chromium, expect, type BrowserContext, type Page } from '@playwright/test'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { browserArguments, findBrowser } from '#scripts/browser.ts'
import { openCachedShop } from '#tests/cached-shop.ts'
import { loopbackPassword } from '#local/local-only.ts'
import { serve } from '#scripts/serve/serve.ts'
import type { LocalBackend } from '#local/backend.ts'
import type { OwnBuild } from '#tests/hosted/own-build.ts'
import { formOn, requestsOn } from '#e2e/pages/forms.ts'
import { shopOn } from '#e2e/pages/shop.ts'
import { atCentre } from '#e2e/pages/soil-test.ts'
import { untilAppRuns } from '#e2e/pages/visitor.ts'
import { freePort, untilPagesAreCached, type World } from '#e2e/world.ts'
import { forAnother } from '#src/forms/for-another.ts'
import soilTest from '#src/forms/soil-test.form.ts'
import { buildAt, missingCommit } from './old-build.ts'

/*
 * A phone that was last online when the app was young: a profile on the disk with the worker, the pages and the
 * databases of an early build, and today's at the same address. `npm run build` comes first.
 */

/** The earliest commit that makes a build: of those before it parts are missing. */
const first = '997f089'
/** The earliest with forms and an outbox. */
const withForms = '80a59d0'

/** The form of that build, without a field for somebody else. */
const soilTestThen = {
  ...soilTest,
  fields: Object.fromEntries(Object.entries(soilTest.fields).filter(([key]) => !(key in forAnother))),
}

let port: number
let backend: LocalBackend
beforeAll(async () => {
  port = await freePort()
  backend = await openCachedShop({ host: '127.0.0.1', siteUrl: `http://127.0.0.1:${port}` })
})
afterAll(() => backend.close())

type Visit = (page: Page) => Promise<void>

/** A phone with an early build on it, that finds today's when it is next online. */
async function aged(commit: string, then: Visit, now: Visit): Promise<void> {
  const old: OwnBuild = await buildAt(commit)
  const profile = await mkdtemp(join(tmpdir(), 'khet-seva-phone-'))
  const ofThen = { dist: old.dist, headersFile: join(old.dist, '../.build/headers.json') }
  try {
    await visit(profile, ofThen, then)
    await visit(profile, {}, now)
  } finally {
    await Promise.all([rm(profile, { recursive: true }), old.remove()])
  }
}

/** Opens the browser of a phone on a build, and closes it as it is. */
async function visit(profile: string, build: { dist?: string; headersFile?: string }, doing: Visit) {
  const server = await serve({ backend, host: '127.0.0.1', port, ...build })
  const browser = await openBrowser(profile)
  try {
    await doing(browser.pages()[0]!)
  } finally {
    await browser.close()
    await closed(server)
  }
}

function openBrowser(profile: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    executablePath: findBrowser(),
    args: browserArguments,
    viewport: { width: 360, height: 740 },
    baseURL: `http://127.0.0.1:${port}`,
  })
}

function closed(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  server.close(() => resolve())
  server.closeAllConnections()
  return promise
}

/** Adds two of the first two products on a shelf; returns their names on the buttons. */
async function fillCart(page: Page): Promise<void> {
  await page.goto('/seeds-catalog/grains')
  await untilAppRuns(page)
  const buttons = page.getByRole('button', { name: /^Add to cart: /i })
  await buttons.first().click()
  await shopOn(page, 'en').expectCount(1)
  await buttons.first().click()
  await shopOn(page, 'en').expectCount(2)
}

/** Accepts the current build, which the old build's page offers. */
async function takeToday(page: Page): Promise<void> {
  await page.goto('/seeds-catalog')
  await untilAppRuns(page)
  await expect.poll(() => isToday(page), 'the phone still shows the old build').toBe(false)
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update())
  const notice = page.getByRole('status').filter({ hasText: 'A newer version of the app is ready.' })
  await expect(notice).toBeVisible({ timeout: 60_000 })
  await notice.getByRole('button', { name: 'Use it now' }).click()
  await expect.poll(() => isToday(page).catch(() => false), { timeout: 60_000 }).toBe(true)
  await untilAppRuns(page)
}

/** Whether the page runs the code of the last build: its entry is named by its content; a page that the phone keeps starts it later. */
async function isToday(page: Page): Promise<boolean> {
  const [entry] = /\/assets\/index-[\w-]+\.js/.exec(await readFile('dist/index.html', 'utf8'))!
  return page.evaluate(
    (src) => [...document.scripts].some((script) => `${script.src} ${script.dataset['entry']}`.includes(src)),
    entry,
  )
}

/** Signs in at the first build, whose page has no tabs. */
async function signInThen(page: Page, email: string, phone: string): Promise<void> {
  await page.goto('/auth')
  await untilAppRuns(page)
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill(email)
  await main.getByLabel('Phone number').fill(phone)
  await main.getByLabel('Password').fill(loopbackPassword)
  await main.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).not.toHaveURL(/auth/)
}

describe.skipIf(missingCommit(first))(missingCommit(first) ?? 'the first build', () => {
  test('updates to the current build, with the cart’s lines', async () => {
    await aged(
      first,
      async (page) => {
        await page.goto('/')
        await page.getByRole('button', { name: 'Essential only' }).click()
        await untilPagesAreCached(page)
        await fillCart(page)
      },
      async (page) => {
        await takeToday(page)
        const shop = shopOn(page, 'en')
        await shop.expectCount(2)
        await untilPagesAreCached(page)
        await page.context().setOffline(true)
        await page.goto('/help')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help')
        await shop.expectCount(2)
      },
    )
  })

  test('keeps the person signed in, and their cart arrives at the centre', async () => {
    await aged(
      first,
      async (page) => {
        await page.goto('/')
        await page.getByRole('button', { name: 'Essential only' }).click()
        await untilPagesAreCached(page)
        await signInThen(page, 'farmer2@example.org', '+91 90000 00002')
        await fillCart(page)
      },
      async (page) => {
        await takeToday(page)
        await shopOn(page, 'en').expectCount(2)
        await expect.poll(() => piecesAtCentre('farmer2@example.org'), { timeout: 60_000 }).toBe(2)
        await shopOn(page, 'en').expectCount(2)
        const form = formOn(page, soilTest, 'en')
        await form.openFrom('/soil-testing')
        await form.type('name', 'Balbir Kaur')
        await form.untilSaved()
      },
    )
  })
})

async function piecesAtCentre(email: string): Promise<number> {
  const [row] = await backend.query<{ pieces: number }>(
    `select coalesce(sum(quantity), 0)::int as pieces from cart_items join auth.users u on u.id = user_id where u.email = $1`,
    [email],
  )
  return row!.pieces
}

describe.skipIf(missingCommit(withForms))(missingCommit(withForms) ?? 'the first build with forms', () => {
  test('updates to the current build, with cart and draft, and unsent entries are sent once', async () => {
    const world = { backend } as World
    await aged(
      withForms,
      async (page) => {
        await page.goto('/')
        await page.getByRole('button', { name: 'Essential only' }).click()
        await untilPagesAreCached(page)
        await fillCart(page)
        const form = formOn(page, soilTestThen, 'en')
        await form.openFrom('/soil-testing')
        await form.type('name', 'Balbir Kaur')
        await form.untilSaved()
        await form.close()
        await page.context().setOffline(true)
        await form.openFrom('/soil-testing')
        await form.type('name', 'Gurpreet Singh')
        await form.type('phone', '90000 00003')
        await form.type('farmLocation', 'Sarna')
        await form.type('farmSize', '4')
        await form.submit()
        await form.expectThanks()
      },
      async (page) => {
        await takeToday(page)
        await shopOn(page, 'en').expectCount(2)
        const requests = requestsOn(page, 'en')
        await requests.open()
        await expect(requests.drafts).toHaveCount(1)
        await expect(requests.drafts.first()).toContainText('Balbir Kaur')
        await expect(requests.reference).toBeVisible({ timeout: 60_000 })
        const reference = await requests.reference.getAttribute('data-reference')
        const arrived = await atCentre(world, 'Sarna')
        expect(arrived.map((request) => request.reference)).toEqual([reference])
        const form = formOn(page, soilTest, 'en')
        await form.openFrom('/soil-testing')
        await form.dialog.getByRole('button', { name: /^Continue: .*Balbir Kaur/ }).click()
        await expect(form.field('name')).toHaveValue('Balbir Kaur')
      },
    )
  })
})
