import { centre } from '#src/content/centre.ts'
import certification from '#src/content/pages/professional-certification.page.ts'
import { addressIn } from '#src/platform/i18n/address.ts'
import { partOf } from '#src/content/page.ts'
import { untilAppRuns, withConsent } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test, tonguesOf } from './world.ts'

test.use({ serviceWorkers: 'block' })

const page = '/professional-certification'
const organic = partOf(certification, 'organic-farming')
const crops = partOf(certification, 'crop-management')

for (const { code, name, tag } of tonguesOf('hi')) {
  test(`the address of a part opens its page at that part, with links to the others (${name})${tag}`, async ({
    page: tab,
  }) => {
    await withConsent(tab)
    await tab.goto(addressIn(code, `${page}/organic-farming`))
    const title = tab.getByRole('heading', { level: 1 })
    await expect(title).toHaveText(organic.heading[code])
    await expect(title).toBeInViewport()
    await expect(tab.getByText(organic.description[code], { exact: true })).toBeInViewport()
    await untilAppRuns(tab)
    await expect(tab).toHaveTitle(
      `${organic.heading[code]}, ${certification.title[code]} | ${centre.name[code]}`,
    )

    const parts = tab.getByRole('navigation', { name: wordsIn(code)('Sections'), exact: true })
    await expect(parts.getByRole('link', { name: organic.heading[code], exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await parts.getByRole('link', { name: crops.heading[code], exact: true }).click()
    await expect(tab).toHaveURL(addressIn(code, `${page}/crop-management`))
    await expect(title).toHaveText(crops.heading[code])
    await expect(title).toBeInViewport()
    await expect(tab.getByRole('heading', { level: 2, name: organic.heading[code] })).toBeVisible()

    await parts.getByRole('link', { name: wordsIn(code)('All'), exact: true }).click()
    await expect(title).toHaveText(certification.title[code])
    await expect(title).toBeInViewport()
  })
}

test('an unknown part is not found', async ({ page: tab }) => {
  const answer = await tab.goto(`${page}/nothing`)
  expect(answer?.status()).toBe(404)
  await expect(tab.getByRole('heading', { name: wordsIn('en')('Oops! Page not found') })).toBeVisible()
})
