import type { Page } from '@playwright/test'
import { answerAtDesk } from './pages/at-desk.ts'
import { phoneOf } from './pages/desk-people.ts'
import { shopOn, shopWords } from './pages/shop.ts'
import { untilAppRuns } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test, untilPagesAreCached, type World } from './world.ts'

const t = wordsIn('en')
const main = (page: Page) => page.getByRole('main')

/** Begins the farmer's khata with a limit in rupees, as a manager does. */
async function giveLimit(manager: Page, rupees: string): Promise<void> {
  await manager.goto('/khatas')
  await untilAppRuns(manager)
  await main(manager).getByText(t('New khata')).click()
  await manager.getByLabel(t('Name, phone or email')).fill('Gurpreet')
  await manager.getByRole('button', { name: t('Find'), exact: true }).click()
  const found = main(manager).getByRole('listitem').filter({ hasText: 'Gurpreet Singh' })
  await found.getByRole('button', { name: t('Begin the khata') }).click()
  await expect(balance(manager)).toBeVisible()
  await main(manager).getByText(t('Limit'), { exact: true }).click()
  await manager.getByLabel(t('May owe at most, in rupees')).fill(rupees)
  await manager.getByRole('button', { name: t('Give this limit') }).click()
  await expect(main(manager).getByText(/The limit is ₹/)).toBeVisible()
}

async function order(farmer: Page, how: string | RegExp): Promise<void> {
  const shop = shopOn(farmer, 'en')
  await farmer.goto('/seeds-catalog/grains')
  await untilAppRuns(farmer)
  await main(farmer)
    .getByRole('button', { name: new RegExp(shopWords.en.addToCart) })
    .first()
    .click()
  await shop.openCart()
  await shop.cart.getByRole('button', { name: t('Checkout') }).click()
  await shop.cart.getByLabel(`${t('Phone number')} *`).fill('90000 00001')
  await shop.cart.getByLabel(t('Address')).fill('Village Sarna')
  await shop.cart.getByLabel(how).check()
  const area = shop.cart.getByLabel(t('Delivery Area'))
  if (await area.isVisible()) await area.selectOption('sarna')
  await shop.cart.getByRole('button', { name: t('Place the order') }).click()
  await expect(farmer.getByText(t('Order placed')).first()).toBeVisible()
}

const balance = (page: Page) => main(page).locator('[data-balance]')

test('goods are bought on account, read offline, and paid at the door without a network', async ({
  browser,
  world,
}) => {
  const manager = await phoneOf(browser, world, 'manager')
  await giveLimit(manager, '5000')

  const farmer = await phoneOf(browser, world, 'farmer')
  await farmer.goto('/khata')
  await untilAppRuns(farmer)
  await expect(balance(farmer)).toContainText('5,000')
  await order(farmer, /On my khata/)
  await farmer.goto('/khata')
  await untilAppRuns(farmer)
  await expect(main(farmer).locator('[data-entry=order]')).toBeVisible()
  const owed = -Number(await balance(farmer).getAttribute('data-balance'))
  expect(owed).toBeGreaterThan(0)
  await untilPagesAreCached(farmer)
  await farmer.context().setOffline(true)
  await farmer.reload()
  await untilAppRuns(farmer)
  await expect(main(farmer).locator('[data-entry=order]')).toBeVisible()
  await farmer.context().setOffline(false)

  // At the door: no network, a slip at once, the books later.
  const staff = await phoneOf(browser, world, 'staff')
  await staff.goto('/khatas')
  await untilAppRuns(staff)
  await main(staff)
    .getByRole('link', { name: /Gurpreet/ })
    .click()
  await expect(balance(staff)).toBeVisible()
  await untilPagesAreCached(staff)
  await staff.context().setOffline(true)
  await main(staff).getByText(t('Cash'), { exact: true }).click()
  await staff.getByLabel(t('Amount in rupees')).last().fill('50')
  await staff.getByRole('button', { name: t('Cash received, make a slip') }).click()
  await expect(main(staff).locator('[data-slip]')).toContainText('₹50.00')
  const number = await main(staff).locator('[data-slip]').getAttribute('data-slip')
  await staff.context().setOffline(false)
  await expect.poll(() => slipsOf(world)).toEqual([{ number, paise: 5_000, claim: null }])
  await expect.poll(() => owedBy(world)).toBe(owed - 5_000)
  for (const page of [manager, farmer, staff]) await page.context().close()
})

const slipsOf = (world: World) =>
  world.backend.query('select number, paise::int as paise, claim from public.cash_slips')

async function owedBy(world: World): Promise<number> {
  const [row] = await world.backend.query<{ owed: number }>(
    `select -posted::int as owed from public.ledger_accounts where book = 'khata' and holder like 'customer:%'`,
  )
  return row!.owed
}

test('an order is paid by UPI with the bank’s reference', async ({ browser, world }) => {
  await world.backend.query(
    `update public.centre_settings set value = '"khet.seva@example"' where key = 'upi'`,
  )
  const farmer = await phoneOf(browser, world, 'farmer')
  await order(farmer, t('Cash on delivery (Sarna Station and Sarna)'))
  await farmer.goto('/requests')
  await untilAppRuns(farmer)
  await main(farmer).getByRole('link', { name: /KS-/ }).first().click()
  await main(farmer).getByText(t('Pay by UPI'), { exact: true }).click()
  const link = await main(farmer)
    .getByRole('link', { name: t('Open the UPI app') })
    .getAttribute('href')
  const reference = /KS-\w{5}/.exec((await farmer.getByRole('heading', { level: 1 }).textContent())!)![0]
  expect(link).toContain(`pa=khet.seva%40example`)
  expect(link).toContain(`tr=${reference}`)
  await farmer.getByRole('button', { name: t('I have paid') }).click()
  await expect(
    farmer.getByText(t('You said that you have paid. The centre looks at its bank.')),
  ).toBeVisible()

  const staff = await phoneOf(browser, world, 'staff')
  await staff.goto('/desk')
  await untilAppRuns(staff)
  await main(staff).getByRole('link').filter({ hasText: reference }).first().click()
  await main(staff).getByText(t('By UPI'), { exact: true }).click()
  await staff.getByLabel(t('Bank’s reference (12 digits)')).fill('4332 1098 7654')
  await staff.getByRole('button', { name: /came by UPI/ }).click()
  await expect(main(staff).getByText(t('Paid by UPI'))).toBeVisible()
  await expect(main(staff).locator('[data-order-money]')).toBeHidden()
  for (const state of ['packed', 'shipped', 'delivered']) {
    await answerAtDesk(staff, '', state)
    await expect(staff.locator(`[data-standing=${state}]`)).toBeVisible()
  }
  await farmer.reload()
  await expect(main(farmer).getByText(t('Delivered')).first()).toBeVisible()
  for (const page of [farmer, staff]) await page.context().close()
})
