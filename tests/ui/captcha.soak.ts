import { chromium, type Browser, type Page } from '@playwright/test'
import { build } from 'vite'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { browserArguments, findBrowser } from '#scripts/browser.ts'

/* The check's window in a real browser, with fakes of the providers. */

const words = { title: 'Show that you are not a robot', text: 'One moment.', close: 'Cancel' }
const origin = 'https://khetseva.example.org'
/** A service that shows a box to tick, which is how both look when they are in doubt. */
const service = (name: string) => `globalThis.${name} = { render(place, options) {
  const box = document.createElement('button')
  box.textContent = 'I am a person'
  box.addEventListener('click', () => options.callback(options.sitekey + ' token'))
  const fault = document.createElement('button')
  fault.textContent = 'Fail'
  fault.addEventListener('click', () => options['error-callback']('110200'))
  place.append(box, fault)
  return 'widget'
} }`
const scripts = { turnstile: 'https://challenges.cloudflare.com/', hcaptcha: 'https://js.hcaptcha.com/' }

let browser: Browser
let page: Page
let module: string
let requests: string[]
let answers: (url: string) => string | undefined

beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry: 'src/platform/ui/captcha/ask-for-proof.ts', formats: ['es'] } },
  })
  const [result] = built as unknown as { output: { code: string }[] }[]
  module = result!.output[0]!.code
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
})
afterAll(() => browser.close())

beforeEach(async () => {
  requests = []
  answers = (url) => service(url.includes('hcaptcha') ? 'hcaptcha' : 'turnstile')
  page = await browser.newPage()
  await page.route('**/*', async (route) => {
    const url = route.request().url()
    if (url === `${origin}/`)
      return route.fulfill({
        contentType: 'text/html',
        body: '<html lang="hi"><button id="send">Send</button>',
      })
    if (url.endsWith('/check.js')) return route.fulfill({ contentType: 'text/javascript', body: module })
    requests.push(url)
    const body = answers(url)
    return body === undefined ? route.abort() : route.fulfill({ contentType: 'text/javascript', body })
  })
  await page.goto(`${origin}/`)
  await page.focus('#send')
  page.setDefaultTimeout(10_000)
  return () => page.close()
})

const begin = (name: string, siteKey = 'site'): Promise<unknown> => {
  const given = [name, siteKey, words].map((each) => JSON.stringify(each)).join(', ')
  return page.evaluate(`import('/check.js').then((check) => check.askForProof(${given}))`)
}
const focused = () => page.evaluate(() => document.activeElement?.id)

describe.each(Object.entries(scripts))('%s', (name, script) => {
  test('returns its token, is loaded once and from its own address only', async () => {
    for (const round of [1, 2]) {
      const outcome = begin(name)
      const window = page.getByRole('dialog', { name: words.title })
      await window.getByText('I am a person').click()
      expect([round, await outcome]).toEqual([round, { token: 'site token' }])
      await expect.poll(() => window.count()).toBe(0)
      expect(await focused()).toBe('send')
    }
    expect(requests).toHaveLength(1)
    expect(requests[0]).toMatch(script)
  })

  test('reports that it failed, did not load, or is broken, and is tried again', async () => {
    answers = () => undefined
    expect(await begin(name)).toEqual({ refused: 'captcha_unavailable' })
    answers = () => 'a portal page'
    expect(await begin(name)).toEqual({ refused: 'captcha_unavailable' })
    answers = () => service(name)
    const outcome = begin(name)
    await page.getByText('I am a person').click()
    expect(await outcome).toEqual({ token: 'site token' })
    expect(requests).toHaveLength(3)
  })

  test('is closed by its button and by Escape', async () => {
    const closed = begin(name)
    await page.getByRole('button', { name: words.close }).click()
    expect(await closed).toEqual({ refused: 'captcha_closed' })
    const left = begin(name)
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    expect(await left).toEqual({ refused: 'captcha_closed' })
    const failed = begin(name)
    await page.getByText('Fail').click()
    expect(await failed).toEqual({ refused: 'captcha_unavailable' })
  })
})

test('an unknown provider, or one without its key, asks nobody', async () => {
  expect(await begin('toString')).toEqual({ refused: 'captcha_unavailable' })
  expect(await begin('turnstile', '')).toEqual({ refused: 'captcha_unavailable' })
  expect(requests).toEqual([])
})
