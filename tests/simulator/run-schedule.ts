import { type Build, theBuild } from '#src/simulator/app-build.ts'
import { scheduleOf, type Operation } from '#src/simulator/fault-schedule.ts'
import type { RunResult } from '#src/simulator/run.ts'
import { Simulation } from '#src/simulator/simulation.ts'
import { nextTurn } from '#src/simulator/turn.ts'

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
