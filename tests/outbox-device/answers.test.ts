import { expect, it, vi } from 'vitest'

vi.stubEnv('VITE_SUPABASE_URL', '')
vi.stubGlobal('location', { origin: 'http://centre.test' })
const { ownKey, requestChanges, sendRequests } = await import('#src/backend/requests.ts')

const entries = [{ id: 'a', content: '{}', made_at: 1 }]
const answered = (status: number, body: string) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status }))
const sent = () => sendRequests(entries, { guest: 'g' })

it.each([
  [200, '<html>Pay for your Wi-Fi</html>'],
  [200, '{"results":"welcome"}'],
  [403, '<html>Forbidden</html>'],
  [403, '{"error":"captive portal"}'],
  [413, '{}'],
  [502, 'Bad Gateway'],
])('an answer %i %s is not the centre’s, and counts as silence', async (status, body) => {
  answered(status, body)
  expect(await sent()).toEqual({ silent: true })
  expect(await requestChanges(0, { guest: 'g' })).toBeUndefined()
})

it('a key is a text, and nothing else is one', async () => {
  answered(200, '"a2V5"')
  expect(await ownKey('token')).toBe('a2V5')
  answered(200, '{"key":"a2V5"}')
  expect(await ownKey('token')).toBeUndefined()
})

it('a refusal of the whole call in the centre’s own shape says when to come back', async () => {
  answered(429, '{"code":"PT429","message":"Too much","details":"retry_after=90","hint":null}')
  expect(await sent()).toEqual({ status: 429, retryAfterMs: 90_000 })
  answered(401, '{"code":"PGRST303","message":"JWT expired","details":null,"hint":null}')
  expect(await sent()).toEqual({ status: 401 })
})

it('each entry has its own word; one without a word was not answered', async () => {
  const receipt = { id: 'a', hash: 'h', reference: 'KS-7F3M2', received_at: '2026', state: 'complete' }
  const order = { id: 'a', total_paise: 250_000 }
  const refused = { status: 429, code: 'limit', message: 'Too much', retry_after: 60, field: null }
  answered(
    200,
    JSON.stringify({
      results: [{ id: 'a', receipt: { ...receipt, order } }, { id: 'b', refused }, { id: 'c' }],
    }),
  )
  const { received_at: receivedAt, ...rest } = receipt
  expect(await sent()).toEqual({
    results: new Map([
      ['a', { receipt: { ...rest, receivedAt, order: { id: 'a', totalPaise: 250_000 } } }],
      ['b', { refused: { status: 429, code: 'limit', retryAfterMs: 60_000 } }],
    ]),
  })
})
