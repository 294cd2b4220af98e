import type { LocalBackend } from '#local/backend.ts'
import { newId } from '#src/base/ids.ts'
import { newPerson, tokenOf } from './people.ts'
import type { BenchWorld, Measured } from './bench-world.ts'

/** Orders a second, one after the other and by fifty clients at once, and how many went wrong. */
interface OrderRates {
  oneClient: number
  fiftyClients: number
  errors: number
}

const people = 24
const [oneByOne, atOnce] = [60, 300]

/**
 * Places orders through `create-payment` over HTTP, as phones do, and beside it inserts the same rows bare, in the same
 * run: how much of the time is the database's and how much is ours.
 */
export async function orderRates({ backend, site }: BenchWorld): Promise<Measured> {
  const tokens = await Promise.all(
    Array.from({ length: people }, async (_, index) =>
      tokenOf(site, backend, await newPerson(site, backend, `buyer-${index}`)),
    ),
  )
  const [item] = await backend.query<{ id: string; price_paise: number }>(
    `select id, price_paise from catalogue_items where catalogue = 'seeds-catalog' order by id limit 1`,
  )
  let next = 0
  const place = () => placeOrder(site, tokens[next++ % people]!, item!)
  const insert = () => insertOrder(backend, item!)
  // The first call starts Deno and is not counted.
  await place()
  const [orders, bare] = [await rates(place), await rates(insert)]
  return {
    figures: { orders, bare },
    lines: [
      `Orders a second: ${JSON.stringify(orders)}, bare inserts of the same rows: ${JSON.stringify(bare)}`,
    ],
  }
}

async function rates(run: () => Promise<boolean>): Promise<OrderRates> {
  const one = await timed(1, oneByOne, run)
  const fifty = await timed(50, atOnce, run)
  return { oneClient: one.perSecond, fiftyClients: fifty.perSecond, errors: one.errors + fifty.errors }
}

async function timed(clients: number, times: number, run: () => Promise<boolean>) {
  let [left, errors] = [times, 0]
  const began = performance.now()
  const client = async () => {
    while (left-- > 0) if (!(await run())) errors++
  }
  await Promise.all(Array.from({ length: clients }, client))
  return { perSecond: times / ((performance.now() - began) / 1000), errors }
}

async function placeOrder(
  site: string,
  token: string,
  item: { id: string; price_paise: number },
): Promise<boolean> {
  const response = await fetch(`${site}/functions/v1/create-payment`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      orderId: newId(),
      amount: item.price_paise,
      productName: 'Seeds',
      productType: 'cart',
      userName: 'Bench',
      userEmail: 'bench@example.org',
      userPhone: '+919000000009',
      shippingAddress: { name: 'Bench', phone: '+919000000009', address: 'Sarna' },
      productDetails: { items: [{ product_id: item.id, quantity: 1 }], totalAmount: item.price_paise / 100 },
    }),
  })
  await response.arrayBuffer()
  return response.ok
}

/** The rows that an order leaves, without any of the questions asked on the way. */
async function insertOrder(
  backend: LocalBackend,
  item: { id: string; price_paise: number },
): Promise<boolean> {
  const id = newId()
  await backend.query(
    `with placed as (
       insert into orders (id, kind, state, reference, name, email, phone, delivery_fee_paise, goods_paise, total_paise, language, content_hash)
       values ($1, 'cart', 'placed', new_reference(), 'Bench', 'bench@example.org', '9000000009', 0, $3, $3, 'en', '') returning id
     ) insert into order_items (order_id, position, product_id, name, category, pack_amount, pack_unit, unit_paise, quantity, line_paise)
       select id, 1, $2, '{"en": "Seeds"}', 'Seeds', 1, 'kg', $3, 1, $3 from placed`,
    [id, item.id, item.price_paise],
  )
  await backend.query(
    `insert into payments (id, order_id, provider, provider_ref, amount_paise, state, link) values ($1, $2, 'sandbox', $3, $4, 'created', 'x')`,
    [newId(), id, newId(), item.price_paise],
  )
  return true
}
