import { expect, test } from 'vitest'
import { speakProof } from '#src/i18n/phrases-of-proof.ts'
import { speak } from '#src/i18n/phrases.ts'
import { eventText } from '#src/screens/proof/event-words.ts'
import { RunDriver } from '#src/screens/proof/run-driver.ts'
import { seedIn } from '#src/screens/proof/seed-in.ts'
import { connectionFaults } from '#src/simulator/connection.ts'
import { failures } from '#src/simulator/fault-schedule.ts'
import type { Simulator } from '#src/simulator/open-simulator.ts'
import { runMany } from '#src/simulator/run.ts'
import { WatchedRun } from '#src/simulator/watched-run.ts'

speak('en')
speakProof('en')

test('every fault that strikes in some schedule has words of its own', async () => {
  const { faultCounts } = await runMany(0, 60)
  const all = new Set([...faultCounts.keys(), ...connectionFaults, ...failures])
  // A sign-in is told by its person, and not as a fault.
  all.delete('other person signs in')
  expect([...all].filter((fault) => eventText(fault) === fault)).toEqual([])
})

test('every event of a run has words of its own', async () => {
  const told = new Set<string>()
  for (let seed = 0; seed < 12; seed += 1) {
    const run = new WatchedRun(seed, false)
    while (run.view().phase !== 'over') {
      await run.advance('event')
      for (const { what } of run.view().events) told.add(what)
    }
  }
  expect(told.size).toBeGreaterThan(20)
  expect([...told].filter((what) => eventText(what) === what)).toEqual([])
})

test.each([
  ['7', 7],
  ['  12 ', 12],
  ['੭', 7],
  ['०', 0],
  ['999999999', 999_999_999],
  ['1000000000', undefined],
  ['-1', undefined],
  ['2.5', undefined],
  ['', undefined],
  ['seven', undefined],
])('“%s” is the seed %s', (typed, seed) => {
  expect(seedIn(typed)).toBe(seed)
})

/** The simulator in this thread, as the worker has it. */
function simulatorHere(): Simulator {
  let run = new WatchedRun(0, false)
  return {
    begin: async (seed, isBroken) => {
      run = new WatchedRun(seed, isBroken)
      return run.view()
    },
    advance: async (pace) => {
      await run.advance(pace)
      return run.view()
    },
    interrupt: async (phone, fault) => {
      await run.interrupt(phone, fault)
      return run.view()
    },
    runMany: () => Promise.resolve(),
    close: () => undefined,
  }
}

const quick = { steps: 500, every: 0 }
const unexpected = () => expect.unreachable()

test('a run goes on by itself to its end, and then begins again with the same seed', async () => {
  const driver = new RunDriver(4, unexpected, simulatorHere)
  await driver.run(quick)
  const { view, isRunning } = driver.read()
  expect([view?.phase, view?.seed, view?.broken, isRunning]).toEqual(['over', 4, [], false])
  await driver.advance('event')
  expect(driver.read().view).toMatchObject({ phase: 'schedule', seed: 4 })
})

test('a paused run stands still, and a step begins another if that is over', async () => {
  const driver = new RunDriver(4, unexpected, simulatorHere)
  const running = driver.run({ steps: 1, every: 0 })
  await driver.interrupt(0, 'kill')
  driver.pause()
  await running
  const { view } = driver.read()
  expect(view?.events).toContainEqual(expect.objectContaining({ what: 'killed' }))
  expect(driver.read()).toEqual({ view, isRunning: false })
})

test('another seed ends the run, whose later answers are not shown', async () => {
  const driver = new RunDriver(4, unexpected, simulatorHere)
  const running = driver.run({ steps: 50, every: 0 })
  driver.choose(8, true)
  await running
  expect(driver.read()).toEqual({ view: undefined, isRunning: false })
  await driver.advance('end')
  expect(driver.read().view).toMatchObject({ seed: 8, phase: 'over', broken: ['lost'] })
})

test('a simulator that does not load ends the run and says so; the next attempt loads again', async () => {
  let failed = 0
  let opened = 0
  const driver = new RunDriver(
    4,
    () => (failed += 1),
    () => {
      opened += 1
      const here = simulatorHere()
      return opened === 1 ? { ...here, advance: () => Promise.reject(new Error('no code')) } : here
    },
  )
  await driver.run(quick)
  expect([failed, driver.read()]).toEqual([1, { view: undefined, isRunning: false }])
  await driver.run(quick)
  expect(driver.read().view?.phase).toBe('over')
})
