import type { Locator, Page } from '@playwright/test'
import { catalogues } from '#scripts/build/catalogue-rows.ts'
import { addressIn } from '#src/platform/i18n/address.ts'
import { changeWhatIsSaved, holdScripts, signIn, untilAppRuns, withConsent } from './pages/visitor.ts'
import { shelfWords } from '#src/content/shelf-words.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test, tonguesOf } from './world.ts'

const t = wordsIn('en')
const seeds = (await catalogues()).get('seeds-catalog')!
const policies = ['/privacy-policy', '/terms-of-service', '/cookie-policy']

const banner = (page: Page) => page.locator('.consent-banner .at-foot')
const screen = (page: Page) => page.getByRole('heading', { name: t('Cookie Consent Required') })
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('cookie-consent'))

test('the banner appears one second after the page, and not before', async ({ page }) => {
  await page.goto('/')
  const seenAt = (time: number) =>
    page.locator('.consent-banner').evaluate((element, currentTime) => {
      const [animation] = element.getAnimations()
      animation!.pause()
      animation!.currentTime = currentTime
      return element.checkVisibility({ visibilityProperty: true })
    }, time)
  expect(await seenAt(999)).toBe(false)
  expect(await seenAt(1000)).toBe(true)

  await page.reload()
  await expect(banner(page)).toBeVisible()
})

for (const { code, name, tag } of tonguesOf('pa')) {
  test(`saying no is as easy as saying yes in ${name}${tag}`, async ({ page }) => {
    const word = wordsIn(code)
    for (const path of ['/', '/seeds-catalog']) {
      await page.goto(addressIn(code, path))
      const sizeOf = async (label: string) => {
        const button = page.getByRole('button', { name: word(label) })
        await expect(button).toBeVisible()
        const check = await button.evaluate((element) => {
          const { color, backgroundColor, fontWeight, borderColor } = getComputedStyle(element)
          return { color, backgroundColor, fontWeight, borderColor }
        })
        return { box: (await button.boundingBox())!, look: check }
      }
      const [no, yes] = [await sizeOf('Essential only'), await sizeOf('Accept all')]
      expect(Math.abs(no.box.width - yes.box.width)).toBeLessThanOrEqual(2)
      expect(Math.abs(no.box.height - yes.box.height)).toBeLessThanOrEqual(2)
      expect(no.look).toEqual(yes.look)
      expect(no.box.height).toBeGreaterThanOrEqual(48)
    }
  })
}

for (const [label, value] of [
  ['Essential only', 'essential'],
  ['Accept all', 'all'],
] as const) {
  test(`a person who chose “${label}” is not asked again`, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: label }).click()
    await expect(banner(page)).toBeHidden()
    expect(await stored(page)).toBe(value)

    await page.reload()
    await expect(page.locator('.consent-banner')).toHaveCSS('display', 'none')
    await page.goto('/seeds-catalog')
    await expect(page.getByRole('heading', { name: seeds.title.en })).toBeVisible()
    await expect(screen(page)).toBeHidden()
    expect(await stored(page)).toBe(value)
  })
}

test('a choice in one tab counts in the other', async ({ page, context }) => {
  await page.goto('/seeds-catalog')
  const other = await context.newPage()
  await other.goto('/seeds-catalog')
  await expect(screen(page)).toBeVisible()
  await other.locator('[data-choice=essential]').first().click()
  await expect(screen(page)).toBeHidden()
  await other.evaluate(() => localStorage.removeItem('cookie-consent'))
  await expect(screen(page)).toBeVisible()
})

test('without a choice the seeds are covered and unreachable', async ({ page }) => {
  await page.goto('/seeds-catalog')
  await untilAppRuns(page)
  await expect(screen(page)).toBeVisible()
  await expect(page.locator('.consent-banner')).toHaveCSS('display', 'none')

  const add = page.locator('main button.button').filter({ hasText: shelfWords.add.en }).first()
  const reached = await add.evaluate((button) => {
    button.scrollIntoView()
    button.focus()
    const { x, y, width, height } = button.getBoundingClientRect()
    const inFront = document.elementFromPoint(x + width / 2, y + height / 2)
    return { focused: document.activeElement === button, onTop: button.contains(inFront) }
  })
  expect(reached).toEqual({ focused: false, onTop: false })

  const focusable = await page.locator('a[href], button, input, select, summary').count()
  const visited = new Set<string>()
  for (let step = 0; step < focusable; step++) {
    await page.keyboard.press('Tab')
    visited.add(await page.evaluate(whereIsFocus))
    if (visited.has('footer')) break
  }
  expect([...visited]).toContain('consent')
  expect([...visited]).not.toContain('content')
})

function whereIsFocus(): string {
  const focus = document.activeElement
  if (focus?.closest('.consent')) return 'consent'
  if (focus?.closest('main')) return 'content'
  return focus?.closest('footer, header, nav')?.localName ?? 'page'
}

test('the policies can be read before anything is chosen', async ({ page }) => {
  for (const path of policies) {
    await page.goto(path)
    await untilAppRuns(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(screen(page)).toBeHidden()
    await expect(page.getByRole('article').getByRole('paragraph').first()).toBeVisible()
  }
})

for (const [where, path, gate, requests] of [
  ['the banner', '/', '.consent-banner', (page: Page): Locator => banner(page)],
  ['the consent screen', '/pa/seeds-catalog', '.consent', (page: Page): Locator => page.locator('.consent')],
] as const) {
  test(`${where} accepts the choice before the app’s own scripts have arrived`, async ({ page }) => {
    await page.route('**/assets/**', (route) => route.abort())
    await page.goto(path)
    await expect(requests(page)).toBeVisible()
    await requests(page).getByRole('button').first().click()
    await expect(requests(page)).toBeHidden()
    expect(await stored(page)).toBe('essential')
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await page.reload()
    await expect(page.locator(gate)).toHaveCSS('display', 'none')
  })
}

test('the choice can be changed later, in the footer of any page', async ({ page }) => {
  await withConsent(page)
  await page.goto('/')
  await untilAppRuns(page)
  await changeWhatIsSaved(page, 'en')
  await expect(banner(page)).toBeVisible()
  await expect(banner(page).getByRole('button', { name: 'Essential only' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(banner(page)).toBeHidden()
  expect(await stored(page)).toBe('all')

  await page.goto('/seeds-catalog')
  await untilAppRuns(page)
  await changeWhatIsSaved(page, 'en')
  await expect(screen(page)).toBeVisible()
  expect(await stored(page)).toBeNull()
  await expect(page.getByRole('button', { name: 'Essential only' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(screen(page)).toBeHidden()
  expect(await stored(page)).toBe('essential')
})

test('the daily needs ask for the consent first and for the sign-in after it', async ({ page }) => {
  await page.goto('/daily-needs')
  await untilAppRuns(page)
  await expect(screen(page)).toBeVisible()
  const signInFirst = page.getByRole('main').getByRole('link', { name: t('Sign In') })
  await expect(signInFirst.click({ trial: true, timeout: 500 })).rejects.toThrow()

  await page.getByRole('button', { name: 'Essential only' }).click()
  await expect(screen(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: t('Authentication Required') })).toBeVisible()
  await signInFirst.click()
  await expect(page).toHaveURL(/\/auth\?to=%2Fdaily-needs$/)
})

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('a signed-in person never sees the sign-in screen while the page loads', async ({ page }) => {
    await withConsent(page)
    await signIn(page, 'en')
    await page.addInitScript(() => {
      const seen = { signIn: 0, frames: 0 }
      Object.assign(window, { seen })
      const check = () => {
        seen.frames++
        const headings = [...document.querySelectorAll('h1')]
        const signInScreen = headings.find(({ textContent }) => textContent === 'Authentication Required')
        if (signInScreen?.checkVisibility({ visibilityProperty: true })) seen.signIn++
        requestAnimationFrame(check)
      }
      check()
    })
    const letGo = await holdScripts(page)
    await page.goto('/daily-needs', { waitUntil: 'commit' })
    await expect(page.getByRole('status', { name: t('Opening') })).toBeVisible()
    await expect(page.getByRole('heading', { name: t('Authentication Required') })).toBeHidden()
    letGo()
    await expect(page.getByRole('heading', { name: 'Buffalo Milk' }).first()).toBeVisible()
    const seen = await page.evaluate(
      () => (window as unknown as { seen: { signIn: number; frames: number } }).seen,
    )
    expect(seen.frames).toBeGreaterThan(5)
    expect(seen.signIn).toBe(0)
  })
})
