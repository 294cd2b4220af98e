import { type Build, theBuild } from './build.ts'
import { Simulation } from './simulation.ts'
import { type Operation, scheduleOf } from './fault-schedule.ts'
import { nextTurn } from './steps.ts'

/** The outcome of one schedule. */
interface RunResult {
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

/** Runs one schedule to its end. */
export async function runSchedule(
  seed: number,
  schedule: readonly Operation[] = scheduleOf(seed),
  build: Build = theBuild,
): Promise<RunResult> {
  const simulation = new Simulation(seed, schedule, build)
  while (simulation.advance()) await nextTurn()
  return { seed, violations: simulation.checker.violations }
}

/** Returns a short schedule that breaks a promise with this seed, by leaving out steps. */
export async function shrunk(seed: number, build: Build = theBuild): Promise<Operation[]> {
  let shortest: readonly Operation[] = scheduleOf(seed)
  const stillFails = async (schedule: readonly Operation[]) =>
    (await runSchedule(seed, schedule, build)).violations.length > 0
  for (let size = Math.ceil(shortest.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < shortest.length;) {
      const without = shortest.toSpliced(at, size)
      if (await stillFails(without)) shortest = without
      else at += size
    }
  }
  for (let at = 0; at < shortest.length; at += 1) {
    const quicker = shortest.with(at, { ...shortest[at]!, steps: 0 })
    if (await stillFails(quicker)) shortest = quicker
  }
  return [...shortest]
}

/** Returns the figures of a run as text; for the first failure the seed, the broken promise, and a short schedule. */
export async function report(figures: Figures, milliseconds: number): Promise<string> {
  const { schedules, operations, faultCounts, failures } = figures
  const seconds = milliseconds / 1000
  const faults = [...faultCounts].toSorted(([, one], [, other]) => other - one)
  const lines = [
    `${schedules} schedules of ${(operations / schedules).toFixed(1)} operations in ${seconds.toFixed(1)} s: ${(schedules / seconds).toFixed(0)} a second`,
    `${failures.length} failures; ${faults.length} kinds of fault:`,
    ...faults.map(([fault, times]) => `  ${fault}: ${times}`),
  ]
  const [first] = failures
  if (first) lines.push(await reportOf(first.seed))
  return lines.join('\n')
}

async function reportOf(seed: number): Promise<string> {
  const short = await shrunk(seed)
  const { violations } = await runSchedule(seed, short)
  const shorter = `shrunk from ${scheduleOf(seed).length} to ${short.length} operations`
  return `seed ${seed}: ${violations.join('; ')} (${shorter})\n${written(short)}`
}

/** A schedule to be read by a person, one operation a line. */
function written(schedule: readonly Operation[]): string {
  return schedule
    .map(
      ({ what, phone, page, n, steps }) =>
        `  ${what} (phone ${phone}, page ${page}, n ${n}), then ${steps} steps`,
    )
    .join('\n')
}
