import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { argv } from 'node:process'
import { chromium, type Browser, type Page } from 'playwright'
import { freePort } from '#e2e/world.ts'
import { fillSignIn, claimGuestWork, untilAppRuns, withConsent } from '#e2e/pages/visitor.ts'
import { demoPeople } from '#local/demo-people.ts'
import { addressIn } from '#src/platform/i18n/address.ts'
import { browserArguments, findBrowser } from './browser.ts'
import { openShop } from './serve/open-shop.ts'
import { serve } from './serve/serve.ts'
import { shareChanged } from './pictures/compare.ts'
import { screens, type Screen, type Viewer } from './pictures/screens.ts'
import { seedSteadily, stopTime } from './pictures/steady-world.ts'
import { allVariants, nameOf, type Variant } from './pictures/variants.ts'

/**
 * `npm run pictures`: takes docs/screens anew, each screen one way, from the last build. `--check` compares instead, and fails
 * where more than a little changed; `--all` takes every language, width and theme into .build/screens; `--only NAME` takes one
 * screen.
 */
const isCheck = argv.includes('--check')
const isAll = argv.includes('--all')
const folder = isAll || isCheck ? '.build/screens' : 'docs/screens'
const only = argv.includes('--only') ? argv[argv.indexOf('--only') + 1] : undefined
const wanted = screens.filter(({ name }) => only === undefined || name === only)

/** The share of points that may differ: a machine's fonts do more to an edge than nothing. */
const mostChanged = 0.02

const port = await freePort()
const url = `http://127.0.0.1:${port}`
const backend = await openShop({ host: '127.0.0.1', siteUrl: url, functions: false })
await seedSteadily(backend, url)
const server = await serve({ backend, host: '127.0.0.1', port })
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
const judge = await browser.newPage()
await mkdir(folder, { recursive: true })
const changed: string[] = []
for (const variant of allVariants) {
  const taken = wanted.filter(({ way = 'en-360-light' }) => isAll || way === nameOf(variant))
  for (const [viewer, seen] of Map.groupBy(taken, (screen) => screen.viewer))
    await takeAll(browser, variant, viewer, seen)
}
await browser.close()
server.close()
server.closeAllConnections()
await backend.close()
if (changed.length > 0) {
  console.error(
    `These screens changed or are too wide. Look at .build/screens; if they are as you want them, run npm run pictures:\n${changed.join('\n')}`,
  )
  process.exitCode = 1
}

/** Screens of one viewer, one after the other on one phone, as a person would see them. */
async function takeAll(
  from: Browser,
  variant: Variant,
  viewer: Viewer,
  seen: readonly Screen[],
): Promise<void> {
  const { width, theme } = variant
  const context = await from.newContext({
    baseURL: url,
    viewport: { width, height: width === 360 ? 740 : 800 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    timezoneId: 'Asia/Kolkata',
  })
  await withConsent(context)
  await stopTime(context)
  const page = await context.newPage()
  if (viewer !== 'guest') await signInAs(page, variant, viewer)
  for (const screen of seen) await take(page, screen, variant)
  await context.close()
}

async function signInAs(page: Page, { language }: Variant, viewer: Viewer): Promise<void> {
  const { email, phone } = demoPeople.find((person) => person.email.startsWith(`${viewer}@`))!
  await page.goto(addressIn(language, '/auth'))
  await untilAppRuns(page)
  await fillSignIn(page, language, email, phone)
  await claimGuestWork(page, language)
  await page.waitForURL((address) => !address.pathname.endsWith('/auth'))
}

async function take(page: Page, screen: Screen, variant: Variant): Promise<void> {
  await page.goto(addressIn(variant.language, screen.path), { waitUntil: 'networkidle' })
  await untilAppRuns(page)
  await screen.act?.(page, variant.language)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.waitForFunction(isDrawn)
  const devtools = await page.context().newCDPSession(page)
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 60 })
  const picture = Buffer.from(data, 'base64')
  const file = `${screen.name}-${nameOf(variant)}.webp`
  await writeFile(`${folder}/${file}`, picture)
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  if (over > 0) changed.push(`  ${file}: ${over} px wider than the window`)
  if (!isCheck) return
  const before = await readFile(`docs/screens/${file}`).catch(() => undefined)
  const share = before ? await shareChanged(judge, before, picture) : 1
  if (share > mostChanged) changed.push(`  ${file}: ${(share * 100).toFixed(1)} % of its points`)
}

/** True once every picture in view is there, and no name still stands as dots. Runs in the page. */
function isDrawn(): boolean {
  const inView = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight)
  return inView.every((image) => image.complete) && !/^(\.{3}|…)$/m.test(document.body.innerText)
}
