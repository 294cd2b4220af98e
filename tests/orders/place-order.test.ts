import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outcome } from '../database/as-person.ts'
import {
  contact,
  curd,
  openShopDatabase,
  otherSeed,
  paneer,
  seed,
  type Placed,
  type Shop,
} from './open-shop-database.ts'

let shop: Shop
let farmer: { id: string }

beforeAll(async () => {
  shop = await openShopDatabase()
  farmer = await shop.database.person()
})
afterAll(() => shop.database.close())

const count = async (table: string) =>
  (await shop.database.query<{ n: number }>(`select count(*)::int as n from ${table}`))[0]!.n
const reprice = (product: string, paise: number) =>
  shop.database.query('update catalogue_items set price_paise = $2 where id = $1', [product, paise])

describe('an order', () => {
  test('is priced from the catalogue and waits for its payment', async () => {
    const id = crypto.randomUUID()
    const lines = [
      { product_id: seed, quantity: 2 },
      { product_id: paneer, quantity: 1, options: { customer_type: 'domestic' } },
    ]
    const answer = await shop.place(farmer, { id, lines, area: 'sarna', total: 42_002, language: 'pa' })
    expect(answer).toEqual({
      placed: {
        id,
        pay_by: 'online',
        reference: expect.stringMatching(/^KS-[2-9A-HJKMNP-TV-Z]{5}$/),
        kind: 'cart',
        state: 'awaiting_payment',
        version: expect.any(Number),
        created_at: expect.any(String),
        language: 'pa',
        currency: 'INR',
        goods_paise: 40_002,
        delivery_fee_paise: 2_000,
        total_paise: 42_002,
        delivery_area: 'sarna',
        contact: { ...contact, phone: '9876543210' },
        items: [
          {
            product_id: seed,
            name: { en: 'Seed item-1', pa: 'ਬੀਜ item-1', hi: 'बीज item-1' },
            category: 'Seeds',
            pack_amount: 500,
            pack_unit: 'g',
            quantity: 2,
            options: {},
            unit_paise: 4_001,
            line_paise: 8_002,
          },
          expect.objectContaining({
            product_id: paneer,
            options: { customer_type: 'domestic' },
            unit_paise: 32_000,
          }),
        ],
        events: [
          { from: null, to: 'placed', code: null, note: null, at: expect.any(String) },
          { from: 'placed', to: 'awaiting_payment', code: null, note: null, at: expect.any(String) },
        ],
      },
    } satisfies Placed)
  })

  test('is one order however often it is sent, also after payment', async () => {
    const change = { id: crypto.randomUUID() }
    const first = await shop.place(farmer, change)
    const before = await count('orders')
    expect(await shop.place(farmer, change)).toEqual(first)
    const { ref } = await shop.pay(first.placed!)
    await shop.settle({ ref, amount: first.placed!.total_paise })
    expect((await shop.place(farmer, change)).placed).toMatchObject({ id: change.id, state: 'paid' })
    expect(await count('orders')).toBe(before)
  })

  test('is the same after a change of its price, because it was placed at the old one', async () => {
    const change = { id: crypto.randomUUID() }
    const first = await shop.place(farmer, change)
    await reprice(seed, 9_999)
    expect(await shop.place(farmer, change)).toEqual(first)
    await reprice(seed, 4_001)
  })

  test('is a conflict if its id comes with other content or from another account', async () => {
    const request = { id: crypto.randomUUID() }
    await shop.place(farmer, request)
    const changed = [
      { lines: [{ product_id: seed, quantity: 3 }], total: 12_003 },
      { contact: { ...contact, phone: '9876500000' } },
      { area: 'sarna' },
    ]
    for (const change of changed)
      expect(await outcome(shop.place(farmer, { ...request, ...change }))).toBe('PT409')
    expect(await outcome(shop.place(await shop.database.person(), request))).toBe('PT409')
    expect(await outcome(shop.place('guest', request))).toBe('42501')
    const unsent = shop.call(farmer, 'place_order(null, $1::text::jsonb, null, $2::text::jsonb, 1, null)', [
      '[{"product_id":"a/b","quantity":1}]',
      JSON.stringify(contact),
    ])
    expect(await outcome(unsent)).toBe('P0001')
  })

  test('is in English if the phone names an unknown language', async () => {
    for (const language of [null, 'fr'])
      expect((await shop.ordered(farmer, { language })).language).toBe('en')
  })
})

describe('an outdated total', () => {
  test('is refused with the new one, line by line, and nothing is written', async () => {
    const lines = [
      { product_id: seed, quantity: 2 },
      { product_id: curd, quantity: 1 },
    ]
    const before = [await count('orders'), await count('order_items'), await count('order_events')]
    for (const total of [1, 14_551, 14_553, null, -14_552]) {
      const answer = await shop.place(farmer, { lines, area: 'sarna-station', total })
      expect(answer).toEqual({
        refused: 'total_changed',
        total_paise: 14_552,
        goods_paise: 12_552,
        delivery_fee_paise: 2_000,
        lines: [
          expect.objectContaining({ product_id: seed, quantity: 2, unit_paise: 4_001, line_paise: 8_002 }),
          expect.objectContaining({ product_id: curd, quantity: 1, unit_paise: 4_550, line_paise: 4_550 }),
        ],
      })
    }
    expect([await count('orders'), await count('order_items'), await count('order_events')]).toEqual(before)
  })

  test('is asked about when a price changes between seeing and ordering, and the same id may then agree', async () => {
    const id = crypto.randomUUID()
    await reprice(otherSeed, 5_000)
    const lines = [{ product_id: otherSeed, quantity: 1 }]
    expect(await shop.place(farmer, { id, lines, total: 4_002 })).toMatchObject({
      refused: 'total_changed',
      total_paise: 5_000,
    })
    expect((await shop.place(farmer, { id, lines, total: 5_000 })).placed).toMatchObject({
      id,
      total_paise: 5_000,
    })
    await reprice(otherSeed, 4_002)
  })

  test('is never computed from prices in the lines', async () => {
    const lines = [{ product_id: seed, quantity: 1, unit_paise: 1, line_paise: 1, price: 1, catalogue: 'x' }]
    expect(await shop.place(farmer, { lines, total: 1 })).toMatchObject({
      refused: 'total_changed',
      total_paise: 4_001,
    })
  })
})

test('unavailable products are refused by id until the next day in India', async () => {
  const away = (days: number) =>
    shop.database.query(
      `update catalogue_items set away_until = (now() at time zone 'Asia/Kolkata')::date + $1::int where id = $2`,
      [days, seed],
    )
  const lines = [{ product_id: seed, quantity: 1 }]
  await away(1)
  expect(await shop.place(farmer, { lines })).toEqual({ refused: 'unavailable', ids: [seed] })
  await away(0)
  expect(await shop.place(farmer, { lines })).toMatchObject({ lines: [{ unit_paise: 4_001 }] })
})

test('unknown and retired products are refused by id', async () => {
  await shop.database.query(`update catalogue_items set available = false where id = 'seeds-catalog/item-2'`)
  await shop.database.query(`update catalogue_items set retired = true where id = 'seeds-catalog/item-3'`)
  const ids = ['seeds-catalog/nothing', otherSeed, 'seeds-catalog/item-3']
  const lines = [seed, ...ids].map((product_id) => ({ product_id, quantity: 1 }))
  expect(await shop.place(farmer, { lines })).toEqual({ refused: 'unavailable', ids })
  await shop.database.query(`update catalogue_items set available = true, retired = false`)
})

describe('an invalid order is refused:', () => {
  const line = { product_id: seed, quantity: 1 }
  const many = (n: number) => Array.from({ length: n }, (_, i) => ({ product_id: `a/b${i}`, quantity: 1 }))
  test.each([
    ['no lines', { lines: [] }],
    ['a cart of 1,000 lines', { lines: many(1_000) }],
    ['lines that are no list', { lines: { 0: line } }],
    ['lines that are nothing', { lines: null }],
    ['a line that is no line', { lines: ['x'] }],
    ['a quantity of a billion', { lines: [{ ...line, quantity: 1e9 }] }],
    ['a quantity of 10,000', { lines: [{ ...line, quantity: 10_000 }] }],
    ['a quantity of nothing', { lines: [{ ...line, quantity: 0 }] }],
    ['a negative quantity', { lines: [{ ...line, quantity: -1 }] }],
    ['half a quantity', { lines: [{ ...line, quantity: 1.5 }] }],
    ['a quantity in words', { lines: [{ ...line, quantity: '1' }] }],
    ['a quantity left out', { lines: [{ product_id: seed }] }],
    ['a product that is no text', { lines: [{ ...line, product_id: 1 }] }],
    ['a product twice', { lines: [line, line] }],
    ['an unknown option', { lines: [{ ...line, options: { discount: 1 } }] }],
    ['an unknown customer type', { lines: [{ ...line, options: { customer_type: 'friend' } }] }],
    ['an empty customer type', { lines: [{ ...line, options: { customer_type: null } }] }],
    ['options that are none', { lines: [{ ...line, options: ['x'] }] }],
    ['an unknown area', { area: 'delhi' }],
    ['dairy without an area', { lines: [{ product_id: curd, quantity: 1 }] }],
    ['no contact', { contact: null }],
    ['a contact that is a list', { contact: ['x'] }],
    ['no name', { contact: { ...contact, name: '  ' } }],
    ['a name that is no text', { contact: { ...contact, name: ['x'] } }],
    ['a name of 121 letters', { contact: { ...contact, name: 'x'.repeat(121) } }],
    ['a name with a bell', { contact: { ...contact, name: 'x\u0007y' } }],
    ['an email that is no text', { contact: { ...contact, email: 1 } }],
    ['an email without an @', { contact: { ...contact, email: 'example.org' } }],
    ['no phone', { contact: { ...contact, phone: undefined } }],
    ['a phone of nine digits', { contact: { ...contact, phone: '987654321' } }],
    ['a phone that begins with 5', { contact: { ...contact, phone: '5876543210' } }],
    ['a phone of another country', { contact: { ...contact, phone: '+44 9876543210' } }],
    ['an address of 501 letters', { contact: { ...contact, address: 'x'.repeat(501) } }],
    ['observed additions that are none', { lines: [{ ...line, quantity: 2, observed: ['x'] }] }],
  ])('%s', async (_, change) => {
    const before = await count('orders')
    expect(await outcome(shop.place(farmer, change))).toMatch(/^(P0001|22)/)
    expect(await count('orders')).toBe(before)
  })
})

test.each(['9876543210', '09876543210', '919876543210', '+91 (98765) 43210', '98765.43210'])(
  'a phone may have the format %s',
  async (phone) => {
    const order = await shop.ordered(farmer, { contact: { ...contact, phone, address: undefined } })
    expect(order.contact).toEqual({
      name: contact.name,
      email: contact.email,
      phone: '9876543210',
      address: null,
    })
  },
)

test.each([undefined, null, ''])('a person without an email (%j) can order', async (email) => {
  const order = await shop.ordered(farmer, { contact: { ...contact, email } })
  expect(order.contact).toMatchObject({ name: contact.name, email: '' })
})

test('an address may have several lines', async () => {
  const address = 'House 4\r\nSarna\nPathankot'
  expect((await shop.ordered(farmer, { contact: { ...contact, address } })).contact.address).toBe(
    'House 4\nSarna\nPathankot',
  )
})

describe('the cart', () => {
  const addition = (product_id: string, amount: number) => ({
    id: crypto.randomUUID(),
    product_id,
    kind: 'add',
    amount,
    made_at: new Date().toISOString(),
  })
  const fill = (person: { id: string }, additions: unknown[]) =>
    shop.call<{ lines: { product_id: string; quantity: number }[] }>(
      person,
      'apply_cart_operations($1::text::jsonb)',
      [JSON.stringify(additions)],
    )
  const cart = async (person: { id: string }) =>
    Object.fromEntries(
      (await fill(person, [])).lines.map(({ product_id, quantity }) => [product_id, quantity]),
    )

  test('loses the ordered lines with the order, and no other', async () => {
    const person = await shop.database.person()
    await fill(person, [addition(seed, 1), addition(seed, 1), addition(otherSeed, 3)])
    await shop.ordered(person)
    expect(await cart(person)).toEqual({ [otherSeed]: 3 })
  })

  test('stays when the order is refused', async () => {
    const person = await shop.database.person()
    await fill(person, [addition(seed, 2)])
    await shop.place(person, { total: 1 })
    await shop.place(person, {
      lines: [
        { product_id: seed, quantity: 2 },
        { product_id: 'a/b', quantity: 1 },
      ],
    })
    expect(await cart(person)).toEqual({ [seed]: 2 })
  })

  test('keeps additions of another phone, if the line names its own', async () => {
    const person = await shop.database.person()
    const [seen, unsent, elsewhere] = [addition(seed, 1), addition(seed, 1), addition(seed, 5)]
    await fill(person, [seen, elsewhere])
    const id = crypto.randomUUID()
    const lines = [{ product_id: seed, quantity: 2, observed: [seen.id, unsent.id] }]
    await shop.place(person, { id, lines })
    expect(await cart(person)).toEqual({ [seed]: 5 })
    await fill(person, [unsent])
    expect(await cart(person)).toEqual({ [seed]: 5 })
  })

  test('is not cleared again by a second delivery of the order', async () => {
    const person = await shop.database.person()
    const change = { id: crypto.randomUUID() }
    await fill(person, [addition(seed, 2)])
    await shop.place(person, change)
    await fill(person, [addition(seed, 4)])
    await shop.place(person, change)
    expect(await cart(person)).toEqual({ [seed]: 4 })
  })
})

describe('one addition to the cart', () => {
  const additions = () => [crypto.randomUUID(), crypto.randomUUID()] as const
  const seeds = (observed: string[]) => ({ product_id: seed, quantity: 2, observed })
  const others = (observed: string[]) => ({ product_id: otherSeed, quantity: 1, observed })
  const refused = { refused: 'ordered_before' }

  test('is not ordered again with one item more, nor with other content, nor at another price', async () => {
    const person = await shop.database.person()
    const [wheat, okra] = additions()
    const change = { id: crypto.randomUUID(), lines: [seeds([wheat])] }
    const first = await shop.place(person, change)
    const before = await count('orders')
    const more = [seeds([wheat]), others([okra])]
    expect(await shop.place(person, { lines: more, total: 12_004 })).toEqual(refused)
    expect(await shop.place(person, { ...change, id: crypto.randomUUID(), total: 1 })).toEqual(refused)
    expect(await count('orders')).toBe(before)
    expect(await shop.place(person, change)).toEqual(first)
    expect(await shop.place(person, { lines: [others([okra])], total: 4_002 })).toHaveProperty('placed')
  })

  test('is ordered once if the first order took all of a product and named nothing', async () => {
    const person = await shop.database.person()
    const [wheat] = additions()
    const operation = { id: wheat, product_id: seed, kind: 'add', amount: 2, made_at: new Date() }
    await shop.call(person, 'apply_cart_operations($1::text::jsonb)', [JSON.stringify([operation])])
    await shop.ordered(person)
    expect(await shop.place(person, { lines: [seeds([wheat])] })).toEqual(refused)
  })

  test('may be ordered again after the order was canceled, and then once', async () => {
    const person = await shop.database.person()
    const [wheat] = additions()
    const lines = [seeds([wheat])]
    await shop.cancel(person, await shop.ordered(person, { lines }))
    expect(await shop.place(person, { lines })).toHaveProperty('placed')
    expect(await shop.place(person, { lines })).toEqual(refused)
  })

  test('of another account does not block an order', async () => {
    const [wheat] = additions()
    const lines = [seeds([wheat])]
    await shop.ordered(farmer, { lines })
    expect(await shop.place(await shop.database.person(), { lines })).toHaveProperty('placed')
  })

  test('is deleted with an account whose order is deleted', async () => {
    const person = await shop.database.person()
    const [wheat] = additions()
    await shop.cancel(person, await shop.ordered(person, { lines: [seeds([wheat])] }))
    await shop.call('service key', 'delete_account($1)', [person.id])
    const left = await shop.database.query('select 1 from ordered_additions where addition_id = $1', [wheat])
    expect(left).toEqual([])
  })
})

test('an order that names many additions waits where the cart has taken as many within the hour, and is not stored', async () => {
  const person = await shop.database.person()
  await shop.database.query(
    `insert into cart_operations (id, user_id, product_id, kind, amount, observed, made_at, applied_at)
     select gen_random_uuid(), $1, $2, 'remove', 0,
       array(select gen_random_uuid() from generate_series(1, 1995)), now(), now()
     from generate_series(1, 100)`,
    [person.id, seed],
  )
  const before = await count('orders')
  const observed = Array.from({ length: 1_000 }, () => crypto.randomUUID())
  const change = { id: crypto.randomUUID(), lines: [{ product_id: seed, quantity: 2, observed }] }
  const refused = (await shop.place(person, change).catch((error: unknown) => error)) as { detail: string }
  expect(JSON.parse(refused.detail)).toMatchObject({ status: 429 })
  expect(await count('orders')).toBe(before)
  await shop.database.query(
    `update cart_operations set applied_at = now() - interval '61 minutes' where user_id = $1`,
    [person.id],
  )
  expect(await shop.place(person, change)).toHaveProperty('placed')
})

test('the thirty-first order within an hour waits, and learns how long', async () => {
  const person = await shop.database.person()
  const orders = Array.from({ length: 30 }, () => ({ id: crypto.randomUUID() }))
  for (const change of orders) await shop.place(person, change)
  const refused = (await shop.place(person, {}).catch((error: unknown) => error)) as {
    code: string
    message: string
    detail: string
  }
  expect(refused.code).toBe('PGRST')
  expect(JSON.parse(refused.message)).toMatchObject({
    code: 'PT429',
    hint: expect.stringMatching(/^Try again in (59|60) minutes/),
  })
  expect(JSON.parse(refused.detail)).toMatchObject({
    status: 429,
    headers: { 'Retry-After': expect.stringMatching(/^3[56]\d\d$/) },
  })
  // An existing order is not a new one.
  expect((await shop.place(person, orders[0]!)).placed).toBeDefined()
  expect((await shop.place(await shop.database.person(), {})).placed).toBeDefined()
})
