import { argv, exit } from 'node:process'
import { parseArgs } from 'node:util'
import { listProtections, titleOf, type Protection } from './mutate-sql/protections.ts'
import { Results } from './mutate-sql/results.ts'
import { openRunner, type Failure, type Runner } from './mutate-sql/runner.ts'
import { databaseTests, inStages } from './mutate-sql/test-files.ts'

/*
 * `npm run mutate-sql`: takes each policy, check, uniqueness, exclusion, trigger and grant out of the tests' database in turn,
 * and runs the tests that open one, those that concern it first, until one fails. A protection that no test misses is
 * untested. Results are remembered until the protection or the test changes, so that it can be run in parts; all of them take
 * hours.
 *
 * `--only checks,triggers` names kinds, `--range 1..40` takes a part, `--every 5` each fifth, `--seconds 600` stops then,
 * `--list` only lists, `--anew` remembers nothing.
 */
const { values } = parseArgs({
  args: argv.slice(2),
  options: {
    only: { type: 'string' },
    range: { type: 'string' },
    every: { type: 'string', default: '1' },
    seconds: { type: 'string', default: 'Infinity' },
    list: { type: 'boolean', default: false },
    anew: { type: 'boolean', default: false },
  },
})

const { protections, fixed } = await listProtections()
const kinds = values.only?.split(',')
const ofKinds = protections.filter(({ kind }) => kinds?.includes(kind) ?? true)
const [first = 1, last = ofKinds.length] = (values.range?.split('..') ?? []).map(Number)
const chosen = ofKinds.slice(first - 1, last).filter((_, at) => at % Number(values.every) === 0)
if (values.list) {
  for (const [at, protection] of ofKinds.entries()) console.log(`${at + 1}  ${titleOf(protection)}`)
  for (const text of fixed) console.log(`cannot be taken out: ${text}`)
  exit()
}

const files = databaseTests()
const results = new Results(files)
const end = performance.now() + 1000 * Number(values.seconds)
const runner = await openRunner()
/** Files that pass when nothing is taken out. */
const sound = new Set<string>()
for (const [at, protection] of chosen.entries()) {
  if (!values.anew && results.of(protection)) continue
  if (performance.now() > end) break
  const began = performance.now()
  const killer = await firstToNotice(runner, protection)
  results.add(protection, killer)
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  const outcome = killer ? `${killer.file}: ${killer.title}` : 'NOBODY NOTICED'
  console.log(`${at + 1} of ${chosen.length}, ${seconds} s: ${titleOf(protection)}: ${outcome}`)
}
await runner.close()
report()

async function firstToNotice(tests: Runner, protection: Protection): Promise<Failure | undefined> {
  for (const stage of inStages(protection, files, results.killers())) {
    const failure = await tests.firstFailure(
      stage.map(({ path }) => path),
      protection.sql,
    )
    if (!failure) continue
    if (!sound.has(failure.file)) {
      const anyway = await tests.firstFailure([failure.file], '')
      if (anyway) throw new Error(`${failure.file} fails also with everything there: ${anyway.title}`)
      sound.add(failure.file)
    }
    return failure
  }
  return undefined
}

/** Prints the figures by kind, and the survivors; ends with code 1 if there are any. */
function report(): void {
  const known = ofKinds.map((protection) => ({ protection, result: results.of(protection) }))
  console.log('\n| kind | all | noticed | not noticed | not run |\n|---|---|---|---|---|')
  for (const kind of new Set(ofKinds.map((protection) => protection.kind))) {
    const own = known.filter(({ protection }) => protection.kind === kind)
    const run = own.flatMap(({ result }) => result ?? [])
    const noticed = run.filter(({ by }) => by !== undefined)
    console.log(
      `| ${kind} | ${own.length} | ${noticed.length} | ${run.length - noticed.length} | ${own.length - run.length} |`,
    )
  }
  const survivors = known.filter(({ result }) => result && result.by === undefined)
  for (const { protection } of survivors) console.log(`not noticed: ${titleOf(protection)}`)
  exit(survivors.length > 0 ? 1 : 0)
}
