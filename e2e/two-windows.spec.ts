import soilTest from '#src/features/soil/soil-test.form.ts'
import { formOn, requestsOn } from './pages/forms.ts'
import { fillSoilTest, soil } from './pages/soil-test.ts'
import { withConsent } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test } from './world.ts'

const t = wordsIn('en')

test.beforeEach(({ context }) => withConsent(context))

test('a form that is open in two windows keeps what is typed in both, and is sent once', async ({
  page,
  context,
  world,
}) => {
  const first = formOn(page, soilTest, 'en')
  await first.openFrom(soil)
  await fillSoilTest(page, { name: 'Gurpreet Singh', village: 'Two windows' })
  await first.untilSaved()
  const other = await context.newPage()
  const requests = requestsOn(other, 'en')
  await requests.open()
  await requests.drafts.getByRole('button', { name: /^Continue/ }).click()
  const second = formOn(other, soilTest, 'en')
  await expect(second.field('name')).toHaveValue('Gurpreet Singh')

  await first.type('name', 'Gurpreet Kaur')
  await expect(second.field('name')).toHaveValue('Gurpreet Kaur')
  await second.type('farmSize', '7')
  await expect(first.field('farmSize')).toHaveValue('7')

  await page.bringToFront()
  await first.submit()
  await first.expectThanks()
  await expect(second.dialog.getByText(t('This form was already sent'))).toBeVisible()
  await second.dialog.getByRole('link', { name: t('My requests') }).click()
  await expect(requests.reference).toHaveCount(1)
  const rows = await world.backend.query<{ answers: { name: string; farmSize: string } }>(
    `select answers from service_requests where answers->>'farmLocation' = 'Two windows'`,
  )
  expect(rows.map(({ answers: { name, farmSize } }) => `${name}, ${farmSize}`)).toEqual(['Gurpreet Kaur, 7'])
})

test('what was typed in a window whose form another has sent becomes a form of its own', async ({
  page,
  context,
}) => {
  const first = formOn(page, soilTest, 'en')
  await first.openFrom(soil)
  await fillSoilTest(page, { name: 'Harjit', village: 'Sarna' })
  await first.untilSaved()
  const other = await context.newPage()
  const requests = requestsOn(other, 'en')
  await requests.open()
  await requests.drafts.getByRole('button', { name: /^Continue/ }).click()
  const second = formOn(other, soilTest, 'en')
  await expect(second.field('name')).toHaveValue('Harjit')
  await page.bringToFront()
  await first.submit()
  await first.expectThanks()
  await second.dialog.getByRole('button', { name: t('New form with these answers') }).click()
  await expect(second.field('name')).toHaveValue('Harjit')
  await second.type('name', 'Harjit Kaur')
  await second.submit()
  await second.expectThanks()
  await requests.open()
  await expect(requests.received.or(requests.waiting)).toHaveCount(2)
})
