import '../device/failing-storage.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LocalBackend } from '#local/backend.ts'
import { openCachedBackend } from '#tests/cached-backend.ts'
import { loopbackPassword } from '#local/local-only.ts'
import { unconfirmedSetting } from '#src/platform/outbox/setting-keys.ts'
import { device } from '#src/platform/device/database.ts'
import { decrypt, encrypt } from '#src/platform/device/encryption.ts'
import { outbox } from '#src/platform/device/outbox-database.ts'
import type { Rules } from '#src/features/forms/rules.ts'
import { signInAndTakeOver } from './claiming.ts'
import { shown } from './test-phone.ts'

/* A phone that knows more than a centre that was restored from a backup: the phone's own code, and the real database. */

const siteUrl = 'http://127.0.0.1:4173'
vi.stubEnv('VITE_SUPABASE_URL', '')
vi.stubGlobal('location', { origin: siteUrl })
const { submit, watchEntries } = await import('#src/features/forms/submissions.ts')
const { sendNow } = await import('#src/platform/outbox/wake.ts')
const { followCentreLife } = await import('#src/app/centre-life.ts')
const { followRequests, hasClaims } = await import('#src/features/requests/internal/follow-requests.ts')
const { watchRequests } = await import('#src/features/requests/requests.ts')
const { settleClaims } = await import('#src/platform/session/claim-work.ts')
const { keyOf } = await import('#src/platform/session/keys.ts')
const { orderLostAgain } = await import('#src/features/orders/internal/order-lost-again.ts')

const rules: Rules = {
  sender: 'anyone',
  table: 'service_requests',
  subjects: ['basic'],
  fields: { name: { type: 'text', required: true } },
}
const soilTest = (name: string, owner = 'device') =>
  ({ form: 'soil-test', version: 3, owner, subject: 'basic', answers: { name } }) as const

let backend: LocalBackend
beforeAll(async () => {
  backend = await openCachedBackend({ siteUrl, functions: false })
  await backend.query('select publish_form_rules($1::jsonb)', [JSON.stringify({ 'soil-test': { 3: rules } })])
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => backend.fetch(new Request(input, init)))
})
afterAll(() => backend.close())

beforeEach(async () => {
  localStorage.clear()
  await Promise.all([...device.tables, ...outbox.tables].map((table) => table.clear()))
  await followCentreLife()
})

const entries = () => shown(watchEntries())
const requests = () => shown(watchRequests())
const atCentre = (id: string) =>
  backend.query<{ content: string }>('select content from requests where id = $1', [id])

async function sent(name: string, owner?: string): Promise<string> {
  const { id } = await submit(soilTest(name, owner))
  expect(await sendNow()).toMatchObject({ sent: 1 })
  return id
}

/** Takes a request out with all that came of it. */
async function forgotten(id: string) {
  const rows = await backend.query<{ table: string; column: string }>(
    `select conrelid::regclass::text as table, attname as column from pg_constraint
     join pg_attribute on attrelid = conrelid and attnum = conkey[1] where confrelid = 'public.requests'::regclass and contype = 'f'`,
  )
  for (const { table, column } of rows) await backend.query(`delete from ${table} where ${column} = $1`, [id])
  await backend.query(`delete from desk_items where what = 'request' and id = $1`, [id])
  await backend.query('delete from requests where id = $1', [id])
}

/** Restores a backup of the centre without this entry. */
async function restoredWithout(id: string) {
  await forgotten(id)
  await backend.query('select begin_life()')
}

const signedIn = {
  'a guest': async () => 'device',
  'an account': async () => {
    await signInAndTakeOver('farmer@example.org', loopbackPassword)
    const [person] = await backend.query<{ id: string }>(
      `select id from auth.users where email = 'farmer@example.org'`,
    )
    return person!.id
  },
}

describe.each(Object.entries(signedIn))('what %s sent and a restored centre has lost', (_, signIn) => {
  it('is sent again under its id with the same words, and nothing else is', async () => {
    const owner = await signIn()
    const kept = await sent('kept', owner)
    const lost = await sent('lost', owner)
    const [before] = await atCentre(lost)
    await restoredWithout(lost)

    await followCentreLife()
    await followRequests()
    expect(await entries()).toMatchObject([{ id: lost, state: 'waiting' }])
    expect(await sendNow()).toMatchObject({ sent: 1, waiting: 0 })
    expect(await atCentre(lost)).toEqual([before])
    expect((await requests()).map(({ id }) => id).toSorted()).toEqual([kept, lost].toSorted())
    expect(await entries()).toEqual([])
    await followCentreLife()
    await followRequests()
    expect(await entries()).toEqual([])
  })

  it('waits again if the phone had its receipt, and has not seen it in the list', async () => {
    const owner = await signIn()
    await sent('kept', owner)
    const { id } = await submit(soilTest('lost', owner))
    vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
      input.includes('request_changes') || input.includes('what_is_new')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : backend.fetch(new Request(input, init)),
    )
    await sendNow()
    vi.stubGlobal('fetch', (input: string, init?: RequestInit) => backend.fetch(new Request(input, init)))
    expect(await entries()).toMatchObject([{ id, state: 'received' }])
    await restoredWithout(id)

    await followCentreLife()
    expect(await entries()).toMatchObject([{ id, state: 'waiting' }])
    expect(await sendNow()).toMatchObject({ sent: 1 })
    expect(await atCentre(id)).toHaveLength(1)
  })

  it('is returned if it had files, which the phone has no more', async () => {
    const owner = await signIn()
    await sent('kept', owner)
    const lost = await sent('lost', owner)
    const key = (await keyOf(owner))!
    const row = (await outbox.requests.get(lost))!
    const request = JSON.parse(await decrypt(key, row.sealed)) as object
    const files = [{ slot: 'place', sha256: 'a'.repeat(64), bytes: 900, type: 'image/jpeg' }]
    await outbox.requests.put({ ...row, sealed: await encrypt(key, JSON.stringify({ ...request, files })) })
    await restoredWithout(lost)

    await followCentreLife()
    await followRequests()
    expect(await entries()).toMatchObject([
      { id: lost, state: 'returned', returned: { code: 'lost_at_centre' } },
    ])
    expect((await requests()).map(({ id }) => id)).not.toContain(lost)
  })
})

it('an entry that the first of two backups has lost is sent again, although the second is newer', async () => {
  await sent('kept')
  const lost = await sent('lost')
  await restoredWithout(lost)
  await sent('after the first')
  await backend.query('select begin_life()')
  await followCentreLife()
  await followRequests()
  expect(await entries()).toMatchObject([{ id: lost, state: 'waiting' }])
})

it('a guest’s lost entries are sent again by the account that takes the guest’s work over', async () => {
  await sent('kept')
  const lost = await sent('lost')
  await restoredWithout(lost)
  await followCentreLife()
  const owner = await signedIn['an account']()
  await sendNow()
  await followRequests()
  expect(await outbox.entries.get(lost)).toMatchObject({ owner, state: 'waiting' })
  expect(await sendNow()).toMatchObject({ sent: 1 })
  expect(await atCentre(lost)).toHaveLength(1)
})

it('an entry that the centre claims for the account while its list is being fetched is not lost', async () => {
  const id = await sent('kept')
  await backend.query('select begin_life()')
  await followCentreLife()
  const owner = await signedIn['an account']()
  expect(await hasClaims(owner)).toBe(true)
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const answer = await backend.fetch(new Request(input, init))
    // The worker tells the centre meanwhile.
    if (input.includes('request_changes')) await settleClaims(owner)
    return answer
  })
  await followRequests()
  expect(await entries()).toEqual([])
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => backend.fetch(new Request(input, init)))
  expect(await hasClaims(owner)).toBe(false)
  await followRequests()
  expect(await entries()).toEqual([])
  expect((await requests()).map((request) => request.id)).toContain(id)
})

it('a phone that never was a desk’s makes no database of a desk when it begins anew', async () => {
  await restoredWithout(await sent('lost'))
  await followCentreLife()
  const databases = await indexedDB.databases()
  expect(databases.map(({ name }) => name)).not.toContain('khet-seva-desk')
})

it('an entry older than the backup, and gone from the centre for another reason, is not sent again', async () => {
  const old = await sent('deleted')
  await sent('kept')
  await restoredWithout(old)
  await followCentreLife()
  await followRequests()
  expect(await entries()).toEqual([])
})

it('an entry that the centre deletes without a restored backup is not sent again', async () => {
  const id = await sent('deleted')
  await forgotten(id)
  await followCentreLife()
  await followRequests()
  expect(await entries()).toEqual([])
})

it('a phone that was killed before it fetched anything begins once more', async () => {
  await sent('kept')
  const lost = await sent('lost')
  await restoredWithout(lost)
  await followCentreLife()
  await followCentreLife()
  await followRequests()
  await followRequests()
  expect(await entries()).toMatchObject([{ id: lost, state: 'waiting' }])
})

/** An order of which a restored centre has yet to say whether it has it. */
const unconfirmedOrder = (owner: string) => (id: string, state: string) => ({
  id,
  account: owner,
  state,
  pay_by: 'online',
  created_at: '2026-11-25T10:00:00Z',
  total_paise: 12_000,
  delivery_area: 'sarna',
  contact: { name: 'Gurpreet', email: '', phone: '9000000001', address: null },
  items: [
    {
      product_id: 'seeds-catalog/wheat',
      name: { en: 'W', pa: 'W', hi: 'W' },
      quantity: 2,
      unit_paise: 6_000,
    },
  ],
})

/** Stores orders in these states, and those that the centre has yet to confirm. */
async function storeOrders(states: Readonly<Record<string, string>>, unconfirmed: readonly string[]) {
  const owner = await signedIn['an account']()
  await outbox.orders.bulkPut(Object.entries(states).map(([id, state]) => unconfirmedOrder(owner)(id, state)))
  await outbox.settings.put({
    key: unconfirmedSetting('orders', owner),
    value: { ids: unconfirmed, from: '2026-11-25T09:00:00Z' },
  })
  return owner
}

it('of lost orders an unpaid one waits, a paid one is returned, and an ended one is forgotten', async () => {
  const states = { unpaid: 'awaiting_payment', paid: 'paid', ended: 'cancelled' }
  const owner = await storeOrders(states, Object.keys(states))
  await orderLostAgain(owner, { ids: Object.keys(states), from: '2026-11-25T09:00:00Z' })
  const found = (await outbox.entries.toArray()).map(({ id, state, kind }) => [id, state, kind])
  expect(found.toSorted()).toEqual([
    ['paid', 'returned', 'order'],
    ['unpaid', 'waiting', 'order'],
  ])
  expect((await outbox.orders.toArray()).map(({ id }) => id)).toEqual(['ended'])
})

it('an order that another tab has fetched meanwhile is not called lost', async () => {
  const owner = await storeOrders({ found: 'paid', lost: 'paid' }, ['lost'])
  await orderLostAgain(owner, { ids: ['found', 'lost'], from: '2026-11-25T09:00:00Z' })
  expect((await outbox.entries.toArray()).map(({ id }) => id)).toEqual(['lost'])
  expect((await outbox.orders.toArray()).map(({ id }) => id)).toEqual(['found'])
})

it('no khata and no standing order of before a restore stays: its entries may be lost', async () => {
  const owner = await signedIn['an account']()
  const key = (await keyOf(owner))!
  const sealed = await encrypt(key, '{}')
  await outbox.khatas.put({ id: `${owner}/own`, owner, version: 9, asOf: 0, sealed })
  const settings = [`khatas:${owner}`, `standing-orders:${owner}`]
  for (const setting of settings) await outbox.settings.put({ key: setting, value: { version: 9 } })
  await backend.query('select begin_life()')

  await followCentreLife()
  expect(await outbox.khatas.count()).toBe(0)
  expect(await outbox.settings.bulkGet(settings)).toEqual([undefined, undefined])
})
