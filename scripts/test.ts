import { argv, exit, stdout } from 'node:process'
import { runSteps, type Step } from './run-steps.ts'

/*
 * `npm test`, six to seven minutes on two cores, and `npm run test:full` (`--full`), an hour, which has every journey, every round of
 * the unit tests and those soak tests that are short. Checks and build run side by side, since neither fills two cores.
 * `npm test` stops at the first step that fails; the long one goes on, so that it names all that fails in one run.
 */
const isFull = argv.includes('--full')
const npm = (script: string) => `npm run --silent ${script}`

const checks: Step[] = [
  { name: 'format', command: npm('format:check') },
  { name: 'lint and boundaries', command: npm('lint') },
  { name: 'types', command: npm('types') },
  { name: 'unused code', command: npm('unused') },
  { name: 'licences', command: npm('licences') },
  { name: 'engines', command: npm('engines -- --check') },
  ...(isFull ? [{ name: 'spelling', command: npm('spelling') }] : []),
  { name: 'unit and integration tests', command: npm('unit') },
]
const build: Step[] = [
  { name: 'build', command: npm('build'), isNeeded: true },
  { name: 'tests of the build', command: npm('built') },
]
const chosen = isFull ? '--grep-invert @soak' : '--grep @every'
const journeys = { name: 'browser journeys', command: npm(`e2e -- ${chosen}`) }
const soak = {
  name: 'soak tests',
  // Without a second build, for a backend elsewhere.
  command: npm("soak -- tests/database tests/orders tests/hosted/behind -t '^(?!.*separate backend)'"),
}

const interrupted = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => interrupted.abort())

const { code, lines } = await runSteps([[checks, build], [[journeys]], ...(isFull ? [[[soak]]] : [])], {
  environment: isFull ? { ...process.env, FULL: '1' } : { ...process.env, QUICK: '1' },
  print: (text) => stdout.write(text),
  signal: interrupted.signal,
  goesOn: isFull,
})
const all = `${isFull ? 'npm run test:full' : 'npm test'}: ${code === 0 ? 'fine' : 'FAILED'} after ${(performance.now() / 1000).toFixed(0)} s`
stdout.write(`\n${[...lines, all].join('\n')}\n`)
exit(code)
