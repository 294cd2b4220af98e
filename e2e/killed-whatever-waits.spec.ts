import { ChaosRun } from './chaos/chaos-run.ts'
import { untilAllArrived, violationsOf } from './chaos/chaos-invariants.ts'
import { journeys } from './chaos/journeys.ts'
import { deathsOf } from './chaos/scenario.ts'
import { test } from './chaos/test.ts'
import { expect } from './world.ts'

const rounds = Number(process.env['KILL_ROUNDS'] ?? 40)
const seed = Number(process.env['KILL_SEED'] ?? 1)
/** Kills per phone. */
const deaths = 8

test.use({ trace: 'off' })
// Each worker has its own centre, and each person a phone.
test.describe.configure({ mode: 'parallel' })

for (let number = 0; number < Math.ceil(rounds / deaths); number++) {
  const scenario = deathsOf(seed, number, deaths)
  // A shopper in `npm run test:full`, the others in `npm run soak -- journeys`.
  const tag = number < 1 ? '' : ' @soak'
  test(`whenever the phone kills the browser, what was shown as saved arrives once (KILL_SEED=${seed}, ${number}: ${scenario.kind})${tag}`, async ({
    setup,
  }) => {
    test.setTimeout(600_000)
    const journey = journeys[scenario.kind]
    const run = await ChaosRun.begin(setup, scenario, journey.role)
    try {
      await journey.begin?.(run)
      await test.step(`KILL_SEED=${seed}, life ${number}`, async () => {
        run.startFailures()
        await journey.act(run)
        await run.untilKilled()
      })
      const page = await run.recover()
      await untilAllArrived(page, run, journey.mend)
      expect(await violationsOf(page, run)).toEqual([])
      process.stdout.write(`${scenario.kind}: killed ${run.kills} times\n`)
    } finally {
      await run.close()
    }
  })
}
