import { existsSync, readFileSync } from 'node:fs'
import { glob, readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'

/** Newcomers follow the documents literally: everything they mention must exist. */
const root = resolve(import.meta.dirname, '..')
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  '.github/pull_request_template.md',
  'scripts/README.md',
  'scripts/build/README.md',
  'scripts/generate/README.md',
  'scripts/serve/README.md',
  'e2e/README.md',
  'src/README.md',
  'supabase/README.md',
  'supabase/local/README.md',
  'tests/README.md',
  'sw/README.md',
  'docs/architecture.md',
  'docs/glossary.md',
  'docs/words-to-ask.md',
  ...(await Array.fromAsync(glob('docs/{lives,decisions}/*.md', { cwd: root }))).toSorted(),
  'docs/deploy.md',
  'docs/dependencies.md',
  'docs/threat-model.md',
  'docs/stored-data.md',
  'docs/run-book.md',
  'docs/simulator.md',
  'docs/senders.md',
  'docs/scale.md',
  'docs/engines.md',
  'scripts/bench/README.md',
  'docs/performance.md',
]
const { version, scripts, dependencies, devDependencies } = JSON.parse(
  await readFile(join(root, 'package.json'), 'utf8'),
) as Record<'scripts' | 'dependencies' | 'devDependencies', Record<string, string>> & { version: string }
const files = await Array.fromAsync(
  glob('{src,sw,scripts,supabase,tests,e2e}/**/*.{ts,tsx,sql}', { cwd: root }),
)

/** How many words a document has; the bars of its tables are none. */
const wordsOf = (text: string) => (text.match(/\S*\w\S*/g) ?? []).length

/** The name by which a heading is linked to, as hosts of Markdown make it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-')

it.each(documents)('every link and picture of %s leads to a file, and to a heading in it', async (name) => {
  const text = await readFile(join(root, name), 'utf8')
  const links = [...text.matchAll(/\]\((?!https?:)([^)]+)|src="([^"]+)"/g)].map(
    ([, link, src]) => link ?? src!,
  )
  const lost = links.filter((link) => {
    const [path, anchor] = link.split('#') as [string, string?]
    const target = path === '' ? join(root, name) : join(root, dirname(name), path)
    if (!existsSync(target)) return true
    if (anchor === undefined) return false
    const headings = [...readFileSync(target, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading!)
    return !headings.some((heading) => anchorOf(heading) === anchor)
  })
  expect(lost).toEqual([])
})

it.each(documents)(
  '%s has scripts run by the Node of the repository, whichever one called npm',
  async (name) => {
    const text = await readFile(join(root, name), 'utf8')
    expect(text.match(/(?<!npx )\bnode (?:scripts|tests)\/\S+\.ts/g) ?? []).toEqual([])
  },
)

it.each(documents)('every test that %s names exists', async (name) => {
  const text = await readFile(join(root, name), 'utf8')
  const named = [...text.matchAll(/([\w./-]+\.(?:test|spec|soak)\.ts)/g)].map(([, test]) => test!)
  expect(named.filter((test) => !files.some((file) => `/${file}`.endsWith(`/${basename(test)}`)))).toEqual([])
})

it.each(documents)('every command that %s names is in package.json', async (name) => {
  const text = await readFile(join(root, name), 'utf8')
  const named = [...text.matchAll(/`(?:[^`]*&& )?npm run ([\w:-]+)/g)].map(([, script]) => script!)
  expect(named.filter((script) => !Object.hasOwn(scripts, script))).toEqual([])
})

const sources = await Array.fromAsync(
  glob(
    [
      '{src,sw,scripts,supabase,tests,e2e}/**/*.{ts,tsx,sql,toml,json}',
      '*.{ts,json,toml}',
      'docs/*.conf',
      '.env.example',
    ],
    { cwd: root, exclude: ['**/node_modules/**'] },
  ),
)
const texts = await Promise.all(sources.map((name) => readFile(join(root, name), 'utf8')))
const code = texts.join('\n')
/** Every word of these files and of their names, whole: `hold` is not there because `household` is. */
const wordsIn = (isRead: (name: string) => boolean) =>
  new Set(
    sources.flatMap((name, at) => (isRead(name) ? `${name}\n${texts[at]}`.match(/\w+(?:-\w+)*/g)! : [])),
  )
const identifiers = wordsIn(() => true)
/**
 * Identifiers of the phone and the centre. The lives may use only these: a name that only a test or a tool has is out of
 * date.
 */
const shipped = wordsIn((name) => /^(?:src|sw|supabase)\/|^scripts\/build/.test(name))

/** The types of Conventional Commits, and a name that we refuse. */
const notOurs = new Set(['feat', 'perf', 'refactor', 'chore', 'utils'])

/** The files that the recipes of CONTRIBUTING.md add. */
const samples = /\/(?:drone-booking\.form|cattle-feed\.catalogue|water-conservation\.page)\.ts$|<[a-z]+>/

it.each(documents)('every source file and every identifier that %s mentions exists', async (name) => {
  const text = await readFile(join(root, name), 'utf8')
  const marked = [...text.matchAll(/`([^`\n]+)`/g)].map(([, inner]) => inner!)
  const places = marked.filter((mark) => /^(?:[\w-]+\/)+[\w.-]+\.(?:tsx?|sql)$/.test(mark))
  const lost = places.filter((place) => !files.some((file) => `/${file}`.endsWith(`/${place}`)))
  expect(lost.filter((place) => !samples.test(place))).toEqual([])
  // A decision may name earlier identifiers.
  if (name.includes('decisions/')) return
  const names = marked.filter((mark) => /^[a-z]+(?:[A-Z_-][\w-]*)?$|^[A-Z]\w+$/.test(mark))
  const known = name.includes('lives/') ? shipped : identifiers
  expect(names.filter((named) => !known.has(named) && !notOurs.has(named))).toEqual([])
})

it('every title that docs/threat-model.md quotes is one of a test', async () => {
  const text = await readFile(join(root, 'docs/threat-model.md'), 'utf8')
  const quoted = [...text.matchAll(/\(\*([^)]+)\*\)/g)].flatMap(([, titles]) => titles!.split('*, *'))
  expect(quoted).not.toEqual([])
  expect(quoted.filter((title) => !code.includes(title))).toEqual([])
})

it('every table of the database has its readers in docs/stored-data.md', async () => {
  const text = await readFile(join(root, 'docs/stored-data.md'), 'utf8')
  const migrations = texts.filter((_, at) => sources[at]!.startsWith('supabase/migrations/')).join('\n')
  const tables = [...migrations.matchAll(/^create table public\.(\w+)/gm)].map(([, table]) => table!)
  expect(tables.length).toBeGreaterThan(50)
  expect(tables.filter((table) => !text.includes(`\`${table}\``))).toEqual([])
})

it('docs/architecture.md is two pages with a drawing', async () => {
  const text = await readFile(join(root, 'docs/architecture.md'), 'utf8')
  expect(text).toContain('```mermaid')
  expect(wordsOf(text)).toBeLessThan(1_100)
})

it('docs/performance.md is one page', async () => {
  expect(wordsOf(await readFile(join(root, 'docs/performance.md'), 'utf8'))).toBeLessThan(650)
})

it('SECURITY.md is one page', async () => {
  expect(wordsOf(await readFile(join(root, 'SECURITY.md'), 'utf8'))).toBeLessThan(450)
})

it('every life is a page at most, and is in the list of lives', async () => {
  const list = await readFile(join(root, 'docs/lives/README.md'), 'utf8')
  for (const life of documents.filter((name) => /lives\/(?!README)/.test(name))) {
    const text = await readFile(join(root, life), 'utf8')
    expect(wordsOf(text), life).toBeLessThan(650)
    expect(list).toContain(`](${life.slice('docs/lives/'.length)})`)
  }
})

const decisions = documents.filter((name) => /decisions\/\d/.test(name))

it.each(decisions)('%s has its four headings, is half a page, and is in the index', async (name) => {
  const text = await readFile(join(root, name), 'utf8')
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading!)
  const number = Number(/(\d{4})-/.exec(name)![1])
  expect(headings[0]!.startsWith(`${number}. `)).toBe(true)
  expect(headings.slice(1)).toEqual(['Status', 'Context', 'Decision', 'Consequences'])
  expect(text).toMatch(/^## Status\n\n(?:Accepted|Superseded), \d{4}-\d\d-\d\d\./m)
  expect(wordsOf(text)).toBeLessThanOrEqual(300)
  const index = await readFile(join(root, 'docs/decisions/README.md'), 'utf8')
  expect(index).toContain(`| [${number}](${basename(name)}) | ${headings[0]!.replace(/^\d+\. /, '')} |`)
})

it('no two decisions have the same number', () => {
  const numbers = decisions.map((name) => /(\d{4})-/.exec(name)![1])
  expect(new Set(numbers).size).toBe(numbers.length)
})

it('docs/glossary.md has at most 20 words', async () => {
  const text = await readFile(join(root, 'docs/glossary.md'), 'utf8')
  expect(text.split('\n').filter((line) => /^\| (?!word )/.test(line)).length).toBeLessThanOrEqual(20)
})

it.each([
  'src',
  'sw',
  'scripts',
  'scripts/build',
  'scripts/generate',
  'scripts/serve',
  'supabase',
  'supabase/local',
  'tests',
  'e2e',
])('every folder and source file in %s is in its README', async (folder) => {
  const text = await readFile(join(root, folder, 'README.md'), 'utf8')
  // Several may be between one pair of marks.
  const named = [...text.matchAll(/`([^`\n]+)`|\[([\w./-]+)\]\(/g)].flatMap(([, code, link]) =>
    (code ?? link!).split(' '),
  )
  const entries = await readdir(join(root, folder), { withFileTypes: true })
  const places = entries
    .filter((entry) => entry.isDirectory() || /\.tsx?$/.test(entry.name))
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name.replace(/^.*(?=\.spec\.ts$)/, '*')))
  expect(places).not.toEqual([])
  expect(places.filter((place) => !named.includes(place))).toEqual([])
})

it('CHANGELOG.md begins with unreleased changes, then with the version of package.json', async () => {
  const text = await readFile(join(root, 'CHANGELOG.md'), 'utf8')
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading!)
  expect(headings[0]).toBe('[Unreleased]')
  expect(headings[1]).toMatch(/^\[[\d.]+\] - \d{4}-\d\d-\d\d$/)
  expect(headings[1]).toContain(`[${version}]`)
})

it('package.json names one exact version of each package', () => {
  const named = Object.entries({ ...dependencies, ...devDependencies })
  expect(named.filter(([, wanted]) => !/^\d+\.\d+\.\d+$/.test(wanted))).toEqual([])
})
