import { type Build, theBuild } from './build.ts'
import { type Outcome, Simulation } from './simulation.ts'
import { type Operation, scheduleOf } from './fault-schedule.ts'
import { nextTurn } from './steps.ts'

/** The outcome of one schedule. */
interface RunResult extends Outcome {
  readonly seed: number
}

/** The outcome of many. */
export interface Figures {
  readonly schedules: number
  readonly operations: number
  readonly faultCounts: ReadonlyMap<string, number>
  /** The rare branches that were reached. */
  readonly marks: ReadonlySet<string>
  readonly failures: readonly RunResult[]
  /** Runs that say nothing: a seed that does not repeat, or a simulator that threw. */
  readonly unknown: readonly RunResult[]
}

const atOnce = 64
/** Of so many seeds one is run twice, beside other ones. */
const repeatedEvery = 25

/**
 * Runs the schedules of the seeds from `from` up to but not including `to`; starts no new one after a failure. Many
 * independent worlds take steps in turn, because awaiting costs more than a step.
 */
export async function runMany(from: number, to: number, build: Build = theBuild): Promise<Figures> {
  const faultCounts = new Map<string, number>()
  const marks = new Set<string>()
  const results: RunResult[] = []
  const hashes = new Map<number, number>()
  const running = new Map<Simulation, number>()
  const begin = (seed: number) => running.set(new Simulation(seed, scheduleOf(seed), build), seed)
  let next = from
  let operations = 0
  const goesOn = () => next < to && !results.some(({ result }) => result === 'failed')
  const end = (simulation: Simulation, seed: number) => {
    const { steps, checker, outcome } = simulation
    if (hashes.has(seed)) {
      const reasons = [`seed ${seed} does not repeat`]
      if (hashes.get(seed) !== steps.hash) results.push({ seed, result: 'unknown', reasons })
      return
    }
    operations += simulation.schedule.length
    for (const [fault, times] of simulation.faultCounts)
      faultCounts.set(fault, (faultCounts.get(fault) ?? 0) + times)
    for (const mark of checker.marks) marks.add(mark)
    if (outcome.result !== 'ok') results.push({ seed, ...outcome })
    else if (seed % repeatedEvery === 0 && build === theBuild) {
      hashes.set(seed, steps.hash)
      begin(seed)
    }
  }
  while (running.size > 0 || goesOn()) {
    for (; running.size < atOnce && goesOn(); next += 1) begin(next)
    for (const [simulation, seed] of running) {
      if (simulation.advance()) continue
      running.delete(simulation)
      end(simulation, seed)
    }
    await nextTurn()
  }
  const sorted = results.toSorted((a, b) => a.seed - b.seed)
  return {
    schedules: next - from,
    operations,
    faultCounts,
    marks,
    failures: sorted.filter(({ result }) => result === 'failed'),
    unknown: sorted.filter(({ result }) => result === 'unknown'),
  }
}

/** Runs one schedule to its end. */
export async function runSchedule(
  seed: number,
  schedule: readonly Operation[] = scheduleOf(seed),
  build: Build = theBuild,
): Promise<RunResult & { readonly hash: number }> {
  const simulation = new Simulation(seed, schedule, build)
  while (simulation.advance()) await nextTurn()
  return { seed, ...simulation.outcome, hash: simulation.steps.hash }
}

/** Returns a short schedule that breaks a promise with this seed, by leaving out steps. */
export async function shrunk(seed: number, build: Build = theBuild): Promise<Operation[]> {
  let shortest: readonly Operation[] = scheduleOf(seed)
  const stillFails = async (schedule: readonly Operation[]) =>
    (await runSchedule(seed, schedule, build)).result === 'failed'
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
  const { schedules, operations, faultCounts, failures, unknown } = figures
  const seconds = milliseconds / 1000
  const faults = [...faultCounts].toSorted(([, one], [, other]) => other - one)
  const lines = [
    `${schedules} schedules of ${(operations / schedules).toFixed(1)} operations in ${seconds.toFixed(1)} s: ${(schedules / seconds).toFixed(0)} a second`,
    `${failures.length} failed, ${unknown.length} unknown, all others ok; ${faults.length} kinds of fault:`,
    ...faults.map(([fault, times]) => `  ${fault}: ${times}`),
  ]
  const [first] = failures
  if (first) lines.push(await reportOf(first.seed))
  for (const { reasons } of unknown) lines.push(`unknown: ${reasons.join('; ')}`)
  return lines.join('\n')
}

async function reportOf(seed: number): Promise<string> {
  const short = await shrunk(seed)
  const { reasons } = await runSchedule(seed, short)
  const shorter = `shrunk from ${scheduleOf(seed).length} to ${short.length} operations`
  return `seed ${seed}: ${reasons.join('; ')} (${shorter})\n${written(short)}`
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
