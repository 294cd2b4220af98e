import { type Build, theBuild } from './app-build.ts'
import { EventLog } from './event-log.ts'
import { scheduleOf } from './fault-schedule.ts'
import { Simulation } from './simulation.ts'
import { nextTurn } from './turn.ts'

/** Runs one schedule and returns what happened as lines that an engineer reads from top to bottom. */
export async function storyOf(seed: number, build: Build = theBuild): Promise<string[]> {
  const simulation = new Simulation(seed, scheduleOf(seed), build)
  const log = new EventLog(simulation)
  let goesOn = true
  while (goesOn) {
    goesOn = simulation.advance()
    await nextTurn()
    log.look()
  }
  const { violations } = simulation.checker
  return [
    `Seed ${seed}: ${simulation.schedule.length} operations; the number of each line is the operation that had begun.`,
    ...log.lines,
    ...(violations.length === 0 ? ['Every promise was kept.'] : violations.map((one) => `BROKEN: ${one}`)),
  ]
}
