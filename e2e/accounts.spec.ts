import type { Page } from '@playwright/test'
import { chooseTab } from './pages/visitor.ts'
import { expect, test } from './world.ts'
import type { World } from './world.ts'

test.use({ serviceWorkers: 'block' })

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('cookie-consent', 'all')))

/** The newest code that the centre sent somewhere. */
async function codeSentTo(world: World, to: string): Promise<string> {
  await expect.poll(() => world.backend.inbox.messages(to).length).toBeGreaterThan(0)
  return world.backend.inbox.messages(to)[0]!.code!
}

async function tab(page: Page, name: string) {
  await page.goto('/auth')
  await chooseTab(page, name)
}

async function enterCode(page: Page, code: string) {
  await page.getByLabel('6-digit OTP').fill(code)
  await page.getByRole('button', { name: 'Verify' }).click()
}

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
  await page.getByLabel('Password', { exact: true }).fill('a long password')
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('Please check your email and phone for verification codes.')).toBeVisible()

  await expect(page.getByRole('button', { name: 'Verify' })).toBeDisabled()
  await enterCode(page, '000000')
  await expect(page.getByText('Verification Failed')).toBeVisible()
  await enterCode(page, await codeSentTo(world, 'simran@example.org'))
  await expect(page.getByText('Welcome to Khet Seva!')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByText('simran@example.org')).toBeVisible()
  const [person] = await world.backend.query<{ display_name: string }>(
    `select display_name from profiles p join auth.users u on u.id = p.user_id where u.email = 'simran@example.org'`,
  )
  expect(person?.display_name).toBe('Simran Kaur (simran)')
})

test('with password mode off a code is sent to both, Back returns to the form, and either code opens the one account', async ({
  page,
  world,
}) => {
  await page.goto('/auth?to=/daily-needs')
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
  await expect(async () => {
    await page.getByRole('button', { name: 'Send OTP' }).click()
    await expect(page.getByLabel('6-digit OTP')).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 15_000 })
  await enterCode(page, await codeSentTo(world, '+919000000002'))
  await expect(page.getByRole('heading', { name: 'Buffalo Milk' }).first()).toBeVisible()
  const accounts = await world.backend.query(`select 1 from auth.users where phone = '919000000002'`)
  expect(accounts).toHaveLength(1)
})

test('a person without e-mail comes in by phone alone', async ({ page, world }) => {
  await tab(page, 'Phone only')
  await page.getByLabel('Phone number').fill('12345')
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await expect(page.getByText('Write your mobile number with its 10 digits.')).toBeVisible()
  await page.getByLabel('Phone number').fill('੯੮੭੬੫ ੦੦੦੦੧')
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await enterCode(page, await codeSentTo(world, '+919876500001'))
  await expect(page.getByText('Welcome to Khet Seva!')).toBeVisible()
})

test('a return address that is not ours leads home', async ({ page }) => {
  await page.goto('/auth?to=//evil.example/x')
  await page.getByLabel('Email').fill('farmer@example.org')
  await page.getByLabel('Phone number').fill('9000000001')
  await page.getByLabel('Password', { exact: true }).fill('khet-seva-demo')
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Welcome back!')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
  await page.goto('/auth')
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/$/)
})
