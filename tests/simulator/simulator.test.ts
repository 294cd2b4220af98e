import { expect, test, vi } from 'vitest'
import { rounds } from '../rounds.ts'
import { report, runMany, runSchedule } from './run.ts'
import { scheduleOf } from './fault-schedule.ts'

const schedules = rounds(300, 4_000)
const minutes = 60_000

/** Branches that few schedules reach; the seeds that always run reach each of them. */
const rareBranches = [
  'a build is rolled back and forward',
  'a centre is restored twice',
  'a frozen tab loses the lock',
  'a lease is taken over',
  'a restored centre lacks a paid order',
  'a restored centre lacks what the list has shown',
  'another tab was first with an edit',
  'refused: ordered_before',
  'returned: account_only',
  'returned: answered_elsewhere',
  'returned: bad_request',
  'returned: changed',
  'returned: changed_meanwhile',
  'returned: http_413',
  'returned: invalid',
  'returned: lost_at_centre',
  'returned: ordered_before',
  'returned: taken',
  'returned: total_changed',
  'returned: unavailable',
  'stored once more: a form',
  'stored once more: an order',
  'submitting: over',
  'the centre lacks a file',
  'withdrawing: perhaps sent',
  'withdrawing: received',
  'withdrawing: sending',
  'withdrawing: unknown',
  'withdrawing: withdrawn, perhaps sent',
]

test(
  'no schedule of faults loses, duplicates, mixes up or blocks saved data',
  { timeout: 15 * minutes, retry: 0 },
  async () => {
    const began = performance.now()
    const figures = await runMany(0, schedules)
    process.stdout.write(`${await report(figures, performance.now() - began)}\n`)
    expect(figures.failures).toEqual([])
    expect(figures.unknown).toEqual([])
    expect(rareBranches.filter((branch) => !figures.marks.has(branch))).toEqual([])
    expect(figures.schedules).toBe(schedules)
    expect(figures.operations / figures.schedules).toBeGreaterThanOrEqual(50)
    expect(figures.faultCounts.size).toBeGreaterThanOrEqual(36)
    for (const [fault, times] of figures.faultCounts) expect(times, fault).toBeGreaterThan(rounds(0, 50))
  },
)

// Seed 25858: an order that the centre's list has shown is made again from an old tab, at another price.
// Seed 359: the centre is restored while the phone opens the receipt of a change, which then has to be sent again.
// Seed 2094: a list that was fetched before the phone began anew is stored after it.
// Seed 11879: one phone withdraws what a restored centre has lost, and another one sends it again.
// Seed 34033: two orders ask about a new total; the first is agreed to, and its goods are ordered from an old tab.
// Seed 85749: a page calls lost what another page has fetched meanwhile.
// Seed 44954: a restored centre has lost a paid order, and its goods are ordered from an old tab.
// Seeds 207714 and 312524: a restored centre has lost what a guest sent, and the account that took it over is deleted.
// Seeds 260449 and 461684: the same goods are ordered from an old tab as an order that was lost, sent again and asks about a new
// total, or as the one that agreed to it.
// Seed 560484: a page has fetched a paid order that another page is about to send again, and stores it afterwards.
// Seed 416158: the clock is set back between two changes of the profile, of which the first one's receipt is not applied yet.
// Seed 612464: the centre hears of a claim while the list of the account, which lacks what was the guest's, is under way.
// Seed 627025: a total is agreed to after another order was made, and the first one is ordered again from an old tab.
// Seed 838445: without locks, somebody leaves the phone between a receipt and its application.
// Seed 858468: a tab sends a guest's draft that one account has taken while another person signs in.
// Seed 967099: a change of the profile is returned after a later one was made, which has it too.
test.each([
  25_858, 359, 2094, 11_879, 34_033, 44_954, 85_749, 207_714, 260_449, 312_524, 416_158, 461_684, 560_484,
  612_464, 627_025, 838_445, 858_468, 967_099,
])('schedule %i, which once failed, breaks no promise', async (seed) => {
  expect(await runSchedule(seed)).toMatchObject({ result: 'ok', reasons: [] })
})

test('every schedule has at least 50 actions of people and pages', () => {
  for (let seed = 0; seed < 100; seed += 1) expect(scheduleOf(seed).length).toBeGreaterThanOrEqual(50)
})

test('a seed repeats, also in another time zone', async () => {
  const home = process.env['TZ']
  const hashes = new Map<string, readonly number[]>()
  for (const zone of ['Asia/Kolkata', 'Pacific/Kiritimati', 'America/St_Johns']) {
    vi.stubEnv('TZ', zone)
    const runs: number[] = []
    for (let seed = 40; seed < 50; seed += 1) runs.push((await runSchedule(seed)).hash)
    hashes.set(`${zone} ${new Date().getTimezoneOffset()}`, runs)
  }
  vi.stubEnv('TZ', home)
  expect(new Set([...hashes.values()].map(String)).size).toBe(1)
})
