import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { LocalBackend } from '#local/backend.ts'
import { claimGuest, ownKey } from '#src/platform/backend/keys.ts'
import { requestChanges, sendRequests } from '#src/features/requests/requests-api.ts'
import type { BatchAnswer as CoreAnswer } from '#src/platform/outbox/world.ts'
import { openCachedShop } from '#tests/cached-shop.ts'
import { newGuest } from './open-desk.ts'

/* The phone's own functions over HTTP down to the tables, with the repository's published content. */

const siteUrl = 'http://127.0.0.1:4173'
vi.stubGlobal('location', { origin: siteUrl })

let backend: LocalBackend
const tokens = new Map<string, string>()

const throughTheDoor = (input: string, init: RequestInit) => backend.fetch(new Request(input, init))

async function tokenOf(who: string): Promise<string> {
  const response = await throughTheDoor(`${siteUrl}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: backend.publishableKey },
    body: JSON.stringify({ email: `${who}@example.org`, password: 'khet-seva-demo' }),
  })
  return ((await response.json()) as { access_token: string }).access_token
}

beforeAll(async () => {
  backend = await openCachedShop({ siteUrl, host: '127.0.0.1', functions: false })
  for (const who of ['farmer', 'farmer2']) tokens.set(who, await tokenOf(who))
})
afterAll(() => backend.close())
beforeEach(() => {
  vi.stubGlobal('fetch', throughTheDoor)
})
afterEach(() => vi.restoreAllMocks())

const contentOf = (answers: object = {}) =>
  JSON.stringify({
    answers: {
      farmLocation: 'Sarna',
      farmSize: '2 acres',
      name: 'Gurpreet',
      phone: '9876543210',
      sampleCollection: 'self',
      ...answers,
    },
    form: 'soil-test',
    language: 'pa',
    manifest: [],
    subject: 'basic',
    version: 1,
  })
const entry = (content = contentOf()) => ({ id: crypto.randomUUID(), content, madeAt: Date.now() })
const farmer = () => tokens.get('farmer')!

test('the trainings and the rules of the forms are published with the catalogue', async () => {
  const rows = await backend.query(
    `select name ->> 'en' as name, price_paise, pack_amount::int as months, badge ->> 'en' as badge from catalogue_items where catalogue = 'training' order by position`,
  )
  expect(rows).toEqual([
    { name: 'Sustainable Farming', price_paise: 1_500_000, months: 3, badge: 'Beginner' },
    { name: 'Smart Agriculture Technology', price_paise: 2_500_000, months: 2, badge: 'Intermediate' },
    { name: 'Solar Technology', price_paise: 1_200_000, months: 1, badge: 'Beginner' },
    { name: 'Agricultural Business Management', price_paise: 3_500_000, months: 4, badge: 'Advanced' },
  ])
  expect(
    await backend.query(`select 1 from form_rules where kind = 'soil-test' and version = 1`),
  ).toHaveLength(1)
})

describe('a phone', () => {
  test('gets a receipt for its text, the same one each time, and lists it', async () => {
    const [good, bad] = [entry(), entry(contentOf({ phone: '12345' }))]
    // As the outbox understands it, too.
    const answer: CoreAnswer = await sendRequests([good, bad], { token: farmer() })
    expect(answer).toEqual({
      results: new Map([
        [
          good.id,
          {
            receipt: {
              id: good.id,
              hash: createHash('sha256').update(good.content).digest('hex'),
              reference: expect.stringMatching(/^KS-/),
              receivedAt: expect.any(String),
              state: 'complete',
            },
          },
        ],
        [bad.id, { refused: { status: 422, code: 'invalid', field: 'phone' } }],
      ]),
    })
    expect(await sendRequests([good, bad], { token: farmer() })).toEqual(answer)
    const requests = await requestChanges(0, { token: farmer() })
    expect(requests).toMatchObject({ data: { more: false, requests: [{ id: good.id, status: 'received' }] } })
    expect(await requestChanges(0, { token: tokens.get('farmer2') })).toMatchObject({
      data: { requests: [] },
    })
  })

  test('sends as a guest although an account is signed in, and the account claims the guest', async () => {
    const guest = newGuest()
    const sent = entry()
    expect(await sendRequests([sent], { guest, token: farmer() })).toHaveProperty('results')
    expect(await requestChanges(0, { guest })).toMatchObject({ data: { requests: [{ id: sent.id }] } })
    expect(await claimGuest(guest, farmer())).toEqual({ data: { claimed: 1, yours: true } })
    expect(await claimGuest(guest, tokens.get('farmer2')!)).toEqual({ data: { claimed: 0, yours: false } })
    expect(await sendRequests([sent], { token: farmer() })).toMatchObject({
      results: new Map([[sent.id, { receipt: { id: sent.id } }]]),
    })
  })

  test('gets its account’s key, and none without a valid token', async () => {
    const mine = await ownKey(farmer())
    expect(mine).toEqual({ data: expect.stringMatching(/^[A-Za-z0-9+/]{43}=$/) })
    expect(await ownKey(farmer())).toEqual(mine)
    expect(await ownKey(tokens.get('farmer2')!)).not.toEqual(mine)
    expect(await ownKey(`${farmer()}x`)).toEqual({ status: 401 })
  })

  test('gets 401 without an account or a secret, and with an invalid token', async () => {
    expect(await sendRequests([entry()], {})).toEqual({ status: 401 })
    expect(await sendRequests([entry()], { token: 'x.y.z' })).toEqual({ status: 401 })
    expect(await requestChanges(0, {})).toEqual({ status: 401 })
  })

  test('gets 413 when it sends too much at once', async () => {
    const many = Array.from({ length: 51 }, () => entry())
    expect(await sendRequests(many, { token: farmer() })).toEqual({ status: 413 })
  })

  test('gets the time to wait, in the header and without it', async () => {
    await backend.query(
      `insert into request_counts (subject, slot, begun, n) values ('everybody', 99, now(), 30000)`,
    )
    const guest = newGuest()
    const limited = { status: 429, retryAfterMs: expect.any(Number) }
    expect(await sendRequests([entry()], { guest })).toEqual(limited)
    vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
      const response = await throughTheDoor(input, init)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3_000)
      return new Response(response.body, { status: response.status })
    })
    const answer = await sendRequests([entry()], { guest })
    expect(answer).toEqual(limited)
    expect((answer as { retryAfterMs: number }).retryAfterMs).toBeGreaterThan(3_000_000)
    await backend.query('delete from request_counts')
  })

  test('gets the time to wait for each entry', async () => {
    const sent = entry()
    const refused = { status: 429, code: 'limit', message: 'x', retry_after: 90 }
    vi.stubGlobal('fetch', async () => Response.json({ results: [{ id: sent.id, refused }] }))
    expect(await sendRequests([sent], {})).toEqual({
      results: new Map([[sent.id, { refused: { status: 429, code: 'limit', retryAfterMs: 90_000 } }]]),
    })
  })
})

const receipt = {
  id: 'x',
  hash: 'a'.repeat(64),
  reference: 'KS-2AB3C',
  received_at: '2026-11-21T00:00:00Z',
  state: 'complete',
}
const batchOf = (...results: unknown[]) => Response.json({ results })

/** Answers that are not the centre's. */
const strange: [name: string, answer: () => Response][] = [
  ['a portal’s page', () => new Response('<html>Sign in to the network</html>')],
  ['a portal’s page that calls itself JSON', () => Response.json({ ok: true })],
  ['an empty 200', () => new Response('')],
  ['null', () => Response.json(null)],
  ['a text', () => Response.json('done')],
  ['results that are no list', () => Response.json({ results: {} })],
  ['a result of nothing', () => batchOf(null)],
  ['a result without receipt or refusal', () => batchOf({ id: 'x' })],
  ['a receipt without a hash', () => batchOf({ id: 'x', receipt: { ...receipt, hash: undefined } })],
  ['a receipt with half a hash', () => batchOf({ id: 'x', receipt: { ...receipt, hash: 'abc' } })],
  ['a receipt without a reference', () => batchOf({ id: 'x', receipt: { ...receipt, reference: '' } })],
  ['a receipt in an unknown state', () => batchOf({ id: 'x', receipt: { ...receipt, state: 'lost' } })],
  ['a refusal without a status', () => batchOf({ id: 'x', refused: { code: 'invalid' } })],
  ['a refusal of 200', () => batchOf({ id: 'x', refused: { status: 200, code: 'invalid' } })],
  ['a good receipt beside a strange one', () => batchOf({ id: 'x', receipt }, { id: 'y' })],
  ['a 404 of some other server', () => new Response('Not found', { status: 404 })],
  ['a 403 that a proxy wrote', () => Response.json({ blocked: true }, { status: 403 })],
  ['a 502 of a proxy', () => new Response('<html>Bad gateway</html>', { status: 502 })],
]

describe('silence is', () => {
  test.each(strange)('%s', async (_, answer) => {
    vi.stubGlobal('fetch', async () => answer())
    expect(await sendRequests([{ id: 'x', content: '', madeAt: 0 }], {})).toEqual({ silent: true })
    expect(await requestChanges(0, {})).toEqual({ silent: true })
    expect(await ownKey('x')).toEqual({ silent: true })
    expect(await claimGuest('x', 'x')).toEqual({ silent: true })
  })

  test('a broken connection', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch')
    })
    expect(await sendRequests([entry()], {})).toEqual({ silent: true })
  })
})

test('an answer about other entries counts for nothing, and an unanswered entry is missing', async () => {
  vi.stubGlobal('fetch', async () => batchOf({ id: 'x', receipt }))
  expect(await sendRequests([entry()], {})).toEqual({ results: new Map() })
})

test.each([
  [500, undefined, { status: 500 }],
  [503, '120', { status: 503, retryAfterMs: 120_000 }],
  [429, 'soon', { status: 429 }],
])('a refusal of the whole call by %i with Retry-After %s is one', async (status, header, expected) => {
  const headers = header === undefined ? {} : { 'retry-after': header }
  vi.stubGlobal('fetch', async () => Response.json({ message: 'x' }, { status, headers }))
  expect(await sendRequests([entry()], {})).toEqual(expected)
})

test.each([
  [
    'a database that does not have the function yet',
    { code: 'PGRST202', message: 'Could not find it', hint: null },
  ],
  ['a gateway without a way to it', { message: 'no Route matched with those values' }],
])('a 404 of the whole call, by %s, is silence and returns no entry', async (_whose, result) => {
  vi.stubGlobal('fetch', async () => Response.json(result, { status: 404 }))
  expect(await sendRequests([entry()], {})).toEqual({ silent: true })
  expect(await requestChanges(0, {})).toEqual({ silent: true })
})

test('a Retry-After may be a date', async () => {
  const headers = { 'retry-after': new Date(Date.now() + 90_000).toUTCString() }
  vi.stubGlobal('fetch', async () => Response.json({ message: 'x' }, { status: 503, headers }))
  const { retryAfterMs } = (await sendRequests([entry()], {})) as { retryAfterMs: number }
  expect(Math.abs(retryAfterMs - 90_000)).toBeLessThan(5_000)
})
