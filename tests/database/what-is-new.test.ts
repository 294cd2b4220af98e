import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentRows, outcome, publish, type Person } from './as-person.ts'
import { newGuest, openDesk, submission, type Desk } from './open-desk.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
  await publish(desk.database, 'first', contentRows(3))
})
afterAll(() => desk.database.close())

const requests = (person: Person, questions: unknown) =>
  desk.call<Record<string, unknown>>(person, 'what_is_new($1::text::jsonb)', [JSON.stringify(questions)])
const inShop = { shop_changes: { since: 0, snapshot: 'none' } }
const ofOwn = {
  cart_changes: { since: null },
  request_changes: { since: 0, guest: null },
  order_changes: { since: 0 },
}

test('each question of a batch is answered as it is alone', async () => {
  const [farmer, other] = [await desk.database.person(), await desk.database.person()]
  const [own, foreign] = [submission(), submission()]
  await desk.send(farmer, [own])
  await desk.send(other, [foreign])
  const result = await requests(farmer, { ...inShop, ...ofOwn })
  expect(result).toEqual({
    shop_changes: await desk.call(farmer, `shop_changes(0, 'none')`, []),
    cart_changes: await desk.call(farmer, 'cart_changes()', []),
    request_changes: await desk.call(farmer, 'request_changes()', []),
    order_changes: await desk.call(farmer, 'order_changes()', []),
  })
  expect(JSON.stringify(result)).toContain(own.id)
  expect(JSON.stringify(result)).not.toContain(foreign.id)
})

test('a missing question has no answer', async () => {
  const farmer = await desk.database.person()
  expect(Object.keys(await requests(farmer, inShop))).toEqual(['shop_changes'])
  expect(await requests(farmer, { list_people: {}, my_data: {} })).toEqual({})
})

test('a guest gets the shop and the requests of their secret, and no account’s data', async () => {
  const [secret, entry] = [newGuest(), submission()]
  await desk.send('guest', [entry], secret)
  const result = await requests('guest', { ...inShop, request_changes: { since: 0, guest: secret } })
  expect(result['request_changes']).toMatchObject({ requests: [{ id: entry.id }] })
  for (const question of ['cart_changes', 'order_changes'] as const) {
    expect(await outcome(requests('guest', { ...inShop, [question]: ofOwn[question] }))).toBe('42501')
  }
})

test('a malformed batch is refused', async () => {
  const farmer = await desk.database.person()
  for (const nonsense of [[], 'shop_changes', 7, null]) {
    expect(await outcome(requests(farmer, nonsense))).toBe('22023')
  }
  for (const since of ['soon', 1.5, {}]) {
    expect(await outcome(requests(farmer, { order_changes: { since } }))).toBe('22P02')
  }
})
