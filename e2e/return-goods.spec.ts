import { callAs, phoneOf } from './pages/desk-people.ts'
import { untilAppRuns } from './pages/visitor.ts'
import { expect, test, type World } from './world.ts'

/** Places an order of three packs for the farmer, brings it and takes the cash; returns its id and reference. */
async function boughtInCash(world: World) {
  const id = crypto.randomUUID()
  const [item] = await world.backend.query<{ id: string; price: number }>(
    `select id, price_paise as price from catalogue_items where catalogue = 'seeds-catalog' order by id limit 1`,
  )
  const { placed } = (await callAs(world, 'farmer', 'place_order', {
    order_id: id,
    lines: [{ product_id: item!.id, quantity: 3 }],
    delivery: { area: 'sarna', pay_by: 'cash' },
    contact: { name: 'Gurpreet', phone: '9000000001', address: 'House 4' },
    expected_total_paise: item!.price * 3,
    language: 'en',
  })) as { placed: { reference: string } }
  for (const act of [
    `move_order_to('${id}', 'packed', null)`,
    `move_order_to('${id}', 'shipped', null)`,
    `take_money('${id}', 'cash')`,
    `move_order_to('${id}', 'delivered', 'cash_received')`,
  ])
    await world.backend.query(`select ${act}`)
  return { id, reference: placed.reference }
}

/** Sends the form by which the farmer asks to give goods of an order back. */
async function askBack(world: World, order: string): Promise<void> {
  const answers = { name: 'Gurpreet', phone: '9000000001', order, goods: '2', reason: 'spoilt' }
  const content = { answers, form: 'goods-return', language: 'en', manifest: [], version: 1 }
  const entry = { id: crypto.randomUUID(), content: JSON.stringify(content), made_at: Date.now() }
  expect(await callAs(world, 'farmer', 'submit_requests', { entries: [entry] })).toMatchObject({
    results: [{ receipt: { state: 'complete' } }],
  })
}

test('a manager takes a part of the goods back that a request names, for cash from the till, and the buyer reads it @every', async ({
  browser,
  world,
}) => {
  const { id, reference } = await boughtInCash(world)
  await askBack(world, reference)
  const manager = await phoneOf(browser, world, 'manager')
  const [asked] = await world.backend.query<{ id: string }>(
    `select id from requests where kind = 'goods-return'`,
  )
  await manager.goto(`/desk?item=request/${asked!.id}`)
  await untilAppRuns(manager)
  const back = manager.locator('[data-take-back]')
  await back.getByLabel('Good, back on the shelf').fill('3')
  await back.getByLabel('Spoilt or broken').fill('1')
  await back.getByRole('button', { name: /^Take back/ }).click()
  await expect(back.getByText('Both together are at most 3.')).toBeVisible()
  await back.getByLabel('Good, back on the shelf').fill('1')
  await back.getByRole('button', { name: /^Take back, ₹/ }).click()
  await expect(manager.getByText('Credit note KC/')).toHaveCount(0)
  await manager.goto(`/desk?item=order/${id}`)
  await untilAppRuns(manager)
  await expect(manager.getByText(/Credit note KC\//)).toBeVisible()
  await back.getByText('Take goods back').click()
  await expect(back.getByText('At most 1')).toBeVisible()

  const farmer = await phoneOf(browser, world, 'farmer')
  await farmer.goto(`/order?id=${id}`)
  await untilAppRuns(farmer)
  await expect(farmer.getByText('Given back in cash')).toBeVisible()
  expect(await world.backend.query('select * from check_ledger()')).toEqual([])
  const requests = await world.backend.query(`select status from requests where id = $1`, [asked!.id])
  expect(requests).toEqual([{ status: 'done' }])
  for (const page of [manager, farmer]) await page.context().close()
})
