import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { addressIn } from '#src/platform/i18n/address.ts'
import { answerAtDesk, openAtDesk } from './pages/at-desk.ts'
import { farmersSoilTest, phoneOf, phones } from './pages/desk-people.ts'
import { pressUntil } from './pages/press.ts'
import { signIn, untilAppRuns, withConsent } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test, untilPagesAreCached } from './world.ts'

const t = wordsIn('en')
const nothingAsked = t(
  'No requests from this phone yet. Open a service and fill in its form, even without network. Or call the centre.',
)

const log = (page: Page) =>
  page
    .getByRole('heading', { name: t('History') })
    .locator('xpath=..')
    .getByRole('listitem')

test('an answer that staff write offline is sent later, and the farmer reads it @every', async ({
  browser,
  world,
}) => {
  const reference = await farmersSoilTest(world)
  const staff = await phoneOf(browser, world, 'staff')
  await openAtDesk(staff, reference)
  await untilPagesAreCached(staff)
  await staff.context().setOffline(true)
  await answerAtDesk(staff, 'Bring a kilo of soil\non Monday.', 'answered')
  await expect(log(staff).last()).toContainText(t('saved on this phone, not sent yet'))
  await staff.reload()
  await untilAppRuns(staff)
  await expect(log(staff).last()).toContainText('Bring a kilo of soil')
  await staff.context().setOffline(false)
  await expect(log(staff).last()).toContainText('Kiran Bala')
  await expect(log(staff).last()).toContainText(t('Answered'))

  const farmer = await phoneOf(browser, world, 'farmer', 'pa')
  await farmer.goto(addressIn('pa', '/requests'))
  await untilAppRuns(farmer)
  const row = farmer.getByRole('listitem').filter({ has: farmer.locator(`[data-reference="${reference}"]`) })
  await expect(row.getByText('Bring a kilo of soil').first()).toBeVisible()
  await row.getByText(wordsIn('pa')('History')).click()
  await expect(row.getByRole('listitem').last()).toContainText(wordsIn('pa')('Answered'))
  await expect(row).not.toContainText('Kiran')
  await staff.context().close()
  await farmer.context().close()
})

test('an unfinished note survives a reload, is sent once, and is deleted then', async ({
  browser,
  world,
}) => {
  const reference = await farmersSoilTest(world)
  const staff = await phoneOf(browser, world, 'staff')
  await openAtDesk(staff, reference)
  const note = staff.getByLabel(t('Note for the person'))
  await note.fill('Bring a kilo of soil')
  await staff.getByLabel(t('New status')).selectOption('answered')
  await expect(staff.locator('[data-keeping=saved]')).toBeVisible()
  await staff.goto('/requests')
  await untilAppRuns(staff)
  await expect(staff.getByText(nothingAsked)).toBeVisible()
  await openAtDesk(staff, reference)
  await expect(note).toHaveValue('Bring a kilo of soil')
  await expect(staff.getByLabel(t('New status'))).toHaveValue('answered')
  await staff.getByRole('button', { name: t('Send the answer') }).click()
  await expect(log(staff).last()).toContainText('Kiran Bala')
  await staff.reload()
  await untilAppRuns(staff)
  await expect(log(staff).last()).toContainText('Bring a kilo of soil')
  await expect(note).toHaveValue('')
  await expect(log(staff)).toHaveCount(2)
  await staff.context().close()
})

test('a button works while the phone saves the note', async ({ browser, world }) => {
  const reference = await farmersSoilTest(world)
  // Not staff, whose open items are counted below.
  const manager = await phoneOf(browser, world, 'manager')
  await openAtDesk(manager, reference)
  const note = manager.getByLabel(t('Note for the person'))
  const stored = manager.locator('[data-keeping=saved]')
  await note.fill('Bring a kilo')
  await pressUntil(manager.getByRole('button', { name: t('Assign to me') }), stored)
  await expect(manager.getByRole('button', { name: t('Assign to me') })).toHaveCount(0)
  await note.fill('Bring a kilo of soil')
  await pressUntil(manager.getByRole('button', { name: t('Send the answer') }), stored)
  await expect(log(manager).last()).toContainText('Bring a kilo of soil')
  await manager.context().close()
})

test('in a wide window the list is beside the open item, and arrow keys open the next row', async ({
  browser,
  world,
}) => {
  await farmersSoilTest(world)
  await farmersSoilTest(world)
  const manager = await phoneOf(browser, world, 'manager')
  await manager.setViewportSize({ width: 1280, height: 800 })
  await manager.goto('/desk?kind=soil-test')
  await untilAppRuns(manager)
  const rows = manager.getByRole('main').locator('[data-row]')
  const heading = manager.getByRole('article').getByRole('heading', { level: 2 }).first()
  const line = (await manager.getByRole('row').nth(1).boundingBox())!
  expect(Math.floor((800 - line.y) / line.height)).toBeGreaterThanOrEqual(10)
  const waits = manager.getByRole('columnheader', { name: t('Waiting') })
  await waits.getByRole('button').click()
  await expect(waits).toHaveAttribute('aria-sort', 'descending')
  await expect(manager).toHaveURL(/order=longest/)
  await manager.goBack()
  await expect(waits).not.toHaveAttribute('aria-sort')
  await rows.nth(1).click()
  await expect(manager.getByRole('heading', { name: t('Requested') })).toBeVisible()
  await expect(rows.nth(1)).toHaveAttribute('aria-current', 'page')
  await manager.keyboard.press('ArrowUp')
  await expect(rows.nth(0)).toHaveAttribute('aria-current', 'page')
  await expect(rows.nth(0)).toBeFocused()
  await expect(manager.getByRole('main').locator('[data-row][aria-current]')).toHaveCount(1)
  await manager.keyboard.press('Enter')
  await expect(heading).toBeFocused()
  await manager.keyboard.press('Escape')
  await expect(rows.nth(0)).toBeFocused()
  // Opened by its address, the item's heading has the focus, not the page's.
  const address = manager.url()
  await manager.goto('about:blank')
  await manager.goto(address)
  await expect(heading).toBeFocused()
  await manager.goto('/desk?kind=soil-test')
  await untilAppRuns(manager)
  await rows.nth(1).click()
  await expect(rows.nth(1)).toHaveAttribute('aria-current', 'page')
  await manager.keyboard.press('ArrowUp')
  await expect(rows.nth(0)).toHaveAttribute('aria-current', 'page')
  // One step back closes the item, however many were opened.
  await manager.goBack()
  await expect(manager).toHaveURL('/desk?kind=soil-test')
  await expect(manager.getByText(t('Choose one on the left.'))).toBeVisible()
  await manager.context().close()
})

test('an answer by keyboard keeps the focus in place, and its result is announced', async ({
  browser,
  world,
}) => {
  const reference = await farmersSoilTest(world)
  const manager = await phoneOf(browser, world, 'manager')
  await openAtDesk(manager, reference)
  const send = manager.getByRole('button', { name: t('Send the answer') })
  await expect(send).toBeDisabled()
  await manager.getByLabel(t('Note for the person')).fill('Bring a kilo of soil')
  await send.press('Enter')
  await expect(log(manager).last()).toContainText('Bring a kilo of soil')
  await expect(manager.getByRole('status').getByText(t('The centre has it'))).toBeVisible()
  await expect(send).toBeDisabled()
  await expect(send).toBeFocused()
  await manager.getByRole('button', { name: t('Assign to me') }).press('Enter')
  await expect(manager.getByText(t('You'), { exact: true })).toBeVisible()
  await expect(manager.locator('main :focus')).toHaveCount(1)
  await manager.context().close()
})

test('two answers to one request: the second person sees the first answer, and sends their own anyway', async ({
  browser,
  world,
}) => {
  const reference = await farmersSoilTest(world)
  const staff = await phoneOf(browser, world, 'staff')
  const manager = await phoneOf(browser, world, 'manager')
  await openAtDesk(staff, reference)
  await openAtDesk(manager, reference)
  await untilPagesAreCached(staff)
  await staff.context().setOffline(true)
  await answerAtDesk(staff, 'Come by on Friday.')
  await answerAtDesk(manager, 'I called him.', 'in_review')
  await expect(log(manager).last()).toContainText('Harjit Kaur')
  await staff.context().setOffline(false)
  const back = staff.getByRole('region', { name: t('Came back to you') })
  await expect(back).toContainText(t('Somebody was quicker. Nothing of yours was sent.'))
  await expect(back).toContainText('I called him.')
  await expect(back).toContainText('Come by on Friday.')
  await back.getByRole('button', { name: t('Send it anyway') }).click()
  await expect(back).toHaveCount(0)
  await expect(log(staff).last()).toContainText('Kiran Bala')
  await expect(log(staff)).toHaveCount(3)
  await staff.context().close()
  await manager.context().close()
})

test('a manager approves, staff are not offered it; reports and team are there', async ({
  browser,
  world,
}) => {
  const reference = await farmersSoilTest(world)
  const staff = await phoneOf(browser, world, 'staff')
  await openAtDesk(staff, reference)
  const offered = (page: Page) =>
    page.getByLabel(t('New status')).getByRole('option', { name: t('Approved') })
  await expect(offered(staff)).toHaveCount(0)
  await staff.getByRole('button', { name: t('Assign to me') }).click()
  await expect(staff.getByText(t('You'), { exact: true })).toBeVisible()

  const manager = await phoneOf(browser, world, 'manager')
  await openAtDesk(manager, reference)
  await expect(offered(manager)).toHaveCount(1)
  await answerAtDesk(manager, '', 'approved')
  await expect(log(manager).last()).toContainText(t('Approved'))

  await manager.goto('/desk?tab=reports')
  await untilAppRuns(manager)
  await expect(manager.getByRole('heading', { name: t('By week') })).toBeVisible()
  const saving = manager.waitForEvent('download')
  await manager.getByRole('button', { name: t('Save as a table (CSV)') }).click()
  expect((await saving).suggestedFilename()).toMatch(/^khet-seva-\d{4}-\d\d-\d\d\.csv$/)
  await manager.getByRole('tab', { name: t('Team') }).click()
  const row = manager.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Kiran Bala' })
  await expect(row).toContainText(t('{0} open', { 0: 1 }))
  await staff.context().close()
  await manager.context().close()
})

test('a person without a role sees an explanation with the existing roles; a guest is asked to sign in', async ({
  page,
}) => {
  await withConsent(page)
  await page.goto('/hi/desk')
  await untilAppRuns(page)
  await expect(page.getByText(wordsIn('hi')('Please sign in to see the requests.'))).toBeVisible()
  await signIn(page, 'hi', 'viewer@example.org', phones.viewer)
  await page.goto('/hi/desk')
  await untilAppRuns(page)
  await expect(page.getByText(wordsIn('hi')("You don't have access to the desk"))).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([wordsIn('hi')('Viewer')])
})

test('a filtered list survives an item, Back and a reload, and can be acted on, saved and printed', async ({
  browser,
  world,
}) => {
  const references = [await farmersSoilTest(world), await farmersSoilTest(world)]
  const staff = await phoneOf(browser, world, 'staff')
  await staff.goto('/desk')
  await untilAppRuns(staff)
  const rows = staff.getByRole('main').getByRole('listitem')
  const rowOf = (reference: string) => rows.filter({ hasText: reference })
  await staff.getByText(t('Newest change first')).first().click()
  await staff.getByLabel(t('Sort by')).selectOption('longest')
  await staff.getByLabel(t('Kind')).selectOption('soil-test')
  await expect(staff).toHaveURL(/kind=soil-test/)
  await expect(rowOf(references[0]!)).toContainText(/waits|just now/)
  await rowOf(references[0]!).getByRole('link').click()
  await expect(staff).toHaveTitle(new RegExp(`${references[0]}.*${t('Desk')}`))
  await staff.goBack()
  await staff.reload()
  await untilAppRuns(staff)
  await expect(staff).toHaveTitle(new RegExp(`^${t('Desk')}`))
  await expect(staff).toHaveURL(/order=longest/)
  const summary = staff.locator('summary').first()
  await expect(summary).toContainText(t('Longest waiting first'))
  // Back undoes the last choice.
  await staff.goBack()
  await expect(staff).not.toHaveURL(/kind=/)

  const saving = staff.waitForEvent('download')
  await staff.getByRole('button', { name: t('Save as a table (CSV)') }).click()
  const file = await readFile(await (await saving).path(), 'utf8')
  expect(file.startsWith('\uFEFF"Number"')).toBe(true)
  expect(file).toContain(references[0])
  await staff.evaluate(() => {
    window.print = () => (document.title = `printed ${document.querySelectorAll('main table tr').length > 2}`)
  })
  await staff.getByRole('button', { name: /^Print this list/ }).click()
  await expect(staff).toHaveTitle('printed true')

  await staff.getByRole('button', { name: t('Choose several') }).click()
  for (const reference of references) await rowOf(reference).getByRole('checkbox').check()
  await staff.getByRole('button', { name: 'Close (2)' }).click()
  for (const reference of references) await expect(rowOf(reference)).toHaveCount(0)
  await staff.getByRole('button', { name: t('Undo') }).click()
  for (const reference of references) await expect(rowOf(reference)).toHaveCount(1)
  await staff.context().close()
})

test('several requests are marked as spam at once, and restored', async ({ browser, world }) => {
  const references = [await farmersSoilTest(world), await farmersSoilTest(world)]
  const staff = await phoneOf(browser, world, 'staff')
  await staff.goto('/desk')
  await untilAppRuns(staff)
  const rows = staff.getByRole('main').getByRole('listitem')
  const rowOf = (reference: string) => rows.filter({ hasText: reference })
  await staff.getByRole('button', { name: t('Choose several') }).click()
  for (const reference of references) await rowOf(reference).getByRole('checkbox').check()
  await staff.getByRole('button', { name: /Mark as spam \(2\)/ }).click()
  for (const reference of references) await expect(rowOf(reference)).toHaveCount(0)
  await staff.getByRole('button', { name: t('Undo') }).click()
  for (const reference of references) await expect(rowOf(reference)).toHaveCount(1)
  await staff.context().close()
})
