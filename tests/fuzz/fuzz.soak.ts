import { expect, test } from 'vitest'
import { fuzz } from './fuzz.ts'

/*
 * Generated and mutated requests to everything that the running backend answers: `npm run soak -- fuzz`. `REQUESTS` says how many,
 * `SEED` which.
 */

const count = Number(process.env['REQUESTS'] ?? 20_000)
const seed = Number(process.env['SEED'] ?? 1)

test(`none of ${count} requests from seed ${seed} breaks anything`, async () => {
  const found = await fuzz({ count, seed, farmers: 12 })
  const { requests, statuses, slowest, done } = found
  process.stdout.write(`${JSON.stringify({ seed, requests, statuses, slowest, done }, null, 1)}\n`)
  process.stdout.write(found.faults.map((fault) => `${JSON.stringify(fault)}\n`).join(''))
  const { meddled, wrong } = found
  const kinds = found.faults.map(({ kind }) => kind)
  expect({ kinds, meddled, wrong }).toEqual({ kinds: [], meddled: [], wrong: [] })
  expect(requests).toBeGreaterThanOrEqual(count)
}, 3_600_000)
