import type { Browser } from 'playwright'
import { noteTimes, timesOf, type PageTimes } from './page-times.ts'
import { screen, slowPage } from './phone.ts'

/** A page in an empty browser without a worker. */
export async function firstVisit(browser: Browser, url: string): Promise<PageTimes> {
  const context = await browser.newContext({ ...screen, serviceWorkers: 'block' })
  const page = await slowPage(context)
  await noteTimes(page)
  await page.goto(url)
  const times = await timesOf(page)
  await context.close()
  return times
}
