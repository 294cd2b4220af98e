import { scheduleOf, type Operation } from './fault-schedule.ts'
import type { Figures } from './run.ts'
import { runSchedule } from './run-schedule.ts'
import { shrunk } from './shrink-schedule.ts'

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
