import type { Browser, Locator, Page } from '@playwright/test'
import { indiaDay, indiaMoment } from '#src/base/day.ts'
import type { Language } from '#src/base/languages.ts'
import { months } from '#src/content/season-words.ts'
import equipmentBooking from '#src/features/bookings/equipment-booking.form.ts'
import { addressIn } from '#src/platform/i18n/address.ts'
import { complaintsOf } from './pages/complaints.ts'
import { faultsOf } from './pages/faults.ts'
import { formOn } from './pages/forms.ts'
import { wordsIn } from './pages/phrases.ts'
import { signIn, untilAppRuns, withConsent } from './pages/visitor.ts'
import { expect, test, type World } from './world.ts'

const t = wordsIn('en')
const pa = wordsIn('pa')
const day = indiaDay(2)

async function call(world: World, path: string, body: object, token?: string): Promise<unknown> {
  const answer = await fetch(`${world.url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      apikey: world.backend.publishableKey,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  expect(answer.ok, await answer.clone().text()).toBe(true)
  return answer.json()
}

async function farmersToken(world: World): Promise<string> {
  const person = { email: 'farmer@example.org', password: 'khet-seva-demo' }
  const session = await call(world, '/auth/v1/token?grant_type=password', person)
  return (session as { access_token: string }).access_token
}

/** Asks for a machine from the farmer's phone; returns the reference. */
async function askForMachine(world: World, name: string, machine = 'thresher', on = day): Promise<string> {
  const content = {
    answers: {
      name,
      phone: '9000000001',
      farmLocation: 'Sarna, Pathankot',
      equipmentType: machine,
      startDate: on,
      duration: 'half-day',
    },
    form: 'equipment-booking',
    language: 'pa',
    manifest: [],
    subject: machine,
    version: equipmentBooking.version,
  }
  const entry = { id: crypto.randomUUID(), content: JSON.stringify(content), made_at: Date.now() }
  const token = await farmersToken(world)
  const answer = await call(world, '/rest/v1/rpc/submit_requests', { entries: [entry] }, token)
  const [result] = (answer as { results: { receipt?: { reference: string } }[] }).results
  return result!.receipt!.reference
}

/** Opens the work of a day at the desk, and the line of a farmer by keyboard. */
async function openLine(staff: Page, name: string, search = `?day=${day}`) {
  await staff.goto(`/desk/day${search}`)
  await untilAppRuns(staff)
  const line = staff.locator('[data-booking]').filter({ hasText: name })
  // A line that arrives late moves to another list, and a key that was pressed meanwhile meets nothing.
  await expect(async () => {
    const isOpen = await line
      .locator('details')
      .first()
      .evaluate((details: HTMLDetailsElement) => details.open)
    if (!isOpen) await line.locator('summary').first().press('Enter')
    await expect(line.getByRole('link', { name: t('Open the request') })).toBeVisible({ timeout: 3_000 })
  }).toPass()
  return line
}

async function phoneOf(browser: Browser, world: World, code: Language): Promise<Page> {
  const context = await browser.newContext({ baseURL: world.url, viewport: { width: 360, height: 740 } })
  await withConsent(context)
  const page = await context.newPage()
  await signIn(page, code)
  return page
}

async function rowOf(farmer: Page, reference: string) {
  await farmer.goto(addressIn('pa', '/requests'))
  await untilAppRuns(farmer)
  return farmer
    .getByRole('main')
    .locator('li[data-state]')
    .filter({ has: farmer.locator(`[data-reference="${reference}"]`) })
}

test('a farmer asks, the desk offers, the farmer takes it without a network, and the desk writes the hours', async ({
  browser,
  page: staff,
  world,
}) => {
  const name = 'Gurpreet who threshes'
  const reference = await askForMachine(world, name)
  await withConsent(staff.context())
  await signIn(staff, 'en', 'staff@example.org', '+91 90000 00008')
  const asked = await openLine(staff, name)
  await expect(asked).toContainText('Sarna')
  await asked.getByRole('button', { name: t('Offer this time') }).press('Enter')
  await expect(staff.locator('[data-booking=offered]').filter({ hasText: name })).toBeVisible()

  const farmer = await phoneOf(browser, world, 'pa')
  const row = await rowOf(farmer, reference)
  const take = row.getByRole('button', { name: new RegExp(`^${pa('Book this time')}`) })
  await expect(take).toBeVisible()
  await farmer.context().setOffline(true)
  await take.click()
  await expect(
    row.getByText(pa('Your answer is saved on this phone. It will be sent when there is network.')),
  ).toBeVisible()
  await farmer.context().setOffline(false)
  await expect(row.locator('[data-booking=confirmed]')).toBeVisible()

  const confirmed = await openLine(staff, name)
  await confirmed.getByLabel(t('Person assigned, with a phone number')).fill('Gurdev Singh 98765 43210')
  await staff.keyboard.press('Enter')
  await expect(confirmed.locator('summary').first()).toContainText('Gurdev Singh')

  // The day has come: the database's clock cannot be set, so the booking is.
  const began = indiaMoment(indiaDay(-1), '07:00')
  await world.backend.query(
    `update bookings b set during = tstzrange($1::timestamptz, $1::timestamptz + interval '4 hours'),
       held = tstzrange($1::timestamptz, $1::timestamptz + interval '5 hours')
     from requests r where r.id = b.request_id and r.reference = $2`,
    [began, reference],
  )
  const done = await openLine(staff, name, `?day=${indiaDay(-1)}`)
  await done.getByLabel(t('Hours worked')).fill('3.5')
  await staff.keyboard.press('Enter')
  await expect(staff.locator('[data-booking=done]').filter({ hasText: name })).toBeVisible()

  const after = await rowOf(farmer, reference)
  await expect(after.locator('[data-booking=done]')).toContainText('3:30')
  await expect(after.getByRole('link', { name: '98765 43210' })).toHaveAttribute('href', 'tel:+919876543210')
  await after.getByText(pa('History')).click()
  await expect(after.getByRole('listitem').filter({ hasText: 'Gurdev Singh' })).toBeVisible()

  // The bill is an order that the farmer can pay; here the desk takes the money.
  await done.getByLabel(t('The bill in rupees')).fill('1200')
  await staff.keyboard.press('Enter')
  await expect(staff.locator('[data-booking=billed]').filter({ hasText: name })).toBeVisible()
  const unpaid = await rowOf(farmer, reference)
  await expect(unpaid.getByRole('button', { name: /1,200/ })).toBeVisible()
  await done.getByRole('button', { name: /received in cash, make a slip/ }).click()
  await expect(done.locator('[data-slip]')).toContainText('₹1,200.00')
  // Once the centre has it, the bill is paid.
  await expect(done.locator('[data-slip]')).toHaveCount(0)
  await done.getByRole('link', { name: t('Open the request') }).click()
  await expect(staff.locator('[data-standing]')).toHaveText('Paid: ₹1,200')
  const words = staff.getByRole('heading', { name: t('History') }).locator('xpath=..')
  for (const line of await words.getByRole('listitem').all())
    await expect(line.locator('strong')).not.toHaveCount(0)
  await farmer.context().close()
})

test('a time that has gone comes back with the nearest ones, and one tap takes one of them', async ({
  browser,
  page: staff,
  world,
}) => {
  const [first, second] = ['Gurpreet who is late', 'Sunita who was faster']
  const reference = await askForMachine(world, first)
  await askForMachine(world, second)
  await withConsent(staff.context())
  await signIn(staff, 'en', 'staff@example.org', '+91 90000 00008')
  const late = await openLine(staff, first)
  await late.getByRole('button', { name: t('Offer this time') }).click()
  await expect(staff.locator('[data-booking=offered]').filter({ hasText: first })).toBeVisible()

  const farmer = await phoneOf(browser, world, 'pa')
  const row = await rowOf(farmer, reference)
  const take = row.getByRole('button', { name: new RegExp(`^${pa('Book this time')}`) })
  await expect(take).toBeVisible()
  await farmer.context().setOffline(true)
  await take.click()
  await expect(
    row.getByText(pa('Your answer is saved on this phone. It will be sent when there is network.')),
  ).toBeVisible()
  const faster = await openLine(staff, second)
  await faster.getByRole('button', { name: t('Book it') }).click()
  await expect(staff.locator('[data-booking=confirmed]').filter({ hasText: second })).toBeVisible()
  await farmer.context().setOffline(false)

  const returned = farmer.locator('li[data-state=returned]')
  const other = returned.getByRole('button', { name: new RegExp(`^${pa('Book this time')}`) })
  await expect(other).toHaveCount(3)
  await other.first().click()
  await expect(row.locator('[data-booking=confirmed]')).toBeVisible()
  await expect(returned).toHaveCount(0)
  await farmer.context().close()
})

test('a day that the farmer asks for while the desk looks at another is the one that is booked', async ({
  page: staff,
  world,
}) => {
  // The desk fetches news twice a minute.
  test.slow()
  const [name, given, wanted] = ['Gurpreet who has another day', indiaDay(11), indiaDay(13)]
  const reference = await askForMachine(world, name, 'thresher', given)
  await withConsent(staff.context())
  await signIn(staff, 'en', 'staff@example.org', '+91 90000 00008')
  const line = await openLine(staff, name, `?day=${given}`)
  const from = line.getByLabel(t('From'))
  await expect(from).toHaveValue(new RegExp(`^${given}T`))
  const booked = async () => {
    const sql = `select b.id, b.version, b.state, first_day(b.during)::text as day
      from bookings b join requests r on r.id = b.request_id where r.reference = $1`
    const [row] = await world.backend.query<{ id: string; version: number }>(sql, [reference])
    return row!
  }
  const { id, version } = await booked()
  const prefer = { id: crypto.randomUUID(), do: 'prefer', booking: id, seen: version }
  const slot = { starts: indiaMoment(wanted, '07:00'), ends: indiaMoment(wanted, '11:00') }
  await call(
    world,
    '/rest/v1/rpc/act_on_booking',
    { action: { ...prefer, ...slot } },
    await farmersToken(world),
  )
  await expect(from).toHaveValue(`${wanted}T07:00`)
  await line.getByRole('button', { name: t('Book it') }).click()
  await expect.poll(booked).toMatchObject({ state: 'confirmed', day: wanted })
})

/** Drags by the mouse, as the browser itself does it. */
async function drag(page: Page, card: Locator, to: Locator): Promise<void> {
  const summary = card.locator('summary').first()
  await summary.hover()
  const { x, y, width, height } = (await summary.boundingBox())!
  await page.mouse.down()
  await page.mouse.move(x + width / 2 + 20, y + height / 2 + 4, { steps: 4 })
  await expect(page.locator('[data-drop-bar]')).toBeVisible()
  // The first move enters the element, the second is over it.
  await to.hover({ position: { x: 20, y: 10 } })
  await to.hover({ position: { x: 24, y: 12 } })
  await page.mouse.up()
}

test('a booking is dragged to another hour and another machine; a taken one sends it back', async ({
  page: staff,
  world,
}) => {
  const [first, second] = ['Gurpreet who is dragged', 'Sunita who stays']
  const on = indiaDay(9)
  await askForMachine(world, first, 'thresher', on)
  await askForMachine(world, second, 'rotavator', on)
  await withConsent(staff.context())
  await signIn(staff, 'en', 'staff@example.org', '+91 90000 00008')
  for (const name of [first, second]) {
    const asked = await openLine(staff, name, `?day=${on}`)
    await asked.getByRole('button', { name: t('Book it') }).click()
    await expect(staff.locator('[data-booking=confirmed]').filter({ hasText: name })).toBeVisible()
  }
  await staff.goto(`/desk/day?day=${on}`)
  await untilAppRuns(staff)
  const card = staff.locator('[data-booking=confirmed]').filter({ hasText: first })
  const row = (machine: string) => staff.locator(`[data-drop*='"resource":"${machine}"'][data-drop*=day]`)
  const inRow = (machine: string) => row(machine).locator('[data-booking]').filter({ hasText: first })

  await drag(staff, card, row('rotavator'))
  await expect(card.getByText(/is not free. The nearest free times:/)).toBeVisible()
  await expect(inRow('thresher')).toBeVisible()

  await drag(staff, card, staff.locator('[data-drop-bar] li', { hasText: '12:00' }))
  await expect(card.locator('summary')).toContainText('12:00')
  await drag(staff, card, row('rotavator'))
  await expect(inRow('rotavator')).toBeVisible()
})

test('the form says what the chosen time costs, and if the day is free, also without a network', async ({
  page,
}) => {
  await withConsent(page.context())
  const form = formOn(page, equipmentBooking, 'en')
  await form.openFrom('/farm-equipment')
  await form.choose('equipmentType', 'tractor-trolley')
  await form.choose('duration', 'half-day')
  await expect(form.dialog.getByText('₹3,600 for 4 hours at ₹900')).toBeVisible()
  await form.type('startDate', indiaDay(40))
  await expect(form.dialog.getByText(t('This day is free.'))).toBeVisible()
  await page.context().setOffline(true)
  await form.type('startDate', indiaDay(41))
  await expect(form.dialog.getByText(t('This day is free.'))).toBeVisible()
})

test('a tap opens a calendar of what is free, few and full; without it the date has the focus', async ({
  page,
  world,
}) => {
  const [full, next] = [indiaDay(20), indiaDay(21)]
  const reference = await askForMachine(world, 'Sunita who has the day')
  await world.backend.query(
    `update bookings b set state = 'confirmed', piece = 1, held = tstzrange($1::timestamptz, $1::timestamptz + interval '13 hours'),
       during = tstzrange($1::timestamptz, $1::timestamptz + interval '12 hours')
     from requests r where r.id = b.request_id and r.reference = $2`,
    [indiaMoment(full, '07:00'), reference],
  )
  const complaints = await complaintsOf(page)
  await withConsent(page.context())
  const form = formOn(page, equipmentBooking, 'pa')
  await form.openFrom('/farm-equipment')
  await form.choose('equipmentType', 'thresher')
  await form.type('startDate', full)
  const opens = form.dialog.getByRole('button', { name: pa('Choose from a calendar') })
  await expect(opens).toBeVisible()

  // The calendar's code was never on this phone.
  await page.context().setOffline(true)
  await opens.click()
  await expect(
    form.dialog.getByText(pa('The calendar opens first with network. Write the date here.')),
  ).toBeVisible()
  await expect(form.field('startDate')).toBeFocused()
  await page.context().setOffline(false)

  await opens.press('Enter')
  const calendar = page.getByRole('dialog', { name: 'ਥਰੈਸ਼ਰ', exact: true })
  const cellOf = (day: string) => calendar.locator(`[data-day="${day}"]:not([data-outside-month])`)
  await expect(cellOf(full)).toBeFocused()
  await expect(cellOf(full)).toContainText(pa('full'))
  expect(await faultsOf(page, 'calendar')).toEqual([])
  const month = months[Number(full.slice(5, 7)) - 1]!.pa
  await expect(cellOf(full)).toHaveAccessibleName(
    new RegExp(`${Number(full.slice(8))} ${month} .*${pa('full')}`),
  )
  const { width, height } = (await cellOf(full).boundingBox())!
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await page.keyboard.press('ArrowRight')
  await expect(cellOf(next)).toBeFocused()
  await expect(cellOf(next)).toContainText(pa('free'))
  await page.keyboard.press('Enter')
  await expect(calendar).toHaveCount(0)
  await expect(form.field('startDate')).toHaveValue(next)
  await expect(opens).toBeFocused()
  await expect(form.dialog.getByText(pa('This day is free.'))).toBeVisible()

  // The widget library brings one style, which the policy names.
  expect(complaints.filter((text) => text.includes('style-src'))).toEqual([])

  // It is on this phone now.
  await page.context().setOffline(true)
  await opens.tap()
  await expect(cellOf(next)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(calendar).toHaveCount(0)
  await expect(form.field('startDate')).toHaveValue(next)
})
