import { chromium, type Browser, type BrowserContext, type Page } from 'playwright'
import grievance from '#src/features/support/grievance.form.ts'
import { browserArguments, findBrowser } from '#scripts/browser.ts'
import { openCountingProxy, type CountingProxy } from './counting-proxy.ts'
import { signInAsFarmer, storedFiles } from './loan.ts'
import { drawnPhoto } from './photo.ts'
import { cutOff, screen, slowPage, untilPagesCached, withConsent } from './slow-phone.ts'
import { rounds, spread, timeText, type Spread } from './spread.ts'
import type { BenchWorld, Measured } from './bench-world.ts'

/** Every call by which a complaint with its files gets to the centre. */
const sending =
  /^\w+ \/(rest\/v1\/rpc\/(submit_requests|request_changes)|storage\/v1\/|functions\/v1\/complete-request)/

const uploading = /^POST \/storage\/v1\/object\/documents\//

/**
 * Of one file: its bytes on the phone, and the transferred bytes of the complaint with it, both ways, headers included.
 */
interface Cost {
  readonly file: number
  readonly wire: number
  readonly requests: number
}

/** The longest note of the form, in seconds. */
const { longest } = grievance.voice

/**
 * Measures a minute of voice and a photo on their way to the centre, without faults and with the file's first request cut in its middle, and how long
 * a note of three seconds takes from the tap on *Stop and save* until it is saved.
 */
export async function spoken({ site }: BenchWorld): Promise<Measured> {
  const opened = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArguments, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  })
  const photo = await drawnPhoto(opened, site, [4000, 3000])
  const show = (page: Page) => choosePhoto(page, photo)
  const figures = {
    bare: await cost(opened, site, async () => {}),
    voice: await cost(opened, site, speakToTheEnd),
    voiceCut: await cost(opened, site, speakToTheEnd, true),
    photo: await cost(opened, site, show),
    photoCut: await cost(opened, site, show, true),
    saved: await timesToSave(opened, site),
  }
  await opened.close()
  return {
    figures,
    lines: [
      costText('A complaint in words', figures.bare),
      costText(`  with ${longest} s of voice`, figures.voice),
      costText('  the same, cut in the middle', figures.voiceCut),
      costText('  with a photo of 12 MP', figures.photo),
      costText('  the same, cut in the middle', figures.photoCut),
      `A note of three seconds, until saved ${timeText(figures.saved)}, p95 ${figures.saved.p95.toFixed(0)} ms`,
    ],
  }
}

function costText(name: string, { file, wire, requests }: Cost): string {
  const ratio = file > 0 ? `, ratio ${(wire / file).toFixed(3)}` : ''
  return `${name.padEnd(34)} ${wire} bytes in ${requests} requests; its file ${file}${ratio}`
}

async function cost(
  browser: Browser,
  site: string,
  attach: (page: Page) => Promise<void>,
  isCut = false,
): Promise<Cost> {
  let whole = !isCut
  const proxy = await openCountingProxy(Number(new URL(site).port), (first) => {
    const cuts = !whole && uploading.test(first)
    whole ||= cuts
    return cuts
  })
  // The worker's caching uses the same connection and is another figure.
  const context = await withConsent(await browser.newContext({ ...screen, serviceWorkers: 'block' }))
  const page = await context.newPage()
  await signInAsFarmer(page, proxy.url)
  await openComplaint(page, proxy.url)
  await attach(page)
  const file = (await storedFiles(page)).reduce((sum, bytes) => sum + bytes, 0)
  const before = proxy.exchanges.length
  await page.getByRole('dialog').getByRole('button', { name: grievance.submit.en, exact: true }).click()
  await untilReceived(page, proxy, before)
  const sent = exchangesAfter(proxy, before)
  await context.close()
  proxy.close()
  return { file, wire: sent.reduce((sum, { up, down }) => sum + up + down, 0), requests: sent.length }
}

const exchangesAfter = ({ exchanges }: CountingProxy, before: number) =>
  exchanges.slice(before).filter(({ requestLine }) => sending.test(requestLine))

/** Opens the form and writes all that it needs. */
async function openComplaint(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/grievance`)
  await page.waitForFunction(() => 'tapped' in window && window.tapped === undefined)
  await page.locator('main button[aria-haspopup=dialog]').first().click()
  const dialog = page.getByRole('dialog')
  const field = (key: keyof typeof grievance.fields) =>
    dialog.getByLabel(grievance.fields[key].label.en).first()
  await field('name').fill('ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ')
  await field('phone').fill('9000000003')
  await field('about').selectOption('service')
  await field('message').fill('The thresher never came')
  await dialog.getByRole('button', { name: 'Speak or add photos' }).click()
}

/** Speaks until the form ends it. */
async function speakToTheEnd(page: Page): Promise<void> {
  await record(page)
  await page
    .getByRole('dialog')
    .getByText(noteSaved)
    .waitFor({ timeout: (longest + 30) * 1000 })
}

const noteSaved = /\d:\d\d, saved on this phone/

const record = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Record', exact: true }).click()

async function choosePhoto(page: Page, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Gallery: Photo 1' }).click()
  await (await chooser).setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer })
  await dialog.getByRole('img', { name: 'Photo 1' }).waitFor()
}

/** The phone retries by itself after each fault, and deletes files with the complete receipt. */
async function untilReceived(page: Page, proxy: CountingProxy, before: number): Promise<void> {
  await page.getByRole('dialog').getByRole('heading', { name: grievance.thanks.title.en }).waitFor()
  for (let tries = 0; !(await isReceived(page, proxy, before)); tries++) {
    if (tries === 600) throw new Error('The complaint did not arrive within five minutes')
    await page.waitForTimeout(500)
  }
}

async function isReceived(page: Page, proxy: CountingProxy, before: number): Promise<boolean> {
  const isSent = exchangesAfter(proxy, before).some(
    (call) => call.requestLine.includes('submit_requests') && call.down > 0,
  )
  return isSent && (await storedFiles(page)).length === 0
}

/** On a phone at its speed without a network, each time in a form that is opened anew; the first is not counted. */
async function timesToSave(browser: Browser, site: string): Promise<Spread> {
  const context = await phoneOffline(browser, site)
  const times: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const page = await slowPage(context)
    await openComplaint(page, site)
    await record(page)
    await page.locator('[data-spoken]').filter({ hasText: '0:03' }).waitFor()
    const time = await page.evaluate(timeToSaved, 'Stop and save')
    if (round > 0) times.push(time)
    // The lock of a recorder goes with its page.
    await page.goto('about:blank')
    await page.close()
  }
  await context.close()
  return spread(times)
}

async function phoneOffline(browser: Browser, site: string): Promise<BrowserContext> {
  const context = await withConsent(await browser.newContext(screen))
  await cutOff(context, `${site}/grievance`, untilPagesCached)
  return context
}

/** Runs in the page: taps a button of the dialog, and waits until the page says that the note is saved. */
function timeToSaved(name: string): Promise<number> {
  return new Promise((resolve) => {
    const button = [...document.querySelectorAll('dialog button')].find(
      ({ textContent }) => textContent === name,
    ) as HTMLElement
    const began = performance.now()
    const watching = new MutationObserver(() => {
      if (!document.querySelector('dialog')!.textContent.includes('saved on this phone')) return
      watching.disconnect()
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
    })
    watching.observe(document, { subtree: true, childList: true, characterData: true })
    button.click()
  })
}
