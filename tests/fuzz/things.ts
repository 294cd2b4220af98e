import { attachment, attachmentHash, type Json, loan, soilTest, rpcBodies } from './good-bodies.ts'
import { written } from './mutations.ts'
import type { Names } from './send.ts'
import { subjectOf, type Things, type World } from './fuzz-backend.ts'

/** Goods of these tests, the items that editors may change, and the prices of the first two. */
export interface Goods {
  product: string
  edited: string
  total: number
}

/** A word in all data of the bystander, and in no generated request. */
export const mark = 'Bystander-7f3a91'

const guest = 'g'.repeat(43)

/** Values of placeholders for a sender `own` and a victim `foreign`. */
export function namesFor(goods: Goods, own: Things, foreign: Things, pick: number): Names {
  const one = (list: string[]) => list[pick % Math.max(list.length, 1)] ?? crypto.randomUUID()
  const of = (things: Things): Record<string, () => Json> => ({
    user: () => things.user,
    order: () => one(things.orders),
    request: () => one(things.requests),
    addition: () => one(things.additions),
    file: () => one(things.files),
    ref: () => one(things.refs),
  })
  const known: Record<string, () => Json> = {
    ...of(own),
    ...Object.fromEntries(Object.entries(of(foreign)).map(([key, value]) => [`foreign.${key}`, value])),
    me: () => own.user,
    new: () => crypto.randomUUID(),
    now: () => Date.now(),
    product: () => goods.product,
    edited: () => goods.edited,
    total: () => goods.total,
    guest: () => guest,
  }
  return (word) => (Object.hasOwn(known, word.slice(1)) ? known[word.slice(1)]!() : word)
}

/** Goods to order. */
export async function findGoods(world: World): Promise<Goods> {
  const items = await world.backend.query<{ id: string; price_paise: number }>(
    `select id, price_paise from catalogue_items where catalogue = 'seeds-catalog' order by id limit 2`,
  )
  return { product: items[0]!.id, total: items[0]!.price_paise * 2, edited: items[1]!.id }
}

/** Creates a cart, an order, an application with documents, a consent and a subscription; all contain `word`. */
export async function withThings(world: World, name: string, goods: Goods, word: string): Promise<Things> {
  const token = world.token(name)!
  const user = subjectOf(token)
  const things: Things = { user, orders: [], requests: [], additions: [], files: [], refs: [] }
  const names = namesFor(goods, things, things, 0)
  const headers = {
    apikey: world.backend.publishableKey,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  }
  const post = async (
    path: string,
    body: Json | Buffer,
    method: 'POST' | 'PATCH' = 'POST',
    type = 'application/json',
  ) => {
    const text = Buffer.isBuffer(body) ? body : written(body, names).replaceAll('Gurpreet', word)
    const answered = await fetch(`${world.site}${path}`, {
      method,
      headers: { ...headers, 'content-type': type },
      body: text as BodyInit,
    })
    const message = await answered.text()
    if (!answered.ok) throw new Error(`${path}: ${answered.status} ${message}`)
    return message && (JSON.parse(message) as Record<string, never>)
  }
  const rpc = (called: string, body: Json) => post(`/rest/v1/rpc/${called}`, body)

  await post(`/rest/v1/profiles?user_id=eq.${user}`, { display_name: word, village: word }, 'PATCH')
  const cart = (await rpc('apply_cart_operations', rpcBodies['apply_cart_operations']![1]!)) as unknown as {
    applied: string[]
  }
  things.additions.push(...cart.applied)
  const { results } = (await rpc('submit_requests', { entries: [loan, soilTest] })) as unknown as {
    results: { id: string; receipt?: object }[]
  }
  if (!results.every(({ receipt }) => receipt)) throw new Error(JSON.stringify(results))
  things.requests.push(...results.map(({ id }) => id))
  const file = `${user}/${things.requests[0]}/${attachmentHash}`
  await post(`/storage/v1/object/documents/${file}`, attachment, 'POST', 'image/jpeg')
  things.files.push(file)
  for (let order = 0; order < 2; order++) {
    const { placed } = (await rpc('place_order', rpcBodies['place_order']![0]!)) as unknown as {
      placed: { id: string }
    }
    things.orders.push(placed.id)
  }
  const { url } = (await post('/functions/v1/create-payment', {
    orderId: things.orders[0]!,
    amount: goods.total,
    productType: 'cart',
  })) as unknown as { url: string }
  things.refs.push(/pay\/(\w+)/.exec(url)![1]!)
  await rpc('keep_consents', rpcBodies['keep_consents']![0]!)
  await rpc('keep_push', {
    endpoint: `https://push.example/${user}`,
    p256dh: 'A'.repeat(87),
    auth: 'A'.repeat(22),
    language: 'pa',
  })
  await rpc('own_key', {})
  return things
}
