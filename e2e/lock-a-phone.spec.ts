import type { Page } from '@playwright/test'
import soilTest from '#src/features/soil/soil-test.form.ts'
import { formOn, requestsOn } from './pages/forms.ts'
import { findOnPhone } from './pages/stored-data.ts'
import { requestSoilTest, atCentre, fillSoilTest, soil } from './pages/soil-test.ts'
import { signIn, untilAppRuns, withConsent } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test, untilPagesAreCached } from './world.ts'

test.beforeEach(({ context }) => withConsent(context))

const t = wordsIn('en')

const submitted = { name: 'Baldev Submitted', village: 'Village of Baldev', phone: '9123456711' }
const drafted = { name: 'Baldev ਦਾ ਖਰੜਾ', village: 'Village of a draft', phone: '9123456712' }
const profile = { name: 'Baldev Singh of Sarna', village: 'Kotli of Baldev', phone: '9123456713' }
const email = 'farmer@example.org'

/** The lock screen, with the way back to the page that was locked. */
const locked = /\/lock(?:\?to=.*)?$/

/** One person's texts all over the app, and the words that identify them at the centre. */
const words = [submitted, drafted, profile].flatMap((item) => Object.values(item)).concat(email, 'eyJ')

async function fillProfile(page: Page): Promise<void> {
  await page.goto('/profile')
  const field = (label: string) => page.getByLabel(t(label), { exact: true })
  await field('Display name').fill(profile.name)
  await field('Phone number').fill(profile.phone)
  await field('Village').fill(profile.village)
  await page.getByRole('button', { name: t('Save'), exact: true }).click()
  await expect(page.getByText(t('Saved on this phone')).first()).toBeVisible()
}

async function setPin(page: Page, pin: string, picture?: string): Promise<void> {
  await page.goto('/profile')
  if (picture) await page.getByLabel(t(picture)).check()
  await page.getByLabel(t('New PIN, 4 to 8 digits')).fill(pin)
  await page.getByLabel(t('The same PIN again')).fill(pin)
  await page.getByRole('button', { name: t('Set the PIN') }).click()
  await expect(page.getByText(t('The PIN is set.')).first()).toBeVisible()
}

async function lockByMenu(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('Menu'), exact: true })
    .click()
  await page.getByRole('button', { name: t('Lock'), exact: true }).click()
  await expect(page).toHaveURL(locked)
  await expect(page.getByRole('heading', { name: t('The app is locked on this phone.') })).toBeVisible()
}

async function unlock(page: Page, pin: string): Promise<void> {
  await page.getByLabel(t('PIN'), { exact: true }).fill(pin)
  await page.getByRole('button', { name: t('Unlock'), exact: true }).click()
}

test('a PIN locks the phone: nothing can be read or is sent, and the PIN restores everything offline @every', async ({
  page,
  context,
  world,
}) => {
  const requests = requestsOn(page, 'en')
  const form = formOn(page, soilTest, 'en')
  await signIn(page, 'en', email)
  await fillProfile(page)
  await setPin(page, '258025')
  await page.goto(soil)
  await untilPagesAreCached(page)
  await page.goto('/seeds-catalog')
  await untilAppRuns(page)
  await page.getByRole('button', { name: /^Add / }).first().click()
  await context.setOffline(true)
  await requestSoilTest(page, submitted)
  await form.openFrom(soil)
  await fillSoilTest(page, drafted)
  await form.untilSaved()
  await form.close()

  // Before locking the search finds readable data, because the key is there.
  const readable = (await findOnPhone(page, words)).join()
  for (const word of [submitted.name, profile.name, email]) expect(readable).toContain(word)
  const other = await context.newPage()
  await other.goto('/requests')
  await untilAppRuns(other)
  await lockByMenu(page)
  // Every tab leaves its page.
  await expect(other).toHaveURL(/\/lock\?to=%2Frequests$/)
  await other.close()
  expect(await findOnPhone(page, words)).toEqual([])
  await expect(
    page.getByText('1 item is locked on this phone. It will be sent when its owner unlocks.'),
  ).toBeVisible()

  await context.setOffline(false)
  await page.goto('/requests')
  await untilAppRuns(page)
  await expect(page.getByText(drafted.name)).toHaveCount(0)
  await page.goto('/lock')
  await unlock(page, '1111')
  await expect(page.getByText('Wrong PIN. 4 tries are left, then you have to wait.')).toBeVisible()
  expect(await atCentre(world, submitted.village)).toEqual([])
  expect(await findOnPhone(page, words)).toEqual([])

  await context.setOffline(true)
  await unlock(page, '258025')
  await expect(page.getByText(t('Welcome back!'))).toBeVisible()
  await requests.open()
  await expect(requests.drafts).toContainText(drafted.name)
  await expect(requests.waiting).toHaveCount(1)
  await context.setOffline(false)
  await expect.poll(() => atCentre(world, submitted.village)).toHaveLength(1)
})

test('an app that is opened anew is locked, a reloaded one is not', async ({ page, context }) => {
  await signIn(page, 'en', email)
  await setPin(page, '2580')
  await page.reload()
  await untilAppRuns(page)
  await expect(page.getByRole('button', { name: t('Remove the PIN') })).toBeVisible()
  const second = await context.newPage()
  await second.goto('/profile')
  await expect(second.getByRole('button', { name: t('Remove the PIN') })).toBeVisible()
  await page.close()
  await second.close()
  const anew = await context.newPage()
  // As a bank's app returns to the browser.
  const back = '/payment-success?order_id=0198c0de-0000-7000-8000-000000000001'
  await anew.goto(back)
  await expect(anew).toHaveURL(locked)
  expect(await findOnPhone(anew, [email, 'eyJ'])).toEqual([])
  await unlock(anew, '2580')
  await expect(anew).toHaveURL((url) => url.pathname + url.search === back)
  await lockByMenu(anew)

  // Another person works meanwhile; the first one forgets the PIN and signs in.
  await signIn(anew, 'en', 'admin@example.org', '+91 90000 00007')
  expect((await findOnPhone(anew, [email])).filter((place) => !place.includes('cache'))).toEqual([])
  await anew
    .getByRole('banner')
    .getByRole('button', { name: t('Menu'), exact: true })
    .click()
  await anew
    .getByRole('button', { name: t('Sign Out') })
    .first()
    .click()
  await expect(anew.getByText(t('Successfully signed out!'))).toBeVisible()
  expect(await findOnPhone(anew, ['admin@example.org', 'eyJ'])).toEqual([])
  await signIn(anew, 'en', email)
  await anew.goto('/profile')
  await expect(anew.getByRole('button', { name: t('Set the PIN') })).toBeVisible()
})

test('a borrower uses a locked phone once: nothing stays, the submission arrives, and the owner loses nothing', async ({
  page,
  context,
  world,
}) => {
  const form = formOn(page, soilTest, 'en')
  const borrowed = [...Object.values(borrower), ...Object.values(begun)]
  await signIn(page, 'en', email)
  await setPin(page, '258025', 'Tractor')
  await page.goto(soil)
  await untilPagesAreCached(page)
  await lockByMenu(page)
  // A picture and not a name identifies the lock.
  await expect(page.getByRole('heading', { name: t('Tractor') })).toBeVisible()

  await page.getByRole('button', { name: t('Use once, on a borrowed phone') }).click()
  await expect(page.getByText(t('Used once: the app erases what you write.'))).toBeVisible()
  await context.setOffline(true)
  await requestSoilTest(page, borrower)
  await form.openFrom(soil)
  await fillSoilTest(page, begun)
  await form.untilSaved()
  await form.close()
  await page.goto('/seeds-catalog')
  await untilAppRuns(page)
  await page.getByRole('button', { name: /^Add / }).first().click()
  // A reload does not end it.
  await page.reload()
  await untilAppRuns(page)
  expect((await findOnPhone(page, borrowed)).join()).toContain(borrower.name)

  // The app is closed silently; another tab opens it.
  const anew = await context.newPage()
  await page.close()
  await anew.goto('/requests')
  await expect(anew).toHaveURL(/\/lock$/)
  await expect(anew.getByText('1 request of a person who used this phone before')).toBeVisible()
  // Waiting entries stay, encrypted, until the centre has them; everything else is deleted at once.
  expect(await findOnPhone(anew, Object.values(begun))).toEqual([])
  await context.setOffline(false)
  await expect.poll(() => atCentre(world, borrower.village)).toHaveLength(1)
  // Without another opening of the app.
  await expect(anew.getByText('1 request of somebody')).toHaveCount(0)
  await expect.poll(() => findOnPhone(anew, borrowed)).toEqual([])

  // Once more, to its end; then the owner. A tap on the closing page would be lost.
  await anew.evaluate((finish) => {
    const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent)
    const check = () => buttons().includes(finish) && sessionStorage.setItem('too early', finish)
    new MutationObserver(check).observe(document.body, { childList: true, subtree: true })
  }, t('Finish'))
  await anew.getByRole('button', { name: t('Use once, on a borrowed phone') }).click()
  await anew.getByRole('button', { name: t('Finish') }).click()
  await expect(anew).toHaveURL(/\/lock$/)
  expect(await anew.evaluate(() => sessionStorage.getItem('too early'))).toBeNull()
  await unlock(anew, '258025')
  await expect(anew.getByText(t('Welcome back!'))).toBeVisible()
  await requestsOn(anew, 'en').open()
  await expect(anew.getByText(begun.name)).toHaveCount(0)
})

const borrower = { name: 'Kulwant the borrower', village: 'Village of Kulwant', phone: '9123456721' }
const begun = { name: 'Kulwant ਦਾ ਖਰੜਾ', village: 'Village begun', phone: '9123456722' }
