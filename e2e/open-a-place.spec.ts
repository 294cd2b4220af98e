import about from '#src/content/pages/about.page.ts'
import servicesPage from '#src/content/pages/services.page.ts'
import training from '#src/content/pages/training.page.ts'
import { addressIn } from '#src/platform/i18n/address.ts'
import { partOf } from '#src/content/page.ts'
import { signIn, untilAppRuns, withConsent } from './pages/visitor.ts'
import { expect, test, tonguesOf } from './world.ts'

test.use({ serviceWorkers: 'block' })

const waste = partOf(servicesPage, 'agricultural-waste').heading
const guidance = partOf(servicesPage, 'expert-guidance').heading

for (const { code, name, tag } of tonguesOf('en')) {
  test(`an address with a hash opens there, and a link leads there (${name})${tag}`, async ({ page }) => {
    await withConsent(page)
    await page.goto(addressIn(code, '/services#agricultural-waste'))
    const heading = (text: string) => page.getByRole('heading', { level: 2, name: text, exact: true })
    await expect(heading(waste[code])).toBeInViewport()
    await untilAppRuns(page)
    await expect(heading(waste[code])).toBeInViewport()

    await page.getByRole('main').getByRole('link', { name: guidance[code], exact: true }).click()
    await expect(page).toHaveURL(addressIn(code, '/services#expert-guidance'))
    await expect(heading(guidance[code])).toBeInViewport()
  })
}

test('from another page a link leads to the hash, and without one a page begins at its top', async ({
  page,
}) => {
  await withConsent(page)
  await page.goto('/products')
  await untilAppRuns(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^See How/ })
    .click()
  await expect(page).toHaveURL('/services#agricultural-waste')
  await expect(page.getByRole('heading', { level: 2, name: waste.en, exact: true })).toBeInViewport()

  await page.getByRole('main').getByRole('link', { name: 'Book a machine' }).click()
  await expect(page).toHaveURL('/farm-equipment')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})

test('after the consent the page opens at the requested hash', async ({ page }) => {
  await page.goto('/about#values')
  await page.getByRole('button', { name: 'Essential only' }).first().click()
  const values = partOf(about, 'values').heading.en
  await expect(page.getByRole('heading', { level: 2, name: values, exact: true })).toBeInViewport()
})

test('a page behind the sign-in opens at the hash too', async ({ page }) => {
  await withConsent(page)
  await signIn(page, 'en')
  await page.goto('/training#benefits')
  const benefits = partOf(training, 'benefits').heading.en
  await expect(page.getByRole('heading', { level: 2, name: benefits, exact: true })).toBeInViewport()
})
