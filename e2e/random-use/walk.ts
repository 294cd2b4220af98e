import type { Browser, Page } from 'playwright'
import { diceOf } from '#tests/simulator/dice.ts'
import type { Language } from '#src/platform/i18n/words.ts'
import { signIn } from '../pages/visitor.ts'
import { untilPagesAreCached, type World } from '../world.ts'
import { actAtRandom, type Act } from './acts.ts'
import { closeWindows, hasShrunk, shownOn, wrongWith, type Shown } from './properties.ts'

/** A walk through the app: its seed decides every act. */
export interface Walk {
  readonly seed: number
  readonly acts: number
  /** The address where it begins. */
  readonly from: string
  readonly language: Language
  /** E-mail and phone of who is signed in; a guest without. */
  readonly account?: readonly [email: string, phone: string] | undefined
}

/** The actions of a walk, and its violations in sentences. */
export interface Walked {
  readonly acts: readonly Act[]
  readonly wrong: readonly string[]
  /** Submissions that the screen said were saved. */
  readonly saved: number
}

/** The browser's own words about a network that is cut. */
const notTheApps = /ERR_INTERNET_DISCONNECTED|Failed to (fetch|load resource)|ERR_FAILED|NetworkError/

/**
 * React's errors from which it recovers by rendering anew: a part hydrated otherwise than it was built (418, 422), or a
 * page was replaced during its rendering (520).
 */
const recovered = /React error #(418|422|520)/

/**
 * Uses the app at random on a new phone, and compares each screen with the properties. In the end the network is back,
 * every window is closed, and every entry that was shown as saved has to be at the centre.
 */
export async function walk(world: World, browser: Browser, of: Walk): Promise<Walked> {
  const { seed, acts, from, language, account } = of
  const context = await browser.newContext({ baseURL: world.url, viewport: { width: 360, height: 740 } })
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('cookie-consent', 'essential')
    window.print = () => {}
  })
  const page = await context.newPage()
  const [done, wrong]: [Act[], string[]] = [[], []]
  const saved = await collectSaved(page)
  collectErrors(page, wrong)
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
  context.on('page', (opened) => opened !== page && void opened.close().catch(() => undefined))
  const dice = diceOf(seed)
  if (account) await signIn(page, language, ...account)
  await page.goto(from)
  await untilPagesAreCached(page)
  let before = await settled(page)
  while (done.length < acts && wrong.length === 0) {
    done.push(await actAtRandom(page, dice).catch((thrown: unknown) => `was interrupted: ${String(thrown)}`))
    if (!page.url().startsWith(world.url)) await page.goto(from)
    const after = await patient(page, before, done)
    const fault = wrongWith(before, done, after)
    if (fault) wrong.push(fault)
    before = after
  }
  await context.setOffline(false)
  const open = await closeWindows(page)
  if (open) wrong.push(open)
  // The unsent work of an account that somebody signed out is sent once it signs in again.
  const isOut = await page.evaluate(() => localStorage.getItem('signed-in') === null)
  if (account && isOut) await signIn(page, language, ...account)
  wrong.push(...(await lost(world, page, saved)))
  await context.close()
  return { acts: done, wrong, saved: saved.size }
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

/** The content at rest; a cart that seems smaller has time to be read, because its button has no number before. */
async function patient(page: Page, before: Shown, acts: readonly Act[]): Promise<Shown> {
  let shown = await settled(page)
  for (let tries = 0; tries < 20 && hasShrunk(before, acts, shown); tries++) {
    await page.waitForTimeout(500)
    shown = await settled(page)
  }
  return shown
}

/** Collects the page's errors. Those from which React recovers count only on the page that was loaded, before it is left. */
function collectErrors(page: Page, wrong: string[]): void {
  let loaded = ''
  page.on('domcontentloaded', () => (loaded = page.url()))
  page.on('pageerror', ({ message }) => {
    if (notTheApps.test(message)) return
    if (recovered.test(message) && page.url() !== loaded) return
    wrong.push(message)
  })
}

/** Collects the ids of the submissions that this tab says are saved, in all pages that it loads. */
async function collectSaved(page: Page): Promise<ReadonlySet<string>> {
  const ids = new Set<string>()
  await page.exposeFunction('noteSaved', (id: string) => void ids.add(id))
  await page.addInitScript(() => {
    new MutationObserver(() => {
      for (const thanks of document.querySelectorAll<HTMLElement>('[data-saved]'))
        (window as unknown as { noteSaved(id: string): void }).noteSaved(thanks.dataset['saved']!)
    }).observe(document, { subtree: true, childList: true })
  })
  return ids
}

/** Waits until the centre has every saved submission, or has returned it; returns a sentence if it does not within a minute and a half. */
async function lost(world: World, page: Page, saved: ReadonlySet<string>): Promise<string[]> {
  await page.goto('/requests')
  let missing = saved.size
  for (let tries = 0; tries < 90; tries++) {
    const waiting = await page.locator('main [data-state=waiting], main [data-state=sending]').count()
    // Returned ones have a reason and a way on.
    const returned = await page.locator('main [data-state=returned]').count()
    missing = saved.size - (await atCentre(world, saved)) - returned
    if (missing <= 0 && waiting === 0) return []
    await page.waitForTimeout(1_000)
  }
  return [`of ${saved.size} submissions that were said to be saved, ${missing} are not at the centre`]
}

async function atCentre(world: World, ids: ReadonlySet<string>): Promise<number> {
  const [row] = await world.backend.query<{ count: number }>(
    'select count(*)::int as count from requests where id = any($1)',
    [[...ids]],
  )
  return row!.count
}
