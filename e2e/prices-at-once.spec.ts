import { catalogues } from '#scripts/build/catalogue-rows.ts'
import { addressIn } from '#src/platform/i18n/address.ts'
import { signIn, untilAppRuns, withConsent } from './pages/visitor.ts'
import { expect, test, tonguesOf } from './world.ts'

test.use({ serviceWorkers: 'block' })

/** Catalogues whose customer, advice or subsidy stands above the goods: two prices are seen. */
const withMoreAbove = ['daily-needs', 'pesticides-crop-protection', 'solar-solutions']

/** The free pixels below a counted price: the fonts of another phone are larger. */
const room = 12

for (const { code, name, tag } of tonguesOf('pa'))
  test(`every catalogue shows two or three prices without scrolling (${name})${tag}`, async ({ page }) => {
    test.slow()
    await withConsent(page)
    // Some catalogues require a sign-in.
    await signIn(page, 'en')
    const prices: Record<string, number> = {}
    for (const address of (await catalogues()).keys()) {
      await page.goto(addressIn(code, `/${address}`))
      await untilAppRuns(page)
      await expect(page.getByRole('main').locator('.product').first()).toBeVisible()
      prices[address] = await page.evaluate(
        (below) =>
          [...document.querySelectorAll('main .product strong')].filter((price) => {
            const { left, bottom, top } = price.getBoundingClientRect()
            const isOpen = price.closest('li')!.contains(document.elementFromPoint(left + 3, bottom + below))
            return price.textContent.startsWith('₹') && top >= 0 && isOpen
          }).length,
        room,
      )
    }
    const least = (address: string) => (withMoreAbove.includes(address) ? 2 : 3)
    expect(Object.entries(prices).filter(([address, count]) => count < least(address))).toEqual([])
  })
