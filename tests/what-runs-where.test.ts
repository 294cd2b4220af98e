import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { describe, expect, it } from 'vitest'
import { journeys as farmersJourneys } from '#e2e/engines/journeys.ts'
import { onlyInChromium } from '#e2e/engines/only-in-chromium.ts'
import { alone } from './alone.ts'
import { long } from './long.ts'

/** Spec files of which `npm test` has nothing: another test there shows the same kind of thing. */
const onlyInFull: Record<string, string> = {
  'accounts.spec.ts': 'sign-in.spec.ts',
  'amounts-in-words.spec.ts': 'tests/i18n/amount-words.test.ts',
  'answer-at-the-desk.spec.ts': 'tests/desk/on-a-phone.test.ts',
  'apply-for-a-loan.spec.ts': 'speak-and-show.spec.ts',
  'bad-input.spec.ts': 'fill-a-form.spec.ts',
  'bad-sign-in.spec.ts': 'sign-in.spec.ts',
  'be-told.spec.ts': 'tests/push/notifications.test.ts',
  'book-a-machine.spec.ts': 'tests/outbox-device/bookings.test.ts',
  'by-keyboard.spec.ts': 'close-by-back.spec.ts',
  'call-me-back.spec.ts': 'fill-a-form.spec.ts',
  'carts-of-an-account.spec.ts': 'tests/cart/phone.test.ts',
  'codes.spec.ts': 'sign-in.spec.ts',
  'come-back-to-the-checkout.spec.ts': 'come-back-to-a-place.spec.ts',
  'come-back-to-the-shop.spec.ts': 'open-a-product.spec.ts',
  'count-taps.spec.ts': 'begin-at-home.spec.ts',
  'cover-the-digits.spec.ts': 'shrink-a-photo.spec.ts',
  'dialogs.spec.ts': 'close-by-back.spec.ts',
  'edit-pictures.spec.ts': 'prices-arrive.spec.ts',
  'edit-prices-by-quantity.spec.ts': 'prices-arrive.spec.ts',
  'edit-the-shop.spec.ts': 'prices-arrive.spec.ts',
  'eight-documents-through-a-bad-network.spec.ts': 'through-a-bad-network.spec.ts',
  'enrol-and-pay.spec.ts': 'pay-for-an-order.spec.ts',
  'find-anything.spec.ts': 'tests/search/seek.test.ts',
  'have-a-receipt.spec.ts': 'pay-for-an-order.spec.ts',
  'keep-the-focus.spec.ts': 'close-by-back.spec.ts',
  'killed-whatever-waits.spec.ts': 'chaos.spec.ts',
  'language-out-of-reach.spec.ts': 'choose-a-language.spec.ts',
  'large-text.spec.ts': 'begin-at-home.spec.ts',
  'listen.spec.ts': 'tests/database/listen.test.ts',
  'live-support.spec.ts': 'tests/support/conversation.test.ts',
  'lock-a-phone.spec.ts': 'tests/outbox-device/lock.test.ts',
  'manage-roles.spec.ts': 'tests/database/access.test.ts',
  'mind-the-data.spec.ts': 'worker.spec.ts',
  'no-complaints.spec.ts': 'accessibility.spec.ts',
  'nothing-is-covered.spec.ts': 'begin-at-home.spec.ts',
  'notices.spec.ts': 'prices-arrive.spec.ts',
  'odd-carts.spec.ts': 'tests/cart/phone.test.ts',
  'offer-own-fields.spec.ts': 'tests/outbox-device/farm-fields.test.ts',
  'offer-to-install.spec.ts': 'tests/ui/install.test.ts',
  'open-a-part.spec.ts': 'open-a-place.spec.ts',
  'order-once.spec.ts': 'pay-for-an-order.spec.ts',
  'order-without-email.spec.ts': 'pay-for-an-order.spec.ts',
  'pay-in-cash.spec.ts': 'tests/orders/order-life.test.ts',
  'pay-once.spec.ts': 'pay-for-an-order.spec.ts',
  'pay-when-it-works.spec.ts': 'pay-for-an-order.spec.ts',
  'prices-at-once.spec.ts': 'begin-at-home.spec.ts',
  'privacy.spec.ts': 'tests/database/privacy.test.ts',
  'prove-that-nothing-is-lost.spec.ts': 'tests/simulator/watched-run.test.ts',
  'read-a-soil-card.spec.ts': 'tests/database/soil.test.ts',
  'read-while-it-loads.spec.ts': 'arrive-in-pieces.spec.ts',
  'refusing-storage.spec.ts': 'storage-troubles.spec.ts',
  'run-out-of-room.spec.ts': 'storage-troubles.spec.ts',
  'share-a-page.spec.ts': 'tests/ui/share.test.ts',
  'share-a-phone.spec.ts': 'tests/outbox-device/people.test.ts',
  'share-into-a-form.spec.ts': 'fill-a-form.spec.ts',
  'show-a-photo.spec.ts': 'speak-and-show.spec.ts',
  'show-results.spec.ts': 'come-back-to-a-place.spec.ts',
  'speak-to-search.spec.ts': 'tests/search/seek.test.ts',
  'survive-a-restart.spec.ts': 'chaos.spec.ts',
  'take-a-newer-build.spec.ts': 'update-within-a-form.spec.ts',
  'take-a-photo.spec.ts': 'killed-at-any-moment.spec.ts',
  'take-work-along.spec.ts': 'through-a-bad-network.spec.ts',
  'torn-in-a-write.spec.ts': 'killed-at-any-moment.spec.ts',
  'translated-by-the-browser.spec.ts': 'choose-a-language.spec.ts',
  'what-became-of-a-payment.spec.ts': 'pay-for-an-order.spec.ts',
  'write-an-article.spec.ts': 'prices-arrive.spec.ts',
}

/** Spec files of which `npm run test:full` has nothing either, with a test there of the same kind. */
const onlyInSoak: Record<string, string> = {
  'eight-documents-through-a-bad-network.spec.ts': 'through-a-bad-network.spec.ts',
  'no-complaints.spec.ts': 'accessibility.spec.ts',
}

/** Soak tests that not even `npm run test:full` has, with why. */
const byHand: Record<string, string> = {
  'tests/built/chaos.soak.ts': 'an hour; test:full has three of its three hundred',
  'tests/built/axe.soak.ts': 'half an hour; test:full has pages of each kind, in Punjabi',
  'tests/e2e/journeys.soak.ts':
    'half an hour of languages, rounds and sizes beyond those of test:full, and the pictures',
  'tests/fuzz/fuzz.soak.ts': 'more of the requests of fuzz.test.ts',
  'tests/simulator/planted-bugs.soak.ts':
    'the bugs that take hundreds of schedules; test:full has the others',
  'tests/e2e/engines.soak.ts':
    'needs Firefox, WebKitGTK and a display, and drives them by what their makers still change',
  'tests/e2e/network.soak.ts': 'an hour of every action under every condition of the network',
  'tests/e2e/random-use.soak.ts': 'random, so that it may fail for what nobody changed',
  'tests/ui/captcha.soak.ts': 'a browser at a stand-in of the service that tells people from programs',
  'tests/local-backend/interrupted-start.soak.ts': 'first starts killed at many moments; npm test has one',
  'tests/hosted/cli.soak.ts': 'fetches the Supabase CLI over the network',
  'tests/age/first-build.soak.ts': 'builds two commits of the history, which a shallow clone has not',
}

const runner = readFileSync('scripts/test.ts', 'utf8')

interface Suite {
  readonly file: string
  readonly title: string
  readonly suites?: readonly Suite[]
  readonly specs?: readonly { readonly title: string }[]
}

const titlesIn = ({ suites = [], specs = [] }: Suite): string[] => [
  ...specs.map(({ title }) => title),
  ...suites.flatMap((suite) => titlesIn(suite).map((title) => `${suite.title} ${title}`)),
]

/** Returns the titles of the journeys by file, as Playwright lists them. */
function journeys(): Map<string, string[]> {
  const list = execFileSync('playwright', ['test', '--list', '--reporter=json'], { maxBuffer: 2 ** 26 })
  const { suites } = JSON.parse(list.toString()) as { suites: Suite[] }
  return new Map(suites.map((suite) => [suite.file, titlesIn(suite)]))
}

describe('a journey', () => {
  const all = journeys()
  const everyRun = new Map(
    [...all]
      .map(([file, titles]) => [file, titles.filter((title) => !/@full|@soak/.test(title))] as const)
      .filter(([, titles]) => titles.length > 0),
  )

  it('of each spec file is in npm test, or a file that is says why not', () => {
    const files = globSync('*.spec.ts', { cwd: 'e2e' })
    expect([...all.keys()].toSorted()).toEqual(files.toSorted())
    const left = files.filter((file) => !everyRun.has(file))
    expect(left.toSorted()).toEqual(Object.keys(onlyInFull).toSorted())
    for (const other of Object.values(onlyInFull))
      expect(everyRun.has(other) || (other.startsWith('tests/') && existsSync(other)), other).toBe(true)
  })

  it('runs in npm test in each of the three languages, in some file', () => {
    const titles = [...everyRun.values()].flat().join('\n')
    for (const [name, code] of [
      ['English', 'en'],
      ['ਪੰਜਾਬੀ', 'pa'],
      ['हिंदी', 'hi'],
    ])
      expect(titles.match(new RegExp(`\\((?:${name}|${code})\\)|in ${name}`, 'g'))?.length).toBeGreaterThan(1)
  })

  it('of a farmer, as every engine is tried with it, is there', () => {
    for (const [file, titles] of Object.entries(farmersJourneys))
      for (const title of titles)
        expect(
          all.get(file)?.some((whole) => title.test(whole)),
          `${file} ${title}`,
        ).toBe(true)
    const text = readFileSync('docs/engines.md', 'utf8')
    for (const [file, reason] of Object.entries(onlyInChromium)) {
      expect(farmersJourneys).toHaveProperty([file])
      expect(text).toContain(reason)
    }
  })

  it('is excluded from npm test by @full and @soak only, from test:full by @soak, of which it has a sibling', () => {
    expect(runner).toContain(`const left = isFull ? '@soak' : "'@full|@soak'"`)
    expect(readFileSync('tests/e2e/journeys.soak.ts', 'utf8')).toContain(`['test', '--grep', '@soak']`)
    const inFull = [...all].filter(([, titles]) => titles.some((title) => !title.includes('@soak')))
    const onlySoaked = [...all.keys()].filter((file) => !inFull.some(([other]) => other === file))
    expect(onlySoaked.toSorted()).toEqual(Object.keys(onlyInSoak).toSorted())
    expect(readFileSync('package.json', 'utf8')).toContain('"e2e": "playwright test"')
  })
})

describe('a unit test', () => {
  it('that is excluded from npm test is beside one that is not, and test:full has both', () => {
    const texts = globSync('tests/**/*.test.{ts,tsx}').map(
      (file) => [file, readFileSync(file, 'utf8')] as const,
    )
    const partly = texts.filter(([, text]) => text.includes('skipIf(!isFull'))
    expect(partly.length).toBeGreaterThan(2)
    for (const [file, text] of partly) expect(text, file).toMatch(/^ *(?:test|it)(?:\.each)?\(/m)
    expect(runner).toContain(`FULL: '1'`)
  })

  it('file that npm test leaves out has a sibling there, and test:full leaves out none', () => {
    for (const [file, sibling] of Object.entries(long)) {
      expect(existsSync(file), file).toBe(true)
      expect(existsSync(sibling) && !(sibling in long), sibling).toBe(true)
    }
    const everyRun = Object.values(onlyInFull).filter((other) => other.startsWith('tests/'))
    expect(everyRun.filter((other) => other in long)).toEqual([])
    expect(runner).toContain(`isFull ? { ...process.env, FULL: '1' } : { ...process.env, QUICK: '1' }`)
  })
})

it('each soak test is in npm run test:full, or this file says why not', () => {
  const [, filters = ''] = /npm\('soak -- (.*)'\)/.exec(runner) ?? []
  const isRun = (file: string) => filters.split(' ').some((filter) => file.includes(filter))
  const left = globSync('tests/**/*.soak.ts').filter((file) => !isRun(file))
  expect(left.filter((file) => !(file in byHand))).toEqual([])
})

it('each test file is of a kind that some step runs', () => {
  const odd = globSync('{tests,e2e}/**/*.{test,spec,soak}.*').filter(
    (file) => !/^tests\/.*\.(?:test\.tsx?|soak\.ts)$|^e2e\/[^/]*\.spec\.ts$/.test(file),
  )
  expect(odd).toEqual([])
})

it('a unit test that replaces a global, the environment or the clock has a process of its own', () => {
  const changes = /vi\.(?:stubGlobal|stubEnv|useFakeTimers)|Object\.(?:assign|defineProperty)\(globalThis/
  const files = globSync('tests/**/*.test.{ts,tsx}', {
    exclude: ['tests/built/**'],
  })
  expect(files.length).toBeGreaterThan(250)
  const shared = files.filter((file) => !alone.some((pattern) => matchesGlob(file, pattern)))
  const own = 'tests/what-runs-where.test.ts'
  expect(shared.filter((file) => file !== own && changes.test(readFileSync(file, 'utf8')))).toEqual([])
})
