import type { BrowserContext, Page } from 'playwright'
import { newId } from '#src/base/ids.ts'
import { insertRows, type Inserted } from './lay.ts'
import { signInAsFarmer, slots } from './loan.ts'
import { cutOff, untilPagesCached, screen, slowPage, withConsent } from './slow-phone.ts'
import { pairOf, pairText, rounds } from './spread.ts'
import type { BenchWorld, Measured } from './bench-world.ts'

const many = 200
const few = 2
/** In the name of one draft on either phone. */
const wanted = '001'

declare global {
  interface Window {
    /** When the board was on the screen, in milliseconds since the navigation. */
    boardThere?: number
    /** How long after the last letter of the name the one farmer was on the screen, in milliseconds. */
    foundIn?: number
  }
}

/** How soon an agent sees 200 drafts, and then the one that is looked for, beside a board with 2; without a network. */
export async function agentBoard(world: BenchWorld): Promise<Measured> {
  const phones = [await phoneWith(world, many), await phoneWith(world, few)] as const
  const [opened, found] = [phones.map((): number[] => []), phones.map((): number[] => [])]
  for (let round = 0; round <= rounds; round++) {
    for (const [side, phone] of phones.entries()) {
      const times = await openAndFind(phone, world.site, side === 0 ? many : few)
      if (round === 0) continue
      opened[side]!.push(times.opened)
      found[side]!.push(times.found)
    }
  }
  await Promise.all(phones.map((phone) => phone.close()))
  const [opening, finding] = [pairOf(opened[0]!, opened[1]!), pairOf(found[0]!, found[1]!)]
  return {
    figures: { agentBoard: { many, few, opening, finding } },
    lines: [
      pairText(`The agent's board, ${many} drafts`, opening, `${few} drafts`),
      pairText('  a farmer found by name', finding, `${few} drafts`),
    ],
  }
}

/** The phone of somebody who is signed in, with every page, so many drafts and no network. */
async function phoneWith({ site, browser }: BenchWorld, drafts: number): Promise<BrowserContext> {
  const context = await withConsent(await (await browser()).newContext(screen))
  const page = await context.newPage()
  await signInAsFarmer(page, site)
  await cutOff(context, `${site}/agent`, untilPagesCached)
  await insertRows(page, 'account', someDrafts(drafts))
  await page.close()
  return context
}

async function openAndFind(context: BrowserContext, site: string, drafts: number) {
  const page = await slowPage(context)
  await page.addInitScript(noteBoard, drafts)
  await page.goto(`${site}/agent`, { waitUntil: 'commit' })
  const opened = await noted(page, 'boardThere')
  await page.locator('main input[type=search]').click()
  await page.keyboard.type(wanted)
  const found = await noted(page, 'foundIn')
  await page.close()
  return { opened, found }
}

async function noted(page: Page, what: 'boardThere' | 'foundIn'): Promise<number> {
  const there = await page.waitForFunction((name) => window[name], what, { timeout: 120_000 })
  return (await there.jsonValue())!
}

/** Runs in the page: notes when the first rows stand there with what is missing in each, and when only one is left. */
function noteBoard(drafts: number): void {
  let typed = 0
  addEventListener('input', ({ timeStamp }) => (typed = timeStamp), true)
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page has only what stands here
  const onScreen = (note: () => void) => requestAnimationFrame(() => setTimeout(note))
  new MutationObserver(() => {
    const rows = [...document.querySelectorAll('main li')]
    const isWhole = rows.every(({ textContent }) => /of \d+ papers/.test(textContent))
    if (!isWhole) return
    // So many are drawn until one asks for more.
    if (!window.boardThere && rows.length >= Math.min(drafts, 8))
      onScreen(() => (window.boardThere ??= performance.now()))
    if (window.boardThere && typed && rows.length === 1)
      onScreen(() => (window.foundIn ??= performance.now() - typed))
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** So many drafts with some of their answers and half of their documents. */
function someDrafts(count: number): Inserted[] {
  return Array.from({ length: count }, (_, index): Inserted[] => {
    const [id, updatedAt] = [newId(), Date.now() - index * 60_000]
    const name = `Farmer ${String(index).padStart(3, '0')}`
    const answers = { forAnother: true, applicantName: name, phone: '9000000004', purpose: 'Seed' }
    const files = slots.slice(0, slots.length / 2).map((slot): Inserted => {
      const facts = { id: newId(), of: id, updatedAt }
      return { table: 'files', facts, text: JSON.stringify({ slot }) }
    })
    const facts = { id, form: 'loan-application', version: 1, updatedAt }
    const text = JSON.stringify({ subject: 'crop', name, answers, step: 'documents' })
    return [{ table: 'drafts', facts, text }, ...files]
  }).flat()
}
