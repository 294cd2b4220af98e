import '#scripts/read-env.ts'
import { readFile, writeFile } from 'node:fs/promises'
import { chromium, type Browser } from 'playwright'
import { answers } from './bench/answers.ts'
import { bookingTimes } from './bench/bookings.ts'
import { pageBytes } from './bench/bytes.ts'
import { changesSince } from './bench/compare.ts'
import { deskOnAPhone } from './bench/desk-list.ts'
import { allowBareInserts, drainTimes } from './bench/drain.ts'
import { mixedDrainTimes } from './bench/drain-mixed.ts'
import { earlyTaps } from './bench/early-taps.ts'
import { firstFill } from './bench/first-fill.ts'
import { firstVisitsOverHttp2 } from './bench/http2.ts'
import { loadTimes, loadTimesOnPostgres } from './bench/load.ts'
import { loanOnTheWire } from './bench/loan-on-the-wire.ts'
import { myRequests, saving } from './bench/my-requests.ts'
import { callPlans } from './bench/plans.ts'
import { firstPaints } from './bench/paint.ts'
import { photoMemory } from './bench/photos.ts'
import { returns } from './bench/returns.ts'
import { roundOnTheWire } from './bench/round.ts'
import { searchTimes } from './bench/search.ts'
import { spoken } from './bench/spoken.ts'
import { tapTimes } from './bench/taps.ts'
import { updates } from './bench/updates.ts'
import type { BenchWorld, Measured } from './bench/bench-world.ts'
import { browserArguments, findBrowser } from './browser.ts'
import { openShop } from './serve/open-shop.ts'
import { serve } from './serve/serve.ts'
import { buildIsCurrent } from './build/stamp.ts'

/**
 * `npm run bench`, or `npm run bench -- drain saving` for some parts. The figures are in .build/bench.json, and a run prints what
 * changed since the one before. Every time is compared with another one of the same run, measured in alternation: only the
 * ratios count.
 */
const parts: Record<string, (world: BenchWorld) => Promise<Measured>> = {
  bytes: pageBytes,
  paint: firstPaints,
  returns,
  taps: tapTimes,
  'early-taps': earlyTaps,
  answers,
  'first-fill': firstFill,
  'my-requests': myRequests,
  saving,
  round: roundOnTheWire,
  drain: drainTimes,
  'drain-mixed': mixedDrainTimes,
  photos: photoMemory,
  search: searchTimes,
  loan: loanOnTheWire,
  spoken,
  desk: deskOnAPhone,
  bookings: bookingTimes,
  updates,
  plans: callPlans,
  http2: firstVisitsOverHttp2,
  load: loadTimes,
  'load-postgres': loadTimesOnPostgres,
}
/** Parts that take minutes or need more than a browser and this folder; they run only if named. */
const onlyNamed = ['drain-mixed', 'updates', 'plans', 'http2', 'load', 'load-postgres']
const port = 4310
const file = '.build/bench.json'

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in parts))
if (unknown.length > 0) throw new Error(`Parts are: ${Object.keys(parts).join(', ')}`)

if (!(await buildIsCurrent())) await import('./build.ts')

const site = `http://127.0.0.1:${port}`
const backend = await openShop({ host: '127.0.0.1', siteUrl: site })
await allowBareInserts(backend)
const server = await serve({ backend, host: '127.0.0.1', port })
let opened: Promise<Browser> | undefined
const browser = () => (opened ??= chromium.launch({ executablePath: findBrowser(), args: browserArguments }))

const before = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Record<string, object>
const figures: Record<string, object> = {}
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 ? !wanted.includes(name) : onlyNamed.includes(name)) continue
  const measured = await measure({ site, backend, browser })
  figures[name] = measured.figures
  console.log(measured.lines.join('\n'))
  // Part by part: a later one may break.
  await writeFile(file, JSON.stringify({ ...before, ...figures }, null, 2))
}
const changes = changesSince(before, figures)
if (changes.length > 0) console.log(['Since the run before:', ...changes].join('\n  '))

await (await opened)?.close()
server.close().closeAllConnections()
await backend.close()
