import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Build, theBuild } from './build.ts'
import { scheduleOf, type Operation } from './schedule.ts'
import { World } from './world.ts'

/** What became of one schedule. */
export interface Verdict {
  readonly seed: number
  readonly broken: readonly string[]
}

/** What became of many. */
export interface Figures {
  readonly schedules: number
  readonly operations: number
  readonly struck: ReadonlyMap<string, number>
  readonly failures: readonly Verdict[]
}

const atOnce = 64

/** Runs one schedule to its end. */
export async function runSchedule(
  seed: number,
  schedule: readonly Operation[] = scheduleOf(seed),
  build: Build = theBuild,
): Promise<Verdict> {
  const world = new World(seed, schedule, build)
  while (world.advance()) await nextTurn()
  return { seed, broken: world.judge.broken }
}

/**
 * Runs the schedules of the seeds `from` up to but not `to`, and stops beginning new ones after the first that fails.
 * Many worlds take steps in turn, since giving way to what they await costs more than a step; they share nothing.
 */
export async function runMany(from: number, to: number, build: Build = theBuild): Promise<Figures> {
  const struck = new Map<string, number>()
  const failures: Verdict[] = []
  const running = new Map<number, World>()
  let next = from
  let operations = 0
  const goesOn = () => next < to && failures.length === 0
  while (running.size > 0 || goesOn()) {
    for (; running.size < atOnce && goesOn(); next += 1) {
      const schedule = scheduleOf(next)
      operations += schedule.length
      running.set(next, new World(next, schedule, build))
    }
    for (const [seed, world] of running) {
      if (world.advance()) continue
      running.delete(seed)
      for (const [fault, times] of world.struck) struck.set(fault, (struck.get(fault) ?? 0) + times)
      if (world.judge.broken.length > 0) failures.push({ seed, broken: world.judge.broken })
    }
    await nextTurn()
  }
  return {
    schedules: next - from,
    operations,
    struck,
    failures: failures.toSorted((one, other) => one.seed - other.seed),
  }
}
