import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'

/**
 * `npm run kill -- --rounds 1000 [--seed n]`: kills a real browser that many times at random moments, against the last build,
 * and prints seed and figures: one half while an application is filled in and sent, the other, or a third fewer, while an order, a
 * cancellation, a profile, an edit or an answer of the desk is: a life may end before its last kill is due. Without a seed it is the
 * clock's. Ends with code 1 at the first that loses or doubles anything.
 */
const { rounds, seed } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
}).values
const half = String(Math.ceil(Number(rounds) / 2))

// A browser for each processor: more of them stall one another, and are no faster.
const workers = `--workers=${availableParallelism()}`
spawn('playwright', ['test', 'killed-at-any-moment', 'killed-whatever-waits', '--max-failures=1', workers], {
  stdio: 'inherit',
  env: { ...process.env, KILL_ROUNDS: half, KILL_SEED: seed },
}).on('exit', (code) => {
  process.exitCode = code ?? 1
})
