import '../device/failing-storage.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LocalBackend } from '#local/backend.ts'
import { mostWaiting } from '#local/bodies.ts'
import { openCachedBackend } from '#tests/cached-backend.ts'
import { loopbackPassword } from '#local/local-only.ts'
import { device } from '#src/platform/device/database.ts'
import { outbox } from '#src/platform/device/outbox-database.ts'
import type { Rules } from '#src/features/forms/rules.ts'
import { shown } from './test-phone.ts'
import { signInAndTakeOver } from './claiming.ts'

/* From end to end: the phone's own code, the real functions of the database, and a scripted network in between. */

const siteUrl = 'http://127.0.0.1:4173'
vi.stubEnv('VITE_SUPABASE_URL', '')
vi.stubGlobal('location', { origin: siteUrl })
const { hashOf } = await import('#src/platform/outbox/content.ts')
const { correct, readEntry, submit, watchEntries } = await import('#src/features/forms/submissions.ts')
const { sendNow } = await import('#src/platform/outbox/wake.ts')
const { syncRequests } = await import('#src/features/requests/sync-requests.ts')
const { watchRequests } = await import('#src/features/requests/requests.ts')
const { signOut } = await import('#src/features/account/internal/sign-in.ts')

const rules: Rules = {
  sender: 'anyone',
  table: 'service_requests',
  subjects: ['basic', 'complete'],
  fields: {
    name: { type: 'text', required: true },
    phone: { type: 'phone', required: true },
    acres: { type: 'number', least: 0 },
  },
}

const answers = { name: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', phone: '9876543210', acres: 2.5 }
const soilTest = { form: 'soil-test', version: 1, owner: 'device', subject: 'basic', answers }

let backend: LocalBackend
/** Faults of the next answers, after the centre has acted. */
let line: ('lost' | 'portal' | 'no network')[]

beforeAll(async () => {
  backend = await openCachedBackend({ siteUrl, functions: false })
  await backend.query('select publish_form_rules($1::jsonb)', [JSON.stringify(publishedRules)])
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const fault = input.includes('submit_requests') ? line.shift() : undefined
    if (fault === 'no network') throw new TypeError('Failed to fetch')
    if (fault === 'portal') return new Response('<html>Pay for your Wi-Fi</html>', { status: 200 })
    const answer = await backend.fetch(new Request(input, init))
    if (fault === 'lost') throw new TypeError('Failed to fetch')
    return answer
  })
})
afterAll(() => backend.close())

const publishedRules = { 'soil-test': { 1: rules } }

beforeEach(async () => {
  line = []
  localStorage.clear()
  await Promise.all([...device.tables, ...outbox.tables].map((table) => table.clear()))
})

/** A visitor of another network, who asks for the shop. */
const askShop = (number: number) =>
  backend.fetch(
    new Request(`${siteUrl}/rest/v1/rpc/shop_changes`, {
      method: 'POST',
      headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
      body: '{"since":null,"snapshot":"none"}',
    }),
    { peerAddress: `10.0.0.${number}` },
  )

const asFarmer = () => signInAndTakeOver('farmer@example.org', loopbackPassword)
const rowsAtCentre = (id: string) =>
  backend.query<{ id: string; hash: string; user_id: string | null; content: string }>(
    'select id, hash, user_id, content from requests where id = $1',
    [id],
  )
const entries = () => shown(watchEntries())
const requests = () => shown(watchRequests())

describe('a guest’s soil test', () => {
  it('becomes one row with the exact answers, and returns as the centre’s request', async () => {
    const { id } = await submit(soilTest)
    expect(await sendNow()).toMatchObject({ sent: 1, waiting: 0 })
    const [row, ...more] = await rowsAtCentre(id)
    expect(more).toEqual([])
    expect(JSON.parse(row!.content)).toMatchObject({ answers, form: 'soil-test', subject: 'basic' })
    expect(row!.hash).toBe(await hashOf(row!.content))
    expect(await entries()).toEqual([])
    expect(await requests()).toMatchObject([
      {
        id,
        kind: 'soil-test',
        subject: 'basic',
        status: 'received',
        reference: expect.stringMatching(/^KS-/),
      },
    ])
  })

  it('is one row although the reply was lost twice and a portal answered in between', async () => {
    const { id } = await submit(soilTest)
    line = ['lost', 'portal', 'lost', 'no network']
    for (let times = 0; times < 4; times++) {
      expect(await sendNow()).toMatchObject({ sent: 0, waiting: 1 })
      expect(await entries()).toMatchObject([{ id, state: 'waiting', why: 'network' }])
    }
    expect(await rowsAtCentre(id)).toHaveLength(1)
    expect(await sendNow()).toMatchObject({ sent: 1, waiting: 0 })
    expect(await rowsAtCentre(id)).toHaveLength(1)
    expect(await requests()).toHaveLength(1)
  })

  it('that breaks a rule is returned with the field, is corrected, and only then arrives', async () => {
    const { id } = await submit({ ...soilTest, answers: { ...answers, phone: '12' } })
    expect(await sendNow()).toMatchObject({ returned: 1 })
    expect(await entries()).toMatchObject([
      { id, state: 'returned', returned: { status: 422, field: 'phone' } },
    ])
    const { draft } = await correct(id)
    const mended = await submit({ ...soilTest, draft, replaces: id })
    expect(await sendNow()).toMatchObject({ sent: 1 })
    expect(await rowsAtCentre(id)).toEqual([])
    expect(await rowsAtCentre(mended.id)).toHaveLength(1)
    expect(await entries()).toEqual([])
  })

  it('is asked to wait where two hundred others wait already, and becomes one row later', async () => {
    const { id } = await submit(soilTest)
    const done = Promise.withResolvers<undefined>()
    const held = backend.exclusively(() => done.promise)
    const crowd = Array.from({ length: 200 }, (_, number) => askShop(number))
    await vi.waitFor(async () => expect((await askShop(200)).status).toBe(429), 10_000)
    const before = Date.now()
    expect(await sendNow()).toMatchObject({ sent: 0, waiting: 1 })
    const [entry] = await entries()
    expect(entry).toMatchObject({ id, state: 'waiting', why: 'busy' })
    expect((await outbox.entries.get(id))!.nextAttemptAt).toBeGreaterThanOrEqual(before + 5_000)
    done.resolve(undefined)
    await held
    const answers = await Promise.all(crowd)
    const refused = answers.filter(({ status }) => status === 429)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(mostWaiting)
    expect(refused).toHaveLength(200 - mostWaiting)
    for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(5)
    expect(await rowsAtCentre(id)).toEqual([])
    expect(await sendNow()).toMatchObject({ sent: 1, waiting: 0 })
    expect(await sendNow()).toMatchObject({ sent: 0, waiting: 0 })
    expect(await rowsAtCentre(id)).toHaveLength(1)
  })

  it('does not block another form that the centre does not know', async () => {
    const unknown = await submit({ ...soilTest, form: 'not-published' })
    const known = await submit(soilTest)
    expect(await sendNow()).toMatchObject({ sent: 1, returned: 1 })
    expect(await entries()).toMatchObject([{ id: unknown.id, returned: { code: 'unknown_form' } }])
    expect(await rowsAtCentre(known.id)).toHaveLength(1)
  })
})

describe('signing in', () => {
  it('makes the guest’s requests the account’s at the centre too, earlier and later ones', async () => {
    const before = await submit(soilTest)
    await sendNow()
    const after = await submit(soilTest)
    const signedIn = await asFarmer()
    if (!('person' in signedIn)) throw new Error(JSON.stringify(signedIn))
    const own = await submit(soilTest)
    line = ['lost']
    await sendNow()
    await sendNow()
    await syncRequests()
    for (const { id } of [before, after, own])
      expect(await rowsAtCentre(id)).toMatchObject([{ user_id: signedIn.person.id }])
    expect((await requests()).map(({ id }) => id).toSorted()).toEqual(
      [before, after, own].map(({ id }) => id).toSorted(),
    )
    expect(await entries()).toEqual([])
  })

  it('decrypts the phone’s data, with the same key on every phone', async () => {
    await asFarmer()
    line = ['no network']
    const { id } = await submit(soilTest)
    await sendNow()
    await signOut()
    expect(await readEntry(id)).toBeUndefined()
    await asFarmer()
    expect(await readEntry(id)).toMatchObject({ answers })
    expect(await sendNow()).toMatchObject({ sent: 1 })
  })
})

it('the centre’s answer to a request reaches the phone', async () => {
  const { id } = await submit(soilTest)
  await sendNow()
  await backend.query(`select move_request_to($1, 'in_review', 'ਅਸੀਂ ਕੱਲ੍ਹ ਆਵਾਂਗੇ', 'centre')`, [id])
  await syncRequests()
  expect(await requests()).toMatchObject([{ id, status: 'in_review' }])
  expect(JSON.stringify(await requests())).toContain('ਅਸੀਂ ਕੱਲ੍ਹ ਆਵਾਂਗੇ')
})
