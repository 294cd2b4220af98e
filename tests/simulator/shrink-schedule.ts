import { type Build, theBuild } from './app-build.ts'
import { scheduleOf, type Operation } from './fault-schedule.ts'
import { runSchedule } from './run-schedule.ts'

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
