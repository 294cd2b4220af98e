import type { Browser, Page } from 'playwright'
import { diceOf } from '#src/simulator/dice.ts'
import { untilPagesAreCached, type World } from '../world.ts'
import { actAtRandom, type Act } from './acts.ts'
import { closeWindows, shownOn, wrongWith, type Shown } from './properties.ts'

/** A walk through the app: its seed decides every act. */
export interface Walk {
  readonly seed: number
  readonly acts: number
  /** Where it begins: the home page of a language. */
  readonly from: string
}

/** The actions of a walk, and its violations in sentences. */
export interface Walked {
  readonly acts: readonly Act[]
  readonly wrong: readonly string[]
  /** Submissions that the screen said were saved. */
  readonly saved: number
}

/**
 * The browser's own words about a network that is cut; and that React rendered a part anew, which somebody left while it was hydrated
 * (error 422).
 */
const notTheApps = /ERR_INTERNET_DISCONNECTED|Failed to (fetch|load resource)|ERR_FAILED|NetworkError|#422/

/**
 * Uses the app at random on a new phone, and compares each screen with the properties. In the end the network is back,
 * every window is closed, and every entry that was shown as saved has to be at the centre.
 */
export async function walk(world: World, browser: Browser, { seed, acts, from }: Walk): Promise<Walked> {
  const context = await browser.newContext({ baseURL: world.url, viewport: { width: 360, height: 740 } })
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('cookie-consent', 'essential')
    window.print = () => {}
  })
  const page = await context.newPage()
  const [done, wrong]: [Act[], string[]] = [[], []]
  const saved = await countSaved(page)
  page.on('pageerror', ({ message }) => notTheApps.test(message) || wrong.push(message))
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
  context.on('page', (opened) => opened !== page && void opened.close().catch(() => undefined))
  const centreBefore = await atCentre(world)
  const dice = diceOf(seed)
  await page.goto(from)
  await untilPagesAreCached(page)
  let before = await settled(page)
  while (done.length < acts && wrong.length === 0) {
    done.push(await actAtRandom(page, dice).catch((thrown: unknown) => `was interrupted: ${String(thrown)}`))
    if (!page.url().startsWith(world.url)) await page.goto(from)
    const after = await settled(page)
    const fault = wrongWith(before, done.at(-1)!, after)
    if (fault) wrong.push(fault)
    before = after
  }
  await context.setOffline(false)
  const open = await closeWindows(page)
  if (open) wrong.push(open)
  wrong.push(...(await lost(world, page, centreBefore + saved())))
  await context.close()
  return { acts: done, wrong, saved: saved() }
}

/** The content of the page at rest: rendered completely, and unchanged for a while. */
async function settled(page: Page): Promise<Shown> {
  for (let tries = 0; tries < 40; tries++) {
    const shown = await atRest(page).catch(() => undefined)
    if (shown?.heading) return shown
    // The page goes to another one meanwhile, or arrives.
    await page.waitForTimeout(500)
  }
  return shownOn(page)
}

async function atRest(page: Page): Promise<Shown> {
  await page.evaluate(
    () => new Promise((drawn) => requestIdleCallback(() => requestAnimationFrame(drawn), { timeout: 1_000 })),
  )
  return shownOn(page)
}

/** Counts the times that a form of this page said "saved", in all pages that it loads. */
async function countSaved(page: Page): Promise<() => number> {
  let count = 0
  await page.exposeFunction('noteSaved', () => void count++)
  await page.addInitScript(() => {
    const seen = new WeakSet<Element>()
    new MutationObserver(() => {
      for (const thanks of document.querySelectorAll('dialog h3[tabindex="-1"]:not([data-step-heading])')) {
        if (seen.has(thanks)) continue
        seen.add(thanks)
        ;(window as unknown as { noteSaved(): void }).noteSaved()
      }
    }).observe(document, { subtree: true, childList: true })
  })
  return () => count
}

async function atCentre(world: World): Promise<number> {
  const [row] = await world.backend.query<{ count: number }>('select count(*)::int as count from requests')
  return row!.count
}

/** Waits until the centre has as many requests as it should; returns a sentence if it does not within a minute and a half. */
async function lost(world: World, page: Page, wanted: number): Promise<string[]> {
  await page.goto('/requests')
  for (let tries = 0; tries < 90; tries++) {
    const waiting = await page.locator('main [data-state=saved], main [data-state=sending]').count()
    const there = await atCentre(world)
    if (there === wanted && waiting === 0) return []
    // Returned ones have a reason and a way on.
    const returned = await page.locator('main [data-state=returned]').count()
    if (there + returned === wanted && waiting === 0) return []
    await page.waitForTimeout(1_000)
  }
  return [`the centre has ${await atCentre(world)} requests, and ${wanted} were said to be saved`]
}
