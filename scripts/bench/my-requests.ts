import type { BrowserContext, Page } from 'playwright'
import { newId } from '#src/base/ids.ts'
import { hashOf } from '#src/platform/outbox/content.ts'
import { insertRows, type Inserted } from './lay.ts'
import { cutOff, untilPagesCached, screen, slowPage, withConsent } from './slow-phone.ts'
import { closeForm, fillSoilTest, noteSaving, savedIn, soilTestText, submitSoilTest } from './soil-test.ts'
import { inTurn, pairText, spread, timeText, type Spread } from './spread.ts'
import type { BenchWorld, Measured } from './bench-world.ts'

const entries = 2_000
const saves = 20

/**
 * Measures how long My requests takes to open with 2,000 waiting entries, beside an empty phone: from a tap in
 * the app, and as the first page.
 */
export async function myRequests(world: BenchWorld): Promise<Measured> {
  const [full, empty] = [await phoneOffline(world), await phoneOffline(world)]
  await fillOutbox(full, world.site)
  const opening = await inTurn(
    () => timeToOpen(full, world.site, 1),
    () => timeToOpen(empty, world.site, 0),
  )
  const tapped = await inTurn(
    () => timeFromTap(full, world.site, 1),
    () => timeFromTap(empty, world.site, 0),
  )
  await Promise.all([full.close(), empty.close()])
  return {
    figures: { entries, opening, tapped },
    lines: [
      pairText(`My requests, ${entries} entries`, opening, 'empty'),
      pairText('  from the tap in the app', tapped, 'empty'),
    ],
  }
}

/**
 * Measures the time from the tap on submit until "saved" is shown, on an empty phone and with 2,000 waiting
 * entries.
 */
export async function saving(world: BenchWorld): Promise<Measured> {
  const phone = await phoneOffline(world)
  await noteSaving(phone)
  const empty = await timesToSave(phone, world.site)
  await fillOutbox(phone, world.site)
  const full = await timesToSave(phone, world.site)
  await phone.close()
  return {
    figures: { saves, empty, full },
    lines: [
      `Save acknowledged, ${saves} times      ${savingText(empty)}`,
      `  with ${entries} waiting            ${savingText(full)}`,
    ],
  }
}

function savingText(times: Spread): string {
  return `${timeText(times)}, p95 ${times.p95.toFixed(0)} ms`
}

/** Returns a guest's phone with every page cached, offline, so that no entry is sent. */
async function phoneOffline({ site, browser }: BenchWorld): Promise<BrowserContext> {
  const context = await withConsent(await (await browser()).newContext(screen))
  await cutOff(context, `${site}/requests`, untilPagesCached)
  return context
}

async function timesToSave(context: BrowserContext, site: string): Promise<Spread> {
  const page = await slowPage(context)
  await page.goto(`${site}/soil-testing`)
  const times: number[] = []
  for (let time = 0; time <= saves; time++) {
    await fillSoilTest(page)
    await submitSoilTest(page)
    times.push(await savedIn(page))
    await closeForm(page)
  }
  await page.close()
  // The first makes the phone's key, and is not counted.
  return spread(times.slice(1))
}

async function timeToOpen(context: BrowserContext, site: string, leastRows: number): Promise<number> {
  const page = await slowPage(context)
  await page.addInitScript(noteList, leastRows)
  await page.goto(`${site}/requests`, { waitUntil: 'commit' })
  const time = await listThere(page)
  await page.close()
  return time
}

async function timeFromTap(context: BrowserContext, site: string, leastRows: number): Promise<number> {
  const page = await slowPage(context)
  await page.addInitScript(noteList, leastRows)
  await page.goto(site)
  // The app handles taps, and its idle work is done.
  await page.waitForFunction(() => 'tapped' in window && window.tapped === undefined)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  const tapped = await page.evaluate(() => {
    const link = document.querySelector<HTMLElement>('nav.fixed a[href$="/requests"]')!
    const now = performance.now()
    link.click()
    return now
  })
  const time = (await listThere(page)) - tapped
  await page.close()
  return time
}

/** Returns the time until the list was shown, in milliseconds since the navigation. */
async function listThere(page: Page): Promise<number> {
  const there = await page.waitForFunction(() => (window as { listThere?: number }).listThere, undefined, {
    timeout: 60_000,
  })
  return (await there.jsonValue())!
}

/** Notes when the list, with its titles, or the word that there is none is on the screen: ms since the navigation. */
function noteList(leastRows: number): void {
  const noting = new MutationObserver(() => {
    const main = location.pathname.endsWith('/requests') ? document.querySelector('main') : null
    if (!main?.querySelector('details') || main.querySelector('.spinner')) return
    const titles = [...main.querySelectorAll('li[data-state] h3')]
    if (titles.length < leastRows || titles.some(({ textContent }) => textContent === '…')) return
    noting.disconnect()
    requestAnimationFrame(() => setTimeout(() => Object.assign(window, { listThere: performance.now() })))
  })
  noting.observe(document, { subtree: true, childList: true, characterData: true })
}

/** Inserts entries into the outbox of a guest's phone. */
async function fillOutbox(context: BrowserContext, site: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${site}/requests`)
  await page.locator('main details').first().waitFor()
  await insertRows(page, 'guest', await someEntries())
  await page.close()
}

async function someEntries(): Promise<Inserted[]> {
  const hash = await hashOf(soilTestText)
  const guest = 'g'.repeat(43)
  return Array.from({ length: entries }, (_, index) => {
    const [id, createdAt] = [newId(), Date.now() - index * 60_000]
    const standing = { state: 'waiting', attempts: 3, why: 'network', nextAttemptAt: createdAt }
    const facts = { id, lane: id, kind: 'soil-test', hash, createdAt, ...standing }
    return { table: 'entries', facts, text: JSON.stringify({ content: soilTestText, guest }) }
  })
}
