import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LocalBackend } from '#local/backend.ts'
import { openCachedBackend } from '#tests/cached-backend.ts'
import type { Database, Json } from '#src/platform/backend/database.gen.ts'
import { contentRows } from './as-person.ts'
import { deskAnswer } from './desk-answer.ts'

/* The same rules as a phone meets them: supabase-js, PostgREST's responses, real tokens, the demo people. */

const siteUrl = 'http://127.0.0.1:4173'
let backend: LocalBackend

const client = (key = backend.publishableKey) =>
  createClient<Database>(siteUrl, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
  })

async function signedIn(who: string) {
  const person = client()
  const { data, error } = await person.auth.signInWithPassword({
    email: `${who}@example.org`,
    password: 'khet-seva-demo',
  })
  if (error) throw error
  return { person, id: data.user.id }
}

beforeAll(async () => {
  backend = await openCachedBackend({ siteUrl, functions: false })
  const published = await client(backend.asServiceKey).rpc('publish_catalogue', {
    snapshot: 'a',
    items: contentRows(30) as unknown as Json,
  })
  if (published.error) throw published.error
})
afterAll(() => backend.close())

test('a guest syncs the catalogue', async () => {
  const all = await client().rpc('shop_changes', { snapshot: 'nobody knows' })
  expect(all.error).toBeNull()
  expect(all.data).toMatchObject({ more: false, version: expect.any(Number) })
  expect((all.data as { items: unknown[] }).items).toHaveLength(30)
  const none = await client().rpc('shop_changes', { snapshot: 'a' })
  expect((none.data as { items: unknown[] }).items).toEqual([])
})

test('an editor changes a price by the function that checks and logs it, not in the table, and the guest gets it', async () => {
  const { person } = await signedIn('editor')
  const table = () => person.from('catalogue_items')
  const written = await table().update({ price_paise: 1 }).eq('id', 'seeds-catalog/item-3')
  expect(written.error?.code).toBe('42501')
  expect((await table().insert({ id: 'seeds-catalog/free' } as never)).error?.code).toBe('42501')
  const { error } = await person.rpc('edit_shop', {
    edit: {
      id: crypto.randomUUID(),
      kind: 'item',
      path: 'seeds-catalog/item-3',
      changes: { price_paise: 4_500 },
      seen: 9e15,
    },
  })
  expect(error).toBeNull()
  const { data } = await client().rpc('shop_changes', { snapshot: 'a' })
  expect(data).toMatchObject({ items: [{ id: 'seeds-catalog/item-3', price_paise: 4_500 }] })
})

test('a farmer changes no price and publishes nothing', async () => {
  const { person } = await signedIn('farmer')
  const changed = await person
    .from('catalogue_items')
    .update({ price_paise: 1 })
    .eq('id', 'seeds-catalog/item-1')
    .select('id')
  expect(changed.error?.code).toBe('42501')
  const published = await person.rpc('publish_catalogue', { snapshot: 'b', items: [] })
  expect(published.error?.code).toBe('42501')
})

test('nobody can read the author of a change', async () => {
  for (const somebody of [client(), (await signedIn('admin')).person]) {
    const { error } = await somebody.from('catalogue_items').select('id, edited_by')
    expect(error?.code).toBe('42501')
  }
})

test('a farmer’s cart is changed by operations, read as a table and read-only otherwise', async () => {
  const { person, id } = await signedIn('farmer')
  const operation = {
    id: crypto.randomUUID(),
    product_id: 'seeds-catalog/item-1',
    kind: 'add',
    amount: 2,
    made_at: new Date().toISOString(),
  }
  for (let times = 0; times < 2; times++) {
    const { data, error } = await person.rpc('apply_cart_operations', { operations: [operation] })
    expect(error).toBeNull()
    expect(data).toMatchObject({
      applied: [operation.id],
      refused: [],
      lines: [{ quantity: 2, additions: [operation.id] }],
    })
  }
  const lines = await person.from('cart_items').select('user_session, product_name, quantity')
  expect(lines.data).toEqual([{ user_session: id, product_name: 'Seed item-1', quantity: 2 }])
  const written = await person.from('cart_items').update({ quantity: 9 }).eq('user_id', id)
  expect(written.error?.code).toBe('42501')
  const others = await (await signedIn('farmer2')).person.from('cart_items').select('quantity')
  expect(others.data).toEqual([])
})

test('a guest cart of another account is a conflict with a hint', async () => {
  const [first, second] = [await signedIn('farmer'), await signedIn('farmer2')]
  expect(
    (await first.person.rpc('merge_guest_cart', { guest_id: 'guest_1_a', operations: [] })).error,
  ).toBeNull()
  const { error } = await second.person.rpc('merge_guest_cart', { guest_id: 'guest_1_a', operations: [] })
  expect(error).toMatchObject({ code: 'P0001', hint: expect.stringContaining('new guest cart') })
})

test('an admin grants a role, a second time is a duplicate, and a farmer cannot', async () => {
  const [admin, farmer] = [await signedIn('admin'), await signedIn('farmer')]
  const give = (giver: typeof admin, role: string) =>
    giver.person.from('user_roles').insert({ user_id: farmer.id, role, assigned_by: giver.id })
  expect((await give(farmer, 'admin')).error?.code).toBe('42501')
  expect((await give(admin, 'viewer')).error).toBeNull()
  expect((await give(admin, 'viewer')).error?.code).toBe('23505')
  const own = await farmer.person.from('user_roles').select('role')
  expect(own.data).toEqual([{ role: 'viewer' }])
})

test('roles come from the centre’s table, not from an account’s claims', async () => {
  const { person } = await signedIn('farmer2')
  const claimed = { role: 'admin', roles: ['admin'], app_metadata: { role: 'admin' } }
  expect((await person.auth.updateUser({ data: claimed })).error).toBeNull()
  const { data } = await person.auth.refreshSession()
  expect(data.user?.user_metadata).toMatchObject(claimed)
  expect((await person.rpc('has_role', { wanted: 'admin' })).data).toBe(false)
  expect((await person.rpc('count_people')).error?.code).toBe('42501')
})

test('a person reads and changes their own profile, which the sign-up created', async () => {
  const { person, id } = await signedIn('farmer2')
  const { error } = await person
    .from('profiles')
    .update({ village: 'Sarna', language: 'pa' })
    .eq('user_id', id)
  expect(error).toBeNull()
  const { data } = await person.from('profiles').select('display_name, village, language')
  expect(data).toEqual([{ display_name: 'Sunita Devi', village: 'Sarna', language: 'pa' }])
})

test('a GET of a desk function gets a clear refusal', async () => {
  const { person } = await signedIn('manager')
  const { data } = await person.auth.getSession()
  const entries = [deskAnswer({ what: 'order', item: crypto.randomUUID(), seen: 0, status: 'packed' })]
  const address = `${siteUrl}/rest/v1/rpc/answer_from_desk?${new URLSearchParams({ entries: JSON.stringify(entries) })}`
  const headers = { apikey: backend.publishableKey, authorization: `Bearer ${data.session?.access_token}` }
  const answered = await backend.fetch(new Request(address, { headers }))
  expect(answered.status).toBe(405)
  expect(await answered.json()).toMatchObject({ code: 'PGRST100' })
})
