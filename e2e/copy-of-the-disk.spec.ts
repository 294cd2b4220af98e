import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startPhone, type Phone } from './crash/killable-phone.ts'
import { findOnDisk } from './pages/on-disk.ts'
import { wordsIn } from './pages/phrases.ts'
import { soil } from './pages/soil-test.ts'
import { untilAppRuns, withConsent } from './pages/visitor.ts'
import { expect, test, untilPagesAreCached } from './world.ts'

const t = wordsIn('en')
const person = {
  email: 'farmer@example.org',
  phone: '+919000000001',
  name: 'Baldev Zzq',
  village: 'Kotlizzq',
}

/** Typed by the keyboard: a browser stores nothing that a script has filled in. */
async function type(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(t(label), { exact: true })
  await field.fill('')
  await field.pressSequentially(text)
}

/** Where this is on the disk, but for the passwords for which the browser asks the person. */
async function copied(profile: string, words: readonly (string | Buffer)[]): Promise<string[]> {
  const found = await findOnDisk(join(profile, 'Default'), words)
  return found.filter((place) => !place.includes(' in Login Data'))
}

interface Secrets {
  readonly words: readonly (string | Buffer)[]
}

/** Signs in, fills in the profile, and returns what a thief wants. */
async function liveIn({ page }: Phone, url: string): Promise<Secrets> {
  await page.goto(`${url}/auth`)
  await untilAppRuns(page)
  await page.getByRole('tab', { name: new RegExp(`^${t('Sign In')}$`, 'i') }).click()
  await type(page, 'Email', person.email)
  await type(page, 'Phone number', person.phone)
  await type(page, 'Password', 'khet-seva-demo')
  // Read at once: the browser forgets it with the page.
  const answer = page.waitForResponse(/\/own_key$/).then((response) => response.json())
  await page
    .getByRole('main')
    .getByRole('button', { name: t('Sign In'), exact: true })
    .click()
  const key = (await answer) as string
  await expect(page.getByText(t('Welcome back!'))).toBeVisible()
  await page.goto(`${url}/profile`)
  await untilAppRuns(page)
  await type(page, 'Display name', person.name)
  await type(page, 'Village', person.village)
  await page.getByRole('button', { name: t('Save'), exact: true }).click()
  await expect(page.getByText(t('Saved on this phone')).first()).toBeVisible()
  const session = await page.evaluate(async () => {
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const opened = await done(indexedDB.open('khet-seva-outbox'))
    const row = await done(opened.transaction('settings').objectStore('settings').get('session'))
    opened.close()
    const { accessToken, refreshToken } = (row as { value: Record<'accessToken' | 'refreshToken', string> })
      .value
    return [accessToken, refreshToken]
  })
  return { words: [...session, Buffer.from(key, 'base64'), ...Object.values(person)] }
}

async function tapInMenu(page: Page, button: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('Menu'), exact: true })
    .click()
  await page
    .getByRole('button', { name: t(button), exact: true })
    .first()
    .click()
}

test.describe('a copy of the disk', () => {
  let profile: string
  let phone: Phone
  test.beforeEach(async () => {
    profile = await mkdtemp(join(tmpdir(), 'khet-seva-copy-'))
    phone = await startPhone(profile)
    await withConsent(phone.context)
  })
  test.afterEach(async () => {
    phone.kill()
    await phone.exited
    await rm(profile, { recursive: true, force: true, maxRetries: 3 })
  })

  for (const way of ['Lock', 'Sign Out'] as const)
    test(`after ${way} has no token, no key and no name, while the browser runs and after`, async ({
      world,
    }) => {
      const { page } = phone
      const { words } = await liveIn(phone, world.url)
      if (way === 'Lock') {
        await type(page, 'New PIN, 4 to 8 digits', '258025')
        await type(page, 'The same PIN again', '258025')
        await page.getByRole('button', { name: t('Set the PIN') }).click()
        await expect(page.getByText(t('The PIN is set.')).first()).toBeVisible()
        await untilPagesAreCached(page)
      }
      // The search finds what is there.
      expect((await copied(profile, words)).length).toBeGreaterThan(3)
      await tapInMenu(page, way)
      await expect.poll(() => copied(profile, words)).toEqual([])
      await phone.close()
      expect(await copied(profile, words)).toEqual([])
    })

  test('after a use of once has nothing that the borrower typed', async ({ world }) => {
    const { page } = phone
    const typed = ['Kulwantzzq Kaur', '9123456721', 'Villagezzq']
    await page.goto(`${world.url}/lock`)
    await untilAppRuns(page)
    await page.getByRole('button', { name: t('Use once, on a borrowed phone') }).click()
    await expect(page.getByText(t('Used once: the app erases what you write.'))).toBeVisible()
    await page.goto(world.url + soil)
    await untilAppRuns(page)
    await page.locator('main button[aria-haspopup=dialog]').first().click()
    const dialog = page.getByRole('dialog')
    for (const [at, name] of ['name', 'phone', 'farmLocation', 'farmSize'].entries())
      await dialog.locator(`[name=${name}]`).pressSequentially(typed[at] ?? '4')
    await dialog.locator('form button[type=submit]').last().click()
    await expect(dialog.locator('[data-saved]')).toBeVisible()
    await page.goto(`${world.url}/lock`)
    await untilAppRuns(page)
    await page.getByRole('button', { name: t('Finish') }).click()
    await expect(page.getByRole('button', { name: t('Use once, on a borrowed phone') })).toBeVisible()
    await phone.close()
    expect(await copied(profile, typed)).toEqual([])
  })
})
