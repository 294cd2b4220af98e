import { writeFile } from 'node:fs/promises'
import { chromium, type Page } from 'playwright'
import { bytesOfOffline, bytesOfPage } from './bench/bytes.ts'
import { serveFloor } from './bench/floor.ts'
import { orderRates } from './bench/orders.ts'
import { firstVisitPaint, offlineContext, offlinePaint, spread } from './bench/paint.ts'
import { browserArguments, findBrowser } from './browser.ts'
import { openShop } from './open-shop.ts'
import { serve } from './serve.ts'
import { buildIsCurrent } from './stamp.ts'

/**
 * `npm run bench`: bytes by package, and first paints over the farmer's line. Every time is held against the least
 * that could show the same words, measured in the same run, in turn: only the ratios say anything.
 */
const rounds = Number(process.env['ROUNDS'] ?? 9)
const [appPort, floorPort] = [4310, 4311]
const appUrl = `http://127.0.0.1:${appPort}/`
const floorUrl = `http://127.0.0.1:${floorPort}/`

if (!(await buildIsCurrent())) await import('./build.ts')

const bytes = {
  home: await bytesOfPage('en', 'index.html'),
  homePunjabi: await bytesOfPage('pa', 'pa.html'),
  seeds: await bytesOfPage('en', 'seeds-catalog.html'),
  offline: { en: await bytesOfOffline('en'), pa: await bytesOfOffline('pa'), hi: await bytesOfOffline('hi') },
}

const backend = await openShop({ host: '127.0.0.1', siteUrl: appUrl.slice(0, -1) })
const servers = [
  await serve({ backend, host: '127.0.0.1', port: appPort }),
  await serveFloor('dist/index.html', floorPort),
]
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })

const firstVisit = await inTurn(
  () => firstVisitPaint(browser, appUrl),
  () => firstVisitPaint(browser, floorUrl),
)
const appOffline = await offlineContext(browser, appUrl, pagesKept)
const floorOffline = await offlineContext(browser, floorUrl, workerRuns)
const offline = await inTurn(
  () => offlinePaint(appOffline, appUrl),
  () => offlinePaint(floorOffline, floorUrl),
)

await browser.close()
const orders = await orderRates(backend, appUrl.slice(0, -1))
for (const server of servers) server.close().closeAllConnections()
await backend.close()

const result = { bytes, firstVisit, offline, orders }
await writeFile('.build/bench.json', JSON.stringify(result, null, 2))
console.log(report())

async function inTurn(ours: () => Promise<number>, theirs: () => Promise<number>) {
  const [app, floor]: [number[], number[]] = [[], []]
  // The first pair warms browser and server up and is not counted.
  for (let round = 0; round <= rounds; round++) {
    const pair = [await ours(), await theirs()] as const
    if (round === 0) continue
    app.push(pair[0])
    floor.push(pair[1])
  }
  return { app: spread(app), floor: spread(floor), ratio: spread(app).median / spread(floor).median }
}

async function pagesKept(page: Page): Promise<void> {
  await page.waitForFunction(
    async () => {
      const name = (await caches.keys()).find((key) => key.startsWith('pages-'))
      return Boolean(name && (await (await caches.open(name)).match('/complete')))
    },
    undefined,
    { timeout: 60_000 },
  )
}

async function workerRuns(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js'))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

function time({ median, least, most }: ReturnType<typeof spread>): string {
  return `${median.toFixed(0)} ms (${least.toFixed(0)}–${most.toFixed(0)})`
}

function report(): string {
  const row = (name: string, { app: ours, floor: theirs, ratio }: typeof firstVisit) =>
    `${name.padEnd(34)} ${time(ours)}  floor ${time(theirs)}  ratio ${ratio.toFixed(2)}`
  const page = ({ page: name, html, scripts, total }: typeof bytes.home) =>
    [
      `${name}: ${total} bytes at once, of these ${html} the page`,
      ...Object.entries(scripts)
        .toSorted(([, a], [, b]) => b - a)
        .map(([owner, size]) => `    ${owner.padEnd(28)} ${size}`),
    ].join('\n')
  return [
    page(bytes.home),
    page(bytes.seeds),
    `Everything offline: ${JSON.stringify(bytes.offline)}`,
    row('First visit of /, FCP', firstVisit),
    row('Return to /, no network, FCP', offline),
    `Orders a second: ${JSON.stringify(orders.orders)}, bare inserts of the same rows: ${JSON.stringify(orders.bare)}`,
  ].join('\n')
}
