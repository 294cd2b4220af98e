import type { Locator, Page } from '@playwright/test'
import soilTest from '#src/features/soil/soil-test.form.ts'
import { wordsIn } from './pages/phrases.ts'
import { signIn, untilAppRuns, withConsent } from './pages/visitor.ts'
import { expect, test } from './world.ts'

test.use({ serviceWorkers: 'block' })

const t = wordsIn('en')

/** A layout shift as the browser reports it. */
interface Shift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** Records what moves later than half a second after the last tap or key, as a browser counts it. */
async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moves: string[] = []
    Object.assign(window, { moves })
    const told = ({ node, previousRect: { y: from }, currentRect: { y: to } }: Shift['sources'][number]) =>
      `${node?.nodeName} ${node?.textContent?.slice(0, 40)}: ${from} → ${to}`
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (value > 0.001 && !hadRecentInput) moves.push(...sources.map(told))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // Every file and every answer comes later than the browser forgives.
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const [offline, latency, downloadThroughput, uploadThroughput] = [false, 700, -1, -1]
  await session.send('Network.emulateNetworkConditions', {
    offline,
    latency,
    downloadThroughput,
    uploadThroughput,
  })
}

/** Does something on a screen whose app has settled; returns what moves afterwards. */
async function movedBy(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  await settled(page)
  const before = await page.evaluate(() => (window as never as { moves: string[] }).moves.length)
  await act()
  await settled(page)
  return page.evaluate((from) => (window as never as { moves: string[] }).moves.slice(from), before)
}

/** Waits until no file or answer has arrived for as long as two of them take. */
function settled(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<void>()
    let silence = setTimeout(resolve, 1_600)
    new PerformanceObserver(() => {
      clearTimeout(silence)
      silence = setTimeout(resolve, 1_600)
    }).observe({ type: 'resource' })
    return promise
  })
}

const opener = (page: Page) => page.locator('main button[aria-haspopup=dialog]').first()
const dialog = (page: Page) => page.getByRole('dialog')
const bar = (page: Page) => page.getByRole('navigation', { name: t('Main menu') })
const tapped = (thing: Locator) => () => thing.click()

const forms = [
  '/soil-testing',
  '/grievance',
  '/crop-insurance',
  '/solar-solutions',
  '/expert-consulting',
  '/professional-certification',
  '/lease-property',
  '/loans',
  '/training',
  '/farm-equipment',
  '/government-subsidies',
  '/contact',
]

const others: Record<string, readonly [string, (page: Page) => () => Promise<unknown>]> = {
  'a product that is added': [
    '/seeds-catalog',
    (page) => tapped(page.locator('main li .stepper button.button').first()),
  ],
  'the cart': ['/seeds-catalog/grains', (page) => tapped(bar(page).getByRole('button'))],
  'the menu': ['/help', (page) => tapped(page.getByRole('banner').getByRole('button', { name: t('Menu') }))],
  'the support window': ['/help', (page) => tapped(page.locator('.support-button'))],
  'search on home': [
    '/',
    (page) => () => page.getByRole('main').getByRole('search').getByRole('textbox').fill('beej'),
  ],
  'a page after a tap': ['/', (page) => tapped(bar(page).getByRole('link', { name: t('Shop') }))],
  'my requests': ['/', (page) => tapped(bar(page).getByRole('link', { name: t('Requests') }))],
  'a size of a product': ['/solar-solutions', (page) => tapped(page.locator('main .pill').nth(1))],
}

test('on twenty screens of a signed-in farmer nothing moves later than half a second after a tap', async ({
  page,
}) => {
  test.setTimeout(600_000)
  await withConsent(page)
  await signIn(page, 'en')
  await watchMoves(page)
  const moved: Record<string, string[]> = {}
  for (const path of forms) {
    await page.goto(path)
    await untilAppRuns(page)
    moved[path] = await movedBy(page, tapped(opener(page)))
    await expect(dialog(page)).toBeVisible()
  }
  for (const [name, [path, act]] of Object.entries(others)) {
    await page.goto(path)
    await untilAppRuns(page)
    moved[name] = await movedBy(page, act(page))
  }
  expect(Object.fromEntries(Object.entries(moved).filter(([, moves]) => moves.length))).toEqual({})
})

test('within a form nothing moves late, from its first answer to the thanks', async ({ page }) => {
  test.setTimeout(300_000)
  await withConsent(page)
  await signIn(page, 'en')
  await watchMoves(page)
  await page.goto('/soil-testing')
  await untilAppRuns(page)
  await opener(page).click()
  const form = dialog(page)
  const field = (key: keyof typeof soilTest.fields) => form.getByLabel(soilTest.fields[key].label.en).first()
  const fill = form.getByRole('button', { name: t('Fill in from your profile') })
  await expect(fill).toBeVisible()
  await settled(page)
  const place = () => field('name').boundingBox()
  const before = await place()
  expect(await movedBy(page, tapped(fill))).toEqual([])
  expect(await place()).toEqual(before)
  const pickup = () => field('sampleCollection').selectOption('pickup')
  if (!(await field('sampleCollection').isVisible())) await form.locator('summary').click()
  expect(await movedBy(page, pickup), 'Pickup').toEqual([])
  const day = new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10)
  expect(await movedBy(page, () => field('preferredDate').fill(day)), 'a day').toEqual([])
  expect(await movedBy(page, () => field('farmLocation').fill('Sarna'))).toEqual([])
  expect(await movedBy(page, () => field('farmSize').fill('4'))).toEqual([])
  const submit = form.getByRole('button', { name: soilTest.submit.en, exact: true })
  expect(await movedBy(page, tapped(submit)), 'thanks').toEqual([])
})
