import { indiaDay } from '#src/base/day.ts'
import { dayText } from '#src/base/moment.ts'
import equipmentBooking from '#src/features/bookings/equipment-booking.form.ts'
import { weekdayOf } from '#src/content/weekdays.ts'
import { formOn, requestsOn } from './pages/forms.ts'
import { wordsIn } from './pages/phrases.ts'
import { fillSignIn, signIn, untilAppRuns, withConsent } from './pages/visitor.ts'
import { expect, test, untilPagesAreCached, type World } from './world.ts'

const t = wordsIn('en')
const dayMs = 86_400_000
const wrong = (says: number) =>
  new RegExp(`This phone’s date is wrong: it says ${dayText(indiaDay(0, says))}\\.`)

test.beforeEach(({ context }) => withConsent(context))

for (const days of [-40, 2])
  test(`a phone ${days} days off says so on each page, and offers the centre’s days`, async ({ page }) => {
    const says = Date.now() + days * dayMs
    await page.clock.install({ time: says })
    const form = formOn(page, equipmentBooking, 'en')
    await page.goto('/seeds-catalog')
    await expect(page.getByText(wrong(says))).toBeVisible()
    await expect(page.getByText(`Today is ${dayText(indiaDay())}.`)).toBeVisible()
    const answered = page.waitForResponse('**/rest/v1/**')
    await page.goto('/farm-equipment')
    await answered
    await expect(page.getByText(wrong(says))).toBeVisible()
    await page.locator('main button[aria-haspopup=dialog]').first().click()
    await expect(form.field('startDate')).toHaveAttribute('min', indiaDay())
    await form.close()

    await page.clock.setSystemTime(Date.now())
    await page.reload()
    await untilAppRuns(page)
    await expect(page.getByText(/This phone’s date is wrong/)).toHaveCount(0)
  })

test('a phone of 2018, to which nothing answers, is told of its date and not of the network', async ({
  page,
}) => {
  await page.goto('/farm-equipment')
  await untilPagesAreCached(page)
  await page.route(/\/(?:rest|auth|functions)\/v1\//, (route) => route.abort('failed'))
  const says = Date.parse('2018-03-04T06:00:00Z')
  await page.clock.install({ time: says })
  await page.goto('/farm-equipment')
  await expect(page.getByText(wrong(says))).toBeVisible()
  await expect(page.getByText(/centre is not answering/)).toHaveCount(0)
  await page.goto('/auth')
  await untilAppRuns(page)
  await fillSignIn(page, 'en', 'farmer@example.org', '9000000001')
  await expect(page.getByRole('main').getByText(wrong(says))).toBeVisible()
  await expect(page.getByText(/network may be slow/)).toHaveCount(0)
})

/** As if so many days had passed at the centre. */
const setBookingClock = (world: World, days: number) =>
  world.backend.query(
    `create or replace function public.booking_now() returns timestamptz language sql stable
       set search_path = '' as $$ select now() + make_interval(days => ${days}) $$`,
  )

test('a machine for a day that is over comes back with the nearest free days, one tap away', async ({
  page,
  world,
}) => {
  const form = formOn(page, equipmentBooking, 'en')
  const requests = requestsOn(page, 'en')
  await signIn(page, 'en')
  await form.openFrom('/farm-equipment')
  await page.context().setOffline(true)
  await form.type('name', 'Gurpreet who waited')
  await form.type('phone', '9000000001')
  await form.type('farmLocation', 'Sarna, Pathankot')
  await form.choose('equipmentType', 'rotavator')
  await form.choose('duration', 'full-day')
  await form.type('startDate', indiaDay(1))
  await form.submit()
  await form.expectThanks()
  await form.close()
  try {
    await setBookingClock(world, 4)
    await page.context().setOffline(false)
    await requests.open()
    const row = page.getByRole('main').locator('li[data-state=returned]')
    await expect(row.getByText(t('The day that you asked for is over. Choose another.'))).toBeVisible()
    const next = indiaDay(5)
    const choose = row.getByRole('button', {
      name: `Choose this day: ${weekdayOf(next).en} ${dayText(next)}`,
    })
    await choose.click()
    await expect(form.field('startDate')).toHaveValue(next)
    await form.submit()
    await form.expectThanks()
    await expect(form.reference).toBeVisible()
  } finally {
    await setBookingClock(world, 0)
  }
})
