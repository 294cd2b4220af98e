import type { Page } from '@playwright/test'
import { chooseTab, withConsent } from './pages/visitor.ts'
import type { Language } from '#src/base/languages.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test, tonguesOf, type World } from './world.ts'

test.use({ serviceWorkers: 'block' })

test.beforeEach(({ context }) => withConsent(context))

/** Makes an account that the providers of mail or text messages may fail to reach (see supabase/local/README.md). */
async function makeAccount(world: World, account: { email?: string; phone?: string }): Promise<void> {
  const response = await world.backend.fetch(
    new Request(`${world.url}/auth/v1/admin/users`, {
      method: 'POST',
      headers: { apikey: world.backend.asServiceKey },
      body: JSON.stringify({ ...account, email_confirm: true, phone_confirm: true }),
    }),
  )
  expect([200, 422]).toContain(response.status)
}

const main = (page: Page) => page.getByRole('main')

async function requestCodes(page: Page, code: Language, email: string, phone: string): Promise<void> {
  const t = wordsIn(code)
  await page.goto(code === 'en' ? '/auth' : `/${code}/auth`)
  await chooseTab(page, t('Sign In'))
  await main(page).getByLabel(t('Email'), { exact: true }).fill(email)
  await main(page).getByLabel(t('Phone number'), { exact: true }).fill(phone)
  await main(page).getByLabel(t('Sign in with a password')).uncheck()
  await main(page)
    .getByRole('button', { name: t('Send OTP') })
    .click()
}

for (const [index, { code, name, tag }] of tonguesOf('hi').entries()) {
  const t = wordsIn(code)

  test(`if only the mail was sent, the page says so, and its code signs in (${name})${tag}`, async ({
    page,
    world,
  }) => {
    const email = `half-reached-${code}@example.org`
    const phone = `60${index}0000000`
    await makeAccount(world, { email })
    await makeAccount(world, { phone: `+91${phone}` })
    await requestCodes(page, code, email, phone)
    await expect(
      page.getByText(t('Verification code sent to one channel. Please check both email and phone.')),
    ).toBeVisible()
    await expect(main(page).getByRole('button', { name: t('Verify') })).toBeDisabled()
    await main(page).getByLabel(t('6-digit OTP')).fill(world.backend.inbox.messages(email)[0]!.code!)
    await expect(page.getByText(t('Verification Successful'))).toBeVisible()
    await expect(page.getByText(t('Welcome to Khet Seva!'))).toBeVisible()
  })

  test(`if neither mail nor message was sent, no code is asked for (${name})${tag}`, async ({
    page,
    world,
  }) => {
    const email = `${code}@nowhere.invalid`
    const phone = `70${index}0000000`
    await makeAccount(world, { email, phone: `+91${phone}` })
    await requestCodes(page, code, email, phone)
    await expect(page.getByText(t('Sign In Failed'))).toBeVisible()
    await expect(
      page.getByText(code === 'en' ? /^Error sending/ : t('Failed to send verification codes')),
    ).toBeVisible()
    await expect(main(page).getByLabel(t('6-digit OTP'))).toBeHidden()
    expect(world.backend.inbox.messages(email)).toEqual([])
  })

  test(`without the centre the page says so, and asks for no code (${name})${tag}`, async ({ page }) => {
    await page.route('**/auth/v1/otp*', (route) => route.abort('internetdisconnected'))
    await requestCodes(page, code, 'farmer@example.org', '9000000001')
    await expect(page.getByText(t('Sign In Failed'))).toBeVisible()
    await expect(
      page.getByText(t('The centre does not answer. The network may be slow. Try again in a moment.')),
    ).toBeVisible()
    await expect(main(page).getByLabel(t('6-digit OTP'))).toBeHidden()
  })

  test(`an unconfirmed number is confirmed on the profile, and then signs in to the account (${name})${tag}`, async ({
    page,
    world,
  }) => {
    const phone = `981234500${index}`
    const prefix = code === 'en' ? '' : `/${code}`
    await page.goto(`${prefix}/auth?to=/profile`)
    await chooseTab(page, t('Sign In'))
    await main(page).getByLabel(t('Email'), { exact: true }).fill('staff@example.org')
    await main(page).getByLabel(t('Phone number'), { exact: true }).fill('9000000008')
    await main(page).getByLabel(t('Password'), { exact: true }).fill('khet-seva-demo')
    await main(page)
      .getByRole('button', { name: t('Sign In') })
      .click()
    const confirm = main(page).getByRole('button', { name: t('Confirm this number') })
    const field = main(page).getByLabel(t('Phone number'), { exact: true })
    const save = main(page).getByRole('button', { name: t('Save'), exact: true })
    const otp = main(page).getByLabel(t('6-digit OTP'))
    const verify = main(page).getByRole('button', { name: t('Verify') })

    // The sign-in form has a phone field too.
    await expect(save).toBeVisible()
    // Another account's number is refused once its code is there.
    await field.fill('9000000001')
    await save.click()
    await confirm.click()
    // Whoever asks learns nothing of it; its owner, who has the code, does.
    await expect(otp).toBeVisible()
    await otp.fill(world.backend.inbox.messages('+919000000001')[0]!.code!)
    await verify.click()
    await expect(page.getByText(t('This number belongs to another account.'))).toBeVisible()
    await main(page)
      .getByRole('button', { name: t('Back') })
      .click()

    await field.fill(phone)
    await save.click()
    await expect(main(page).getByText(`+91 ${phone.slice(0, 5)} ${phone.slice(5)}`)).toBeVisible()
    await confirm.click()
    await expect(page.getByText(t('OTP Sent'))).toBeVisible()
    await otp.fill('12345')
    await expect(verify).toBeDisabled()
    const right = world.backend.inbox.messages(`+91${phone}`)[0]!.code!
    await otp.fill(right === '000000' ? '000001' : '000000')
    await expect(page.getByText(t('Verification Failed'))).toBeVisible()
    await otp.fill(right)
    await verify.click()
    await expect(page.getByText(t('Verification Successful'))).toBeVisible()
    await expect(
      main(page).getByText(t('This number is confirmed. You can sign in with it too.')),
    ).toBeVisible()
    await expect(confirm).toBeHidden()
    await page.reload()
    await expect(
      main(page).getByText(t('This number is confirmed. You can sign in with it too.')),
    ).toBeVisible()
    const [{ email }] = (await world.backend.query<{ email: string }>(
      'select email from auth.users where phone = $1',
      [`91${phone}`],
    )) as [{ email: string }]
    expect(email).toBe('staff@example.org')
  })
}
