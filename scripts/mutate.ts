import { Stryker } from '@stryker-mutator/core'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { argv, env, exit } from 'node:process'
import { parseArgs } from 'node:util'
import { indiaDay } from '#src/base/day.ts'
import { areas } from './mutate/areas.ts'
import { explained, percentOf, readScores, survivorOf, writeScore } from './mutate/scores.ts'

/*
 * `npm run mutate -- AREA`: changes the code of an area (mutate/areas.ts) in one place at a time, as Stryker does, and runs the
 * tests that reach that place. A change that no test notices has survived: it needs a test, or less code, or a reason in
 * docs/mutation-scores.json, where the run enters its score. Ends with code 1 if a survivor has no reason, or below 95 %.
 *
 * Without an area it prints the scores. `--only src/core/outbox/due.ts` tries the files of one glob and enters nothing.
 * Results are remembered in .build until the code or the tests change; `--anew` forgets them.
 */
const lowest = 95
const { values, positionals } = parseArgs({
  args: argv.slice(2),
  allowPositionals: true,
  options: { only: { type: 'string' }, anew: { type: 'boolean', default: false } },
})
const [name = ''] = positionals
const area = areas[name]
const scores = readScores()
if (!area) {
  for (const [key, score] of Object.entries(scores))
    console.log(
      `${key}: ${percentOf(score).toFixed(1)} % of ${score.mutants} on ${score.date}, ${score.survivors.length} explained`,
    )
  console.log(`npm run mutate -- ${Object.keys(areas).join(' | ')}`)
  exit(name === '' ? 0 : 1)
}

env['MUTATE_TESTS'] = area.tests.flatMap((glob) => globSync(glob)).join(',')
const remembered = `.build/mutants-${name}${values.only === undefined ? '' : '-only'}.json`
forgetSurvivors(remembered)
const results = await new Stryker({
  configFile: 'stryker.config.json',
  mutate: values.only === undefined ? [...area.code] : [values.only],
  incremental: true,
  incrementalFile: remembered,
  force: values.anew,
}).runMutationTest()

const valid = results.filter(({ status }) => !['Ignored', 'CompileError', 'RuntimeError'].includes(status))
const survived = valid.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
const survivors = explained(
  survived.map((mutant) => {
    const path = relative('.', mutant.fileName)
    return survivorOf(mutant, path, readFileSync(path, 'utf8'))
  }),
  scores[name]?.survivors ?? [],
)
const score = { date: indiaDay(0), mutants: valid.length, killed: valid.length - survived.length, survivors }
if (values.only === undefined) writeScore(name, score)

const open = survivors.filter(({ why }) => why === undefined)
for (const { file, line, from, to } of open) console.log(`\n${file}\n  ${line}\n  - ${from}\n  + ${to}`)
console.log(
  `\n${name}: ${score.killed} of ${score.mutants} mutants noticed (${percentOf(score).toFixed(1)} %), ${survivors.length - open.length} explained, ${open.length} open`,
)
exit(open.length > 0 || percentOf(score) < lowest ? 1 : 0)

/** Has survivors tried again: of a constant Stryker does not see that a new test reaches it. */
function forgetSurvivors(path: string): void {
  if (!existsSync(path)) return
  const report = JSON.parse(readFileSync(path, 'utf8')) as {
    files: Record<string, { mutants: { status: string }[] }>
  }
  for (const file of Object.values(report.files))
    file.mutants = file.mutants.filter(({ status }) => status !== 'Survived')
  writeFileSync(path, JSON.stringify(report))
}
