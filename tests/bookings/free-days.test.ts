import { beforeEach, afterEach, expect, it, vi } from 'vitest'
import '../device/failing-storage.ts'

vi.stubEnv('VITE_SUPABASE_URL', '')
const { freeDaysNow, freenessOf, storedFreeDays } =
  await import('#src/features/bookings/internal/free-days.ts')

const at = '2026-11-26T08:00:00+00:00'
const days = { at, from: '2026-11-26', days: { thresher: 'fwnx', drone: 'n' } }
let answer: (() => Response) | undefined
let asked: unknown
const always = { opening: Array.from({ length: 7 }, () => [0, 1440] as const), closures: [] }
beforeEach(() => {
  localStorage.clear()
  answer = () => Response.json(days)
  vi.stubGlobal('location', { origin: 'http://centre.test' })
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit = {}) => {
    asked = JSON.parse(String(body))
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
})
afterEach(() => vi.unstubAllGlobals())

it('the phone still knows the centre’s free days without a network, with their time', async () => {
  expect(storedFreeDays()).toBeUndefined()
  expect(await freeDaysNow()).toEqual(days)
  answer = undefined
  expect(await freeDaysNow()).toEqual(days)
  const found = storedFreeDays()!
  const of = (day: string) => freenessOf(found, { resource: 'thresher' }, day, always)
  expect(['2026-11-26', '2026-11-27', '2026-11-28'].map(of)).toEqual(['free', 'few', 'none'])
  expect(found.at).toBe(at)
  // A letter of a later build, a day before or after, a resource that is gone.
  for (const day of ['2026-11-29', '2026-11-25', '2026-12-31', 'soon', '']) expect(of(day)).toBeUndefined()
  expect(freenessOf(found, { resource: 'rotavator' }, '2026-11-26', always)).toBeUndefined()
  expect(freenessOf(found, { resource: 'constructor' }, '2026-11-26', always)).toBeUndefined()
})

it('a portal’s page and damaged storage say nothing', async () => {
  answer = () => new Response('<html>Sign in</html>')
  expect(await freeDaysNow()).toBeUndefined()
  localStorage.setItem('free-days', '{"at":')
  expect(storedFreeDays()).toBeUndefined()
})

it('a hundred days are asked for, from today in India on', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-25T20:00:00Z'), toFake: ['Date'] })
  await freeDaysNow()
  vi.useRealTimers()
  expect(asked).toEqual({ from_day: '2026-11-26', to_day: '2027-03-05' })
})

it('days in a row are as free as the fullest of them, and known once all of them are', () => {
  const known = { at, from: '2026-11-26', days: { thresher: 'ffwfnff' } }
  const from = (day: string, days: number) => freenessOf(known, { resource: 'thresher', days }, day, always)
  expect([1, 2, 3, 4, 5].map((days) => from('2026-11-26', days))).toEqual([
    'free',
    'free',
    'few',
    'few',
    'none',
  ])
  expect(from('2026-12-01', 2)).toBe('free')
  // The day after the last one that the centre named.
  expect(from('2026-12-01', 3)).toBeUndefined()
  // It is full in any case.
  expect(from('2026-11-30', 7)).toBe('none')
})

it('a booking neither begins nor ends on a closed day, and may go on over one', () => {
  const known = { at, from: '2026-11-26', days: { thresher: 'ffnff' } }
  const open = { ...always, closures: [{ from: '2026-11-28', to: '2026-11-28', hours: null }] }
  const from = (day: string, days: number) => freenessOf(known, { resource: 'thresher', days }, day, open)
  expect(from('2026-11-28', 1)).toBe('closed')
  expect(from('2026-11-26', 3)).toBe('closed')
  expect(from('2026-11-27', 3)).toBe('free')
})
