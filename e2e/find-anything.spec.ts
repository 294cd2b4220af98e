import type { Page } from '@playwright/test'
import { addressIn } from '#src/platform/i18n/address.ts'
import { allProducts } from '#src/content/all-products.ts'
import { shop } from '#scripts/build/shop-order.ts'
import { shopOn, shopWords } from './pages/shop.ts'
import { fillSignIn, holdScripts, untilAppRuns, withConsent } from './pages/visitor.ts'
import type { Language } from '#src/base/languages.ts'
import { wordsIn } from './pages/phrases.ts'
import { hasSetting } from './pages/stored-data.ts'
import { expect, test, tonguesOf, untilPagesAreCached } from './world.ts'

const catalogues = new Map(await shop())
const seeds = catalogues.get('seeds-catalog')!
const tomato = seeds.sections['vegetables']!.items['tomato-punjab-ratta']!.name
const milk = catalogues.get('daily-needs')!.sections['buffalo-milk']!.items['buffalo-milk-1-litre']!.name

const searchOn = (page: Page, code: Language) => {
  const box = page.getByLabel(allProducts.ask[code])
  const results = page.getByRole('region', { name: allProducts.results[code] })
  return {
    box,
    results,
    names: results.getByRole('heading', { level: 2 }),
    status: results.getByRole('status'),
    type: (text: string) => box.pressSequentially(text),
  }
}

for (const { code, tag } of tonguesOf('pa')) {
  const t = wordsIn(code)

  test(`offline a farmer finds goods by words, scripts and typos, and adds one to the cart (${code})${tag}`, async ({
    page,
    context,
  }) => {
    await withConsent(page)
    await page.goto(addressIn(code, '/'))
    await untilPagesAreCached(page)
    await context.setOffline(true)
    await page
      .getByRole('navigation', { name: t('Main menu') })
      .getByRole('link', { name: t('Shop') })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(allProducts.title[code])
    const { box, names, status, type } = searchOn(page, code)

    for (const words of ['beej', 'ਬੀਜ', 'बीज']) {
      await box.fill(words)
      await expect(status).toHaveText(/\b\d\d\b/)
      await expect(names.first()).toBeVisible()
    }
    for (const words of ['doodh', 'dudh', 'ਦੁੱਧ', 'दूध', 'buffalo milk']) {
      await box.fill(words)
      await expect(names.filter({ hasText: milk[code] })).toHaveCount(1)
    }
    for (const words of ['tamatr', 'tomatoe', 'ਟਾਮਟਰ', 'टमाटरर']) {
      await box.fill(words)
      await expect(names.filter({ hasText: tomato[code] })).toHaveCount(1)
    }

    await box.fill('')
    await expect(names).toHaveCount(0)
    await type('tamatar')
    const { add, expectCount, openCart, quantity } = shopOn(page, code)
    await add(tomato[code])
    await expectCount(1)
    await openCart()
    await expect(quantity(tomato[code])).toHaveValue('1')
  })

  test(`without results the centre is one tap away, and so is the list (${code})${tag}`, async ({ page }) => {
    await withConsent(page)
    await page.goto(addressIn(code, '/all-products'))
    await untilAppRuns(page)
    const { type, status, results } = searchOn(page, code)
    await type('zzzzz')
    await expect(status).toHaveText(t('No products found matching your search criteria'))
    await expect(results.getByRole('link', { name: allProducts.call[code] })).toHaveAttribute(
      'href',
      /^tel:\+91/,
    )
    await expect(page.getByRole('heading', { name: allProducts.list[code] })).toBeVisible()
    await results.getByRole('button', { name: allProducts.write[code] }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
}

test.describe('the address contains the search', () => {
  const boxOn = (page: Page) => searchOn(page, 'en').box

  test('so that Back restores it, and it can be shared', async ({ page }) => {
    await withConsent(page)
    await page.goto('/')
    await untilAppRuns(page)
    const { type, names, results } = searchOn(page, 'en')
    await type('tamatr')
    await expect(names.first()).toBeVisible()
    await results.getByRole('link', { name: seeds.sections['vegetables']!.title.en, exact: true }).click()
    await expect(page).toHaveURL('/seeds-catalog/vegetables')
    await page.goBack()
    await expect(page).toHaveURL('/?q=tamatr')
    await expect(boxOn(page)).toHaveValue('tamatr')
    await expect(names.filter({ hasText: tomato.en })).toHaveCount(1)
    await boxOn(page).press('Escape')
    await expect(page.getByRole('main').locator('#services')).toBeVisible()
    await expect(page).toHaveURL('/')
    await page.goto('/all-products?q=27')
    await expect(names.filter({ hasText: 'CH-27' })).toHaveCount(1)
  })

  test('with its category, which filters the results or lists its goods', async ({ page }) => {
    await withConsent(page)
    await page.goto('/all-products?q=tamatar')
    const { names, status, results } = searchOn(page, 'en')
    await expect(names.filter({ hasText: tomato.en })).toHaveCount(1)
    await page.getByLabel('Category').selectOption({ label: catalogues.get('daily-needs')!.title.en })
    await expect(names.filter({ hasText: tomato.en })).toHaveCount(0)
    await expect(page).toHaveURL(/q=tamatar&category=daily-needs$/)
    await page.getByLabel('Category').selectOption({ label: 'Seeds & Fertilizers' })
    await expect(names.filter({ hasText: tomato.en })).toHaveCount(1)
    await boxOn(page).press('Escape')
    await expect(boxOn(page)).toHaveValue('')
    await expect(boxOn(page)).toBeFocused()
    const organic = catalogues.get('organic-store')!.sections
    const shelves = [
      ...Object.values(seeds.sections),
      ...Object.values(catalogues.get('fertilizers')!.sections),
      organic['seeds']!,
      organic['fertilizers']!,
    ]
    const all = shelves.flatMap(({ items }) => Object.keys(items)).length
    await expect(status).toHaveText(`${allProducts.found.en} ${all}`)
    // A few at once, the rest after typing pauses.
    await expect(names).toHaveCount(12)
    await results.getByRole('button', { name: allProducts.more.en }).click()
    await expect(names).toHaveCount(24)
  })
})

for (const [code, words, to, title, tag] of [
  ['pa', 'ਕਰਜ਼ਾ', '/pa/loans', 'ਕਰਜ਼ੇ', ' @every'],
  ['hi', 'mitti ki jaanch', '/hi/soil-testing', 'मिट्टी', ''],
] as const)
  test(`a search for “${words}” finds the service, not only goods (${code})${tag}`, async ({ page }) => {
    await withConsent(page)
    await page.goto(addressIn(code, '/all-products'))
    await untilAppRuns(page)
    const { box, results } = searchOn(page, code)
    await box.fill(words)
    const service = results.getByRole('listitem').first().getByRole('link')
    await expect(service).toContainText(title)
    await service.click()
    await expect(page).toHaveURL(to)
  })

test('results are visible above the keyboard of a phone', async ({ page, context }) => {
  await withConsent(page)
  await page.goto('/pa')
  await untilPagesAreCached(page)
  await context.setOffline(true)
  await page.goto('/pa/all-products')
  await untilAppRuns(page)
  const { box, names, type } = searchOn(page, 'pa')
  await box.focus()
  // The screen's height above a keyboard.
  await page.setViewportSize({ width: 360, height: 440 })
  await type('tamatar')
  await expect(names.first()).toBeInViewport()
  const notice = page.getByText(
    wordsIn('pa')('No network. Read, fill your cart and forms. Everything stays on this phone.'),
  )
  const [above, below] = [await notice.boundingBox(), await box.boundingBox()]
  expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y)
})

test('a product that requires a sign-in leads through it back to the results', async ({ page }) => {
  await withConsent(page)
  await page.goto('/all-products?q=buffalo milk 1 litre')
  const { results, box, names } = searchOn(page, 'en')
  await expect(names.first()).toHaveText(milk.en)
  await expect(results.getByRole('button', { name: shopWords.en.addToCart + milk.en })).toHaveCount(0)
  await results.getByRole('link', { name: allProducts.signIn.en }).first().click()
  await untilAppRuns(page)
  await fillSignIn(page, 'en', 'farmer@example.org', '+91 90000 00001')
  await expect(box).toHaveValue('buffalo milk 1 litre')
  await shopOn(page, 'en').add(milk.en)
  await expect(page.getByText('Added to Cart')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page is the list of everything in the shop', async ({ page }) => {
    await page.goto('/pa/all-products')
    for (const [address, { title, sections }] of catalogues) {
      await expect(page.getByRole('main').getByRole('link', { name: title.pa, exact: true })).toHaveAttribute(
        'href',
        `/pa/${address}`,
      )
      for (const [key, section] of Object.entries(sections)) {
        const link = page.locator(`main a[href="/pa/${address}/${key}"]`)
        await expect(link).toHaveText(section.title.pa)
      }
    }
  })
})

test.describe('while the search is not on the phone', () => {
  test.use({ serviceWorkers: 'block' })

  test('the page shows an error and the list, and searches once the network returns', async ({
    page,
    context,
  }) => {
    await withConsent(page)
    await page.goto('/hi/all-products')
    await untilAppRuns(page)
    const { box, status, names } = searchOn(page, 'hi')
    // The code has loaded; only its index has not.
    await context.route('**/search-hi.json', (route) => route.abort())
    await box.fill('tamatar')
    await expect(status).toHaveText(allProducts.notHere.hi)
    await expect(page.getByRole('heading', { name: allProducts.list.hi })).toBeVisible()
    await context.unroute('**/search-hi.json')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(names.filter({ hasText: tomato.hi })).toHaveCount(1)
  })

  test('it also works in browsers without workers', async ({ page }) => {
    await withConsent(page)
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'))
    await page.goto('/all-products?q=tamatr')
    await expect(searchOn(page, 'en').names.filter({ hasText: tomato.en })).toHaveCount(1)
  })

  test('text that was typed before the app ran is searched once it runs', async ({ page }) => {
    await withConsent(page)
    const letGo = await holdScripts(page)
    await page.goto('/all-products', { waitUntil: 'commit' })
    const { box, names } = searchOn(page, 'en')
    await box.pressSequentially('tamatar')
    letGo()
    await expect(names.filter({ hasText: tomato.en })).toHaveCount(1)
    await expect(box).toHaveValue('tamatar')
  })
})

test('Add beside an amount that was looked for puts that amount into the cart', async ({ page }) => {
  await withConsent(page)
  await page.goto('/all-products?q=neem oil 5 litre')
  const { results } = searchOn(page, 'en')
  await results.getByRole('button', { name: /^Add to Cart: Neem oil 1500 ppm/ }).click()
  await shopOn(page, 'en').expectCount(5)
})

test('a business buyer says so once, and the search shows the price of twenty liters', async ({ page }) => {
  await withConsent(page)
  const { box, results } = searchOn(page, 'en')
  const first = results.getByRole('listitem').first()
  await page.goto('/all-products')
  await untilAppRuns(page)
  // Three taps fewer than by the shelf: the field, and the result.
  await box.click()
  await box.fill('20 L milk commercial')
  await expect(first).toContainText('₹65 / litre')
  await expect(first).toContainText('20 litre, ₹1,300')

  await page.goto('/auth?to=/daily-needs')
  await fillSignIn(page, 'en', 'farmer@example.org', '9000000001')
  await expect(page).toHaveURL('/daily-needs')
  await shopOn(page, 'en').openFilters()
  await page.getByText('Commercial (bulk)').first().click()
  await expect(page).toHaveURL(/customer=commercial/)
  await expect.poll(() => hasSetting(page, 'customer')).toBe(true)
  await page.addInitScript(() => {
    const seen: string[] = []
    const look = () => {
      for (const name of document.querySelectorAll('.shelf h3'))
        if (name.checkVisibility({ visibilityProperty: true })) seen.push(name.textContent)
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { seen })
  })
  await page.goto('/daily-needs')
  await expect(page.getByRole('main').getByText('Buffalo Milk in bulk')).toBeVisible()
  // Not for a moment do they see the milk of households.
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(seen).toContain('Buffalo Milk in bulk')
  expect(seen).not.toContain('Buffalo Milk, loose')
  await page.goto('/all-products?q=milk')
  await expect(first).toContainText('Commercial (bulk)')
})
