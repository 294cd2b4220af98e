import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openFaultProxy, type Fault, type FaultProxy } from '#e2e/fault-proxy.ts'
import { wordsIn } from '#e2e/pages/phrases.ts'
import { WebKit } from '#e2e/engines/webkit.ts'
import { freePort, openWorld, type World } from '#e2e/world.ts'
import { allProducts } from '#src/content/all-products.ts'
import soilTest from '#src/features/soil/soil-test.form.ts'

/*
 * `npm run build`, then `npm run soak -- engines`: the journeys of a farmer in browsers of Debian that are not Chromium.
 * docs/engines.md has the results.
 */

const firefox = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr'

interface Suite {
  readonly file: string
  readonly specs?: readonly { title: string; tests: readonly { status: string }[] }[]
  readonly suites?: readonly Suite[]
}

const noFirefox = existsSync(firefox) ? '' : ' (not run: apt-get install firefox-esr)'

test.skipIf(noFirefox)(
  `the journeys of a farmer pass in Firefox${noFirefox}`,
  { timeout: 3_600_000 },
  async () => {
    await promisify(execFile)('playwright', ['test', '--config', 'e2e/engines/firefox.config.ts'], {
      maxBuffer: 2 ** 26,
    }).catch(() => undefined)
    const text = await readFile('.build/engines/firefox.json', 'utf8')
    const { suites } = JSON.parse(text) as { suites: Suite[] }
    const all = suites.flatMap(resultsOf)
    for (const { title, status } of all) process.stdout.write(`Firefox | ${title} | ${status}\n`)
    expect(all.filter(({ status }) => status === 'unexpected')).toEqual([])
    expect(all.length).toBeGreaterThan(20)
  },
)

function resultsOf({ file, specs = [], suites = [] }: Suite): { title: string; status: string }[] {
  const own = specs.map(({ title, tests }) => ({ title: `${file} ${title}`, status: tests[0]!.status }))
  return [...own, ...suites.flatMap(resultsOf)]
}

const noWebKit = WebKit.missing()

describe.skipIf(noWebKit)(`in WebKitGTK${noWebKit ? ` (not run: ${noWebKit})` : ''}`, () => {
  let world: World
  let proxy: FaultProxy
  let webkit: WebKit
  const t = wordsIn('pa')
  const address = (path: string) => `${proxy.url}/pa${path}`
  beforeAll(async () => {
    world = await openWorld()
    proxy = await openFaultProxy(world.url)
    webkit = await WebKit.start(await freePort())
  })
  afterEach(() => proxy.spoil(/./, []))
  afterAll(async () => {
    await webkit.close()
    await proxy.close()
    await world.close()
  })

  const cutNetwork = () => proxy.spoil(/./, endlessly('reset'))
  const titleIs = (title: string) =>
    webkit.until(`the title ${title}`, async () =>
      (await webkit.run<string>('return document.querySelector("h1").textContent')).includes(title),
    )
  const inCart = (count: number) =>
    webkit.until(`${count} in the cart`, async () =>
      (
        await webkit.run<string>(
          'return [...document.querySelectorAll("[data-cart]")].map((button) => button.ariaLabel).join()',
        )
      ).includes(String(count)),
    )
  const openSoilTest = async () => {
    await webkit.goto(address('/soil-testing'))
    await webkit.click('(//main//button[@aria-haspopup="dialog"])[1]')
  }
  const fill = async () => {
    const { name, phone, farmLocation, farmSize } = soilTest.fields
    await webkit.type(name.label.pa, 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ')
    await webkit.type(phone.label.pa, '9000000003')
    await webkit.type(farmLocation.label.pa, 'Sarna')
    await webkit.type(farmSize.label.pa, '4')
  }
  const submit = () => webkit.click(`//dialog[@open]//button[normalize-space()="${soilTest.submit.pa}"]`)

  test('a language is chosen, and holds for the next visit', async () => {
    await webkit.goto(proxy.url)
    await webkit.click('//button[normalize-space()="Essential only"]')
    await webkit.click('//a[@hreflang="pa"]')
    await webkit.until('Punjabi', () => webkit.run<boolean>('return document.documentElement.lang === "pa"'))
    await webkit.goto(proxy.url)
    await webkit.until('/pa', () => webkit.run<boolean>('return location.pathname === "/pa"'))
  })

  test('every page is read without a network after one visit', async () => {
    await webkit.goto(address(''))
    await webkit.until('every page is there', () =>
      webkit.run<boolean>(`
        await navigator.serviceWorker.ready
        const name = (await caches.keys()).find((key) => key.startsWith('pages-pa-'))
        return name !== undefined && (await (await caches.open(name)).match('/complete')) !== undefined`),
    )
    cutNetwork()
    for (const [path, title] of [
      ['/seeds-catalog', 'ਬੀਜ'],
      ['/help', 'ਮਦਦ'],
      ['/nothing-here', t('Oops! Page not found')],
    ] as const) {
      await webkit.goto(address(path))
      await titleIs(title)
    }
  })

  test('goods are found by a typo without a network, and added', async () => {
    cutNetwork()
    await webkit.goto(address('/all-products'))
    await webkit.type(allProducts.ask.pa, 'tamatr')
    await webkit.click('(//main//button[starts-with(@aria-label, "ਕਾਰਟ ਵਿੱਚ ਪਾਓ: ਟਮਾਟਰ")])[1]')
    await inCart(1)
    await webkit.reload()
    await inCart(1)
  })

  test('a form with missing answers says so, and the first of them has the focus', async () => {
    await openSoilTest()
    await webkit.until('a form', () =>
      webkit.run<boolean>('return !!document.querySelector("dialog[open] input")'),
    )
    await submit()
    await webkit.sees(soilTest.missing.title.pa)
    const label = await webkit.run<string>('return document.activeElement.labels[0].textContent')
    expect(label).toContain(soilTest.fields.name.label.pa)
  })

  test('the next page works, however soon the one before was left', async () => {
    for (let visits = 0; visits < 12; visits++) {
      await webkit.goto(address(visits % 2 ? '' : '/seeds-catalog'))
      await openSoilTest()
      await webkit.until('a form', () =>
        webkit.run<boolean>('return !!document.querySelector("dialog[open] input")'),
      )
    }
  })

  test('a soil test that is booked without a network reaches the centre once', async () => {
    const rows = () =>
      world.backend.query(`select 1 from service_requests where answers->>'name' = 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ'`)
    cutNetwork()
    await openSoilTest()
    await fill()
    await submit()
    await webkit.sees(soilTest.thanks.title.pa)
    await webkit.sees(t('Saved on this phone. It will be sent when there is network.'))
    expect(await rows()).toHaveLength(0)
    proxy.spoil(/./, [])
    await webkit.goto(address('/requests'))
    await webkit.until('one request at the centre', async () => (await rows()).length === 1)
    await webkit.sees('KS-')
    await webkit.reload()
    await webkit.sees('KS-')
    expect(await rows()).toHaveLength(1)
  })
})

function* endlessly(fault: Fault): Generator<Fault> {
  for (;;) yield fault
}
