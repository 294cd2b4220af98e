import type { BrowserContext, Page } from '@playwright/test'
import soilTest from '#src/features/soil/soil-test.form.ts'
import { formOn, requestsOn } from './pages/forms.ts'
import { agePhone, tokenOn } from './pages/stored-data.ts'
import { requestSoilTest, atCentre, fillSoilTest, soil } from './pages/soil-test.ts'
import { fillSignIn, signIn, withConsent } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test, untilPagesAreCached, type World } from './world.ts'

test.beforeEach(({ context }) => withConsent(context))

const t = wordsIn('en')

/** Expects one entry on the phone and one at the centre. */
async function expectArrivedOnce(page: Page, world: World, village: string): Promise<void> {
  const requests = requestsOn(page, 'en')
  await requests.open()
  await expect(requests.reference.first()).toBeVisible()
  await expect(requests.waiting).toHaveCount(0)
  const [sent, ...more] = await atCentre(world, village)
  expect(more).toEqual([])
  await expect(page.locator(`[data-reference="${sent!.reference}"]`)).toHaveCount(1)
}

test('a full phone says so, the text stays on the screen, and is sent once there is room', async ({
  page,
  context,
  world,
}) => {
  const noRoom = t('This phone has no room left. Delete some photos or apps, then try again.')
  const form = formOn(page, soilTest, 'en')
  const devtools = await context.newCDPSession(page)
  // From the first page on, because the browser caches its free space for half a minute.
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: world.url, quotaSize: 1000 })
  await form.openFrom(soil)
  await fillSoilTest(page, { name: 'Balwant of the full phone', village: 'Full phone' })
  await expect(form.dialog.locator('[data-keeping=full]')).toContainText(noRoom)
  await form.submit()
  await expect(form.notice).toContainText(`${soilTest.failed.text.en} ${noRoom}`)
  await expect(form.notice).toContainText(t('Your answers are still here.'))
  await expect(form.field('name')).toHaveValue('Balwant of the full phone')
  await expect(form.field('farmLocation')).toHaveValue('Full phone')
  expect(await atCentre(world, 'Full phone')).toEqual([])

  await devtools.send('Storage.overrideQuotaForOrigin', { origin: world.url })
  await form.type('farmSize', '5')
  await form.untilSaved()
  await form.submit()
  await form.expectThanks()
  await expectArrivedOnce(page, world, 'Full phone')
})

/** Opens the browser's internal page that can close databases in use. */
async function databasesOf(context: BrowserContext) {
  const internals = await context.newPage()
  return {
    /** Closes every connection of every origin, as a browser short of memory does. */
    closeAll: async () => {
      await internals.goto('chrome://indexeddb-internals')
      const buttons = internals.locator('.force-close')
      await expect(buttons.first()).toBeVisible()
      for (const button of await buttons.all()) await button.click()
      await expect(internals.locator('.connection-count').first()).toHaveText('0')
    },
  }
}

test('a browser that closes the database under an open form loses nothing', async ({
  page,
  context,
  world,
}) => {
  const form = formOn(page, soilTest, 'en')
  const databases = await databasesOf(context)
  await form.openFrom(soil)
  await form.type('name', 'Closing')
  await form.untilSaved()
  await databases.closeAll()
  await fillSoilTest(page, { name: 'Closing twice', village: 'Closed database' })
  await form.untilSaved()
  await databases.closeAll()
  await form.submit()
  await form.expectThanks()
  await expect(form.reference).toBeVisible()
  await expectArrivedOnce(page, world, 'Closed database')
})

test('a newer build in another tab upgrades the database, and the open form goes on', async ({
  page,
  context,
  world,
}) => {
  const form = formOn(page, soilTest, 'en')
  await form.openFrom(soil)
  await form.type('name', 'Older build')
  await form.untilSaved()
  const newer = await context.newPage()
  await newer.goto('/offline/none')
  const version = await newer.evaluate(async () => {
    const opening = indexedDB.open('khet-seva-outbox', 40)
    return new Promise<number>((resolve, reject) => {
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('something-new'))
      opening.addEventListener('success', () => resolve(opening.result.version))
      opening.addEventListener('error', () => reject(opening.error))
    })
  })
  expect(version).toBe(40)
  await fillSoilTest(page, { name: 'Older build', village: 'Newer build' })
  await form.untilSaved()
  await form.submit()
  await form.expectThanks()
  await expectArrivedOnce(page, world, 'Newer build')
})

test('a cleared database is noticed, reported once, and stores new data', async ({
  page,
  context,
  world,
}) => {
  const notice = page.getByText('This browser’s data was cleared')
  const requests = requestsOn(page, 'en')
  await page.goto(soil)
  await untilPagesAreCached(page)
  await context.setOffline(true)
  await requestSoilTest(page, { name: 'Cleared', village: 'Cleared phone' })
  await requests.open()
  await expect(requests.waiting).toHaveCount(1)
  await expect(notice).toHaveCount(0)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', { origin: world.url, storageTypes: 'indexeddb' })
  await context.setOffline(false)
  await page.reload()
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: t('I have read it') }).click()
  await expect(notice).toHaveCount(0)
  await page.reload()
  await requestSoilTest(page, { name: 'Written again', village: 'Cleared phone' })
  await expectArrivedOnce(page, world, 'Cleared phone')
  await expect(notice).toHaveCount(0)
})

for (const years of [10, -10]) {
  test(`a clock that is ${Math.abs(years)} years ${years > 0 ? 'ahead' : 'behind'} and is then corrected sends once and shows it${years > 0 ? '' : ' @soak'}`, async ({
    page,
    context,
    world,
  }) => {
    const village = `Clock ${years}`
    const wrong = new Date(Date.now() + years * 365.25 * 86_400_000)
    await page.clock.install({ time: wrong })
    await page.goto(soil)
    expect(await page.evaluate(() => new Date().getFullYear())).toBe(wrong.getFullYear())
    await untilPagesAreCached(page)
    await requestSoilTest(page, { name: 'Wrong clock', village })
    await expectArrivedOnce(page, world, village)

    await context.setOffline(true)
    await requestSoilTest(page, { name: 'Clock put right', village: `${village}, put right` })
    await page.clock.setSystemTime(new Date())
    await context.setOffline(false)
    await expectArrivedOnce(page, world, `${village}, put right`)
  })
}

for (const ended of [false, true]) {
  test(`ninety days offline lose nothing: ${ended ? 'after the session has ended, the phone asks to sign in and then sends' : 'the token is renewed and everything is sent'}${ended ? '' : ' @soak'}`, async ({
    page,
    context,
    world,
  }) => {
    const email = ended ? 'agent@example.org' : 'farmer2@example.org'
    const phone = ended ? '+91 90000 00003' : '+91 90000 00002'
    const village = `Ninety days, ${ended}`
    const requests = requestsOn(page, 'en')
    await signIn(page, 'en', email, phone)
    await page.goto(soil)
    await untilPagesAreCached(page)
    await context.setOffline(true)
    await requestSoilTest(page, { name: 'Summer in the hills', village })
    const token = await tokenOn(page)
    await agePhone(page, 90)
    if (ended)
      await world.backend.query(
        `delete from auth.sessions where user_id = (select id from auth.users where email = $1)`,
        [email],
      )
    await requests.open()
    await expect(requests.waiting).toHaveCount(1)
    expect(await atCentre(world, village)).toEqual([])

    await context.setOffline(false)
    if (ended) {
      await expect(requests.waiting.first()).toContainText(t('It will be sent when you sign in.'))
      expect(await atCentre(world, village)).toEqual([])
      // By the screen's own button.
      await page
        .getByRole('main')
        .getByRole('link', { name: t('Sign In') })
        .click()
      await fillSignIn(page, 'en', email, phone)
      await expect(page.getByRole('heading', { level: 1, name: t('My requests') })).toBeVisible()
    }
    await expectArrivedOnce(page, world, village)
    expect(await tokenOn(page)).not.toBe(token)
  })
}
