import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

// `npm run soak -- chaos`: about an hour. `npm run test:full` has 14 of them (e2e/chaos.spec.ts).

const ordeals = process.env['CHAOS_SCENARIOS'] ?? '300'

it(`${ordeals} journeys with every fault lose nothing and duplicate nothing`, async () => {
  const journeys = spawn('playwright', ['test', 'chaos', '--max-failures=1'], {
    stdio: 'inherit',
    env: { ...process.env, CHAOS_SCENARIOS: ordeals },
  })
  const [code] = (await once(journeys, 'exit')) as [number]
  expect(code).toBe(0)
}, 10_800_000)
