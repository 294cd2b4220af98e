import { type Build, theBuild } from './app-build.ts'
import { scheduleOf } from './fault-schedule.ts'
import { Simulation } from './simulation.ts'
import { nextTurn } from './turn.ts'

/** The outcome of one schedule. */
export interface RunResult {
  readonly seed: number
  readonly violations: readonly string[]
}

/** The outcome of many. */
export interface Figures {
  readonly schedules: number
  readonly operations: number
  readonly faultCounts: ReadonlyMap<string, number>
  readonly failures: readonly RunResult[]
}

const atOnce = 64

/**
 * Runs the schedules of the seeds from `from` up to but not including `to`; starts no new one after a failure. Many
 * independent worlds take steps in turn, because awaiting costs more than a step.
 */
export async function runMany(from: number, to: number, build: Build = theBuild): Promise<Figures> {
  const faultCounts = new Map<string, number>()
  const failures: RunResult[] = []
  const running = new Map<number, Simulation>()
  let next = from
  let operations = 0
  const goesOn = () => next < to && failures.length === 0
  while (running.size > 0 || goesOn()) {
    for (; running.size < atOnce && goesOn(); next += 1) {
      const schedule = scheduleOf(next)
      operations += schedule.length
      running.set(next, new Simulation(next, schedule, build))
    }
    for (const [seed, simulation] of running) {
      if (simulation.advance()) continue
      running.delete(seed)
      for (const [fault, times] of simulation.faultCounts)
        faultCounts.set(fault, (faultCounts.get(fault) ?? 0) + times)
      if (simulation.checker.violations.length > 0)
        failures.push({ seed, violations: simulation.checker.violations })
    }
    await nextTurn()
  }
  return {
    schedules: next - from,
    operations,
    faultCounts,
    failures: failures.toSorted((a, b) => a.seed - b.seed),
  }
}
