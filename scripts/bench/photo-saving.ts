import type { BrowserContext, Page } from 'playwright'
import { chooseFile, fillLoan, storedFiles, signInAsFarmer } from './loan.ts'
import { screen, slowPage, withConsent } from './slow-phone.ts'
import { drawnPhoto } from './photo.ts'
import { pairOf, pairText, type Pair } from './spread.ts'
import type { BenchWorld, Measured } from './bench-world.ts'

/** Makes 1.5 MB in `drawnPhoto`. */
const size = [2660, 1995] as const
const saves = 30
const slot = 'panCard'

declare global {
  interface Window {
    /** When the worker gave the small picture, by this page's clock. */
    madeAt?: number
    /** How many milliseconds later "saved" was on the screen. */
    keptIn?: number
  }
}

/**
 * How long after a photo of 1.5 MB was made small its place says that it is saved, at a CPU slowed four times; in turn with
 * a bare strict write of as many bytes in the same page, which no way of keeping them can be faster than.
 */
export async function savingOfPhotos({ site, browser }: BenchWorld): Promise<Measured> {
  const opened = await browser()
  const photo = await drawnPhoto(opened, site, size)
  const context = await withConsent(await opened.newContext(screen))
  await noteSave(context)
  const page = await context.newPage()
  await signInAsFarmer(page, site)
  await page.close()
  const slow = await slowPage(context)
  await fillLoan(slow, site)
  const [times, floor]: [number[], number[]] = [[], []]
  let bytes = 0
  for (let time = 0; time <= saves; time++) {
    const name = `IMG_${time}.jpg`
    await chooseFile(slow, slot, { name, mimeType: 'image/jpeg', buffer: photo })
    const noted = await slow.waitForFunction(() => window.keptIn, undefined, { timeout: 60_000 })
    const kept = (await noted.jsonValue())!
    await slow.evaluate(() => delete window.keptIn)
    bytes ||= (await storedFiles(slow))[0]!
    const bare = await bareWrite(slow, bytes)
    // The first asks for room for good and loads what is loaded once.
    if (time === 0) continue
    times.push(kept)
    floor.push(bare)
  }
  await context.close()
  return measured(photo.length, bytes, pairOf(times, floor))
}

function measured(photoBytes: number, savedBytes: number, pair: Pair): Measured {
  const { app, floor } = pair
  const name = `A photo of ${(photoBytes / 1e6).toFixed(1)} MB is kept`
  return {
    figures: { photoSaving: { photoBytes, keptBytes: savedBytes, saves, ...pair } },
    lines: [
      pairText(name, pair, 'bare write'),
      `  ${saves} times, ${savedBytes} bytes: p95 ${app.p95.toFixed(0)} ms, bare write ${floor.p95.toFixed(0)} ms`,
    ],
  }
}

/** From here on pages note when a worker gave what it made, and how much later the place of the document says "saved". */
function noteSave(context: BrowserContext): Promise<unknown> {
  return context.addInitScript((wanted) => {
    window.Worker = class extends Worker {
      constructor(...how: ConstructorParameters<typeof Worker>) {
        super(...how)
        this.addEventListener('message', () => {
          delete window.keptIn
          window.madeAt = performance.now()
        })
      }
    }
    new MutationObserver(() => {
      const made = window.madeAt
      if (!made || !document.querySelector(`[data-slot="${wanted}"] > [role=status] p`)) return
      delete window.madeAt
      // The frame after the next is on the screen.
      requestAnimationFrame(() => setTimeout(() => (window.keptIn = performance.now() - made)))
    }).observe(document, { subtree: true, childList: true })
  }, slot)
}

/** Milliseconds from nothing to as many bytes on the disk and a frame on the screen. */
function bareWrite(page: Page, bytes: number): Promise<number> {
  return page.evaluate(async (length) => {
    const opening = indexedDB.open('bench')
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('bytes'))
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const content = crypto.getRandomValues(new Uint8Array(65_536))
    const whole = new Uint8Array(length).map((_, at) => content[at % content.length]!)
    const from = performance.now()
    const writing = opening.result.transaction('bytes', 'readwrite', { durability: 'strict' })
    writing.objectStore('bytes').put(whole, 'one')
    await new Promise((resolve) => writing.addEventListener('complete', resolve))
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const taken = performance.now() - from
    opening.result.close()
    return taken
  }, bytes)
}
