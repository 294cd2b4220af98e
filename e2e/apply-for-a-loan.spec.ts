import type { Page } from '@playwright/test'
import soilTest from '#src/features/soil/soil-test.form.ts'
import loanApplication from '#src/features/loans/loan-application.form.ts'
import { formOn } from './pages/forms.ts'
import { addressIn } from '#src/platform/i18n/address.ts'
import { faultsOf } from './pages/faults.ts'
import { requestsOn } from './pages/forms.ts'
import { entriesOn } from './pages/stored-data.ts'
import { eightAttachments, loanOn, loansAtCentre, loansPage, sha256 } from './pages/loan.ts'
import { signIn, untilAppRuns, withConsent } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test, tonguesOf, untilPagesAreCached } from './world.ts'

test.beforeEach(({ context }) => withConsent(context))

const t = wordsIn('en')

test('a loan with photos is submitted offline, and arrives once @every', async ({ page, context, world }) => {
  const loan = loanOn(page, 'en')
  await signIn(page, 'en')
  await page.goto(loansPage)
  await untilPagesAreCached(page)
  const attachments = await eightAttachments(page)
  await context.setOffline(true)
  await loan.openFrom(loansPage)
  await loan.fillDetails('Gurmeet of the loan')
  await loan.next()
  await loan.type('landLocation', 'Behind the gurdwara, Sarna')
  for (const [slot, file] of attachments) await loan.chooseAttachment(slot, file)
  await expect(loan.dialog.getByText(t('{there} of {all} papers added', { there: 7, all: 7 }))).toBeVisible()
  await expect(loan.dialog.getByText(t('The location is filled in.'))).toBeVisible()
  await loan.next()
  await loan.dialog.getByLabel(loanApplication.fields.acceptedTerms.label.en).check()
  await loan.next()
  await loan.submit()
  await loan.expectThanks()
  await expect(
    loan.dialog.getByText(t('Saved on this phone. It will be sent when there is network.')),
  ).toBeVisible()
  const [submitted] = await entriesOn(page)
  await page.close()

  const later = await context.newPage()
  const requests = requestsOn(later, 'en')
  await later.goto('/requests')
  await expect(requests.waiting).toHaveCount(1)
  await expect(requests.waiting).toContainText(t('{sent} of {total} papers sent', { sent: 0, total: 8 }))
  await context.setOffline(false)
  await expect(requests.received.first()).toBeVisible({ timeout: 120_000 })
  await expect(requests.waiting).toHaveCount(0)

  const [arrived, ...more] = await loansAtCentre(world, 'Gurmeet of the loan')
  expect(more).toEqual([])
  // The centre has the phone's exact answers, which contain every file's hash, and has checked each file.
  expect(arrived).toMatchObject({ id: submitted!.id, hash: submitted!.hash, complete: true })
  expect(arrived!.files).toHaveLength(8)
  expect(arrived!.files).toEqual(arrived!.named)
  // A file that is not reduced arrives unchanged.
  const [, statement] = attachments.find(([slot]) => slot === 'bankStatement')!
  expect(arrived!.files).toContain(sha256(statement.buffer))
})

test('a form with missing answers opens the step with the first one, and cannot be submitted before the terms are accepted', async ({
  page,
}) => {
  const loan = loanOn(page, 'en')
  await signIn(page, 'en')
  await loan.openFrom(loansPage)
  await loan.tab('review').click()
  const submit = loan.dialog.getByRole('button', { name: loanApplication.submit.en, exact: true })
  await expect(submit).toBeDisabled()
  // It is disabled, and explains why when pressed.
  await submit.focus()
  await page.keyboard.press('Enter')
  await expect(loan.notice).toContainText('Accept the terms first. Then you can submit.')
  await expect(loan.field('acceptedTerms')).toBeFocused()
  await expect(submit).toHaveCount(0)
  await loan.dialog.getByLabel(loanApplication.fields.acceptedTerms.label.en).check()
  await loan.tab('review').click()
  await submit.click()
  await expect(loan.notice).toContainText('Incomplete Application')
  await expect(loan.notice).toContainText('Please complete all required fields and upload all documents')
  await expect(loan.field('applicantName')).toBeFocused()
  await loan.fillDetails('Gap Filler')
  await loan.type('requestedAmount', '3,00,001')
  await loan.tab('review').click()
  // The review names invalid answers too, with a link to the field.
  await loan.dialog.getByRole('button', { name: /^Correct: .*Write a number from 1 to 3,00,000/ }).click()
  await expect(loan.field('requestedAmount')).toBeFocused()
  await expect(loan.field('requestedAmount')).toHaveAccessibleDescription(/from 1 to 3,00,000/)
  await loan.type('requestedAmount', '3,00,000')
  await loan.tab('review').click()
  await submit.click()
  await expect(loan.tab('documents')).toHaveAttribute('aria-selected', 'true')
  await expect(loan.field('landLocation')).toBeFocused()
})

test('the place of the land is set by one tap, or typed', async ({ page, context }) => {
  const loan = loanOn(page, 'en')
  await signIn(page, 'en')
  await loan.openFrom(loansPage)
  await loan.tab('documents').click()
  const take = loan.dialog.getByRole('button', { name: t('Use my location') })
  await take.click()
  await expect(loan.dialog.getByText('Location Error')).toBeVisible()
  await expect(loan.dialog.getByText('Failed to get current location. Please try again.')).toBeVisible()
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 32.2733, longitude: 75.6522, accuracy: 12 })
  await take.click()
  await expect(loan.dialog.getByText('Location Captured')).toBeVisible()
  await expect(loan.dialog.getByText('32.27330, 75.65220 (to within 12 m)')).toBeVisible()
  const again = loan.dialog.getByRole('button', { name: t('Get my location again') })
  await context.setGeolocation({ latitude: 32.28, longitude: 75.66, accuracy: 3000 })
  await again.click()
  await expect(loan.dialog.getByText(t('The location from before stays'))).toBeVisible()
  await expect(loan.dialog.getByText('32.27330, 75.65220 (to within 12 m)')).toBeVisible()
  await loan.dialog.getByRole('button', { name: t('Write it instead') }).click()
  await take.click()
  await expect(loan.dialog.getByText(t('Location Not Exact'))).toBeVisible()
  await expect(loan.dialog.getByText(/It can be 3 km off/)).toBeVisible()
  await expect(loan.field('landLocation')).toHaveValue('')
  await loan.dialog.getByRole('button', { name: t('Keep anyway') }).click()
  await expect(loan.dialog.getByText('32.28000, 75.66000 (not exact: to within 3000 m)')).toBeVisible()
  await context.setGeolocation({ latitude: 32.2801, longitude: 75.6601, accuracy: 15 })
  await again.click()
  await expect(loan.dialog.getByText('32.28010, 75.66010 (to within 15 m)')).toBeVisible()
  await loan.dialog.getByRole('button', { name: t('Write it instead') }).click()
  await loan.type('landLocation', 'Near the canal')
  await loan.tab('review').click()
  await expect(loan.dialog.getByText('Near the canal')).toBeVisible()
})

test('an agent finds each farmer by name, is offered no data of another, and needs consent', async ({
  page,
}) => {
  const loan = loanOn(page, 'en')
  await signIn(page, 'en')
  for (const name of ['Harbans Kaur', 'Joginder Pal']) {
    await page.goto('/agent')
    await untilAppRuns(page)
    await page.getByRole('button', { name: t('New loan application') }).click()
    await expect(loan.dialog.getByLabel(loanApplication.fields.forAnother.label.en)).toBeChecked()
    await loan.dialog.getByLabel(t('What is it about?')).selectOption('dairy')
    await expect(loan.dialog.getByText(t('Use your answers from last time'))).toHaveCount(0)
    await loan.type('applicantName', name)
    await loan.untilSaved()
    await loan.close()
  }
  await page.getByLabel(t('Find a farmer by name, village or phone')).fill('ਹਰਬੰਸ')
  const farmer = farmerOn(page, 'Harbans Kaur')
  await expect(farmer).toHaveCount(1)
  await expect(page.getByText('Joginder Pal')).toHaveCount(0)
  await expect(farmer).toContainText(loanApplication.fields.farmerConsent.label.en)
})

/** The card of one farmer on the agent's board. */
const farmerOn = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name }) })

test('an agent starts any other request from the same board', async ({ page, context }) => {
  await signIn(page, 'en')
  await page.goto('/agent')
  await untilAppRuns(page)
  const choice = page.getByLabel(t('Another application'))
  const begin = page.getByRole('button', { name: t('Begin'), exact: true })
  await expect(choice).toHaveValue('')
  await expect(begin).toBeDisabled()
  await choice.selectOption({ label: 'Book Soil Test' })
  await begin.click()
  const dialog = page.getByRole('dialog', { name: 'Book Soil Test' })
  await expect(dialog.getByLabel(soilTest.fields.forAnother.label.en)).toBeChecked()
  await expect(dialog.getByLabel(soilTest.fields.farmerConsent.label.en)).toBeVisible()

  // The next form for the same farmer starts with their data; consent is asked again.
  const soil = formOn(page, soilTest, 'en')
  await dialog.getByLabel(soilTest.fields.farmerConsent.label.en).check()
  await soil.type('name', 'Gurdev Singh')
  await soil.type('phone', '90000 00005')
  await soil.type('farmLocation', 'Malikpur')
  await soil.type('farmSize', '3')
  await soil.submit()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Next form for .?Gurdev Singh/ })
    .click()
  await expect(page.getByText(/The next form is for .?Gurdev Singh/)).toBeVisible()
  // The choice survives a discarded page and a killed tab.
  await page.reload()
  await untilAppRuns(page)
  await expect(page.getByText(/The next form is for .?Gurdev Singh/)).toBeVisible()
  const loan = loanOn(page, 'en')
  await page.getByRole('button', { name: t('New loan application') }).click()
  await expect(loan.field('applicantName')).toHaveValue('Gurdev Singh')
  await expect(loan.field('phone')).toHaveValue('9000000005')
  await expect(loan.field('farmerConsent')).not.toBeChecked()
  await loan.type('fatherName', 'Balwant Singh')
  await loan.untilSaved()
  await loan.close()
  // Received and begun forms are under the same farmer.
  const gurdev = farmerOn(page, 'Gurdev Singh')
  await expect(gurdev).toHaveCount(1)
  await expect(gurdev.locator('[data-reference]')).toBeVisible()
  await expect(gurdev.getByText(t('Continue'), { exact: true })).toBeVisible()
  await page.getByRole('button', { name: t('Another farmer') }).click()
  await page.getByRole('button', { name: t('New loan application') }).click()
  await expect(loan.field('applicantName')).toHaveValue('')
  await loan.close()

  // An offline submission stays on the board, and gets its number once the centre has it.
  await context.setOffline(true)
  await choice.selectOption({ label: 'Book Soil Test' })
  await begin.click()
  await dialog.getByLabel(soilTest.fields.farmerConsent.label.en).check()
  await soil.type('name', 'Balbir Kaur')
  await soil.type('phone', '90000 00006')
  await soil.type('farmLocation', 'Malikpur')
  await soil.type('farmSize', '2')
  await soil.submit()
  await expect(soil.field('name')).toHaveCount(0)
  await soil.close()
  const row = farmerOn(page, 'Balbir Kaur')
  await expect(row).toContainText('Saved on this phone')
  await context.setOffline(false)
  await expect(row.locator('[data-reference]')).toBeVisible()
  await expect(row.getByText(t('Numbers by SMS'))).toHaveAttribute('href', /^sms:\+919000000006\?body=.*KS-/)
})

for (const { code, name, tag } of tonguesOf('pa')) {
  test(`the screens of a loan have no fault that axe finds (${name})${tag}`, async ({ page }) => {
    const faults: string[] = []
    const check = async (screen: string) => {
      faults.push(...(await faultsOf(page, screen, ['light'])))
      if (!process.env['SHOTS']) return
      const box = await page.evaluate(() => {
        const inner = document.querySelector('dialog[open] > div:last-child')
        return inner ? inner.scrollHeight + 80 : 0
      })
      if (box > 740) await page.setViewportSize({ width: 360, height: Math.min(box, 4000) })
      await page.screenshot({
        path: `${process.env['SHOTS']}/${code}-loan-${screen}.png`,
        fullPage: box === 0,
      })
      await page.setViewportSize({ width: 360, height: 740 })
    }
    const loan = loanOn(page, code)
    await signIn(page, code)
    await page.goto(addressIn(code, loansPage))
    await untilAppRuns(page)
    await expect(page.getByText('EMI').first()).toBeVisible()
    await page.locator('main summary').click()
    await check('page')
    await loan.openFrom(loansPage)
    await check('details')
    await loan.dialog.getByLabel(loanApplication.fields.forAnother.label[code]).check()
    await loan.fillDetails('Paramjit')
    await loan.next()
    await check('documents')
    const [aadhaar, pan] = await eightAttachments(page)
    await loan.chooseAttachment(...pan!)
    await loan.chooseAttachment(...aadhaar!)
    await check('documents-held')
    await loan.next()
    await check('legal')
    await loan.next()
    await check('review')
    await loan.close()
    await page.goto(addressIn(code, '/agent'))
    await untilAppRuns(page)
    await expect(page.getByText('Paramjit')).toBeVisible()
    await check('board')
    expect(faults).toEqual([])
  })
}
