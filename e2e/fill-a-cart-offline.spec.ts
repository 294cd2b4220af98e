import { catalogues } from '#scripts/build/catalogue-rows.ts'
import { expect, test, tonguesOf, untilPagesAreCached } from './world.ts'
import { shopOn, shopWords } from './pages/shop.ts'

/** The journey's labels in each language. */
const words = {
  en: { title: 'Seeds Catalog', accept: 'Essential only', offline: /No network/, grains: 'Grains' },
  pa: { title: 'ਬੀਜ', accept: 'ਸਿਰਫ਼ ਜ਼ਰੂਰੀ', offline: /ਨੈੱਟਵਰਕ ਨਹੀਂ ਹੈ/, grains: 'ਅਨਾਜ' },
  hi: { title: 'बीज', accept: 'सिर्फ़ ज़रूरी', offline: /नेटवर्क नहीं है/, grains: 'अनाज' },
} as const

const seeds = (await catalogues()).get('seeds-catalog')!

for (const { code, prefix, tag } of tonguesOf('pa')) {
  test(`a guest fills a cart without a network, closes the browser and finds it again (${code})${tag}`, async ({
    page,
    context,
  }) => {
    const shop = shopOn(page, code)
    const [wheat, rice] = Object.values(seeds.sections['grains']!.items).map(({ name }) => name[code])
    const [okra] = Object.values(seeds.sections['vegetables']!.items).map(({ name }) => name[code])

    await page.goto(prefix || '/')
    await page.getByRole('button', { name: words[code].accept }).click()
    await untilPagesAreCached(page)
    await context.setOffline(true)

    await page
      .getByRole('link', { name: /seed|ਬੀਜ|बीज/i })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[code].title)
    await expect(page.getByText(words[code].offline)).toBeVisible()
    for (const section of Object.values(seeds.sections)) {
      await page.getByRole('main').getByRole('link', { name: section.title[code], exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(section.title[code])
    }

    await page.goto(`${prefix}/seeds-catalog/grains`)
    await shop.add(wheat!)
    await shop.add(wheat!)
    await shop.add(rice!)
    await shop.expectCount(3)
    await page.reload()
    await shop.expectCount(3)
    await page.goto(`${prefix}/seeds-catalog/vegetables`)
    await shop.add(okra!)
    await shop.expectCount(4)

    await shop.openCart()
    await shop.oneMore(okra!)
    await expect(shop.quantity(okra!)).toHaveValue('2')
    await shop.oneLess(okra!)
    await expect(shop.quantity(okra!)).toHaveValue('1')
    await expect(
      shop.cart.getByRole('button', { name: shopWords[code].oneLess + okra!, exact: true }),
    ).toBeDisabled()
    await shop.remove(rice!)
    await expect(shop.quantity(rice!)).toHaveCount(0)

    await page.close()
    const again = await context.newPage()
    await again.goto('/')
    await expect(again.locator('html')).toHaveAttribute('lang', code)
    const shopAgain = shopOn(again, code)
    await shopAgain.expectCount(3)
    await shopAgain.openCart()
    await expect(shopAgain.quantity(wheat!)).toHaveValue('2')
  })
}
