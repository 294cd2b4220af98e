import type { Browser } from 'playwright'
import { noteTimes, timesOf, type PageTimes } from './page-times.ts'
import { screen, slowPage } from './slow-phone.ts'
import { pairOf, rounds, type Pair } from './spread.ts'

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

/** The times of two pages in alternation, so that other load slows both; the first pair warms up and is not counted. */
export type PagesInTurn = readonly [ours: readonly PageTimes[], theirs: readonly PageTimes[]]

/** Opens two pages in alternation. */
export async function pagesInTurn(
  ours: () => Promise<PageTimes>,
  theirs: () => Promise<PageTimes>,
): Promise<PagesInTurn> {
  const times: [PageTimes[], PageTimes[]] = [[], []]
  for (let round = 0; round <= rounds; round++) {
    const pair = [await ours(), await theirs()] as const
    if (round > 0) times.forEach((all, side) => all.push(pair[side]!))
  }
  return times
}

/** One time of pages in turn, of ours and of the comparison. */
export function pairOfTimes(what: 'fcp' | 'lcp' | 'ready', [ours, theirs]: PagesInTurn): Pair {
  return pairOf(
    ours.map((times) => times[what]),
    theirs.map((times) => times[what]),
  )
}
