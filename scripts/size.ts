import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { stdout } from 'node:process'

/* `npm run size`: files and lines that people write, by folder, so that weight is seen before it is carried. */

const generated = /\.gen\.ts$|^package-lock\.json$|form-rules\.json$|^docs\/licences\.md$/
const words = /^src\/content\/|^src\/forms\/[^/]+\.form\.ts$|\.po$/
const written = /\.(ts|tsx|sql|css|md)$/
const folders = ['src', 'sw', 'supabase', 'scripts', 'tests', 'e2e', 'docs']

interface Weight {
  files: number
  lines: number
}

const all = execFileSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 2 ** 26 })
  .split('\n')
  .filter((path) => (written.test(path) || words.test(path)) && !generated.test(path))
const text = (path: string) => readFileSync(path, 'utf8')

/** Returns the weight of some files. */
function weigh(paths: readonly string[]): Weight {
  return {
    files: paths.length,
    lines: paths.reduce((sum, path) => sum + text(path).split('\n').length - 1, 0),
  }
}

const isIn = (folder: string) => (path: string) => path.startsWith(`${folder}/`)
const code = all.filter((path) => !words.test(path))
const rows = folders.map((folder) => [folder, weigh(code.filter(isIn(folder)))] as const)
const total = weigh(code)
const product = rows.slice(0, 3).reduce((sum, [, { lines }]) => sum + lines, 0)
const tests = rows.slice(4, 6).reduce((sum, [, { lines }]) => sum + lines, 0)

const functions = all
  .filter(isIn('supabase/migrations'))
  .flatMap((path) =>
    [...text(path).matchAll(/^create (?:or replace )?function ([\w.]+\([^)]*)/gm)].map(([, name]) => name),
  )
const count = (folder: string) => all.filter((path) => path.startsWith(folder)).length

const line = (name: string, { files, lines }: Weight) =>
  `${name.padEnd(28)}${String(files).padStart(6)}${String(lines).padStart(9)}\n`
stdout.write(`${'folder'.padEnd(28)}${'files'.padStart(6)}${'lines'.padStart(9)}\n`)
for (const [folder, weight] of rows) stdout.write(line(folder, weight))
stdout.write(line('all that is written by hand', total))
stdout.write(line('content, forms and words', weigh(all.filter((path) => words.test(path)))))
stdout.write(`
lines of tests and journeys for each line of src, sw and supabase: ${(tests / product).toFixed(2)}
SQL functions: ${functions.length}, defined twice: ${functions.length - new Set(functions).size}
files of scripts/build: ${count('scripts/build/')}, essays on decisions: ${count('docs/decisions/') - 1}
`)
