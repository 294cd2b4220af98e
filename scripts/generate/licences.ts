import { readFile, writeFile } from 'node:fs/promises'
import { argv } from 'node:process'
import { isRead, isReadForTools } from './licence-terms.ts'

/* Writes docs/licences.md from the lock file, which has the license of every package. With --check it only compares.
   Fails if a license has not been reviewed (licence-terms.ts). */

const target = 'docs/licences.md'

interface Locked {
  readonly version: string
  readonly license?: string
  readonly dev?: boolean
  readonly devOptional?: boolean
}

interface Package extends Locked {
  readonly name: string
}

const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
const packages: Package[] = Object.entries(lock.packages)
  .filter(([path]) => path !== '')
  .map(([path, locked]) => ({ ...locked, name: path.slice(path.lastIndexOf('node_modules/') + 13) }))

const isTool = ({ dev, devOptional }: Locked) => dev ?? devOptional ?? false
const unread = packages.filter((item) => !(isTool(item) ? isReadForTools : isRead)(item.license ?? ''))
if (unread.length > 0)
  throw new Error(`Read first: ${unread.map(({ name, license }) => `${name} (${license})`).join(', ')}`)

const text = page()
if (!argv.includes('--check')) await writeFile(target, text)
else if ((await readFile(target, 'utf8').catch(() => '')) !== text)
  throw new Error(`${target} is not that of the lock file: npx node scripts/generate/licences.ts`)

function page(): string {
  const tools = packages.filter(isTool)
  const shipped = packages.filter((item) => !tools.includes(item))
  const rows = shipped
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`)
  const counts = [...Map.groupBy(tools, ({ license }) => license)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([licence, some]) => `${licence} ${some.length}`)
  return `# Licences

Ours is [MIT](../LICENSE). Written from the lock file by \`npx node scripts/generate/licences.ts\`; \`npm run check\` fails where it is another.

## What a build may contain

Packages that the app depends on, with what they depend on; most of them only in part, and some not at all.

| package | version | licence |
|---|---|---|
${[...new Set(rows)].join('\n')}

## What builds, tests and serves on one machine

${tools.length} packages, none of which reaches a phone: ${counts.join(', ')}. Those under MPL-2.0 and CC BY-SA 4.0 (a list of misspellings) are used as they are.
`
}
