import { runMany } from './run.ts'
import type { ManyView } from './run-view.ts'
import { buildOf } from './watched-run.ts'

/** Schedules between two reports. */
const atOnce = 25

/** Runs the schedules of the seeds from 0 up to but not including `schedules`, and reports every few. */
export async function runAll(
  schedules: number,
  isBroken: boolean,
  report: (view: ManyView) => void,
): Promise<void> {
  const build = buildOf(isBroken)
  const began = performance.now()
  const failed: number[] = []
  for (let next = 0; next < schedules;) {
    const figures = await runMany(next, Math.min(schedules, next + atOnce), build)
    next += figures.schedules
    failed.push(...figures.failures.map(({ seed }) => seed))
    report({ schedules: next, failed: [...failed], milliseconds: performance.now() - began })
  }
}
