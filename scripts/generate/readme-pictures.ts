import { mkdir, writeFile } from 'node:fs/promises'
import { chromium, type Page } from 'playwright'
import { formOn } from '#e2e/pages/forms.ts'
import { shopOn } from '#e2e/pages/shop.ts'
import { untilAppRuns } from '#e2e/pages/visitor.ts'
import seeds from '#src/content/catalogues/seeds-catalog.catalogue.ts'
import soilTest from '#src/forms/soil-test.form.ts'
import { browserArguments, findBrowser } from '#scripts/browser.ts'
import { openShop } from '#scripts/serve/open-shop.ts'
import { serve } from '#scripts/serve/serve.ts'

/**
 * `npx node scripts/generate/readme-pictures.ts` renews docs/pictures, the README's pictures of the app in Punjabi:
 * home, a form that was sent offline, and a cart. Uses the last build, on a new phone.
 */
const port = 4314
const url = `http://127.0.0.1:${port}`
const backend = await openShop({ host: '127.0.0.1', siteUrl: url })
const server = await serve({ backend, host: '127.0.0.1', port })
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
const context = await browser.newContext({
  baseURL: url,
  viewport: { width: 360, height: 640 },
  reducedMotion: 'reduce',
})
await context.addInitScript(() => localStorage.setItem('cookie-consent', 'essential'))
const page = await context.newPage()
await mkdir('docs/pictures', { recursive: true })

await page.goto('/pa', { waitUntil: 'networkidle' })
await take(page, 'home')

await page.goto('/pa/seeds-catalog/grains')
await untilAppRuns(page)
const shop = shopOn(page, 'pa')
for (const [index, { name }] of Object.values(seeds.sections.grains.items).slice(0, 2).entries()) {
  await shop.add(name.pa)
  await shop.expectCount(index + 1)
}
await shop.openCart()
await take(page, 'cart')

const form = formOn(page, soilTest, 'pa')
await form.openFrom('/soil-testing')
await context.setOffline(true)
await form.type('name', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ')
await form.type('phone', '90000 00003')
await form.type('farmLocation', 'ਸਰਨਾ')
await form.type('farmSize', '4')
await form.submit()
await form.expectThanks()
await take(page, 'offline')

await browser.close()
server.close()
server.closeAllConnections()
await backend.close()

async function take(from: Page, name: string): Promise<void> {
  await from.evaluate(() => document.fonts.ready)
  await from.waitForLoadState('networkidle')
  await from.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  const devtools = await from.context().newCDPSession(from)
  const clip = { x: 0, y: await from.evaluate(() => scrollY), width: 360, height: 640, scale: 1.5 }
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 75, clip })
  await writeFile(`docs/pictures/${name}.webp`, Buffer.from(data, 'base64'))
}
