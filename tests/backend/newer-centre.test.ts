import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

/* Answers of a newer centre: unknown parts are left out, and everything else is shown. */
let body: unknown
const server = createServer((_, response) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
)
let people: typeof import('#src/features/people/internal/people-api.ts')
let profile: typeof import('#src/features/account/internal/profile-api.ts')
let day: typeof import('#src/features/desk/internal/desk-day-api.ts')
let desk: typeof import('#src/features/desk/internal/desk-api.ts')

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  vi.stubEnv('VITE_SUPABASE_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  ;[people, profile, day, desk] = await Promise.all([
    import('#src/features/people/internal/people-api.ts'),
    import('#src/features/account/internal/profile-api.ts'),
    import('#src/features/desk/internal/desk-day-api.ts'),
    import('#src/features/desk/internal/desk-api.ts'),
  ])
})
afterAll(() => server.close().closeAllConnections())

test('a person with a new role is listed with the roles that are known', async () => {
  const somebody = { id: 'a', email: null, phone: null, display_name: 'Asha', created_at: '2026-11-27' }
  body = { more: false, people: [{ ...somebody, roles: ['vet', 'staff'] }] }
  expect(await people.listPeople({ letters: '' }, 'token')).toEqual({
    data: { more: false, people: [{ ...somebody, roles: ['staff'] }] },
  })
})

test('a profile in a new language is shown, in English', async () => {
  body = [
    {
      display_name: 'Asha',
      phone: null,
      village: 'Sarna',
      pincode: null,
      farm_fields: {},
      version: 1,
      language: 'doi',
    },
  ]
  expect(await profile.readProfile('a', 'token')).toMatchObject({ village: 'Sarna', language: 'en' })
})

test('of what can be booked a new kind is left out', async () => {
  const tractor = {
    id: 'tractor',
    kind: 'machine',
    name: { en: 'Tractor', pa: 'ਟਰੈਕਟਰ', hi: 'ट्रैक्टर' },
    pieces: 2,
    opens: '07:00:00',
    open_minutes: 600,
    retired_at: null,
  }
  body = [tractor, { ...tractor, id: 'drone', kind: 'flight' }]
  expect(await day.allResources('token')).toEqual({ data: [tractor] })
})

test('a report counts what is known', async () => {
  const row = { what: 'order', kind: 'cart', status: 'paid', week: null, count: 2 }
  body = { since: '2026-11-02', rows: [row, { ...row, what: 'visit' }] }
  expect(await desk.deskReport(4, 'token')).toEqual({ data: { since: '2026-11-02', rows: [row] } })
})
