import { afterAll, expect, test } from 'vitest'
import { isFull } from '../rounds.ts'
import { scheduleOf } from './fault-schedule.ts'
import { bugNames, slowBugs, withBug } from './planted-bugs.ts'
import { runMany, runSchedule, shrunk } from './run.ts'

const mostSchedules = 4_000
const needed: { readonly name: string; readonly schedules: number; readonly violations: string }[] = []

test('at least ninety bugs are planted', () => {
  expect(bugNames.length).toBeGreaterThanOrEqual(90)
  expect([...slowBugs].filter((name) => !bugNames.includes(name))).toEqual([])
})

const quick = bugNames.filter((name) => !slowBugs.has(name))
const tried = quick.filter((_, place) => isFull || place % 40 === 0)

test.each(tried)('the simulator catches that %s', { timeout: 600_000, retry: 0 }, async (name) => {
  const { failures } = await runMany(0, mostSchedules, withBug(name))
  const [first] = failures
  expect(first, `not caught within ${mostSchedules} schedules`).toBeDefined()
  needed.push({ name, schedules: first!.seed + 1, violations: first!.reasons[0]! })
})

test.skipIf(!isFull)(
  'a failure shrinks to a schedule that is short enough to read',
  { timeout: 600_000 },
  async () => {
    const bug = withBug('the draft is deleted in a transaction before')
    const { failures } = await runMany(0, mostSchedules, bug)
    const { seed } = failures[0]!
    const short = await shrunk(seed, bug)
    expect(short.length).toBeLessThan(scheduleOf(seed).length / 5)
    expect((await runSchedule(seed, short, bug)).result).toBe('failed')
  },
)

afterAll(() => {
  const sorted = needed.toSorted((a, b) => a.schedules - b.schedules)
  const lines = sorted.map(({ name, schedules, violations }) => `  ${schedules}: ${name} (${violations})`)
  const median = sorted[Math.floor(sorted.length / 2)]?.schedules
  process.stdout.write(
    `${sorted.length} of ${tried.length} planted bugs caught, median after ${median} schedules, the last after ${sorted.at(-1)?.schedules}:\n${lines.join('\n')}\n`,
  )
})
