import type { Browser } from 'playwright'
import { noteTimes, timesOf, type PageTimes } from './page-times.ts'
import { screen, slowPage } from './slow-phone.ts'
import { pairOf, type Pair } from './spread.ts'

/** Pages of every make and their files: the first, a shelf, a long read, a form's page. */
export const visitedPages = {
  '/': 'index',
  '/seeds-catalog': 'seeds-catalog',
  '/blog': 'blog',
  '/loans': 'loans',
}

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

/** A time of alternating visits, of ours and of the comparison. */
export function pairOfTimes(
  what: 'fcp' | 'lcp' | 'ready',
  ours: readonly PageTimes[],
  theirs: readonly PageTimes[],
): Pair {
  return pairOf(
    ours.map((times) => times[what]),
    theirs.map((times) => times[what]),
  )
}
