import type { BrowserContext } from 'playwright'
import { insertRows, type Inserted } from './lay.ts'
import { signInAs } from './loan.ts'
import { cutOff, untilPagesCached, screen, slowPage, withConsent } from './slow-phone.ts'
import { pairOf, pairText, rounds } from './spread.ts'
import type { BenchWorld, Measured } from './bench-world.ts'

const many = 2_000
const few = 30

declare global {
  interface Window {
    /** Time until the desk's first rows were shown, in milliseconds since the navigation. */
    deskThere?: number
    /** Time until the whole mirror was decrypted and counted. */
    deskWhole?: number
  }
}

/** Measures how soon the desk opens with 2,000 items in its mirror, beside one with a screenful; offline. */
export async function deskOnAPhone(world: BenchWorld): Promise<Measured> {
  const phones = [await phoneWith(world, many), await phoneWith(world, few)] as const
  const [first, whole] = [phones.map((): number[] => []), phones.map((): number[] => [])]
  for (let round = 0; round <= rounds; round++) {
    for (const [side, phone] of phones.entries()) {
      const times = await timeToOpen(phone, world.site, side === 0 ? many : few)
      if (round === 0) continue
      first[side]!.push(times.there)
      whole[side]!.push(times.whole)
    }
  }
  await Promise.all(phones.map((phone) => phone.close()))
  const [opening, opened] = [pairOf(first[0]!, first[1]!), pairOf(whole[0]!, whole[1]!)]
  return {
    figures: { many, few, opening, opened },
    lines: [
      pairText(`The desk, ${many} things, first rows`, opening, `${few} things`),
      pairText('  all of them opened', opened, `${few} things`),
    ],
  }
}

/** A desk member's phone with every page, a number of open items, and no network. */
async function phoneWith({ site, browser }: BenchWorld, count: number): Promise<BrowserContext> {
  const context = await withConsent(await (await browser()).newContext(screen))
  const page = await context.newPage()
  await signInAs(page, site, { email: 'staff@example.org', phone: '+91 90000 00008' })
  await cutOff(context, `${site}/desk`, async (desk) => {
    await desk.getByText('found on this phone').waitFor()
    await untilPagesCached(desk)
  })
  await insertRows(page, 'account', someItems(count))
  await page.close()
  return context
}

async function timeToOpen(context: BrowserContext, site: string, count: number) {
  const page = await slowPage(context)
  await page.addInitScript(noteDesk, count)
  await page.goto(`${site}/desk`, { waitUntil: 'commit' })
  const noted = async (what: 'deskThere' | 'deskWhole') =>
    (await page.waitForFunction((name) => window[name], what, { timeout: 120_000 })).jsonValue()
  const times = { there: (await noted('deskThere'))!, whole: (await noted('deskWhole'))! }
  await page.close()
  return times
}

/** Runs in the page: notes when the first rows stand there, and when the whole mirror is counted. */
function noteDesk(count: number): void {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page runs only this text
  const onScreen = (note: () => void) => requestAnimationFrame(() => setTimeout(note))
  new MutationObserver(() => {
    if (document.querySelectorAll('main li[data-status]').length < 30) return
    if (!window.deskThere) onScreen(() => (window.deskThere ??= performance.now()))
    const counts = [...document.querySelectorAll('main [role=status]')].map((one) =>
      parseInt(one.textContent, 10),
    )
    if (counts.some((found) => found >= count)) onScreen(() => (window.deskWhole ??= performance.now()))
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

const common = { kind: 'soil-test', subject: 'basic', status: 'received', language: 'pa', files: [] }

/** Soil tests at the centre, each with a farmer's usual answers. */
function someItems(count: number): Inserted[] {
  return Array.from({ length: count }, (_, index): Inserted => {
    const id = crypto.randomUUID()
    const [n, at] = [Date.now() - index * 60_000, new Date(Date.now() - index * 60_000).toISOString()]
    const name = `Farmer ${index}`
    const event = { id: index + 1, from: null, to: 'received', note: null, by: 'owner', who: null, at }
    const answers = { name, phone: '9876543210', farmLocation: 'Sarna', farmSize: '4', cropType: 'wheat' }
    const request = {
      ...common,
      id,
      version: n,
      reference: `KS-${index}`,
      made_at: at,
      received_at: at,
      answers,
    }
    const standing = { n, owner: null, open: true, assignee: null, assigned_to: null, seen: event.id }
    const from = { name, phone: '9876543210', village: 'Sarna' }
    const item = { what: 'request', id, ...standing, from, taken: [], log: [event], request }
    const facts = { id: `request/${id}`, n, closed: 0 }
    return { table: 'items', facts, text: JSON.stringify(item) }
  })
}
