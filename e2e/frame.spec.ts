import type { Page } from '@playwright/test'
import { catalogues } from '#scripts/catalogue-rows.ts'
import { addressIn } from '#src/i18n/address.ts'
import { groups, services } from '#src/content/services.ts'
import { builtAddresses } from './pages/screens.ts'
import { shopOn } from './pages/shop.ts'
import { holdScripts, untilAppRuns, withConsent } from './pages/visitor.ts'
import { wordsIn, type Code } from './pages/words.ts'
import { expect, test, tongues, untilPagesAreKept } from './world.ts'

const t = wordsIn('en')
const seeds = (await catalogues()).get('seeds-catalog')!
const grains = Object.values(seeds.sections['grains']!.items)
const wide = { width: 1280, height: 800 }

const menu = (page: Page, code: Code = 'en') =>
  page.getByRole('navigation', { name: wordsIn(code)('Menu'), exact: true })
const menuButton = (page: Page, code: Code = 'en') =>
  page.getByRole('banner').getByRole('button', { name: wordsIn(code)('Menu'), exact: true })
const toasts = (page: Page) => page.locator('.toast')

test.describe('the menu', () => {
  for (const { code, name } of tongues) {
    test(`it opens, its groups unfold one at a time, and a tap leads on (${name})`, async ({ page }) => {
      await withConsent(page)
      await page.goto(addressIn(code, '/requests'))
      await untilAppRuns(page)
      await menuButton(page, code).click()
      const group = (index: number) => menu(page, code).getByRole('group').nth(index)
      const firstOf = (index: number) =>
        services.find((service) => service.group === groups[index]!.id)!.title[code]
      for (const [index, { title }] of groups.entries()) {
        await expect(group(index).getByText(firstOf(index), { exact: true })).toBeHidden()
        await group(index).getByText(title[code], { exact: true }).first().click()
        await expect(group(index).getByText(firstOf(index), { exact: true })).toBeVisible()
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

  test('Escape closes it and brings the focus back to its button', async ({ page }) => {
    await withConsent(page)
    await page.goto('/')
    await untilAppRuns(page)
    await menuButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(menu(page).getByRole('button', { name: t('Close menu') })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(menuButton(page)).toBeFocused()
  })

  test('it opens and closes where the app’s scripts never arrive', async ({ page }) => {
    await withConsent(page)
    await page.route('**/assets/**', (route) => route.abort())
    await page.goto('/hi/seeds-catalog')
    await menuButton(page, 'hi').click()
    await expect(menu(page, 'hi').getByRole('link', { name: wordsIn('hi')('Sign in') })).toBeVisible()
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

for (const workers of ['allow', 'block'] as const) {
  test.describe(workers === 'allow' ? 'with a worker' : 'without a worker', () => {
    test.use({ serviceWorkers: workers })

    const settled = async (page: Page) => (workers === 'allow' ? untilPagesAreKept(page) : untilAppRuns(page))

    test('the language switch keeps the page, and the choice holds for the next visit', async ({ page }) => {
      await withConsent(page)
      await page.goto('/seeds-catalog/grains')
      await settled(page)
      await page.getByRole('link', { name: 'ਪੰਜਾਬੀ' }).click()
      await expect(page).toHaveURL('/pa/seeds-catalog/grains')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(seeds.sections['grains']!.title.pa)
      await page.goto('/')
      await expect(page).toHaveURL('/pa')
      await expect(page.locator('html')).toHaveAttribute('lang', 'pa')
      await page.goto('/seeds-catalog/fruits')
      await expect(page).toHaveURL('/pa/seeds-catalog/fruits')
    })

    test('the language switch keeps what stands behind the path, before and after the app runs', async ({
      page,
    }) => {
      await withConsent(page)
      const letGo = await holdScripts(page)
      await page.goto('/auth?to=/profile#main', { waitUntil: 'commit' })
      await page.getByRole('link', { name: 'ਪੰਜਾਬੀ' }).click()
      await expect(page).toHaveURL('/pa/auth?to=%2Fprofile#main')
      letGo()
      await settled(page)
      await page.getByRole('link', { name: 'हिंदी' }).click()
      await expect(page).toHaveURL('/hi/auth?to=%2Fprofile#main')
      await settled(page)
      expect(page.url()).not.toContain('lang=')
    })

    test('who reads Punjabi can go back to English, and stays there', async ({ page }) => {
      await withConsent(page)
      await page.goto('/pa/seeds-catalog/grains')
      await settled(page)
      await page.goto('/seeds-catalog/grains')
      await expect(page).toHaveURL('/pa/seeds-catalog/grains')
      await page.getByRole('link', { name: 'English' }).click()
      await expect(page).toHaveURL('/seeds-catalog/grains')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grains')
      for (const path of ['/', '/seeds-catalog']) {
        await page.goto(path)
        await expect(page.getByRole('banner').getByRole('link', { name: 'Khet Seva' })).toBeVisible()
        await expect(page).toHaveURL(path)
      }
    })

    test('who opened the app in Hindi finds Hindi at the plain address, even right after the first visit', async ({
      page,
    }) => {
      await withConsent(page)
      await page.goto('/hi')
      await settled(page)
      await page.goto('/')
      await expect(page).toHaveURL('/hi')
      await page.goto('/')
      await expect(page).toHaveURL('/hi')
    })
  })
}

test.describe('the colours', () => {
  const paper = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = 'rgb(251, 246, 234)'
  const dark = 'rgb(23, 19, 13)'

  test('the chosen ones survive a reload and are there before anything else is painted', async ({ page }) => {
    await withConsent(page)
    await page.goto('/')
    await untilAppRuns(page)
    expect(await paper(page)).toBe(light)
    await menuButton(page).click()
    await page.getByLabel(t('Colours')).selectOption({ label: t('Dark') })
    await expect.poll(() => paper(page)).toBe(dark)

    await page.addInitScript(() => {
      const seen = new Set<string>()
      Object.assign(window, { seen })
      const look = () => {
        if (document.body) seen.add(getComputedStyle(document.documentElement).backgroundColor)
        requestAnimationFrame(look)
      }
      look()
    })
    await page.reload()
    await untilAppRuns(page)
    const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
    expect(seen).toEqual([dark])
    await menuButton(page).click()
    await expect(page.getByLabel(t('Colours'))).toHaveValue('dark')
  })

  test('without a choice they follow the phone; a choice wins over the phone', async ({ page }) => {
    await withConsent(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    expect(await paper(page)).toBe(dark)
    await untilAppRuns(page)
    await menuButton(page).click()
    await page.getByLabel(t('Colours')).selectOption({ label: t('Light') })
    await expect.poll(() => paper(page)).toBe(light)
    await page.getByLabel(t('Colours')).selectOption({ label: t('As the phone') })
    await expect.poll(() => paper(page)).toBe(dark)
  })
})

test('a phone has the five places at its foot, a wide window has the sections of home in its head', async ({
  page,
}) => {
  await withConsent(page)
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: t('Main places') })
  const sections = page
    .getByRole('banner')
    .getByRole('navigation', { name: t('Sections of home') })
    .first()
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
  await expect(bar).toBeHidden()
  await expect(sections.getByRole('link')).toHaveText([t('Home'), t('Services'), t('About'), t('Contact')])
  await expect(page.getByRole('banner').getByRole('button', { name: t('Cart') })).toBeVisible()
})

test.describe('on a wide window', () => {
  test.use({ viewport: wide })

  test('the section of home in view is marked while one scrolls', async ({ page }) => {
    await withConsent(page)
    await page.goto('/')
    await untilAppRuns(page)
    const marked = page.getByRole('banner').locator('nav a[aria-current]:visible')
    for (const id of ['home', 'services', 'about', 'contact', 'about', 'home'] as const) {
      await page.locator(`section#${id}`).evaluate((section) => section.scrollIntoView())
      await expect(marked).toHaveText([t(id[0]!.toUpperCase() + id.slice(1))])
    }
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('Contact'), exact: true })
      .click()
    await expect(page.locator('section#contact').getByRole('heading').first()).toBeInViewport()
    await expect(marked).toHaveText([t('Contact')])
    await expect(page).toHaveURL('/#contact')
  })
})

test('the badge counts every piece in the cart, also in another tab and on the next page', async ({
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
    page.getByRole('navigation', { name: t('Main places') }).getByText('3', { exact: true }),
  ).toBeVisible()
  await shopOn(other, 'en').expectCount(3)
})

test.describe('notices', () => {
  /** A page whose clock stands still, with a notice on it. */
  async function withNotice(page: Page): Promise<void> {
    await page.clock.install()
    await withConsent(page)
    await page.goto('/seeds-catalog/grains')
    await untilAppRuns(page)
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await shopOn(page, 'en').add(grains[0]!.name.en)
    await expect(toasts(page)).toContainText(`${grains[0]!.name.en} has been added to your cart`)
  }

  test('they are shown one at a time, and gone after five seconds', async ({ page }) => {
    await withNotice(page)
    await shopOn(page, 'en').add(grains[1]!.name.en)
    await expect(toasts(page)).toHaveCount(1)
    await expect(toasts(page)).toContainText(grains[1]!.name.en)
    await page.clock.runFor(4999)
    await expect(toasts(page)).toBeVisible()
    await page.clock.runFor(1)
    await expect(toasts(page)).toHaveCount(0)
  })

  test('F8 goes to them, and who has gone there keeps them', async ({ page }) => {
    await withNotice(page)
    await page.keyboard.press('F8')
    await expect(page.getByRole('region', { name: t('Notices (F8)') })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(toasts(page).getByRole('button', { name: t('Open cart') })).toBeFocused()
    await page.clock.runFor(20_000)
    await expect(toasts(page)).toBeVisible()
    await page.clock.resume()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(toasts(page)).toHaveCount(0)
  })

  for (const [how, swipe] of [
    ['finger', fingerSwipe],
    ['mouse', mouseSwipe],
  ] as const) {
    test(`a swipe of 50 px takes them away, one of 30 px does not (${how})`, async ({ page }) => {
      await withNotice(page)
      await swipe(page, 30)
      await expect(toasts(page)).toBeVisible()
      await swipe(page, -30)
      await expect(toasts(page)).toBeVisible()
      await swipe(page, 50)
      await expect(toasts(page)).toHaveCount(0)
    })
  }
})

async function mouseSwipe(page: Page, distance: number): Promise<void> {
  const { x, y } = await middleOfToast(page)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + distance, y, { steps: 5 })
  await page.mouse.up()
}

async function fingerSwipe(page: Page, distance: number): Promise<void> {
  const { x, y } = await middleOfToast(page)
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] })
  await touch('touchStart', x)
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', x + distance * part)
  await touch('touchEnd')
}

async function middleOfToast(page: Page): Promise<{ x: number; y: number }> {
  const box = (await toasts(page).locator('p').first().boundingBox())!
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

for (const { code, name } of tongues) {
  test(`an unknown address says so in ${name} and leads home`, async ({ page }) => {
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

  test(`no page complains to the browser in ${name}`, async ({ page }) => {
    test.setTimeout(120_000)
    await withConsent(page)
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        complaints.push(`${page.url()}: ${message.text()}`)
    })
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
    await page.exposeFunction('complain', (text: string) => complaints.push(text))
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        ;(window as unknown as { complain(text: string): void }).complain(
          `${location.href}: ${violatedDirective} ${blockedURI}`,
        )
      })
    })
    const paths = builtAddresses().filter((address) =>
      addressIn(code, '/') === '/'
        ? !/^\/(pa|hi)(\/|$)/.test(address)
        : new RegExp(`^/${code}(/|$)`).test(address),
    )
    expect(paths.length).toBeGreaterThan(15)
    for (const path of paths) {
      await page.goto(path)
      await untilAppRuns(page)
    }
    await menuButton(page, code).click()
    await expect(menu(page, code).getByRole('group').first()).toBeVisible()
    await page.keyboard.press('Escape')
    expect(complaints).toEqual([])
  })
}

for (const path of ['/', '/pa', '/seeds-catalog', '/daily-needs', '/help']) {
  test(`nothing on ${path} moves while it loads, not even what one has not chosen yet`, async ({ page }) => {
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

test('taps made before the app runs are not lost', async ({ page }) => {
  await withConsent(page)
  const letGo = await holdScripts(page)
  await page.goto('/seeds-catalog/grains', { waitUntil: 'commit' })
  const shop = shopOn(page, 'en')
  await shop.add(grains[0]!.name.en)
  await expect(page.getByRole('main').locator('button[aria-busy=true]')).toHaveCount(1)
  await shop.add(grains[0]!.name.en)
  letGo()
  await shop.expectCount(2)
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
})
