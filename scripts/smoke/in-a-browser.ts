import { chromium } from 'playwright'
import { browserArguments, findBrowser } from '#scripts/browser.ts'
import { sure, type Check } from './site.ts'

/** Checks that only a browser can make. */
export const browserChecks: Check[] = [
  {
    describes:
      'In a browser the app runs, nothing is refused by the policy, and the worker takes every page along',
    holds: async (site) => {
      const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
      try {
        const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
        const page = await context.newPage()
        const refused: string[] = []
        page.on('console', (line) => {
          if (/Content Security Policy|Refused to/i.test(line.text())) refused.push(line.text())
        })
        await page.goto(`${site.app}/`)
        await page.waitForFunction(() => 'tapped' in window && window.tapped === undefined)
        const kept = await page.evaluate(wholePack)
        sure(kept, 'The worker did not keep the pages within two minutes')
        await context.setOffline(true)
        await page.goto(`${site.app}/seeds-catalog`)
        sure((await page.locator('h1').innerText()) !== '', 'A kept page has no heading')
        sure(refused.length === 0, refused[0] ?? '')
      } finally {
        await browser.close()
      }
    },
  },
]

/** In the page: true once the worker has all pages of the language. */
async function wholePack(): Promise<boolean> {
  await navigator.serviceWorker.ready
  const until = Date.now() + 120_000
  while (Date.now() < until) {
    for (const name of await caches.keys())
      if (name.startsWith('pages-') && (await (await caches.open(name)).match('/complete'))) return true
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return false
}
