import soilTest from '#src/features/soil/soil-test.form.ts'
import { formOn, requestsOn } from './pages/forms.ts'
import { findOnPhone } from './pages/stored-data.ts'
import { requestSoilTest, atCentre, fillSoilTest, soil } from './pages/soil-test.ts'
import { signIn, signOut, withConsent } from './pages/visitor.ts'
import { expect, test, untilPagesAreCached } from './world.ts'

test.beforeEach(({ context }) => withConsent(context))

test('two people share a phone: the second can read nothing of the first, whose work is complete at the next sign-in', async ({
  page,
  context,
  world,
}) => {
  const requests = requestsOn(page, 'en')
  const form = formOn(page, soilTest, 'en')
  const submitted = { name: 'Jagtar Submitted', village: 'Village of Jagtar', phone: '9123456701' }
  const drafted = { name: 'Jagtar ਦਾ ਖਰੜਾ', village: 'Village of the draft', phone: '9123456702' }
  const words = [...Object.values(submitted), ...Object.values(drafted)]

  await signIn(page, 'en', 'farmer@example.org')
  await page.goto(soil)
  await untilPagesAreCached(page)
  await context.setOffline(true)
  await requestSoilTest(page, submitted)
  await form.openFrom(soil)
  await fillSoilTest(page, drafted)
  await form.untilSaved()
  await form.close()
  await requests.open()
  await expect(requests.waiting).toHaveCount(1)
  await expect(requests.drafts).toHaveCount(1)
  // The key is there now, so the search finds readable data.
  expect((await findOnPhone(page, words)).join()).toContain(submitted.name)
  await signOut(page)
  expect(await findOnPhone(page, words)).toEqual([])

  await context.setOffline(false)
  await signIn(page, 'en', 'admin@example.org', '+91 90000 00007')
  await requests.open()
  await expect(page.getByText('No requests from this phone yet.')).toBeVisible()
  await expect(requests.drafts).toHaveCount(0)
  expect(await findOnPhone(page, words)).toEqual([])
  expect((await findOnPhone(page, ['admin@example.org'])).join()).toContain('khet-seva-outbox/settings')
  expect(await atCentre(world, submitted.village)).toEqual([])
  await signOut(page)

  await signIn(page, 'en', 'farmer@example.org')
  await requests.open()
  await expect(requests.drafts).toHaveCount(1)
  await expect(requests.drafts).toContainText(drafted.name)
  await expect.poll(() => atCentre(world, submitted.village)).toHaveLength(1)
  const [sent] = await atCentre(world, submitted.village)
  await expect(page.locator(`[data-reference="${sent!.reference}"]`)).toHaveCount(1)
  await expect(requests.waiting).toHaveCount(0)
  const rows = await world.backend.query<{ email: string }>(
    `select u.email from requests r join auth.users u on u.id = r.user_id where r.id = $1`,
    [sent!.id],
  )
  expect(rows).toEqual([{ email: 'farmer@example.org' }])
})
