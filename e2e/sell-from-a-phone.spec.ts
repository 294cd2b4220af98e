import { phoneOf } from './pages/desk-people.ts'
import { untilAppRuns } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test, untilPagesAreCached, type World } from './world.ts'

const t = wordsIn('en')
const name = 'Wheat PBW 725'

const heldBy = async (world: World, holder: string) => {
  const [row] = await world.backend.query<{ packs: number }>(
    `select coalesce(sum(posted), 0)::int / 1000 as packs from ledger_accounts where book = 'goods' and holder like $1`,
    [holder],
  )
  return row!.packs
}

test('an agent takes bags along, sells them without network for a slip, and gives back the rest @every', async ({
  browser,
  world,
}) => {
  const manager = await phoneOf(browser, world, 'manager')
  await manager.goto('/stock?tab=count')
  await untilAppRuns(manager)
  await manager.getByLabel(t('Look for it by its name')).fill(name)
  await manager.getByRole('button', { name: `Add: ${name}`, exact: true }).click()
  await manager.getByLabel(`${name} / 40 kg: packs`).fill('10')
  await manager.getByRole('button', { name: 'Save', exact: true }).click()
  await manager.getByRole('tab', { name: 'With agents' }).click()
  await manager.getByLabel(t('Name, phone or email')).fill('Ramesh')
  await manager.getByRole('button', { name: t('Find'), exact: true }).click()
  await manager.getByRole('button', { name: 'Choose', exact: true }).click()
  await manager.getByLabel('How many').fill('11')
  await manager.getByRole('button', { name: 'Give the goods' }).click()
  await expect(manager.getByText('Write a whole number from 1 to 10.')).toBeVisible()
  await manager.getByLabel('How many').fill('3')
  await manager.getByLabel('Price of one, in rupees').fill('1200')
  await manager.getByRole('button', { name: 'Give the goods' }).click()
  await expect(manager.getByText('No phone sells it yet')).toBeVisible()
  expect([await heldBy(world, 'shelf'), await heldBy(world, 'phone:%')]).toEqual([7, 3])

  const agent = await phoneOf(browser, world, 'agent')
  await agent.goto('/agent')
  await untilAppRuns(agent)
  await agent.getByRole('link', { name: 'Goods to sell' }).click()
  await agent.getByRole('button', { name: 'Sell from this phone' }).click()
  await expect(agent.getByLabel('How many')).toBeVisible()
  await untilPagesAreCached(agent)
  await agent.context().setOffline(true)
  await agent.getByLabel('How many').fill('4')
  await agent.getByRole('button', { name: /received in cash/ }).click()
  await expect(agent.getByText('Write a whole number from 1 to 3.')).toBeVisible()
  await agent.getByLabel('How many').fill('2')
  await agent.getByLabel('Name or phone of the buyer').fill('Bachan Kaur')
  await agent.getByRole('button', { name: 'Sold, ₹2,400 received in cash' }).click()
  await expect(agent.locator('[data-slip]:visible')).toContainText('Bachan Kaur')
  await agent.reload()
  await untilAppRuns(agent)
  await agent.getByText('Sold on this phone: 1').click()
  await agent.getByText(`2 × ${name}`).first().click()
  await expect(agent.locator('[data-slip]')).toContainText('Bachan Kaur')
  await expect(agent.locator('[data-slip]')).toContainText(`2 × ${name}`)
  await expect(agent.locator('[data-left="1"]')).toBeVisible()
  await expect(agent.getByText('Sales that are not at the centre yet: 1.')).toBeVisible()
  await agent.context().setOffline(false)
  await expect
    .poll(() => world.backend.query(`select packs, paise::int as paise from quota_sales`))
    .toEqual([{ packs: 2, paise: 240_000 }])
  await expect(agent.locator('[data-left="1"]')).toBeVisible()

  await manager.reload()
  await untilAppRuns(manager)
  await expect(manager.locator('[data-given]')).toContainText('The centre knows of 2 sold out of 3')
  await agent.getByRole('button', { name: /Give back the rest/ }).click()
  await agent.getByRole('button', { name: 'Give back the rest', exact: true }).click()
  await expect.poll(() => heldBy(world, 'shelf')).toBe(8)
  await expect(agent.getByRole('button', { name: /received in cash/ })).toBeHidden()
  expect(await heldBy(world, 'phone:%')).toBe(0)
  expect(await world.backend.query('select * from check_ledger()')).toEqual([])
  await manager.goto('/cash')
  await untilAppRuns(manager)
  await expect(manager.getByText('Ramesh Kumar').first()).toBeVisible()
  await expect(manager.getByText('₹2,400').first()).toBeVisible()
  for (const page of [manager, agent]) await page.context().close()
})
