import { existsSync } from 'node:fs'
import { glob, readdir, readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'

/** What the documents lead to is there: a newcomer follows them literally. Decisions are of their day and stay as they are. */
const root = resolve(import.meta.dirname, '..')
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  '.github/pull_request_template.md',
  'scripts/README.md',
  'e2e/README.md',
  'docs/architecture.md',
  'docs/deploy.md',
  'docs/dependencies.md',
  'docs/security.md',
  'docs/performance.md',
]
const { version, scripts, dependencies, devDependencies } = JSON.parse(
  await readFile(join(root, 'package.json'), 'utf8'),
) as Record<'scripts' | 'dependencies' | 'devDependencies', Record<string, string>> & { version: string }
const files = await Array.fromAsync(
  glob('{src,sw,scripts,supabase,tests,e2e}/**/*.{ts,tsx,sql}', { cwd: root }),
)

it.each(documents)('every link and picture of %s leads to a file', async (name) => {
  const text = await readFile(join(root, name), 'utf8')
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)|src="([^"]+)"/g)].map(
    ([, link, src]) => link ?? src!,
  )
  expect(links.filter((link) => !existsSync(join(root, dirname(name), link)))).toEqual([])
})

it.each(documents)('every command that %s names is one of package.json', async (name) => {
  const text = await readFile(join(root, name), 'utf8')
  const named = [...text.matchAll(/`(?:[^`]*&& )?npm run ([\w:-]+)/g)].map(([, script]) => script!)
  expect(named.filter((script) => !Object.hasOwn(scripts, script))).toEqual([])
})

it('every source file that docs/architecture.md names by its place is there', async () => {
  const text = await readFile(join(root, 'docs/architecture.md'), 'utf8')
  const named = [...text.matchAll(/`((?:[\w-]+\/)+[\w.-]+\.(?:tsx?|sql))`/g)].map(([, file]) => file!)
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter((file) => !files.some((there) => `/${there}`.endsWith(`/${file}`)))).toEqual([])
})

it.each(['src', 'sw', 'scripts', 'supabase', 'supabase/local', 'tests', 'e2e'])(
  'every folder and source file in %s stands in its README',
  async (folder) => {
    const text = await readFile(join(root, folder, 'README.md'), 'utf8')
    // Several may stand between one pair of marks.
    const named = [...text.matchAll(/`([^`\n]+)`|\[([\w./-]+)\]\(/g)].flatMap(([, code, link]) =>
      (code ?? link!).split(' '),
    )
    const entries = await readdir(join(root, folder), { withFileTypes: true })
    const places = entries
      .filter((entry) => entry.isDirectory() || /\.tsx?$/.test(entry.name))
      .map((entry) =>
        entry.isDirectory() ? `${entry.name}/` : entry.name.replace(/^.*(?=\.spec\.ts$)/, '*'),
      )
    expect(places).not.toEqual([])
    expect(places.filter((place) => !named.includes(place))).toEqual([])
  },
)

it('CHANGELOG.md begins with what is unreleased, then with the version of package.json', async () => {
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
