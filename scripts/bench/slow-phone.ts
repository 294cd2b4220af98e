import type { BrowserContext, Page } from 'playwright'

/** A farmer's phone: a small screen, and a CPU slowed by a factor. */
export const screen = { viewport: { width: 360, height: 740 } }
export const slowdown = 4

/** A page at the phone's speed. */
export async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}

/** Visits a page until it is ready to be shown without a network, then cuts the network. */
export async function cutOff(context: BrowserContext, url: string, ready: (page: Page) => Promise<unknown>) {
  const page = await context.newPage()
  await page.goto(url)
  await ready(page)
  await page.close()
  await context.setOffline(true)
}

/** Waits until the worker has every page of the language. */
export async function untilPagesCached(page: Page, minutes = 1): Promise<void> {
  for (let tries = 0; !(await page.evaluate(areCached)); tries++) {
    if (tries === minutes * 120)
      throw new Error(`The worker did not keep the pages within ${minutes} minutes`)
    await page.waitForTimeout(500)
  }
}

async function areCached(): Promise<boolean> {
  await navigator.serviceWorker.ready
  const name = (await caches.keys()).find((key) => key.startsWith('pages-'))
  return name !== undefined && (await caches.match('/complete', { cacheName: name })) !== undefined
}

/** Sets the consent of an earlier visit. */
export async function withConsent(context: BrowserContext): Promise<BrowserContext> {
  await context.addInitScript(() => localStorage.setItem('cookie-consent', 'essential'))
  return context
}
