import { catalogues } from '#scripts/build/catalogue-rows.ts'
import { addressIn } from '#src/platform/i18n/address.ts'
import { faultsOf, type Theme } from './pages/faults.ts'
import { shelfWords } from '#src/content/shelf-words.ts'
import { shopOn } from './pages/shop.ts'
import { escape, signIn, untilAppRuns, untilCounted, withConsent } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test, tonguesOf } from './world.ts'

test.use({ serviceWorkers: 'block' })

const seeds = (await catalogues()).get('seeds-catalog')!
const grains = Object.values(seeds.sections['grains']!.items)

for (const { code, name, tag } of tonguesOf('pa')) {
  const t = wordsIn(code)
  // Colors are the same in every language, so the dark theme is checked in one.
  const themes: readonly Theme[] = code === 'en' ? ['light', 'dark'] : ['light']

  test(`no dialog or notice over a page has a fault that axe finds (${name})${tag}`, async ({ page }) => {
    const faults: string[] = []
    const check = async (screen: string) => faults.push(...(await faultsOf(page, screen, themes)))
    const open = async (path: string) => {
      await page.goto(addressIn(code, path))
      await untilAppRuns(page)
    }

    await open('/')
    await expect(page.getByRole('button', { name: t('Essential only') })).toBeVisible()
    await check('home with the consent banner')
    await open('/seeds-catalog/herbs')
    await check('consent screen')
    await page.getByRole('button', { name: t('Essential only') }).click()
    await check('a section of the seeds')
    const shop = shopOn(page, code)
    await shop.openCart()
    await shop.expectEmpty()
    await check('empty cart')
    await shop.closeCart()

    await page
      .getByRole('banner')
      .getByRole('button', { name: t('Menu'), exact: true })
      .click()
    const group = page
      .getByRole('navigation', { name: t('Menu'), exact: true })
      .getByRole('group')
      .first()
    await group.click()
    await expect(group.getByRole('link').first()).toBeVisible()
    await check('menu')
    await escape(page)

    await open('/seeds-catalog/grains')
    await shop.add(grains[0]!.name[code])
    await shop.add(grains[1]!.name[code])
    await untilCounted(page, code, 2)
    await check('rows that count, and the strip of the cart')
    await shop.openCart()
    await expect(shop.quantity(grains[1]!.name[code])).toBeVisible()
    await shop.quantity(grains[1]!.name[code]).fill('0')
    await shop.quantity(grains[1]!.name[code]).press('Enter')
    await expect(page.getByRole('dialog').getByRole('alert').filter({ hasText: /\d/ })).toBeVisible()
    await check('full cart with a wrong quantity')
    expect(faults).toEqual([])
  })

  for (const [kind, paths, isInEveryRun] of [
    // One page of each kind: goods to read, with prices and buttons, with a table of prices, with fields.
    ['one of each kind', ['/', '/seeds-catalog/item/okra-punjab-suhawani', '/farm-equipment', '/auth'], true],
    [
      'all kinds',
      [
        '/all-products',
        '/seeds-catalog',
        '/pesticides-crop-protection/insecticides',
        '/pesticides-crop-protection/item/imidacloprid-17-8-sl',
        '/daily-needs',
        '/requests',
        '/nothing-here',
        '/help',
        '/privacy-policy',
        '/expert-consulting',
      ],
      false,
    ],
  ] as const)
    test(`no page has a fault that axe finds: ${kind} (${name})${isInEveryRun ? tag || ' @every' : ' @soak'}`, async ({
      page,
    }) => {
      await withConsent(page)
      const faults: string[] = []
      for (const path of paths) {
        await page.goto(addressIn(code, path))
        await untilAppRuns(page)
        faults.push(...(await faultsOf(page, path, themes)))
      }
      if (!isInEveryRun) {
        await page.goto(addressIn(code, '/all-products?q=tamatar'))
        await untilAppRuns(page)
        await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
        faults.push(...(await faultsOf(page, 'what a search found', themes)))
      }
      expect(faults).toEqual([])
    })

  test(`no page behind the sign-in has a fault that axe finds (${name})${tag}`, async ({ page }) => {
    await withConsent(page)
    await signIn(page, code)
    await page.goto(addressIn(code, '/daily-needs/cow-milk'))
    await expect(
      page.getByRole('main').getByText(shelfWords.add[code], { exact: true }).first(),
    ).toBeVisible()
    const faults = await faultsOf(page, 'daily needs')
    await page.goto(addressIn(code, '/training'))
    await expect(page.locator('main button[aria-haspopup=dialog]').first()).toBeVisible()
    faults.push(...(await faultsOf(page, 'training')))
    expect(faults).toEqual([])
  })
}
