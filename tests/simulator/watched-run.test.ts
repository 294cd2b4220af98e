import { expect, test } from 'vitest'
import { theBuild } from '#src/simulator/app-build.ts'
import { diceOf } from '#src/simulator/dice.ts'
import { scheduleOf } from '#src/simulator/fault-schedule.ts'
import { runAll } from '#src/simulator/many-runs.ts'
import { promiseOf } from '#src/simulator/promise-names.ts'
import type { ManyView } from '#src/simulator/run-view.ts'
import { Simulation } from '#src/simulator/simulation.ts'
import { nextTurn } from '#src/simulator/turn.ts'
import { WatchedRun } from '#src/simulator/watched-run.ts'
import { rounds } from '../rounds.ts'
import { runSchedule } from './run-schedule.ts'

const seeds = Array.from({ length: rounds(30, 300) }, (_, seed) => seed)

/** Returns the remaining state of a run, everywhere. */
function outcomeOf({ checker, faultCounts, centre, phones, steps, stepsDone }: Simulation) {
  const { kinds, accounts } = centre
  return {
    violations: checker.violations,
    faults: [...faultCounts],
    stepsDone,
    time: steps.time,
    centre: [centre.rows, kinds.placements, kinds.answers, accounts.changes, accounts.consents],
    phones: phones.map(({ store }) =>
      [...store.disk.entries.values()].map(({ id, state, attempts }) => [id, state, attempts]),
    ),
  }
}

/** Runs a schedule as the tests and `npm run simulate` do. */
async function outcomeOfSchedule(seed: number, schedule = scheduleOf(seed)) {
  const simulation = new Simulation(seed, schedule, theBuild)
  while (simulation.advance()) await nextTurn()
  return outcomeOf(simulation)
}

test.each(['end', 'event', 7] as const)(
  'a watched run is the same as an unwatched one (%s)',
  async (pace) => {
    for (const seed of seeds) {
      const run = new WatchedRun(seed, false)
      while (run.view().phase !== 'over') await run.advance(pace)
      expect(outcomeOf(run.simulation)).toEqual(await outcomeOfSchedule(seed))
      expect(run.view().violations).toEqual((await runSchedule(seed)).violations)
    }
  },
)

/** Runs a seed while a hand cuts networks and kills phones every now and then. */
async function disturbed(seed: number): Promise<WatchedRun> {
  const dice = diceOf(seed + 1_000_000)
  const run = new WatchedRun(seed, false)
  while (run.view().phase !== 'over') {
    await run.advance(dice.below(40))
    await run.interrupt(dice.below(2) === 0 ? 0 : 1, dice.oneIn(2) ? 'kill' : 'network')
  }
  return run
}

test('no hand that cuts networks and kills phones breaks a promise', async () => {
  for (const seed of seeds) {
    const run = await disturbed(seed)
    const view = run.view()
    expect([seed, view.violations]).toEqual([seed, []])
    expect(run.simulation.schedule.length).toBeGreaterThan(scheduleOf(seed).length + 3)
    const { saved, received, returned, waiting, gone } = view.counts
    expect(received + returned + waiting + gone).toBe(saved)
  }
})

test('an action by hand is a part of the schedule: seed and schedule repeat the run exactly', async () => {
  for (const seed of seeds) {
    const { simulation } = await disturbed(seed)
    expect(outcomeOf(simulation)).toEqual(await outcomeOfSchedule(seed, simulation.schedule))
  }
})

test('a cut is seen at once, and so is the mended connection; a killed phone has no page left', async () => {
  const run = new WatchedRun(3, false)
  await run.advance(60)
  const before = run.view().phones[1]!.isCut
  await run.interrupt(1, 'network')
  expect(run.view().phones[1]!.isCut).toBe(!before)
  await run.interrupt(1, 'network')
  expect(run.view().phones[1]!.isCut).toBe(before)
  const pages = [...run.simulation.phones[0]!.pages]
  await run.interrupt(0, 'kill')
  expect(pages.map(({ alive }) => alive)).toEqual([false, false, false])
  expect(run.view().phones[0]!.calls).toBe(0)
  expect(run.view().events).toContainEqual(expect.objectContaining({ place: 0, what: 'killed' }))
})

test('a hand comes too late once everything works again', async () => {
  const run = new WatchedRun(5, false)
  while (run.view().phase === 'schedule') await run.advance(1)
  const { length } = run.simulation.schedule
  await run.interrupt(0, 'network')
  expect(run.view().phones[0]!.isCut).toBe(false)
  expect(run.simulation.schedule).toHaveLength(length)
})

test('each step until an event tells at least one', async () => {
  const run = new WatchedRun(1, false)
  let last = 0
  await run.advance('event')
  for (; run.view().phase !== 'over'; await run.advance('event')) {
    const now = run.view().events.at(-1)!.number
    expect(now).toBeGreaterThan(last)
    last = now
  }
  expect(last).toBeGreaterThan(10)
})

test('the planted bug is caught, and called a loss', async () => {
  const broken = new Map<number, readonly string[]>()
  for (const seed of seeds) {
    const run = new WatchedRun(seed, true)
    await run.advance('end')
    if (run.view().broken.length > 0) broken.set(seed, run.view().broken)
  }
  // Other promises break only behind a loss, as where a profile's next change does not name the lost one.
  expect([...broken].filter(([, names]) => names[0] !== 'lost')).toEqual([])
  // Seldom is nothing sent while somebody watches for it.
  expect(broken.size).toBeGreaterThan(seeds.length * 0.8)
  expect(broken.get(17)).toEqual(['lost'])
})

test('many schedules report how far they are, and the seeds that fail', async () => {
  const reports: ManyView[] = []
  await runAll(60, false, (view) => reports.push(view))
  expect(reports.map(({ schedules }) => schedules)).toEqual([25, 50, 60])
  expect(reports.at(-1)!.failed).toEqual([])
  const broken: ManyView[] = []
  await runAll(30, true, (view) => broken.push(view))
  expect(broken.at(-1)).toMatchObject({ schedules: 30 })
  expect(broken.at(-1)!.failed.length).toBeGreaterThan(20)
})

test.each([
  ['k-7 (order) is lost', 'lost'],
  ['d-w1 is no longer to be seen on the phone', 'lost'],
  ['e-w3 is stuck', 'lost'],
  ['e-w4 is called received on a receipt that is not true', 'lost'],
  ['the receipt of k-2 was never applied', 'lost'],
  ['e-w2 is at the centre twice', 'twice'],
  ['k-19 is the order k-9 under another id', 'twice'],
  ['the draft d-w1 stayed beside its entry', 'twice'],
  ['work of another was opened for asha', 'read'],
  ['e-w1 of asha belongs to bal at the centre', 'read'],
  ["the order k-1 of asha is bal's at the centre", 'read'],
  ["e-w1 of asha became bal's", 'read'],
  ['the words of e-w1 changed', 'changed'],
  ['e-w9 overtook an earlier one of its lane', 'changed'],
  ["the outcome of e-w1 was written under another's lease", 'changed'],
] as const)('%s: a reader is told that it is %s', (violation, promise) => {
  expect(promiseOf(violation)).toBe(promise)
})
