import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { expect } from '../world.ts'
import type { Language } from '#src/base/languages.ts'
import { wordsIn } from './phrases.ts'

/** Sets the consent of an earlier visit. */
export async function withConsent(context: BrowserContext | Page): Promise<void> {
  await context.addInitScript(() => {
    try {
      localStorage.setItem('cookie-consent', 'essential')
    } catch {
      document.documentElement.dataset['consent'] = 'essential'
    }
  })
}

/** Opens a page on a new phone with the consent of an earlier visit. */
export async function openPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url })
  await withConsent(context)
  return context.newPage()
}

/** Opens the consent again in the footer. */
export async function changeWhatIsSaved(page: Page, code: Language): Promise<void> {
  const t = wordsIn(code)
  await page
    .getByRole('contentinfo')
    .getByRole('heading', { name: t('Our promises') })
    .click()
  await page.getByRole('button', { name: t('Change what is saved') }).click()
}

/** Opens the editing page of an item. */
export async function goToEdit(page: Page, search: Record<string, string>): Promise<void> {
  await page.goto(`/edit?${new URLSearchParams(search)}`)
  await untilAppRuns(page)
}

/** Waits until the page is hydrated. */
export async function untilAppRuns(page: Page): Promise<void> {
  await page.waitForFunction(() => 'tapped' in window && window.tapped === undefined)
}

/**
 * Waits until the history has dropped closed windows: closing is a step back by the app, which would cancel a later
 * step of the browser.
 */
export async function untilNothingIsOver(page: Page): Promise<void> {
  await page.waitForFunction(() => !(history.state as { over?: number } | null)?.over)
}

/** Waits until the history has an entry for each of so many open windows: no person goes back within the same moment. */
export async function untilOver(page: Page, windows = 1): Promise<void> {
  await page.waitForFunction(
    (wanted) => (history.state as { over?: number } | null)?.over === wanted,
    windows,
  )
}

/** Closes all windows by Escape, and waits until they are gone. */
export async function escape(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await untilNothingIsOver(page)
}

/** Delays the app's files, as a slow connection does, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/**', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Signs in by the form. */
export async function signIn(
  page: Page,
  code: Language,
  email = 'farmer@example.org',
  phone = '+91 90000 00001',
): Promise<void> {
  await page.goto(code === 'en' ? '/auth' : `/${code}/auth`)
  await fillSignIn(page, code, email, phone)
  await expect(page.getByText(wordsIn(code)('Welcome back!'))).toBeVisible()
  await claimGuestWork(page, code)
}

/** Claims guest data after a sign-in, if asked. */
export async function claimGuestWork(page: Page, code: Language): Promise<void> {
  const yes = page.getByRole('button', { name: wordsIn(code)('Yes, it is mine') })
  await expect
    .poll(async () => !new URL(page.url()).pathname.endsWith('/auth') || (await yes.isVisible()))
    .toBe(true)
  if (!(await yes.isVisible())) return
  await yes.click()
  // Leaving the page before the claim is stored leaves the work with the guest.
  await expect(yes).toBeHidden()
}

/** Fills in the open sign-in form and submits it. */
export async function fillSignIn(
  page: Page,
  code: Language,
  email: string,
  phone: string,
  password = 'khet-seva-demo',
): Promise<void> {
  const t = wordsIn(code)
  await untilAppRuns(page)
  // A sign-in with an aim starts with the phone tab.
  await page.getByRole('tab', { name: new RegExp(`^${t('Sign In')}$`, 'i') }).click()
  const field = (label: string) => page.getByRole('main').getByLabel(t(label), { exact: true })
  await field('Email').fill(email)
  await field('Phone number').fill(phone)
  await field('Password').fill(password)
  await signInButton(page, code).click()
}

/** Signs out by the menu, also with unsent work, which stays on the phone. */
export async function signOut(page: Page): Promise<void> {
  const t = wordsIn('en')
  const menu = page.getByRole('banner').getByRole('button', { name: t('Menu'), exact: true })
  await menu.click()
  const button = page.getByRole('button', { name: t('Sign Out') }).first()
  await button.click()
  const done = page.getByText(t('Successfully signed out!'))
  const question = page.getByText(
    t('Unsent items stay on this phone, locked. They will be sent when you sign in again.'),
  )
  await expect(question.or(done).first()).toBeVisible()
  if (await question.isVisible()) await button.click()
  await expect(done).toBeVisible()
}

/** Returns the submit button of the open sign-in form. */
export function signInButton(page: Page, code: Language): Locator {
  return page.getByRole('main').getByRole('button', { name: wordsIn(code)('Sign In'), exact: true })
}

/** Waits until the bottom bar shows a number of items in the cart. */
export async function untilCounted(page: Page, code: Language, pieces: number): Promise<void> {
  const bar = page.getByRole('navigation', { name: wordsIn(code)('Main menu') })
  await expect(bar.getByText(String(pieces), { exact: true })).toBeVisible()
}

/** The time that a poll of the centre may take. */
type Soon = { timeout: number }

/** Lets time pass until a poll of the centre has brought what is expected: one from before a change may miss it. */
export async function untilPolled(page: Page, expected: (soon: Soon) => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(30_000)
    await expected({ timeout: 5_000 })
  }).toPass()
}

/** Opens a tab, and taps again if nothing happens, because the page may be hydrating. */
export async function chooseTab(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name })
  await expect(async () => {
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true', { timeout: 500 })
  }).toPass()
}
