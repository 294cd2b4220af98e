import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { catalogues } from '#scripts/build/catalogue-rows.ts'
import { addressIn } from '#src/platform/i18n/address.ts'
import { groups } from '#src/content/services.ts'
import { serviceList } from '#scripts/build/service-list.ts'
import { startPhone } from './crash/killable-phone.ts'
import { shopOn } from './pages/shop.ts'
import { escape, holdScripts, untilAppRuns, withConsent } from './pages/visitor.ts'
import type { Language } from '#src/base/languages.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test, tonguesOf } from './world.ts'

const services = await serviceList()

test.use({ serviceWorkers: 'block' })

const t = wordsIn('en')
const seeds = (await catalogues()).get('seeds-catalog')!
const grains = Object.values(seeds.sections['grains']!.items)
const wide = { width: 1280, height: 800 }

const menu = (page: Page, code: Language = 'en') =>
  page.getByRole('navigation', { name: wordsIn(code)('Menu'), exact: true })
const menuButton = (page: Page, code: Language = 'en') =>
  page.getByRole('banner').getByRole('button', { name: wordsIn(code)('Menu'), exact: true })

test.describe('the menu', () => {
  for (const { code, name, tag } of tonguesOf('hi')) {
    test(`it opens, its groups unfold one at a time, and a link works (${name})${tag}`, async ({ page }) => {
      await withConsent(page)
      await page.goto(addressIn(code, '/requests'))
      await untilAppRuns(page)
      await menuButton(page, code).click()
      const group = (index: number) => menu(page, code).getByRole('group').nth(index)
      const firstOf = (index: number) =>
        services.find((service) => service.group === groups[index]!.id)!.title[code]
      const turned = (index: number) =>
        group(index)
          .locator('summary')
          .evaluate((summary) => getComputedStyle(summary, '::after').rotate)
      for (const [index, { title }] of groups.entries()) {
        await expect(group(index).getByText(firstOf(index), { exact: true })).toBeHidden()
        expect(await turned(index)).toBe('45deg')
        await group(index).getByText(title[code], { exact: true }).first().click()
        await expect(group(index).getByText(firstOf(index), { exact: true })).toBeVisible()
        expect(await turned(index)).toBe('225deg')
      }
      await expect(group(0).getByText(firstOf(0), { exact: true })).toBeHidden()
      await group(0).getByText(groups[0].title[code], { exact: true }).first().click()
      await group(0)
        .getByRole('link', { name: firstOf(0), exact: true })
        .click()
      await expect(page).toHaveURL(addressIn(code, '/seeds-catalog'))
      await expect(menu(page, code)).toBeHidden()
    })
  }

  test('Escape closes it and returns the focus to its button', async ({ page }) => {
    await withConsent(page)
    await page.goto('/')
    await untilAppRuns(page)
    await menuButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(menu(page).getByRole('button', { name: t('Close menu') })).toBeFocused()
    await escape(page)
    await expect(menu(page)).toBeHidden()
    await expect(menuButton(page)).toBeFocused()
  })

  test('it opens and closes even if the app’s scripts never arrive', async ({ page }) => {
    await withConsent(page)
    await page.route('**/assets/**', (route) => route.abort())
    await page.goto('/hi/seeds-catalog')
    await menuButton(page, 'hi').click()
    await expect(menu(page, 'hi').getByRole('link', { name: wordsIn('hi')('Sign In') })).toBeVisible()
    await menu(page, 'hi')
      .getByRole('button', { name: wordsIn('hi')('Close menu') })
      .click()
    await expect(menu(page, 'hi')).toBeHidden()
  })

  test('Get Quote leads to the contact page', async ({ page }) => {
    await withConsent(page)
    await page.goto('/seeds-catalog')
    await untilAppRuns(page)
    await menuButton(page).click()
    await menu(page)
      .getByRole('link', { name: t('Get Quote') })
      .click()
    await expect(page).toHaveURL('/contact')
    await expect(menu(page)).toBeHidden()
  })

  test('on home, Get Quote leads to its contact section', async ({ page }) => {
    await withConsent(page)
    await page.goto('/')
    await untilAppRuns(page)
    await menuButton(page).click()
    await menu(page)
      .getByRole('link', { name: t('Get Quote') })
      .click()
    await expect(page).toHaveURL('/#contact')
    await expect(page.locator('#contact')).toBeInViewport()
  })
})

test.describe('the colors', () => {
  const attachment = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = 'rgb(251, 246, 234)'
  const dark = 'rgb(23, 19, 13)'

  test('a chosen theme survives a reload and is applied before the first paint', async ({ page }) => {
    await withConsent(page)
    await page.goto('/')
    await untilAppRuns(page)
    expect(await attachment(page)).toBe(light)
    await menuButton(page).click()
    await page.getByLabel(t('Colours')).selectOption({ label: t('Dark') })
    await expect.poll(() => attachment(page)).toBe(dark)

    await page.addInitScript(() => {
      const seen = new Set<string>()
      Object.assign(window, { seen })
      const check = () => {
        if (document.body) seen.add(getComputedStyle(document.documentElement).backgroundColor)
        requestAnimationFrame(check)
      }
      check()
    })
    await page.reload()
    await untilAppRuns(page)
    const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
    expect(seen).toEqual([dark])
    await menuButton(page).click()
    await expect(page.getByLabel(t('Colours'))).toHaveValue('dark')
  })

  test('without a choice the theme follows the phone; a choice takes precedence', async ({ page }) => {
    await withConsent(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    expect(await attachment(page)).toBe(dark)
    await untilAppRuns(page)
    await menuButton(page).click()
    await page.getByLabel(t('Colours')).selectOption({ label: t('Light') })
    await expect.poll(() => attachment(page)).toBe(light)
    await page.getByLabel(t('Colours')).selectOption({ label: t('Same as phone') })
    await expect.poll(() => attachment(page)).toBe(dark)
  })
})

test('a phone has the five links at the bottom, a wide window has them in the header, with the sections of home', async ({
  page,
}) => {
  await withConsent(page)
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: t('Main menu') })
  const sections = page.getByRole('navigation', { name: t('Sections of home') })
  await expect(bar).toBeVisible()
  await expect(sections).toBeHidden()
  for (const word of ['Home', 'Shop', 'Requests', 'Help']) {
    await expect(bar.getByRole('link', { name: t(word), exact: true })).toBeVisible()
  }
  await expect(bar.getByRole('button', { name: t('Cart') })).toBeVisible()
  await bar.getByRole('link', { name: t('Requests') }).click()
  await expect(bar.getByRole('link', { name: t('Requests') })).toHaveAttribute('aria-current', 'page')
  await expect(bar.getByRole('link', { name: t('Home') })).not.toHaveAttribute('aria-current')

  await page.setViewportSize(wide)
  await expect(bar).toHaveCount(1)
  const banner = page.getByRole('banner')
  const inHeader = banner.getByRole('navigation', { name: t('Main menu') })
  await expect(inHeader.locator('a, button')).toHaveText(
    ['Home', 'Shop', 'Requests', 'Cart', 'Help'].map((word) => t(word)),
  )
  await expect(inHeader.getByRole('link', { name: t('Requests') })).toHaveAttribute('aria-current', 'page')
  await expect(banner.getByRole('link', { name: t('Sign In') })).toBeVisible()
  await expect(sections).toBeHidden()
  await inHeader.getByRole('link', { name: t('Home') }).click()
  await expect(sections.getByRole('link')).toHaveText([t('About'), t('Services'), t('Contact')])
  await expect(page.getByRole('banner').getByRole('button', { name: t('Cart') })).toBeVisible()
})

for (const viewport of [{ width: 360, height: 740 }, wide])
  test(`the visible section of home is marked while scrolling, ${viewport.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await withConsent(page)
    await page.goto('/')
    await untilAppRuns(page)
    const sections = page.getByRole('navigation', { name: t('Sections of home') })
    const marked = sections.locator('a[aria-current]:visible')
    for (const id of ['home', 'about', 'services', 'contact', 'about', 'home'] as const) {
      await page.locator(`section#${id}`).evaluate((section) => section.scrollIntoView())
      await expect(marked).toHaveText(id === 'home' ? [] : [t(id[0]!.toUpperCase() + id.slice(1))])
    }
    await page.locator('section#about').evaluate((section) => section.scrollIntoView())
    await sections.getByRole('link', { name: t('Contact'), exact: true }).click()
    await expect(page.locator('section#contact').getByRole('heading').first()).toBeInViewport()
    await expect(marked).toHaveText([t('Contact')])
    await expect(page).toHaveURL('/#contact')
  })

test('the badge counts every item in the cart, also in another tab and on the next page', async ({
  page,
  context,
}) => {
  await withConsent(context)
  const shop = shopOn(page, 'en')
  const other = await context.newPage()
  await other.goto('/')
  await untilAppRuns(other)
  await page.goto('/seeds-catalog/grains')
  await untilAppRuns(page)
  await shop.expectCount(0)
  await shop.add(grains[0]!.name.en)
  await shop.expectCount(1)
  await shop.add(grains[1]!.name.en)
  await shop.add(grains[0]!.name.en)
  await shop.expectCount(3)
  await expect(
    page.getByRole('navigation', { name: t('Main menu') }).getByText('3', { exact: true }),
  ).toBeVisible()
  await shopOn(other, 'en').expectCount(3)
})

for (const { code, name, tag } of tonguesOf('pa')) {
  test(`an unknown address shows the not-found page in ${name}, with a link home${tag}`, async ({ page }) => {
    const word = wordsIn(code)
    for (const path of [
      '/nothing-here',
      '/seeds-catalog/nothing-here',
      '/seeds-catalog/grains/nothing-here',
    ]) {
      const response = await page.goto(addressIn(code, path))
      expect(response!.status(), path).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('Oops! Page not found'))
      await expect(page.locator('html')).toHaveAttribute('lang', code)
    }
    await untilAppRuns(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('Oops! Page not found'))
    await page.getByRole('link', { name: word('Return to Home') }).click()
    await expect(page).toHaveURL(addressIn(code, '/'))
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(word('Oops! Page not found'))
  })
}

for (const path of ['/', '/pa', '/seeds-catalog', '/daily-needs', '/help']) {
  test(`nothing on ${path} moves while it loads, whatever was chosen`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: string[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          if (entry.value > 0.001) shifts.push(entry.value.toFixed(4))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const choice of ['none', 'made']) {
      if (choice === 'made') await withConsent(page)
      await page.goto(path)
      await untilAppRuns(page)
      await page.waitForLoadState('networkidle')
      const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
      expect(shifts, `consent ${choice}`).toEqual([])
    }
  })
}

// The cart's badge before the app runs.
const earlyCount = async (page: Page) => {
  const badge = () => getComputedStyle(document.querySelector('nav [data-cart]')!, '::after').content
  return Number((await page.evaluate(badge)).replaceAll('"', ''))
}

test('an Add before the app runs is on disk once it is counted, whenever the phone kills the browser after that @every', async ({
  world,
}) => {
  const profile = await mkdtemp(join(tmpdir(), 'khet-seva-tap-'))
  for (const killedAt of [1, 2, undefined]) {
    const phone = await startPhone(profile)
    const { page } = phone
    await withConsent(page)
    const letGo = await holdScripts(page)
    await page.goto(`${world.url}/seeds-catalog/grains`, { waitUntil: 'commit' })
    if (killedAt) {
      await shopOn(page, 'en').add(grains[0]!.name.en)
      await expect.poll(() => earlyCount(page)).toBe(killedAt)
      phone.kill()
    } else {
      letGo()
      await shopOn(page, 'en').expectCount(2)
      await phone.close()
    }
    await phone.exited
  }
  await rm(profile, { recursive: true })
})

test('a product added before the app runs is counted at once, and is in the cart after a link to another page', async ({
  page,
}) => {
  await withConsent(page)
  const letGo = await holdScripts(page)
  await page.goto('/seeds-catalog/grains', { waitUntil: 'commit' })
  const shop = shopOn(page, 'en')
  await shop.add(grains[0]!.name.en)
  await shop.add(grains[1]!.name.en)
  await shop.add(grains[0]!.name.en)
  await expect.poll(() => earlyCount(page)).toBe(3)
  await page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true }).last().click()
  await page.waitForURL((url) => url.pathname === '/', { waitUntil: 'commit' })
  await expect.poll(() => earlyCount(page)).toBe(3)
  letGo()
  await shop.expectCount(3)
  // Neither a reload nor the way back adds them once more.
  await page.goBack()
  await untilAppRuns(page)
  await shop.expectCount(3)
  await page.reload()
  await untilAppRuns(page)
  await shop.expectCount(3)
})
