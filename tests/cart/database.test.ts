import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { LocalBackend } from '#local/backend.ts'
import { openCachedBackend } from '#tests/cached-backend.ts'
import type { CartChanges, SentOperation } from '#src/features/cart/internal/cart-api.ts'
import { contentRows } from '../database/as-person.ts'
import { clientOf, siteUrl } from '../local-backend/open-backend.ts'
import { histories, play, World, type Centre } from './histories.ts'
import { rounds } from '../rounds.ts'

/*
 * The same histories against the database's own functions, by the app's own requests with real tokens.
 */

vi.stubEnv('VITE_SUPABASE_URL', '')
vi.stubGlobal('location', { origin: siteUrl })
const { applyCartOperations, cartChanges, mergeGuestCart } =
  await import('#src/features/cart/internal/cart-api.ts')
const { renewSession, rolesOf } = await import('#src/platform/backend/session.ts')
const { batchWindowMs } = await import('#src/platform/backend/batch-poll.ts')

// Nobody else polls here, so the batch window can be zero.
const { setTimeout: later } = globalThis
vi.stubGlobal('setTimeout', (act: () => void, ms?: number, ...given: []) =>
  later(act, ms === batchWindowMs ? 0 : ms, ...given),
)

interface Account {
  id: string
  token: string
  refreshToken: string
}

let backend: LocalBackend
let farmer: Account
let other: Account
let centre: Centre

async function signedIn(who: string): Promise<Account> {
  const { data, error } = await clientOf(backend).auth.signInWithPassword({
    email: `${who}@example.org`,
    password: 'khet-seva-demo',
  })
  if (error) throw error
  const { access_token: token, refresh_token: refreshToken } = data.session
  return { id: data.user.id, token, refreshToken }
}

beforeAll(async () => {
  backend = await openCachedBackend({ siteUrl, functions: false })
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => backend.fetch(new Request(input, init)))
  await backend.query('select publish_catalogue($1, $2::text::jsonb)', [
    'a',
    JSON.stringify(contentRows(210)),
  ])
  farmer = await signedIn('farmer')
  other = await signedIn('farmer2')
  const tokenOf = (account: string) => (account === farmer.id ? farmer : other).token
  centre = {
    apply: (account, sent) => applyCartOperations(sent, tokenOf(account)),
    merge: (account, guest, sent) => mergeGuestCart(guest, sent, tokenOf(account)),
    changes: (account, since) => cartChanges(since, tokenOf(account)),
    lines: (account) =>
      backend.query('select product_id as product, quantity from cart_items where user_id = $1::uuid', [
        account,
      ]),
  }
})
afterAll(() => backend.close())
beforeEach(emptyCarts)

async function emptyCarts() {
  for (const table of ['cart_operations', 'cart_items', 'cart_merges'])
    await backend.query(`delete from ${table}`)
}

const runs = Number(process.env['CART_RUNS'] ?? rounds(8, 200))
const products = ['seeds-catalog/item-0', 'seeds-catalog/item-1', 'seeds-catalog/item-2']

it(`the database computes the same carts as the model (${runs} histories)`, async () => {
  let requests = 0
  const fetch = globalThis.fetch
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
    requests++
    return fetch(...request)
  })
  await fc.assert(
    fc.asyncProperty(histories(products, 6, 12), async (steps) => {
      await emptyCarts()
      await play(steps, new World(centre, [farmer.id, other.id]))
    }),
    { numRuns: runs, endOnFailure: true },
  )
  vi.stubGlobal('fetch', fetch)
  expect(requests).toBeGreaterThan(runs * 6)
}, 400_000)

let made = 0
const add = (item: number, amount = 1): SentOperation => ({
  id: crypto.randomUUID(),
  product: `seeds-catalog/item-${item}`,
  kind: 'add',
  amount,
  observed: [],
  madeAt: 1_700_000_000_000 + ++made,
})
const remove = (item: number, observed: SentOperation[]): SentOperation => ({
  ...add(item, 0),
  kind: 'remove',
  observed: observed.map(({ id }) => id),
})
const changesSince = async (since: number | undefined, of = farmer) => {
  const answer = await cartChanges(since, of.token)
  if (!('data' in answer)) throw new Error(answer.failure)
  return answer.data
}
const ids = ({ operations }: CartChanges) => operations.map(({ id }) => id)

it('a phone gets the changes after its version, with the names of the products', async () => {
  expect(await changesSince(undefined)).toEqual({ version: 0, more: false, operations: [], products: [] })
  const [first, second] = [add(0, 2), add(1)]
  await applyCartOperations([first], farmer.token)
  const { version, ...rest } = await changesSince(0)
  expect(rest).toMatchObject({
    more: false,
    operations: [
      {
        id: first.id,
        product_id: first.product,
        kind: 'add',
        amount: 2,
        observed: [],
        made_at: first.madeAt,
      },
    ],
    products: [{ id: first.product, name: { en: 'Seed item-0' }, price_paise: 4_000 }],
  })
  await applyCartOperations([second], farmer.token)
  const next = await changesSince(version)
  expect(ids(next)).toEqual([second.id])
  expect(next.version).toBeGreaterThan(version)
  expect(await changesSince(next.version)).toEqual({
    version: next.version,
    more: false,
    operations: [],
    products: [],
  })
})

it('a new phone gets no removed additions, while one that has them gets the removal', async () => {
  const [gone, stays] = [add(0), add(0)]
  await applyCartOperations([gone], farmer.token)
  const { version } = await changesSince(undefined)
  const removal = remove(0, [gone])
  await applyCartOperations([stays, removal], farmer.token)
  expect(ids(await changesSince(undefined))).toEqual([stays.id])
  expect(ids(await changesSince(version))).toEqual([stays.id, removal.id])
})

it('pages follow without a gap, and versions are never behind the clock', async () => {
  const before = Date.now()
  const all = Array.from({ length: 60 }, (_, n) => add(n % 7))
  await applyCartOperations(all, farmer.token)
  const seen: string[] = []
  let version: number | null = null
  for (let more = true; more;) {
    const answer = await backend.fetch(
      new Request(`${siteUrl}/rest/v1/rpc/cart_changes`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          apikey: backend.publishableKey,
          authorization: `Bearer ${farmer.token}`,
        },
        body: JSON.stringify({ since: version, at_most: 7 }),
      }),
    )
    const page = (await answer.json()) as CartChanges
    expect(page.operations.length).toBeLessThanOrEqual(7)
    seen.push(...ids(page))
    ;({ version, more } = page)
  }
  expect(seen).toEqual(all.map(({ id }) => id))
  expect(version).toBeGreaterThanOrEqual(before)
})

it('no account reads another’s cart, and a guest or a forged token reads none', async () => {
  await applyCartOperations([add(0)], farmer.token)
  expect(ids(await changesSince(undefined, other))).toEqual([])
  expect(await cartChanges(undefined, '')).toMatchObject({ failure: 'sign-in' })
  expect(await cartChanges(undefined, `${farmer.token}x`)).toMatchObject({ failure: 'sign-in' })
  expect(await applyCartOperations([add(0)], `${farmer.token}x`)).toMatchObject({ failure: 'sign-in' })
})

it('a guest cart of another account is a conflict, and an unreadable operation is refused', async () => {
  expect(await mergeGuestCart('guest_1', [add(0)], farmer.token)).toMatchObject({ data: { refused: [] } })
  expect(await mergeGuestCart('guest_1', [add(0)], other.token)).toMatchObject({ failure: 'conflict' })
  expect(await applyCartOperations([{ ...add(0), product: 'a\u0000b' }], farmer.token)).toMatchObject({
    failure: 'unacceptable',
  })
  expect(await applyCartOperations([{ ...add(0), product: 'no/such' }], farmer.token)).toMatchObject({
    data: { applied: [], refused: [{ reason: 'unknown product' }] },
  })
})

it('a session is renewed by a plain request; an unknown token is refused for good', async () => {
  const { id, refreshToken } = await signedIn('agent')
  const answer = await renewSession(refreshToken)
  expect(answer).toMatchObject({ session: { person: id, lifetimeMs: 900_000 } })
  // The answer was lost: the spent token leads to the same new one.
  expect(await renewSession(refreshToken)).toMatchObject({
    session: { refreshToken: 'session' in answer && answer.session.refreshToken },
  })
  expect(await renewSession('no-such-token')).toEqual({ refused: true })
})

it('an account reads its own roles only, an admin too', async () => {
  const admin = await signedIn('admin')
  expect(await rolesOf(admin.id, admin.token)).toEqual({ data: ['admin'] })
  expect(await rolesOf(farmer.id, farmer.token)).toEqual({ data: [] })
  expect(await rolesOf(admin.id, 'x')).toMatchObject({ status: 401 })
})
