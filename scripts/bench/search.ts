import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { packOf, type SearchPack, type SearchPacks } from '#src/base/search/pack.ts'
import { offerPackOf } from '#scripts/build/offer-pack.ts'
import { searchPackFile, shopShelves } from '#scripts/build/search-pack.ts'
import { serve } from '#scripts/serve/serve.ts'
import { manyShelves } from './many-items.ts'
import { screen, slowPage, slowdown, withConsent } from './slow-phone.ts'
import { spread, type Spread } from './spread.ts'
import type { BenchWorld, Measured } from './bench-world.ts'

const many = 20_000
const port = 4312

/** Names and half-typed words, with and without typos, in two scripts: each letter of each is a search. */
const typed = ['doodh', 'tamatr', 'beej', 'ਟਮਾਟਰ', 'cow milk', 'suhawni', 'basmti', 'zzzzz']
const times = Number(process.env['ROUNDS'] ?? 3)

/** Cost of one letter: the main thread's work, and the time until the results are painted. */
interface Cost {
  readonly mainThread: Spread
  readonly result: Spread
}

/**
 * Measures a letter in the search box at the phone's speed, with today's goods and with 20,000 items, compared with a
 * letter in a box without a handler. The browser slows a page but not its worker, so the worker's time is multiplied.
 */
export async function searchTimes({ site, backend, browser }: BenchWorld): Promise<Measured> {
  const shipped = JSON.parse(await readFile(`dist/${searchPackFile('en')}`, 'utf8')) as SearchPack
  const folder = await distWithMany()
  const server = await serve({ backend, host: '127.0.0.1', port, dist: folder })
  const context = await withConsent(
    await (await browser()).newContext({ ...screen, serviceWorkers: 'block' }),
  )
  await context.addInitScript(noteSearches)
  // One tab for all: one that was behind another just now is slower by half.
  const page = await slowPage(context)
  const sides = [
    () => openSearchPage(page, site),
    () => openSearchPage(page, `http://127.0.0.1:${port}`),
    () => page.goto('data:text/html,<label>Box <input></label>'),
  ]
  const [today, grown, floor]: [Letter[], Letter[], Letter[]] = [[], [], []]
  for (let time = 0; time < times; time++) {
    for (const [at, open] of sides.entries()) {
      await open()
      for (const word of typed) [today, grown, floor][at]!.push(...(await typeWord(page, word)))
    }
  }
  await context.close()
  server.close().closeAllConnections()
  await rm(folder, { recursive: true })
  return {
    figures: {
      items: shipped.ids.length,
      many,
      today: costOf(today),
      grown: costOf(grown),
      floor: costOf(floor),
    },
    lines: [
      line(`A letter, ${shipped.ids.length} things`, costOf(today)),
      line(`A letter, ${many} things`, costOf(grown)),
      line('A letter in a box that does nothing', costOf(floor)),
    ],
  }
}

/** Returns a copy of the build with a number of items. */
async function distWithMany(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'khet-seva-search-'))
  await cp('dist', folder, { recursive: true })
  const shelves = manyShelves(await shopShelves('en'), many)
  const pack: SearchPacks = { ...packOf(shelves), offers: await offerPackOf('en') }
  await writeFile(join(folder, searchPackFile('en')), JSON.stringify(pack))
  await rm(join(folder, `${searchPackFile('en')}.br`))
  return folder
}

const spreadText = ({ median, p95 }: Spread) => `${median.toFixed(1)} ms, p95 ${p95.toFixed(1)}`

function line(name: string, { mainThread, result }: Cost): string {
  return `${name.padEnd(36)} main thread ${spreadText(mainThread)}  result ${spreadText(result)}`
}

interface Letter {
  readonly mainThread: number
  readonly result: number
}

function costOf(letters: readonly Letter[]): Cost {
  return {
    mainThread: spread(letters.map(({ mainThread }) => mainThread)),
    result: spread(letters.map(({ result }) => result)),
  }
}

/** A search page that has found something already, and rests. */
async function openSearchPage(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/all-products`)
  await page.waitForFunction(() => 'tapped' in window && window.tapped === undefined)
  await typeWord(page, typed[0]!)
}

/** Types a word letter by letter, each after the previous results, and deletes it again. */
async function typeWord(page: Page, word: string): Promise<Letter[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('Runtime.enable')
  await session.send('Runtime.addBinding', { name: 'noteLetter' })
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000
  }
  await page.locator('input').first().focus()
  const letters: Letter[] = []
  for (const letter of word) {
    const before = await busy()
    const noted = new Promise<Noted>((resolve) => {
      session.once('Runtime.bindingCalled', ({ payload }) => resolve(JSON.parse(payload) as Noted))
    })
    await page.keyboard.insertText(letter)
    const { result, took } = await noted
    letters.push({ mainThread: (await busy()) - before, result: result + took * (slowdown - 1) })
  }
  await page.locator('input').first().fill('')
  // The address follows half a second after the last letter; that is no letter's work.
  await page.waitForTimeout(700)
  await session.detach()
  return letters
}

interface Noted {
  readonly result: number
  readonly took: number
}

declare global {
  interface Window {
    noteLetter?(noted: string): void
  }
}

/**
 * Reports the time from a letter to its painted results, and the worker's time. Neither page nor bench polls by
 * frames, which would add to the measured cost on a slowed CPU.
 */
function noteSearches(): void {
  let took = 0
  const Plain = globalThis.Worker
  globalThis.Worker = class extends Plain {
    constructor(...given: ConstructorParameters<typeof Plain>) {
      super(...given)
      this.addEventListener('message', ({ data }) => (took = (data as { took: number }).took))
    }
  }
  addEventListener('input', ({ timeStamp }) => {
    took = 0
    const note = () => window.noteLetter?.(JSON.stringify({ result: performance.now() - timeStamp, took }))
    const onceShown = () => requestAnimationFrame(() => setTimeout(note))
    // Once the page has heard of the letter.
    setTimeout(() => {
      const looking = document.querySelector('[aria-busy=true]')
      if (!looking) return onceShown()
      const watch = new MutationObserver(() => {
        if (looking.matches('[aria-busy=true]')) return
        watch.disconnect()
        onceShown()
      })
      return watch.observe(looking, { attributeFilter: ['aria-busy'] })
    })
  })
}
