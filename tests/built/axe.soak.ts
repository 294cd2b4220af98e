import type { AddressInfo } from 'node:net'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { LocalBackend } from '#local/backend.ts'
import { loopbackPassword } from '#local/local-only.ts'
import { browserArguments, findBrowser } from '#scripts/browser.ts'
import { openCachedShop } from '#tests/cached-shop.ts'
import { serve } from '#scripts/serve/serve.ts'
import { languages, type Language } from '#src/platform/i18n/words.ts'
import { complaintsOf } from '#e2e/pages/complaints.ts'
import { faultsOf } from '#e2e/pages/faults.ts'
import { builtPages } from './built-pages.ts'

// `npm run soak -- axe`: each address in each language and theme, some ten minutes on a quiet machine. Every run has one
// page of each kind (e2e/accessibility.spec.ts) and each page in one of the languages (e2e/no-complaints.spec.ts).

const pages = await builtPages()
let backend: LocalBackend
let server: Awaited<ReturnType<typeof serve>>
let browser: Browser
let site: string

beforeAll(async () => {
  backend = await openCachedShop({ host: '127.0.0.1', siteUrl: 'http://127.0.0.1:4173' })
  server = await serve({ backend, host: '127.0.0.1', port: 0 })
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
})
afterAll(async () => {
  await browser.close()
  server.close().closeAllConnections()
  await backend.close()
})

const untilAppRuns = (page: Page) =>
  page.waitForFunction(() => 'tapped' in window && window.tapped === undefined, undefined, {
    timeout: 120_000,
  })

/** A page of a person with every role. */
async function adminsPage(language: Language): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    baseURL: site,
  })
  await context.addInitScript(() => localStorage.setItem('cookie-consent', 'essential'))
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  await page.goto('/auth')
  await untilAppRuns(page)
  const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true })
  await field('Email').fill('admin@example.org')
  await field('Phone number').fill('+91 90000 00007')
  await field('Password').fill(loopbackPassword)
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByText('Welcome back!').waitFor()
  await page.goto(`/?lang=${language}`)
  return page
}

it.each(languages)(
  'no address has a fault that axe finds, in light or dark, nor logs to the console (%s)',
  async (language) => {
    const page = await adminsPage(language)
    const complaints = await complaintsOf(page)
    const faults: string[] = []
    for (const { address } of pages.filter((built) => built.language === language)) {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto(address)
      await untilAppRuns(page)
      // Pages behind the sign-in load their content first.
      await page.locator('h1').first().waitFor()
      const found = await faultsOf(page, address)
      for (const fault of found) process.stdout.write(`${fault}\n`)
      faults.push(...found)
    }
    await page.context().close()
    expect({ faults, complaints }).toEqual({ faults: [], complaints: [] })
  },
  3_600_000,
)
