import type { Page } from '@playwright/test'
import trainingEnrollment from '#src/features/services/training-enrollment.form.ts'
import { formOn, requestsOn } from './pages/forms.ts'
import { signIn, withConsent } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test, untilPagesAreCached, type World } from './world.ts'

const t = wordsIn('en')
const price = '₹15,000'

async function fillEnrolment(form: ReturnType<typeof formOn>, name: string, email: string): Promise<void> {
  await form.type('studentName', name)
  if (email) await form.type('email', email)
  else await form.field('noEmail').check()
  await form.type('phone', '90000 00003')
}

/** Pays at the provider's page. */
async function pay(payment: Page): Promise<void> {
  await expect(payment.getByText(/₹15,?000/).first()).toBeVisible()
  await payment.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(payment.getByRole('heading', { name: t('Completed') })).toBeVisible()
}

/** Returns the orders of a student's enrollment. */
function ordersOf({ backend }: World, student: string) {
  return backend.query<{ kind: string; state: string; total_paise: number; email: string }>(
    `select o.kind, o.state, o.total_paise::int, o.email from orders o
     join training_enrollments e on e.id = o.id where e.student_name = '${student}'`,
  )
}

test.beforeEach(({ context }) => withConsent(context))

test('an enrollment opens its payment in the tab of the tap, and the place is paid', async ({
  page,
  context,
  world,
}) => {
  const form = formOn(page, trainingEnrollment, 'en')
  const requests = requestsOn(page, 'en')
  await signIn(page, 'en')
  await form.openFrom('/training')
  await fillEnrolment(form, 'Amrit Kaur', 'student@example.org')
  const tab = context.waitForEvent('page')
  await form.submit()
  await form.expectThanks()
  await expect(form.dialog.getByText(trainingEnrollment.thanks.text.en)).toBeVisible()
  await pay(await tab)
  expect(await ordersOf(world, 'Amrit Kaur')).toEqual([
    { kind: 'training', state: 'paid', total_paise: 15_000_00, email: 'student@example.org' },
  ])

  await requests.open()
  const row = requests.received.filter({ hasText: 'Sustainable Farming' })
  await expect(row.getByText(t('Paid'))).toBeVisible()
  await expect(row.getByRole('button', { name: t('Pay') })).toHaveCount(0)
})

test('an offline enrollment without an email is saved, opens no empty tab, and is paid later from My requests', async ({
  page,
  context,
  world,
}) => {
  const form = formOn(page, trainingEnrollment, 'en')
  const requests = requestsOn(page, 'en')
  await signIn(page, 'en', 'farmer2@example.org')
  await page.goto('/training')
  await untilPagesAreCached(page)
  await context.setOffline(true)
  await form.openFrom('/training')
  await fillEnrolment(form, 'Baljit Singh', '')
  await form.submit()
  await form.expectThanks()
  await expect(
    form.dialog.getByText(t('Saved on this phone. It will be sent when there is network.')),
  ).toBeVisible()
  expect(context.pages()).toHaveLength(1)

  await requests.open()
  await expect(requests.waiting).toHaveCount(1)
  await context.setOffline(false)
  const row = requests.received.filter({ hasText: 'Sustainable Farming' })
  const button = row.getByRole('button', { name: `${t('Pay')} ${price}` })
  await expect(button).toBeVisible()
  const tab = context.waitForEvent('page')
  await button.click()
  await pay(await tab)
  await expect(row.getByText(t('Paid'))).toBeVisible()
  await expect(button).toHaveCount(0)
  expect(await ordersOf(world, 'Baljit Singh')).toEqual([
    { kind: 'training', state: 'paid', total_paise: 15_000_00, email: '' },
  ])
})
