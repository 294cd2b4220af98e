import { chromium } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserArguments, findBrowser } from '#scripts/browser.ts'
import { expect, freePort, openWorld, test, untilPagesAreCached } from './world.ts'
import { shopOn } from './pages/shop.ts'
import { chooseTab } from './pages/visitor.ts'

test('cart, choices, sign-in and a changed price survive a restart of browser and server', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'khet-seva-'))
  const port = await freePort()
  const openBrowser = () =>
    chromium.launchPersistentContext(join(folder, 'profile'), {
      executablePath: findBrowser(),
      args: browserArguments,
      viewport: { width: 360, height: 740 },
    })

  let world = await openWorld({ dataDir: join(folder, 'data'), port })
  let browser = await openBrowser()
  let page = browser.pages()[0]!
  await page.goto(`${world.url}/hi`)
  await page.getByRole('button', { name: 'सिर्फ़ ज़रूरी' }).click()
  await untilPagesAreCached(page)
  await page.goto(`${world.url}/hi/auth`)
  await chooseTab(page, 'लॉगिन करें')
  await page.getByLabel('ईमेल').fill('farmer2@example.org')
  await page.getByLabel('फ़ोन नंबर').fill('+91 90000 00002')
  await page.getByLabel('पासवर्ड', { exact: true }).fill('khet-seva-demo')
  await page.getByRole('main').getByRole('button', { name: 'लॉगिन करें' }).click()
  await expect(page.getByText('लॉगिन हो गया')).toBeVisible()
  await page.goto(`${world.url}/hi/seeds-catalog/flowers`)
  const add = page
    .getByRole('main')
    .getByRole('button', { name: /कार्ट में डालें/ })
    .first()
  await add.click()
  await add.click()
  await shopOn(page, 'hi').expectCount(2)
  await world.backend.query(
    `update catalogue_items set price_paise = 123400 where section = 'flowers' and position = 0`,
  )
  await browser.close()
  await world.close()

  world = await openWorld({ dataDir: join(folder, 'data'), port })
  browser = await openBrowser()
  page = browser.pages()[0]!
  await page.goto(`${world.url}/`)
  await expect(page).toHaveURL(`${world.url}/hi`)
  await shopOn(page, 'hi').expectCount(2)
  await page.goto(`${world.url}/hi/seeds-catalog/flowers`)
  await expect(page.getByText('₹1,234').first()).toBeVisible()
  await page.goto(`${world.url}/hi/daily-needs`)
  await expect(page.getByRole('heading', { name: 'भैंस का दूध' }).first()).toBeVisible()

  await browser.close()
  await world.close()
  await rm(folder, { recursive: true })
})
