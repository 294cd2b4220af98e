import callBack from '#src/features/support/call-back.form.ts'
import grievance from '#src/features/support/grievance.form.ts'
import loanApplication from '#src/features/loans/loan-application.form.ts'
import { formOn } from './pages/forms.ts'
import { loanOn, loansPage } from './pages/loan.ts'
import { wordsIn } from './pages/phrases.ts'
import { openPage, signIn, untilAppRuns, withConsent } from './pages/visitor.ts'
import { expect, test } from './world.ts'

test.beforeEach(({ context }) => withConsent(context))

const t = wordsIn('en')

test('a guest asks for a call without network; staff take it, try it, and close it by keyboard', async ({
  browser,
  page,
  world,
}) => {
  const farmer = await openPage(browser, world.url)
  const form = formOn(farmer, callBack, 'en')
  await farmer.goto('/help')
  await untilAppRuns(farmer)
  const ask = farmer.getByRole('main').getByRole('button', { name: /^Ask for a call back/ })
  await ask.click()
  await expect(form.field('phone')).toBeFocused()
  await farmer.context().setOffline(true)
  await form.type('phone', '9876543210')
  await form.dialog.getByText('Evening, 3 to 6').click()
  await form.submit()
  await form.expectThanks()
  await farmer.context().setOffline(false)
  await expect(form.reference).toBeVisible()
  await form.close()
  await ask.click()
  await expect(form.field('phone')).toHaveValue('9876543210')

  await signIn(page, 'en', 'staff@example.org', '+91 90000 00008')
  await page.goto('/desk?tab=calls')
  const number = page.getByRole('main').getByRole('link', { name: '+91 98765 43210', exact: true })
  await number.focus()
  const row = page.locator('[data-call]')
  // Past the way to write.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(row).toContainText(t('You make this call'))
  await row.getByRole('button', { name: t('Nobody answered, try again later') }).focus()
  await page.keyboard.press('Enter')
  await expect(row).toContainText('called 1 time')
  await row.getByRole('button', { name: t('We spoke by phone') }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('No calls to make.'))).toBeVisible()
})

test('a page that is read twice without an act offers a call about it', async ({ page }) => {
  const offer = page.getByRole('button', { name: 'Questions? Ask for a call back' })
  const end = page.getByRole('contentinfo')
  for (const round of [1, 2]) {
    await page.goto('/services/soil-testing')
    await untilAppRuns(page)
    await end.scrollIntoViewIfNeeded()
    if (round === 1)
      await expect
        .poll(() => page.evaluate(() => sessionStorage.getItem('pages-read')))
        .toBe('/services/soil-testing')
    await expect(offer).toHaveCount(round - 1)
  }
  await offer.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(callBack.fields.about.label.en)).toHaveValue(/Soil/)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.reload()
  await untilAppRuns(page)
  await end.scrollIntoViewIfNeeded()
  await expect(offer).toHaveCount(0)
})

test('a form with steps asks for a call from its second step on, and opens again there', async ({ page }) => {
  const loan = loanOn(page, 'en')
  await signIn(page, 'en')
  await loan.openFrom(loansPage)
  const offer = loan.dialog.getByRole('button', { name: 'Questions? Ask for a call back' })
  await expect(offer).toBeHidden()
  await loan.fillDetails('Gurmeet who asks')
  await loan.next()
  await offer.click()
  await expect(formOn(page, callBack, 'en').field('about')).toHaveValue(loanApplication.shortTitle.en)
  await formOn(page, callBack, 'en').submit()
  await formOn(page, callBack, 'en').expectThanks()
  await loan.dialog
    .getByRole('button', { name: t('Close'), exact: true })
    .last()
    .click()
  await expect(loan.tab('documents')).toHaveAttribute('aria-selected', 'true')
  await loan.previous()
  await expect(loan.field('applicantName')).toHaveValue('Gurmeet who asks')
})

test('a form of one page asks for a call at its end, and opens again with its answers', async ({ page }) => {
  const form = formOn(page, grievance, 'en')
  const call = formOn(page, callBack, 'en')
  await form.openFrom('/grievance')
  await form.type('name', 'Gurmeet who asks')
  await form.dialog.getByRole('button', { name: 'Questions? Ask for a call back' }).click()
  await expect(call.field('about')).toHaveValue(grievance.shortTitle.en)
  await expect(call.dialog.getByRole('button', { name: 'Questions? Ask for a call back' })).toHaveCount(0)
  await call.type('phone', '9876543210')
  await call.submit()
  await call.expectThanks()
  await call.dialog
    .getByRole('button', { name: t('Close'), exact: true })
    .last()
    .click()
  await expect(form.field('name')).toHaveValue('Gurmeet who asks')
})
