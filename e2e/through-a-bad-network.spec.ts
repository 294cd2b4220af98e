import type { BrowserContext, Page } from '@playwright/test'
import { type Fault, type FaultProxy } from './fault-proxy.ts'
import { test } from './pages/bad-network.ts'
import { requestsOn } from './pages/forms.ts'
import { entriesOn, tokenOn } from './pages/stored-data.ts'
import { requestSoilTest, atCentre } from './pages/soil-test.ts'
import { signIn, withConsent } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, untilPagesAreCached, type World } from './world.ts'

test.beforeEach(({ context }) => withConsent(context))

const t = wordsIn('en')
const submitting = '/rest/v1/rpc/submit_requests'
const catchingUp = '/rest/v1/rpc/request_changes'
/** More calls than any test makes. */
const forEver: Fault[] = Array.from({ length: 1000 }, () => 'reset')
const everyFault: Fault[] = [
  'reply lost',
  'portal',
  500,
  'truncate',
  401,
  'reset',
  429,
  'truncate',
  'reply lost',
]

/** Expects every entry of the phone once at the centre with the same hash, and once under My requests. */
async function expectOnceEach(
  page: Page,
  world: World,
  village: string,
  phone: readonly { id: string; hash: string }[],
): Promise<void> {
  const centre = await atCentre(world, village)
  expect(centre.map(({ id, hash }) => ({ id, hash }))).toEqual(phone.map(({ id, hash }) => ({ id, hash })))
  await expect(page.locator('[data-reference]').first()).toBeVisible()
  const references = new Set(centre.map(({ reference }) => reference))
  const shown = () =>
    page
      .locator('[data-reference]')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-reference')!))
  await expect
    .poll(async () => (await shown()).filter((reference) => references.has(reference)).toSorted())
    .toEqual([...references].toSorted())
}

/** Submits over a dead connection, and returns the phone's waiting entries. */
async function requestInVain(page: Page, village: string, names: readonly string[]) {
  for (const [index, name] of names.entries()) {
    await requestSoilTest(page, { name, village })
    const stored = () => entriesOn(page).then((rows) => rows.length)
    await expect.poll(stored).toBe(index + 1)
  }
  return entriesOn(page)
}

const sufferedBy = (network: FaultProxy, from = 0) => network.done.slice(from).map(({ fault }) => fault)

for (const who of ['guest', 'signed-in person'] as const) {
  test(`every submission of a ${who} reaches the centre once, whatever the network does${who === 'guest' ? ' @soak' : ''}`, async ({
    page,
    world,
    network,
  }) => {
    const village = `Bad network of a ${who}`
    if (who !== 'guest') await signIn(page, 'en')
    network.spoil(submitting, forEver)
    const phone = await requestInVain(page, village, ['Amarjit', 'Balbir', 'Charan'])
    expect(await atCentre(world, village)).toEqual([])

    const requests = requestsOn(page, 'en')
    await requests.open()
    await expect(requests.waiting).toHaveCount(3)
    const before = network.done.length
    network.spoil(submitting, everyFault)
    const sendNow = page.getByRole('button', { name: t('Send now') })
    await expect
      .poll(
        async () => {
          // The button disappears with the last entry, perhaps during the tap.
          if (await sendNow.isVisible()) await sendNow.click({ timeout: 1_000 }).catch(() => undefined)
          return requests.waiting.count()
        },
        { timeout: 40_000, intervals: [300] },
      )
      .toBe(0)
    expect(sufferedBy(network, before)).toEqual(expect.arrayContaining([...everyFault, 'none']))
    await expectOnceEach(page, world, village, phone)
    await page.reload()
    await expectOnceEach(page, world, village, phone)
    await expect(requests.returned).toHaveCount(0)
  })
}

test('a refused token is renewed, and the submission is sent at once', async ({ page, world, network }) => {
  const village = 'Refused token'
  await signIn(page, 'en')
  const token = await tokenOn(page)
  network.spoil(submitting, [401])
  await requestSoilTest(page, { name: 'Gurnam', village })
  await expect(page.getByRole('dialog').locator('[data-reference]')).toBeVisible()
  expect(sufferedBy(network)).toEqual([401, 'none'])
  expect(await atCentre(world, village)).toHaveLength(1)
  const renewed = await tokenOn(page)
  expect(renewed).toBeTruthy()
  expect(renewed).not.toBe(token)
})

test('a missing answer blocks nothing: the phone retries by itself', async ({ page, world, network }) => {
  // The phone's own timeout of 25 s is under test, so the test waits for it.
  const village = 'Silent network'
  network.spoil(submitting, ['stall'])
  await requestSoilTest(page, { name: 'Harbans', village })
  const phone = await entriesOn(page)
  await expect.poll(() => atCentre(world, village)).toHaveLength(1)
  const requests = requestsOn(page, 'en')
  await expect(page.getByRole('dialog').locator('[data-reference]')).toBeVisible()
  expect(sufferedBy(network)).toEqual(['stall', 'none'])
  await requests.open()
  await expectOnceEach(page, world, village, phone)
})

/** Returns the app's worker as the browser wakes it for Background Sync, from a page outside the app. */
async function workerOf(context: BrowserContext, origin: string) {
  const devtools = await context.newCDPSession(await context.newPage())
  const { promise, resolve } = Promise.withResolvers<string>()
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${origin}/` && !isDeleted)
    if (own) resolve(own.registrationId)
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await promise
  const call = { origin, registrationId, tag: 'outbox', lastChance: false }
  return { wake: () => devtools.send('ServiceWorker.dispatchSyncEvent', call) }
}

for (const [who, faults] of [
  ['guest', ['reply lost', 'portal', 'reset']],
  ['signed-in person', ['truncate', 500, 401]],
] as const) {
  test(`the worker sends a ${who}’s submissions once each over a bad network, without an open page`, async ({
    page,
    context,
    world,
    network,
  }) => {
    const village = `Closed app of a ${who}`
    if (who !== 'guest') await signIn(page, 'en')
    await page.goto('/soil-testing')
    await untilPagesAreCached(page)
    network.spoil(submitting, forEver)
    const phone = await requestInVain(page, village, ['Kuldeep', 'Lakhbir'])
    const worker = await workerOf(context, network.url)
    await page.close()
    expect(context.pages().map((open) => open.url())).toEqual(['about:blank'])
    expect(await atCentre(world, village)).toEqual([])

    for (const fault of faults) {
      network.spoil(submitting, [fault, ...forEver])
      const before = network.done.length
      await worker.wake()
      await expect.poll(() => sufferedBy(network, before)).toContain(fault)
    }
    network.spoil(catchingUp, [])
    await worker.wake()
    // The worker syncs only after it has stored the centre's answer.
    await expect.poll(() => network.done.at(-1)?.path).toBe(catchingUp)
    expect(await atCentre(world, village)).toHaveLength(2)

    // Offline, so that the page shows the worker's stored copy.
    await context.setOffline(true)
    const again = await context.newPage()
    const requests = requestsOn(again, 'en')
    await requests.open()
    await expectOnceEach(again, world, village, phone)
    await expect(requests.waiting).toHaveCount(0)
  })
}
