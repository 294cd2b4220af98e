import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

// `npm run soak -- journeys`: the parts that `npm run test:full` leaves out: other languages, more rounds, the largest
// inputs.

it.each([
  ['every journey in every language passes', 'playwright', ['test', '--grep', '@soak']],
  ['every picture of a screen is as it was', 'npm', ['run', '--silent', 'pictures', '--', '--check']],
])('%s', { timeout: 10_800_000 }, async (_, command, args) => {
  const run = spawn(command, args, { stdio: 'inherit' })
  const [code] = (await once(run, 'exit')) as [number]
  expect(code).toBe(0)
})
