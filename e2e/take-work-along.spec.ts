import soilTest from '#src/features/soil/soil-test.form.ts'
import type { Page } from '@playwright/test'
import { formOn, requestsOn } from './pages/forms.ts'
import { requestSoilTest, atCentre, fillSoilTest, soil } from './pages/soil-test.ts'
import { signIn, withConsent } from './pages/visitor.ts'
import { expect, test, untilPagesAreCached } from './world.ts'

const password = 'ਸਰਨਾ ਦੇ ਖੇਤ'

function carryOverOn(page: Page) {
  const section = page.locator('details').filter({ hasText: 'Move unsent forms to another phone' })
  return {
    save: section.getByRole('button', { name: 'Save unsent forms to a file' }),
    file: section.locator('input[type=file]'),
    outcome: section.getByRole('status'),
    fault: section.getByRole('alert'),
    password: section.getByLabel('Password for the file'),
    open: async (typed: string) => {
      await section.locator('summary').click()
      await section.getByLabel('Password for the file').fill(typed)
    },
    retype: (typed: string) => section.getByLabel('Password for the file').fill(typed),
  }
}

test('unsent work of one phone moves to another and arrives once', async ({
  page,
  context,
  browser,
  world,
}) => {
  await withConsent(context)
  const request = { name: 'Harbans Unsent', village: 'Village of Harbans' }
  await signIn(page, 'en', 'farmer@example.org')
  await page.goto(soil)
  await untilPagesAreCached(page)
  await context.setOffline(true)
  await requestSoilTest(page, request)
  const form = formOn(page, soilTest, 'en')
  await form.openFrom(soil)
  await fillSoilTest(page, { name: 'Harbans Draft', village: 'Another village' })
  await form.untilSaved()
  await form.close()

  await requestsOn(page, 'en').open()
  const first = carryOverOn(page)
  await first.open('short')
  await first.save.click()
  await expect(first.fault).toHaveText('Write a password of at least 8 letters or digits.')
  await expect(first.password).toBeFocused()
  await expect(first.password).toHaveAttribute('aria-invalid', 'true')
  await first.retype(password)
  const [download] = await Promise.all([page.waitForEvent('download'), first.save.click()])
  await expect(first.outcome).toHaveText(
    'The file is saved. In it: to be sent 1, drafts 1. They also stay on this phone.',
  )
  const file = await download.path()

  const other = await browser.newContext({ baseURL: world.url, viewport: { width: 360, height: 740 } })
  await withConsent(other)
  const otherPage = await other.newPage()
  const requests = requestsOn(otherPage, 'en')
  const second = carryOverOn(otherPage)
  await requests.open()
  await second.open(password)
  await second.file.setInputFiles(file)
  await expect(second.fault).toContainText('This file belongs to another account.')
  await signIn(otherPage, 'en', 'farmer@example.org')
  await requests.open()
  await second.open('not the password')
  await second.file.setInputFiles(file)
  await expect(second.fault).toContainText('Wrong password for this file.')
  await second.retype(password)
  await second.file.setInputFiles(file)
  await expect(second.outcome).toContainText('Restored: to be sent 1, drafts 1.')
  await expect(requests.drafts).toHaveCount(1)
  await expect.poll(() => atCentre(world, request.village)).toHaveLength(1)

  // The first phone is online again: the same request, and not a second one.
  await context.setOffline(false)
  await requestsOn(page, 'en').open()
  await expect(requestsOn(page, 'en').waiting).toHaveCount(0)
  expect(await atCentre(world, request.village)).toHaveLength(1)
  await other.close()
})
