import { type Build, theBuild } from './app-build.ts'
import { scheduleOf, type Operation } from './fault-schedule.ts'
import type { RunResult } from './run.ts'
import { Simulation } from './simulation.ts'
import { nextTurn } from './turn.ts'

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
