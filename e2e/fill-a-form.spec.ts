import equipmentBooking from '#src/features/bookings/equipment-booking.form.ts'
import insuranceQuote from '#src/features/insurance/insurance-quote.form.ts'
import soilTest from '#src/features/soil/soil-test.form.ts'
import { faultsOf } from './pages/faults.ts'
import { formOn, requestsOn } from './pages/forms.ts'
import { chooseTab, signIn, untilAppRuns, withConsent } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test, tongues, untilPagesAreCached } from './world.ts'
import { isolated } from '#src/base/isolated.ts'

test.beforeEach(({ context }) => withConsent(context))

const soil = '/soil-testing'

async function fillSoilTest(form: ReturnType<typeof formOn>, name = 'Gurpreet Singh'): Promise<void> {
  await form.type('name', name)
  await form.type('phone', '90000 00003')
  await form.type('farmLocation', 'Sarna')
  await form.type('farmSize', '4')
}

test('a guest requests a soil test in Punjabi offline; it survives a reload, then the centre has it @every', async ({
  page,
  context,
  world,
}) => {
  const t = wordsIn('pa')
  const form = formOn(page, soilTest, 'pa')
  const requests = requestsOn(page, 'pa')
  await page.goto(`/pa${soil}`)
  await untilPagesAreCached(page)
  await context.setOffline(true)
  await form.openFrom(soil)
  await fillSoilTest(form, 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ')
  await form.submit()
  await form.expectThanks()
  await expect(
    form.dialog.getByText(t('Saved on this phone. It will be sent when there is network.')),
  ).toBeVisible()

  await page.reload()
  await requests.open()
  await expect(requests.waiting).toHaveCount(1)
  const title = requests.waiting.getByRole('heading')
  await expect(title).toHaveText(soilTest.subjects.basic.title.pa)
  await expect(requests.waiting).toContainText('ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ')

  await context.setOffline(false)
  await expect(requests.reference).toBeVisible()
  const reference = (await requests.reference.getAttribute('data-reference'))!
  const rows = await world.backend.query<{ answers: { name: string } }>(
    `select s.answers from requests r join service_requests s using (id) where r.reference = '${reference}'`,
  )
  expect(rows.map(({ answers }) => answers.name)).toEqual(['ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ'])
})

test('a form with missing answers says so, focuses the first of them, and is submitted once they are filled', async ({
  page,
}) => {
  const form = formOn(page, soilTest, 'en')
  await form.openFrom(soil)
  await form.type('phone', '123')
  await form.submit()
  await expect(form.notice).toContainText('Missing Information')
  await expect(form.notice).toContainText('Please fill in all required fields')
  await expect(form.field('name')).toBeFocused()
  await expect(form.field('name')).toHaveAccessibleDescription(/Fill this in/)
  await expect(form.field('phone')).toHaveAccessibleDescription(/10 digits/)
  await fillSoilTest(form)
  await expect(form.notice).toBeEmpty()
  const more = form.dialog.getByText('Tell us more, if you like')
  await more.click()
  await form.type('email', 'no address')
  await more.click()
  await expect(form.field('email')).toBeHidden()
  await form.submit()
  await expect(form.field('email')).toBeFocused()
  await form.type('email', '')
  await expect(form.field('email')).toBeVisible()
  await form.submit()
  await form.expectThanks()
  await expect(form.reference).toBeVisible()
})

test('typed text is a draft within a second, survives a reload, and can be continued or deleted', async ({
  page,
}) => {
  const form = formOn(page, equipmentBooking, 'en')
  const requests = requestsOn(page, 'en')
  await form.openFrom('/farm-equipment')
  await form.type('name', 'Balbir Kaur')
  await form.choose('equipmentType', 'tractor-operator')
  await form.choose('tractorWork', 'sowing')
  // A hidden field keeps its text.
  await form.choose('equipmentType', 'farm-laborer')
  await expect(form.field('tractorWork')).toHaveCount(0)
  await form.choose('equipmentType', 'tractor-operator')
  await expect(form.field('tractorWork')).toHaveValue('sowing')
  await form.untilSaved()
  await page.reload()

  await form.openFrom('/farm-equipment')
  await form.dialog.getByRole('button', { name: `Continue: ${isolated('Balbir Kaur')}` }).click()
  await expect(form.field('name')).toHaveValue('Balbir Kaur')
  await expect(form.field('tractorWork')).toHaveValue('sowing')
  await form.type('name', 'Balbir Kaur of Sarna')
  await form.close()
  await expect(page.getByText('Continue it under My requests.')).toBeVisible()

  await requests.open()
  await expect(requests.drafts).toHaveCount(1)
  await requests.drafts
    .getByRole('button', { name: `Delete the draft: ${isolated('Balbir Kaur of Sarna')}` })
    .click()
  await requests.drafts.getByRole('button', { name: 'Keep it' }).click()
  await expect(requests.drafts).toHaveCount(1)
  await requests.drafts
    .getByRole('button', { name: `Delete the draft: ${isolated('Balbir Kaur of Sarna')}` })
    .click()
  await requests.drafts.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('No requests from this phone yet.')).toBeVisible()
})

test('two taps on the button send one request', async ({ page, world }) => {
  const form = formOn(page, soilTest, 'en')
  await form.openFrom(soil)
  await fillSoilTest(form, 'Double Tapper')
  await form.dialog.getByRole('button', { name: soilTest.submit.en, exact: true }).dblclick()
  await expect(form.reference).toBeVisible()
  const rows = await world.backend.query(
    `select id from service_requests where answers->>'name' = 'Double Tapper'`,
  )
  expect(rows).toHaveLength(1)
})

test('a returned form shows the reason, and is corrected and sent again', async ({ page, world }) => {
  const form = formOn(page, soilTest, 'en')
  const requests = requestsOn(page, 'en')
  // Makes the centre's check stricter than the phone's.
  const longest = (max: number) =>
    world.backend.query(
      `update form_rules set rules = jsonb_set(rules, '{fields,farmSize,max}', '${max}') where kind = 'soil-test'`,
    )
  await longest(1)
  await form.openFrom(soil)
  await fillSoilTest(form, 'Returned Once')
  await form.type('farmSize', '4 acres and a half')
  await form.submit()
  await expect(form.dialog.getByText('The centre returned it. See why under My requests.')).toBeVisible()
  await form.dialog.getByRole('link', { name: 'My requests' }).click()
  await expect(requests.returned).toContainText(`the answer to “${soilTest.fields.farmSize.label.en}”`)
  await longest(soilTest.fields.farmSize.max)
  await requests.returned.getByRole('button', { name: /^Correct it/ }).click()
  await expect(form.field('name')).toHaveValue('Returned Once')
  await form.type('farmSize', '5 acres')
  await form.submit()
  await form.expectThanks()
  await form.close()
  await expect(requests.returned).toHaveCount(0)
  await expect(requests.reference.first()).toBeVisible()
})

test('a guest requests the calculator’s quote, signs in, and the centre reads what it was pressed on', async ({
  page,
  world,
}) => {
  const form = formOn(page, insuranceQuote, 'en')
  const requests = requestsOn(page, 'en')
  await page.goto('/equipment-insurance')
  await untilAppRuns(page)
  const calculator = page.getByRole('main')
  // The built page is visible before the calculator's code has loaded.
  await expect(async () => {
    await calculator.getByLabel('Item to insure').selectOption({ label: 'Harvesters' })
    await calculator.getByLabel('Its value (₹)').fill('12,00,000')
    await expect(calculator.getByText('₹48,000', { exact: true })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await calculator.getByRole('button', { name: 'Get Quote', exact: true }).click()
  await expect(form.dialog.getByText('You ask for: Equipment Insurance: Harvesters')).toBeVisible()
  await expect(form.dialog.getByText('₹48,000 a year at 4%')).toBeVisible()
  await form.type('name', 'Harjit Singh')
  await form.type('phone', '9000000003')
  await form.type('farmLocation', 'Sarna')
  await form.type('equipmentDetails', 'Combine, 6 years old')
  await form.submit()
  await expect(form.notice).toContainText('Authentication Required')
  await form.notice.getByRole('button', { name: 'Sign In' }).click()
  await chooseTab(page, 'Sign In')
  const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true })
  await field('Email').fill('farmer@example.org')
  await field('Phone number').fill('+91 90000 00001')
  await field('Password').fill('khet-seva-demo')
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('button', { name: 'Yes, it is mine' }).click()
  await expect(form.field('name')).toHaveValue('Harjit Singh')
  await expect(form.field('coverageAmount')).toHaveValue('1200000')
  await form.submit()
  await expect(form.reference).toBeVisible()
  await expect(form.dialog.getByText('Equipment Insurance: Harvesters')).toBeVisible()
  await requests.open()
  await expect(requests.received.getByRole('heading').first()).toHaveText('Equipment Insurance: Harvesters')
  const rows = await world.backend.query<{ coverage_amount: string; application_data: object }>(
    `select coverage_amount, application_data from insurance_applications where applicant_name = 'Harjit Singh'`,
  )
  expect(rows).toMatchObject([
    {
      coverage_amount: '1200000',
      application_data: {
        askedFor: 'equipment-harvesters',
        quoted: '₹48,000 a year at 4%',
        openedFrom: '/equipment-insurance',
      },
    },
  ])
})

test('a sign-out with unsent work shows how much is unsent, and the next sign-in restores it', async ({
  page,
  context,
}) => {
  const form = formOn(page, soilTest, 'en')
  const requests = requestsOn(page, 'en')
  const menu = () => page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click()
  await signIn(page, 'en')
  await page.goto(soil)
  await untilPagesAreCached(page)
  await context.setOffline(true)
  await form.openFrom(soil)
  await fillSoilTest(form, 'Unsent Person')
  await form.submit()
  await form.expectThanks()
  await form.close()
  await menu()
  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await expect(page.getByText('1 request is not with the centre yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await expect(page.getByText('Successfully signed out!')).toBeVisible()
  await requests.open()
  await expect(page.getByText('No requests from this phone yet.')).toBeVisible()
  await context.setOffline(false)
  await signIn(page, 'en')
  await requests.open()
  await expect(requests.reference.first()).toBeVisible()
})

for (const { code, name } of tongues) {
  test(`a form and My requests have no fault that axe finds (${name}) @soak`, async ({ page, context }) => {
    const t = wordsIn(code)
    const shot = (file: string) =>
      process.env['SHOTS']
        ? page.screenshot({ path: `${process.env['SHOTS']}/${code}-${file}.png` })
        : undefined
    const faults: string[] = []
    const form = formOn(page, soilTest, code)
    const requests = requestsOn(page, code)
    await requests.open()
    faults.push(...(await faultsOf(page, 'no requests')))
    await shot('requests-empty')
    await untilPagesAreCached(page)
    await form.openFrom(soil)
    faults.push(...(await faultsOf(page, 'empty form')))
    await shot('form-empty')
    await form.submit()
    await expect(form.notice).toContainText(soilTest.missing.title[code])
    faults.push(...(await faultsOf(page, 'form with errors')))
    await shot('form-errors')
    await form.type('name', 'Paramjit')
    await form.untilSaved()
    await shot('form-draft')
    await form.close()
    await form.openFrom(soil)
    faults.push(...(await faultsOf(page, 'form with a draft offered')))
    await shot('form-offer')
    await fillSoilTest(form)
    await context.setOffline(true)
    await form.submit()
    await form.expectThanks()
    faults.push(...(await faultsOf(page, 'saved form')))
    await shot('form-saved')
    await requests.open()
    await expect(requests.waiting).toHaveCount(1)
    faults.push(...(await faultsOf(page, 'requests that wait')))
    await shot('requests-waiting')
    await page.getByRole('button', { name: new RegExp(`^${t('Withdraw')}`) }).click()
    faults.push(...(await faultsOf(page, 'the question')))
    await shot('requests-question')
    await context.setOffline(false)
    await expect(requests.reference.first()).toBeVisible()
    await page
      .locator('summary')
      .filter({ hasText: t('History') })
      .click()
    faults.push(...(await faultsOf(page, 'requests that arrived')))
    await shot('requests-received')
    expect(faults).toEqual([])
  })
}

test('a form is filled in and submitted with the keyboard alone, and Escape keeps the draft', async ({
  page,
}) => {
  const form = formOn(page, soilTest, 'en')
  await page.goto(soil)
  await page.waitForFunction(() => 'tapped' in window && window.tapped === undefined)
  await page.locator('main button[aria-haspopup=dialog]').first().focus()
  await page.keyboard.press('Enter')
  await expect(form.field('name')).toBeVisible()
  const tabTo = async (key: string) => {
    for (let step = 0; step < 40; step++) {
      if (await form.field(key).evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab never came to ${key}`)
  }
  await tabTo('name')
  await page.keyboard.type('Gurdeep')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Continue it under My requests.')).toBeVisible()
  await page.locator('main button[aria-haspopup=dialog]').first().focus()
  await page.keyboard.press('Enter')
  await form.dialog.getByRole('button', { name: `Continue: ${isolated('Gurdeep')}` }).focus()
  await page.keyboard.press('Enter')
  await expect(form.field('name')).toHaveValue('Gurdeep')
  await tabTo('phone')
  await page.keyboard.type('9000000003')
  await tabTo('farmLocation')
  await page.keyboard.type('Sarna')
  await tabTo('farmSize')
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await form.expectThanks()
  await expect(form.dialog.getByRole('heading', { name: soilTest.thanks.title.en })).toBeFocused()
})
