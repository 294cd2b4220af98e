import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hoursOn, promisedDay, type OpenHours } from '#src/base/open-hours.ts'
import { openMigrated, publishSettings, type TestDatabase } from './as-person.ts'
import { rounds } from '../rounds.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openMigrated()
  await publishSettings(database)
})
afterAll(() => database.close())

const open = async (hours: Partial<OpenHours>) => {
  for (const [key, value] of Object.entries(hours))
    await database.query('update centre_settings set value = $1::text::jsonb where key = $2', [
      JSON.stringify(value),
      key,
    ])
}

const first = Date.parse('2026-11-01')
const dayMs = 86_400_000
const dayAt = (days: number) => new Date(first + days * dayMs).toISOString().slice(0, 10)

const hours = fc.option(
  fc.uniqueArray(fc.integer({ min: 0, max: 1440 }), { minLength: 2, maxLength: 2 }).map((both) => {
    const [from = 0, to = 0] = both.toSorted((a, b) => a - b)
    return [from, to] as const
  }),
)
const closure = fc
  .record({ start: fc.nat(40), length: fc.nat(10), hours })
  .map(({ start, length, ...of }) => ({ from: dayAt(start), to: dayAt(start + length), ...of, name: null }))
const anyHours = fc.record({
  opening: fc.array(hours, { minLength: 7, maxLength: 7 }).filter((week) => week.some((day) => day !== null)),
  closures: fc.array(closure, { maxLength: 6 }),
})

test('phone and centre agree on the hours of every day', async () => {
  await fc.assert(
    fc.asyncProperty(anyHours, async (found) => {
      await open(found)
      const rows = await database.query<{ day: string; hours: [number, number] | null }>(
        `select day::text, nullif((centre_hours(day)).hours, 'null') as hours
         from (select '2026-11-01'::date + n as day from generate_series(0, 60) n) days order by 1`,
      )
      const phones = rows.map(({ day }) => {
        const on = hoursOn(day, found)
        return { day, hours: on ? [on.from, on.to] : null }
      })
      expect(rows).toEqual(phones)
    }),
    { numRuns: rounds(60, 600) },
  )
})

test('a promise is due while the centre is open, and not before so many open minutes', () => {
  fc.assert(
    fc.property(anyHours, fc.nat(50 * 1440), fc.integer({ min: 1, max: 23 }), (found, minutes, within) => {
      const since = Date.parse('2026-11-01T00:00+05:30') + minutes * 60_000
      const due = promisedDay(within, since, found)!
      expect(hoursOn(due, found)).toBeDefined()
      // Minute by minute, as slow as it is plain.
      let left = within * 60
      let now = since
      for (; left > 0; now += 60_000) {
        const local = new Date(now + 5.5 * 3_600_000)
        const on = hoursOn(local.toISOString().slice(0, 10), found)
        const minute = local.getUTCHours() * 60 + local.getUTCMinutes()
        if (on && on.from <= minute && minute < on.to) left -= 1
      }
      expect(due).toBe(new Date(now - 60_000 + 5.5 * 3_600_000).toISOString().slice(0, 10))
    }),
    { numRuns: rounds(40, 400) },
  )
})

const week = [null, ...Array.from({ length: 6 }, () => [540, 1080] as const)]

async function letters(from: string, to: string): Promise<string> {
  const [row] = await database.as('guest', (query) =>
    query<{ answer: { days: Record<string, string> } }>('select free_days($1, $2) as answer', [from, to]),
  )
  return row!.answer.days['thresher']!
}

test('a closed day is not free, and a time on it is neither taken nor offered', async () => {
  const [{ today }] = (await database.query<{ today: string }>('select india_day()::text as today')) as [
    { today: string },
  ]
  const day = (ahead: number) => new Date(Date.parse(today) + ahead * dayMs).toISOString().slice(0, 10)
  const always = Array.from({ length: 7 }, () => [540, 1080] as const)
  const closed = { from: day(3), to: day(3), hours: null, name: null }
  await open({ opening: always, closures: [closed] })
  expect(await letters(day(1), day(8))).toBe('ffnfffff')
  const problem = async (from: string, to: string) => {
    const [row] = await database.query<{ problem: string | null }>(
      `select slot_problem(r, tstzrange($1, $2)) as problem from resources r where id = 'thresher'`,
      [`${from}:00+05:30`, `${to}:00+05:30`],
    )
    return row!.problem
  }
  expect(await problem(`${day(3)}T08:00`, `${day(3)}T12:00`)).toBe('closed')
  expect(await problem(`${day(2)}T08:00`, `${day(3)}T12:00`)).toBe('closed')
  expect(await problem(`${day(3)}T08:00`, `${day(4)}T12:00`)).toBe('closed')
  // Out over a closed day.
  expect(await problem(`${day(2)}T08:00`, `${day(4)}T12:00`)).toBeNull()
  const offered = async () =>
    database.query<{ starts: string }>(
      `select slot ->> 'starts' as starts from jsonb_array_elements(free_slots('thresher', $1, $2)) slot`,
      [`${day(3)}T08:00:00+05:30`, `${day(3)}T12:00:00+05:30`],
    )
  const slots = await offered()
  expect(slots).toHaveLength(3)
  for (const { starts } of slots)
    expect(new Date(Date.parse(starts) + 5.5 * 3_600_000).toISOString().slice(0, 10)).not.toBe(day(3))

  // Half a day: until one o'clock.
  await open({ closures: [{ ...closed, hours: [540, 780] }] as never })
  expect(await problem(`${day(3)}T09:00`, `${day(3)}T13:00`)).toBeNull()
  expect(await problem(`${day(3)}T10:00`, `${day(3)}T14:00`)).toBe('closed')
  expect(await problem(`${day(3)}T08:00`, `${day(3)}T12:00`)).toBe('closed')
  // Every Sunday, whenever it is.
  await open({ opening: week, closures: [] })
  const sunday = (7 - new Date(day(1)).getUTCDay()) % 7
  expect((await letters(day(1), day(8)))[sunday]).toBe('n')
})
