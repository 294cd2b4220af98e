import type { Page } from '@playwright/test'
import { chooseTab, fillSignIn, holdScripts, untilAppRuns } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test } from './world.ts'
import type { World } from './world.ts'

test.use({ serviceWorkers: 'block' })

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('cookie-consent', 'all')))

/** Returns the newest code that the centre sent to an address. */
async function codeSentTo(world: World, to: string): Promise<string> {
  await expect.poll(() => world.backend.inbox.messages(to).length).toBeGreaterThan(0)
  return world.backend.inbox.messages(to)[0]!.code!
}

async function tab(page: Page, name: string) {
  await page.goto('/auth')
  await chooseTab(page, name)
}

/** Types a code, whose sixth digit verifies by itself. */
const enterCode = (page: Page, code: string) => page.getByLabel('6-digit OTP').fill(code)

test('someone signs up with e-mail and phone, confirms with a code, and is welcomed', async ({
  page,
  world,
}) => {
  await tab(page, 'Sign Up')
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
  await expect(
    page.getByText('Please provide username, display name, email, phone number, and password'),
  ).toBeVisible()
  await page.getByLabel('Username').fill('simran')
  await page.getByLabel('Display name').fill('Simran Kaur')
  await page.getByLabel('Email').fill('simran@example.org')
  await page.getByLabel('Phone number').fill('98765 43210')
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('ਪ'.repeat(33))
  await expect(page.getByText(/This password is too long/)).toBeVisible()
  await password.fill('a long password')
  await page.getByLabel('Show password').check()
  await expect(password).toHaveAttribute('type', 'text')
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('Please check your email and phone for verification codes.')).toBeVisible()

  await expect(page.getByRole('button', { name: 'Verify' })).toBeDisabled()
  await enterCode(page, '000000')
  await expect(page.getByText('Verification Failed')).toBeVisible()
  expect(sent.join()).not.toContain('a long password')
  // A corrected code waits for the button.
  await enterCode(page, await codeSentTo(world, 'simran@example.org'))
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('Welcome to Khet Seva!')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByText('simran@example.org')).toBeVisible()
  const [person] = await world.backend.query<{ display_name: string }>(
    `select display_name from profiles p join auth.users u on u.id = p.user_id where u.email = 'simran@example.org'`,
  )
  expect(person?.display_name).toBe('Simran Kaur (simran)')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText('Successfully signed out!')).toBeVisible()
  await page.goto('/auth')
  await fillSignIn(page, 'en', 'simran@example.org', '9876543210', 'a long password')
  await expect(page.getByText('Welcome back!')).toBeVisible()
})

test('the code step and typed text survive a reload, Back and Forward, another language and a dropped tab', async ({
  page,
  context,
  world,
}) => {
  await page.goto('/auth?to=/daily-needs')
  await chooseTab(page, 'Phone only')
  await page.getByLabel('Phone number').fill('98765 00077')
  await page.getByRole('button', { name: 'Send OTP' }).click()
  const code = page.getByLabel('6-digit OTP')
  await expect(code).toBeFocused()
  await expect(page.getByRole('button', { name: /^Send again in \d+ seconds?$/ })).toBeDisabled()
  await page.reload()
  await expect(code).toBeFocused()
  await page.goBack()
  await expect(page.getByLabel('Phone number')).toHaveValue('98765 00077')
  await page.goForward()
  await expect(code).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Phone number')).toHaveValue('98765 00077')
  await page.getByRole('button', { name: 'I have an OTP' }).click()
  await expect(code).toBeVisible()
  const anew = await context.newPage()
  await page.close()
  await anew.goto('/pa/auth?to=/daily-needs')
  const t = wordsIn('pa')
  await expect(anew.getByText('+91 98765 00077')).toBeVisible()
  await anew.getByLabel(t('6-digit OTP')).fill(await codeSentTo(world, '+919876500077'))
  await expect(anew).toHaveURL(/\/pa\/daily-needs$/)
  expect(await anew.evaluate(() => localStorage.getItem('way-in'))).toBeNull()
})

test('a sign-up whose page was reloaded asks for the password after the code of the phone, and keeps the email for the profile', async ({
  page,
  world,
}) => {
  await tab(page, 'Sign Up')
  await page.getByLabel('Username').fill('jeet')
  await page.getByLabel('Display name').fill('Jeet')
  await page.getByLabel('Email').fill('jeet@example.org')
  await page.getByLabel('Phone number').fill('9876543211')
  await page.getByLabel('Password', { exact: true }).fill('typed before')
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByLabel('6-digit OTP')).toBeVisible()
  await page.reload()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('typed before')
  await enterCode(page, await codeSentTo(world, '+919876543211'))
  await page.getByLabel('New password').fill('chosen after')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The password is changed.')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/profile')
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue('jeet@example.org')
  await expect(page.getByRole('button', { name: 'Confirm this email' })).toBeVisible()
})

test('a forgotten password is reset by a code, then changed by the old one, and another number can be confirmed', async ({
  page,
  world,
}) => {
  await page.goto('/auth')
  await untilAppRuns(page)
  await page.getByRole('button', { name: 'Forgotten password' }).click()
  await page.getByLabel('Email or phone number').fill('agent@example.org')
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await enterCode(page, await codeSentTo(world, 'agent@example.org'))
  await page.getByLabel('New password').fill('chosen anew')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The password is changed.')).toBeVisible()

  await page.goto('/profile')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByLabel('Old password').fill('not this one')
  await page.getByLabel('New password').fill('khet-seva-demo')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('The password is not changed.')).toBeVisible()
  await page.getByLabel('Old password').fill('chosen anew')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('The password is changed.')).toBeVisible()

  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText('Successfully signed out!')).toBeVisible()
  await page.goto('/auth')
  await fillSignIn(page, 'en', 'agent@example.org', '9812300003')
  await expect(
    page.getByText('This account has another number: +91 90000 00003. You wrote +91 98123 00003.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Change the number' }).click()
  await expect(page.getByText('+91 98123 00003')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirm this number' })).toBeVisible()
})

test('with password mode off a code is sent to both addresses, Back returns to the form, and either code opens the same account', async ({
  page,
  world,
}) => {
  await page.goto('/auth?to=/daily-needs')
  await chooseTab(page, 'Sign In')
  await page.getByLabel('Email').fill('farmer2@example.org')
  await page.getByLabel('Phone number').fill('+91 90000 00002')
  await page.getByLabel('Sign in with a password').uncheck()
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await expect(page.getByText('OTP Sent')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible()

  await page.goto('/auth?to=/daily-needs')
  await chooseTab(page, 'Phone only')
  await page.getByLabel('Phone number').fill('9000000002')
  await page.clock.install()
  const [send, code] = [page.getByRole('button', { name: 'Send OTP' }), page.getByLabel('6-digit OTP')]
  await expect(async () => {
    // An answer that took longer than a try has replaced the button.
    if (!(await code.isVisible())) await send.click({ timeout: 1_000 })
    await expect(code).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await enterCode(page, await codeSentTo(world, '+919000000002'))
  await expect(page.getByRole('heading', { name: 'Buffalo Milk' }).first()).toBeVisible()
  const accounts = await world.backend.query(`select 1 from auth.users where phone = '919000000002'`)
  expect(accounts).toHaveLength(1)
})

test('a person with an aim sees its name, is asked for a number only, and returns to it', async ({
  page,
  world,
}) => {
  const place = '/daily-needs/cow-milk?from=a-friend#main'
  await page.goto(place)
  await untilAppRuns(page)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Sign In' }).click()
  await expect(main.getByText('Milk from ₹60 a litre')).toBeVisible()
  await expect(main.getByLabel('Phone number')).toBeFocused()
  await page.keyboard.type('98765 00078')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('6-digit OTP')).toBeFocused()
  await page.keyboard.type(await codeSentTo(world, '+919876500078'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(place)
  await expect(main.getByRole('heading', { name: 'Cow Milk' }).first()).toBeVisible()
})

test('a person without e-mail signs in by phone only', async ({ page, world }) => {
  await tab(page, 'Phone only')
  await page.getByLabel('Phone number').fill('12345')
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await expect(page.getByText('Write your mobile number with its 10 digits.')).toBeVisible()
  await page.getByLabel('Phone number').fill('੯੮੭੬੫ ੦੦੦੦੧')
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await enterCode(page, await codeSentTo(world, '+919876500001'))
  await expect(page.getByText('Welcome to Khet Seva!')).toBeVisible()
})

test('a return address of another site leads home', async ({ page }) => {
  await page.goto('/auth?to=//evil.example/x')
  await page.getByLabel('Email').fill('farmer@example.org')
  await page.getByLabel('Phone number').fill('9000000001')
  await page.getByLabel('Password', { exact: true }).fill('khet-seva-demo')
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Welcome back!')).toBeVisible()
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/$/)
  await page.goto('/auth')
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/$/)
})

for (const path of ['/auth', '/auth?to=/daily-needs'])
  test(`a number typed on ${path} before the app runs stays, and nothing moves when it runs`, async ({
    page,
  }) => {
    const letGo = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    const number = page.getByRole('main').getByLabel('Phone number')
    await number.fill('98765 43210')
    const place = await number.boundingBox()
    letGo()
    await untilAppRuns(page)
    if (path !== '/auth') await expect(page.getByText('Milk from')).toBeVisible()
    await expect(number).toHaveValue('98765 43210')
    expect(await number.boundingBox()).toEqual(place)
  })
