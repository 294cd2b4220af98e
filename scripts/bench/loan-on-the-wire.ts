import type { Browser, Page } from 'playwright'
import { openCountingProxy, type CountingProxy } from './counting-proxy.ts'
import {
  chooseFile,
  fillLoan,
  storedFiles,
  signInAsFarmer,
  slots,
  submitLoan,
  type LoanFile,
} from './loan.ts'
import { screen, withConsent } from './slow-phone.ts'
import { drawnPhoto } from './photo.ts'
import type { BenchWorld, Measured } from './bench-world.ts'

/** Every call by which a loan with its documents gets to the centre. */
const sending =
  /^\w+ \/(rest\/v1\/rpc\/(submit_requests|request_changes)|storage\/v1\/|functions\/v1\/complete-request)/
const uploading = /^POST \/storage\/v1\/object\/documents\//

/** The network cost of a loan. */
interface Cost {
  readonly up: number
  readonly down: number
  readonly requests: number
  readonly uploads: number
  /** Of the eight files that were sent. */
  readonly files: number
}

/**
 * The network cost of a loan with eight photos besides its files' bytes, without faults and with every fifth request
 * truncated.
 */
export async function loanOnTheWire({ site, browser }: BenchWorld): Promise<Measured> {
  const opened = await browser()
  const photos: Buffer[] = []
  for (const [place] of slots.entries())
    photos.push(await drawnPhoto(opened, site, [1400 + place * 40, 1050]))
  const clean = await cost(opened, site, photos, () => false)
  let count = 0
  const cut = await cost(opened, site, photos, (line) => sending.test(line) && (count += 1) % 5 === 0)
  return {
    figures: { clean, cut },
    lines: [costText('A loan with eight documents', clean), costText('  with every fifth request cut', cut)],
  }
}

function costText(name: string, { up, down, requests, uploads, files }: Cost): string {
  const sent = `${requests} requests, ${uploads} of them files`
  return `${name.padEnd(34)} ${up} bytes up, ${down} down (${sent}); its files ${files}, ratio ${((up + down) / files).toFixed(3)}`
}

async function cost(
  browser: Browser,
  site: string,
  photos: readonly Buffer[],
  cuts: (requestLine: string) => boolean,
): Promise<Cost> {
  let begun = false
  const proxy = await openCountingProxy(Number(new URL(site).port), (first) => begun && cuts(first))
  // The worker's caching uses the same connection and is another figure.
  const context = await withConsent(await browser.newContext({ ...screen, serviceWorkers: 'block' }))
  const page = await context.newPage()
  await signInAsFarmer(page, proxy.url)
  await fillLoan(page, proxy.url)
  for (const [place, slot] of slots.entries()) await uploadAttachment(page, slot, photos[place]!)
  const files = (await storedFiles(page)).reduce((sum, bytes) => sum + bytes, 0)
  const before = proxy.exchanges.length
  begun = true
  await submitLoan(page)
  await untilReceived(page)
  const sent = exchangesAfter(proxy, before)
  await context.close()
  proxy.close()
  const sum = (way: 'up' | 'down') => sent.reduce((bytes, exchange) => bytes + exchange[way], 0)
  const uploads = sent.filter((exchange) => uploading.test(exchange.requestLine)).length
  return { up: sum('up'), down: sum('down'), requests: sent.length, uploads, files }
}

function exchangesAfter({ exchanges }: CountingProxy, before: number) {
  return exchanges.slice(before).filter(({ requestLine }) => sending.test(requestLine))
}

async function uploadAttachment(page: Page, slot: (typeof slots)[number], buffer: Buffer): Promise<void> {
  const file: LoanFile = { name: `${slot}.jpg`, mimeType: 'image/jpeg', buffer }
  await chooseFile(page, slot, file)
  const place = page.locator(`[data-slot="${slot}"]`)
  if (slot === 'aadharCard')
    await place.getByRole('button', { name: 'No digits to see, or covered already' }).click()
  await place.locator('[data-slot-state="held"]').waitFor()
}

/** The phone retries by itself after each fault, and deletes the documents with the complete receipt. */
async function untilReceived(page: Page): Promise<void> {
  for (let tries = 0; (await storedFiles(page)).length > 0; tries++) {
    if (tries === 600) throw new Error('The loan did not arrive within five minutes')
    await page.waitForTimeout(500)
  }
}
