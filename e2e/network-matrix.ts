import { chromium, type Browser, type Page } from 'playwright'
import { browserArguments, findBrowser } from '#scripts/browser.ts'
import { openShop } from '#scripts/serve/open-shop.ts'
import { serve } from '#scripts/serve/serve.ts'
import soilTest from '#src/features/soil/soil-test.form.ts'
import { formOn } from './pages/forms.ts'
import { fillSoilTest } from './pages/soil-test.ts'
import { openFaultProxy, type Fault, type FaultProxy } from './fault-proxy.ts'

/** The network's condition from the action on. */
export const conditions = [
  'hang',
  'stall',
  'loses 30 %',
  'delays 8 s',
  'portal 200',
  'portal 302',
  '502',
  '503',
  'offline',
  'one file hung',
] as const
export const actions = [
  'first visit',
  'return visit',
  'catalogue page',
  'language tap',
  'shared link',
  'unknown address',
  'sign-in',
  'submit a form',
] as const

export type Condition = (typeof conditions)[number]
export type Action = (typeof actions)[number]

/** The result of an action, in seconds; `undefined` if it did not happen within the longest wait. */
export interface Cell {
  readonly action: Action
  readonly condition: Condition
  /** Until a page of the app or an error was readable. */
  readonly readable: number | undefined
  /** After the network was good again, until the page was there by itself. */
  readonly recovered: number | undefined
  /** Until the app opens at `/` during the condition, for actions that could block it; `null` if it does not. */
  readonly opensAfter?: number | null | undefined
  readonly seen: string
}

/** Longest wait in milliseconds. */
const longest = Number(process.env['LONGEST'] ?? 30_000)

/** Runs actions under conditions against a build, in a real browser, each on its own phone. */
export async function runMatrix(
  options: {
    dist?: string
    headersFile?: string
    actions?: readonly Action[]
    conditions?: readonly Condition[]
  },
  onCell: (cell: Cell) => void,
): Promise<Cell[]> {
  const backend = await openShop({ host: '127.0.0.1', siteUrl: 'http://127.0.0.1' })
  const { dist = 'dist', headersFile = '.build/headers.json' } = options
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  const server = await serve({ backend, host: '127.0.0.1', port, dist, headersFile })
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
  const cells: Cell[] = []
  try {
    for (const action of options.actions ?? actions)
      for (const condition of options.conditions ?? conditions) {
        const proxy = await openFaultProxy(`http://127.0.0.1:${port}`)
        const cell = await runCell(browser, proxy, action, condition).finally(() => proxy.close())
        cells.push(cell)
        onCell(cell)
      }
  } finally {
    await browser.close()
    server.close()
    server.closeAllConnections()
    await backend.close()
  }
  return cells
}

async function runCell(
  browser: Browser,
  proxy: FaultProxy,
  action: Action,
  condition: Condition,
): Promise<Cell> {
  const context = await browser.newContext({ baseURL: proxy.url, viewport: { width: 360, height: 740 } })
  await context.addInitScript(() => localStorage.setItem('cookie-consent', 'essential'))
  const page = await context.newPage()
  const bad = async () => {
    if (condition === 'offline') await context.setOffline(true)
    else
      proxy.spoil(
        condition === 'one file hung' ? /\/assets\/|\/sw\.js|\/(?:pa\/)?help/ : /./,
        faultsOf(condition),
      )
  }
  const good = async () => {
    await context.setOffline(false)
    proxy.spoil('/submit_requests', [])
  }
  try {
    if (action !== 'first visit') await prepare(page, action)
    await bad()
    const began = Date.now()
    act(page, action)
    const seen = await until(() => visibleState(page, action), longest)
    const readable = seen ? (Date.now() - began) / 1000 : undefined
    const opensAfter = ['language tap', 'shared link'].includes(action)
      ? ((await opens(context)) ?? null)
      : undefined
    await good()
    const better = Date.now()
    const done = await until(() => isDone(page, proxy, action), longest)
    const recovered = done ? (Date.now() - better) / 1000 : undefined
    return { action, condition, readable, recovered, opensAfter, seen: seen ?? (await stateOf(page)) }
  } finally {
    await context.close()
  }
}

function* faultsOf(condition: Condition): Generator<Fault> {
  if (condition === 'one file hung') return yield 'hang'
  // Every run loses the same requests.
  let seed = 7
  for (;;) {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    if (condition === 'loses 30 %') yield seed / 2 ** 31 < 0.3 ? 'reset' : 'none'
    else if (condition === 'delays 8 s') yield 'very late'
    else if (condition === 'portal 200') yield 'portal'
    else if (condition === 'portal 302') yield 'portal elsewhere'
    else if (condition === '502' || condition === '503') yield Number(condition) as 502 | 503
    else yield condition as 'hang' | 'stall'
  }
}

async function prepare(page: Page, action: Action): Promise<void> {
  await page.goto(action === 'sign-in' ? '/auth' : action === 'submit a form' ? '/soil-testing' : '/')
  const stored = await until(
    () =>
      page.evaluate(async () => {
        const names = await caches.keys()
        const whole = await Promise.all(names.map((cacheName) => caches.match('/complete', { cacheName })))
        return whole.some(Boolean) && Boolean(navigator.serviceWorker.controller) ? 'kept' : undefined
      }),
    120_000,
  )
  if (!stored) throw new Error('The pages were not kept on a good network')
  if (action === 'sign-in') {
    const [email, phone, password] = ['farmer@example.org', '9000000001', 'khet-seva-demo']
    await page.getByRole('main').getByLabel('Email', { exact: true }).fill(email)
    await page.getByRole('main').getByLabel('Phone number', { exact: true }).fill(phone)
    await page.getByRole('main').getByLabel('Password', { exact: true }).fill(password)
  }
  if (action === 'submit a form') {
    await formOn(page, soilTest, 'en').openFrom('/soil-testing')
    await fillSoilTest(page, { name: 'Gurpreet Singh', village: 'Sarna' })
  }
}

function act(page: Page, action: Action): void {
  const go = (path: string) => void page.goto(path, { waitUntil: 'commit' }).catch(() => undefined)
  if (action === 'first visit' || action === 'return visit') go('/seeds-catalog')
  if (action === 'catalogue page') go('/seeds-catalog/grains')
  if (action === 'shared link') go('/pa/help')
  if (action === 'unknown address') go('/no-such-page')
  const click = (name: RegExp | string) =>
    void page
      .getByRole(name === 'ਪੰਜਾਬੀ' ? 'link' : 'button', { name })
      .last()
      .click({ noWaitAfter: true })
      .catch(() => undefined)
  if (action === 'language tap') click('ਪੰਜਾਬੀ')
  if (action === 'sign-in')
    void page
      .getByRole('main')
      .getByRole('button', { name: /^sign in$/i })
      .click({ noWaitAfter: true })
      .catch(() => undefined)
  if (action === 'submit a form')
    void page
      .locator('form button[type=submit]')
      .last()
      .click({ noWaitAfter: true })
      .catch(() => undefined)
}

/** Returns the readable state of the page in a few words; `undefined` if there is none. */
async function visibleState(page: Page, action: Action): Promise<string | undefined> {
  const check = await stateOf(page)
  if (action === 'sign-in')
    return /welcome back|cannot be reached|does not answer|no network now|does not let the app|does not work just now/i.test(
      check,
    )
      ? 'said'
      : undefined
  if (action === 'submit a form')
    return /saved on this phone; goes|thank you/i.test(check) ? 'saved' : undefined
  if (/opens by itself|Open it again when/.test(check)) return 'no page, in words'
  return page.evaluate(shownPage, action === 'language tap').catch(() => undefined)
}

/** Runs in the page: returns the usable page, if any. */
function shownPage(isOtherLanguage: boolean): string | undefined {
  const { lang, dataset } = document.documentElement
  const { missing } = dataset
  if (document.querySelector('#late:not([hidden])')) return 'offers Load again'
  const runs = 'tapped' in window && window.tapped === undefined
  if (!runs || !document.querySelector('h1')?.textContent) return undefined
  if (isOtherLanguage && lang !== 'pa' && !missing) return undefined
  return `${lang}${missing ? `, no ${missing}` : ''} ${location.pathname}`
}

async function isDone(page: Page, proxy: FaultProxy, action: Action): Promise<string | undefined> {
  if (action === 'submit a form') return proxy.done.some(({ fault }) => fault === 'none') ? 'sent' : undefined
  if (action === 'sign-in') return (await visibleState(page, action)) && 'said'
  await page
    .locator('#late:not([hidden]) button')
    .click({ timeout: 100 })
    .catch(() => undefined)
  const seen = await visibleState(page, action)
  return seen && !/no page|Load again/.test(seen) ? seen : undefined
}

/** Opens the app in another page while the network is still bad. */
async function opens(context: { newPage(): Promise<Page> }): Promise<number | undefined> {
  const page = await context.newPage()
  const began = Date.now()
  void page.goto('/', { waitUntil: 'commit' }).catch(() => undefined)
  const seen = await until(() => visibleState(page, 'return visit'), longest)
  await page.close()
  return seen ? (Date.now() - began) / 1000 : undefined
}

async function stateOf(page: Page): Promise<string> {
  const text = page.evaluate(() => document.body?.innerText ?? '').catch(() => '')
  // While a page waits for its network it cannot be inspected.
  return ((await Promise.race([text, pause(2_000)])) ?? '').replaceAll(/\s+/g, ' ').slice(0, 4000)
}

async function until<T>(check: () => Promise<T | undefined>, ms: number): Promise<T | undefined> {
  const end = Date.now() + ms
  while (Date.now() < end) {
    const found = await Promise.race([check().catch(() => undefined), pause(2_000)])
    if (found) return found
    await pause(100)
  }
  return undefined
}

const pause = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms, undefined))
