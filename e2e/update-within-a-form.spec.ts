import type { Page } from '@playwright/test'
import soilTest from '#src/features/soil/soil-test.form.ts'
import { formOn, requestsOn } from './pages/forms.ts'
import { deployed, newWords, type Deployment } from './pages/newer-build.ts'
import { atCentre, soil } from './pages/soil-test.ts'
import { untilAppRuns, withConsent } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test as inWorld, untilPagesAreCached } from './world.ts'
import { isolated } from '#src/base/isolated.ts'

const t = wordsIn('en')

/** Pages use the deployment's address, which has its own port. */
const test = inWorld.extend<object, { deployment: Deployment }>({
  deployment: [
    async ({ world }, use) => {
      const deployment = await deployed(world)
      await use(deployment)
      await deployment.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ deployment }, use) => use(deployment.url),
})

test.beforeEach(async ({ context, deployment }) => {
  await deployment.deploy('old')
  await withConsent(context)
})

/** A half-filled form of the old build, on a phone that has all of that build. */
async function halfFilled(page: Page, deployment: Deployment, village: string) {
  const form = formOn(page, soilTest, 'en')
  await page.goto(soil)
  await untilPagesAreCached(page)
  await form.openFrom(soil)
  await form.type('name', 'Gurpreet Singh')
  await form.type('farmLocation', village)
  await form.untilSaved()
  await deployment.deploy('new')
  return form
}

const notice = (page: Page) =>
  page.getByRole('status').filter({ hasText: t('A newer version of the app is ready.') })

/** Makes the browser check for a newer build, until one waits. */
async function update(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update())
  const isWaiting = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))
  await expect.poll(isWaiting).toBe(true)
}

async function untilOffered(page: Page): Promise<void> {
  await update(page)
  await expect(notice(page)).toBeVisible()
}

/** Accepts the newer build in another tab of the same phone, and with it the worker of both. */
async function takeElsewhere(page: Page): Promise<void> {
  const second = await page.context().newPage()
  await second.goto('/seeds-catalog')
  await untilAppRuns(second)
  await untilOffered(second)
  await notice(second)
    .getByRole('button', { name: t('Use it now') })
    .click()
  await expect(second.getByText(newWords)).toBeVisible()
  await second.close()
}

const isOldStill = (page: Page) =>
  page.evaluate(
    () => ![...document.scripts].some(({ src, dataset }) => (dataset.entry ?? src).includes('-NEWER')),
  )

test('a form of the previous build is filled in and sent while the phone takes a newer one @every', async ({
  page,
  world,
  deployment,
}) => {
  const form = await halfFilled(page, deployment, 'Narot')
  await takeElsewhere(page)
  expect(await isOldStill(page), 'the page with the form was left alone').toBe(true)
  await expect(form.field('name')).toHaveValue('Gurpreet Singh')
  await form.type('phone', '90000 00003')
  await form.type('farmSize', '4')
  await form.submit()
  await form.expectThanks()
  await expect(form.reference).toBeVisible()
  expect(await atCentre(world, 'Narot')).toHaveLength(1)
})

test('its offline submission is sent by the newer build, once', async ({
  page,
  context,
  world,
  deployment,
}) => {
  const form = await halfFilled(page, deployment, 'Bamial')
  await takeElsewhere(page)
  await context.setOffline(true)
  await form.type('phone', '90000 00003')
  await form.type('farmSize', '4')
  await form.submit()
  await form.expectThanks()
  expect(await isOldStill(page)).toBe(true)

  const requests = requestsOn(page, 'en')
  await requests.open()
  expect(await isOldStill(page), 'the next page is of the newer build').toBe(false)
  await expect(requests.waiting).toHaveCount(1)
  await context.setOffline(false)
  await expect(requests.reference).toBeVisible()
  expect(await atCentre(world, 'Bamial')).toHaveLength(1)
})

test('no update is offered in the middle of a form; after the update the person continues at the same place', async ({
  page,
  world,
  deployment,
}) => {
  const form = await halfFilled(page, deployment, 'Bhoa')
  await form.type('phone', '90000 00003')
  await form.untilSaved()
  await update(page)
  await expect(page.getByText(t('A newer version of the app is ready.'))).toHaveCount(0)
  await form.close()
  await expect(notice(page)).toBeVisible()
  await notice(page)
    .getByRole('button', { name: t('Use it now') })
    .click()
  // The page reloads itself, and an answer may be lost in between.
  await expect.poll(() => isOldStill(page).catch(() => true)).toBe(false)
  await form.openFrom(soil)
  await form.dialog.getByRole('button', { name: `Continue: ${isolated('Gurpreet Singh')}` }).click()
  for (const [key, value] of [
    ['name', 'Gurpreet Singh'],
    ['phone', '90000 00003'],
    ['farmLocation', 'Bhoa'],
  ] as const)
    await expect(form.field(key)).toHaveValue(value)
  await form.type('farmSize', '4')
  await form.submit()
  await form.expectThanks()
  await expect(form.reference).toBeVisible()
  expect(await atCentre(world, 'Bhoa')).toHaveLength(1)
})

test('a build is rolled back and forward over a draft and unsent work, which is sent once', async ({
  page,
  context,
  world,
  deployment,
}) => {
  const form = await halfFilled(page, deployment, 'Dinanagar')
  await takeElsewhere(page)
  await form.openFrom(soil)
  await form.dialog.getByRole('button', { name: `Continue: ${isolated('Gurpreet Singh')}` }).click()
  await form.type('phone', '90000 00004')
  await form.untilSaved()
  expect(await isOldStill(page)).toBe(false)

  await deployment.deploy('old')
  await page.goto('/seeds-catalog')
  await untilAppRuns(page)
  await untilOffered(page)
  await expect(page.getByText(newWords)).toBeVisible()
  await notice(page)
    .getByRole('button', { name: t('Use it now') })
    .click()
  await expect(page.getByText(newWords)).toHaveCount(0)
  await expect.poll(() => isOldStill(page).catch(() => false)).toBe(true)
  await form.openFrom(soil)
  await form.dialog.getByRole('button', { name: `Continue: ${isolated('Gurpreet Singh')}` }).click()
  await expect(form.field('phone')).toHaveValue('90000 00004')

  let isCut = true
  await context.route('**/rpc/submit_requests', (route) => (isCut ? route.abort() : route.continue()))
  await form.type('farmSize', '4')
  await form.submit()
  await form.expectThanks()
  await deployment.deploy('new')
  await page.goto('/seeds-catalog')
  await untilAppRuns(page)
  await untilOffered(page)
  await notice(page)
    .getByRole('button', { name: t('Use it now') })
    .click()
  await expect(page.getByText(newWords)).toBeVisible()
  isCut = false
  const requests = requestsOn(page, 'en')
  await requests.open()
  await expect(requests.reference).toBeVisible()
  await expect(requests.waiting).toHaveCount(0)
  expect(await atCentre(world, 'Dinanagar')).toHaveLength(1)
})
