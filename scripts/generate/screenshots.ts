import { mkdir, writeFile } from 'node:fs/promises'
import { chromium, type Browser, type Page } from 'playwright'
import { addressIn } from '#src/platform/i18n/address.ts'
import { languages, type Language } from '#src/platform/i18n/words.ts'
import { browserArguments, findBrowser } from '#scripts/browser.ts'
import { shown, widths, type Shown, type Width } from '#scripts/build/manifest.ts'
import { openShop } from '#scripts/serve/open-shop.ts'
import { serve } from '#scripts/serve/serve.ts'

/**
 * `npx node scripts/generate/screenshots.ts` renews public/screenshots, which an install dialog shows, from the last
 * build in every language. Run it after changes of those pages; the build does not, because it needs no browser.
 */
const port = 4313
const url = `http://127.0.0.1:${port}`
const backend = await openShop({ host: '127.0.0.1', siteUrl: url })
const server = await serve({ backend, host: '127.0.0.1', port })
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
await mkdir('public/screenshots', { recursive: true })
for (const language of languages)
  for (const width of Object.keys(widths) as Width[]) await takeAll(browser, language, width)
await browser.close()
server.close()
server.closeAllConnections()
await backend.close()

async function takeAll(from: Browser, language: Language, width: Width): Promise<void> {
  const { viewport, scale } = widths[width]
  const context = await from.newContext({ viewport, deviceScaleFactor: scale, reducedMotion: 'reduce' })
  await context.addInitScript(() => localStorage.setItem('cookie-consent', 'essential'))
  const page = await context.newPage()
  for (const place of shown) await take(page, place, language, width)
  await context.close()
}

async function take(page: Page, { name, path }: Shown, language: Language, width: Width): Promise<void> {
  await page.goto(url + addressIn(language, path), { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  const devtools = await page.context().newCDPSession(page)
  const { viewport, scale } = widths[width]
  const clip = { x: 0, y: 0, ...viewport, scale }
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 72, clip })
  await writeFile(`public/screenshots/${name}-${width}-${language}.webp`, Buffer.from(data, 'base64'))
}
