import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { expect } from '../world.ts'
import type { Language } from '#src/base/languages.ts'
import { wordsIn } from './phrases.ts'

/** Someone who has chosen before what may be kept. */
export async function withConsent(context: BrowserContext | Page): Promise<void> {
  await context.addInitScript(() => {
    try {
      localStorage.setItem('cookie-consent', 'essential')
    } catch {
      document.documentElement.dataset['consent'] = 'essential'
    }
  })
}

/** A phone of its own with a page at an address, of someone who has chosen before what may be kept. */
export async function openPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url })
  await withConsent(context)
  return context.newPage()
}

/** Asks for the choice anew, at the foot of the page. */
export async function changeWhatIsSaved(page: Page, code: Language): Promise<void> {
  const t = wordsIn(code)
  await page
    .getByRole('contentinfo')
    .getByRole('heading', { name: t('What we promise') })
    .click()
  await page.getByRole('button', { name: t('Change what is saved') }).click()
}

/** Opens the editing page at something that can be edited. */
export async function goToEdit(page: Page, search: Record<string, string>): Promise<void> {
  await page.goto(`/edit?${new URLSearchParams(search)}`)
  await untilAppRuns(page)
}

/** Waits until the app has taken over the page that the build wrote. */
export async function untilAppRuns(page: Page): Promise<void> {
  await page.waitForFunction(() => 'tapped' in window && window.tapped === undefined)
}

/**
 * Waits until the history has let go of what was open over the page: closing that is a step back of the app's own, and
 * would end a step that the browser is told to take meanwhile.
 */
export async function untilNothingIsOver(page: Page): Promise<void> {
  await page.waitForFunction(() => !(history.state as { over?: number } | null)?.over)
}

/** Closes all that is open over the page by Escape, and waits until it is gone. */
export async function escape(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await untilNothingIsOver(page)
}

/** Holds back the app's own files, as a slow connection does, until the answered function is called. */
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

/** After a sign-in: says that what was done here without signing in is theirs, where that is asked. */
export async function claimGuestWork(page: Page, code: Language): Promise<void> {
  const yes = page.getByRole('button', { name: wordsIn(code)('Yes, it is mine') })
  await expect
    .poll(async () => !new URL(page.url()).pathname.endsWith('/auth') || (await yes.isVisible()))
    .toBe(true)
  if (await yes.isVisible()) await yes.click()
}

/** Fills in the form of an open sign-in page and sends it. */
export async function fillSignIn(
  page: Page,
  code: Language,
  email: string,
  phone: string,
  password = 'khet-seva-demo',
): Promise<void> {
  const t = wordsIn(code)
  await untilAppRuns(page)
  // Who came for something is asked for a number first.
  await page.getByRole('tab', { name: new RegExp(`^${t('Sign In')}$`, 'i') }).click()
  const field = (label: string) => page.getByRole('main').getByLabel(t(label), { exact: true })
  await field('Email').fill(email)
  await field('Phone number').fill(phone)
  await field('Password').fill(password)
  await signInButton(page, code).click()
}

/** What sends the form of an open sign-in page. Earlier builds wrote it with another capital. */
export function signInButton(page: Page, code: Language): Locator {
  const name = new RegExp(`^${wordsIn(code)('Sign In')}$`, 'i')
  return page.getByRole('main').getByRole('button', { name })
}

/** Waits until the bar at the foot of a phone's screen shows how many pieces are in the cart. */
export async function untilCounted(page: Page, code: Language, pieces: number): Promise<void> {
  const bar = page.getByRole('navigation', { name: wordsIn(code)('Main menu') })
  await expect(bar.getByText(String(pieces), { exact: true })).toBeVisible()
}

/** Goes to a tab, as somebody does who taps again where nothing came of the first tap: the page may just be waking up. */
export async function chooseTab(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name })
  await expect(async () => {
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true', { timeout: 500 })
  }).toPass({ timeout: 15_000 })
}
