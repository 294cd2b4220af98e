import { journeys } from './chaos/journeys.ts'
import { violationsOf, untilAllArrived } from './chaos/chaos-invariants.ts'
import { scenarioOf } from './chaos/scenario.ts'
import { ChaosRun } from './chaos/chaos-run.ts'
import { test } from './chaos/test.ts'
import { expect } from './world.ts'

/* `npm run soak -- chaos` has 300 of them. */
const scenarioCount = Number(process.env['CHAOS_SCENARIOS'] ?? 14)
const seed = Number(process.env['CHAOS_SEED'] ?? 1)
/** Those of `npm run test:full`: a loan with a killed centre and a full phone, a shopper and a profile. */
const full = [0, 1, 4]

test.use({ trace: 'off' })
// Each worker has its own centre and network, and each person a phone.
test.describe.configure({ mode: 'parallel' })

for (let number = 0; number < scenarioCount; number++) {
  const scenario = scenarioOf(seed, number)
  const occurring = scenario.failures.map(({ failure }) => failure).join(', ')
  test(`whatever fails on the phone, the network and the centre, everything shown as saved arrives once (CHAOS_SEED=${seed}, ${number}: ${scenario.kind}; ${occurring})${full.includes(number) ? '' : ' @soak'}`, async ({
    setup,
  }) => {
    test.setTimeout(600_000)
    const journey = journeys[scenario.kind]
    const run = await ChaosRun.begin(setup, scenario, journey.role)
    try {
      await journey.begin?.(run)
      await test.step(`CHAOS_SEED=${seed}, scenario ${number}`, async () => {
        run.startFailures()
        await journey.act(run)
      })
      const page = await run.recover()
      await untilAllArrived(page, run, journey.mend)
      expect(await violationsOf(page, run)).toEqual([])
    } finally {
      await run.close()
    }
  })
}
