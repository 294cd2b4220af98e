import { readFile, writeFile } from 'node:fs/promises'
import { argv } from 'node:process'
import semver from 'semver'

/* npm compares each package's `engines` with the Node that runs npm, and warns in five lines. But every script here
   runs with the Node that package.json pins as a development dependency. So the lock file names no engine that only
   the pinned Node satisfies, and this script compares the packages with the pinned Node itself. A Node older than our
   own `engines` is still reported. With --check it only compares. */

/** The properties of a package.json, or of an entry of the lock file, that are read here. */
interface Package {
  readonly engines?: { readonly node?: string }
  readonly optional?: boolean
  readonly devDependencies?: Readonly<Record<string, string>>
}

type Packages = Record<string, Package>

/** The paths of locked packages at which npm would warn, under the oldest Node that our `engines` allow. */
export function warnedAbout(packages: Packages): string[] {
  const oldest = semver.minVersion(packages['']?.engines?.node ?? '*') ?? '0.0.0'
  // At an optional package npm does not warn: it leaves it out.
  return Object.entries(packages).flatMap(([path, { engines, optional }]) =>
    path !== '' && !optional && engines?.node && !semver.satisfies(oldest, engines.node) ? [path] : [],
  )
}

/** The names and wants of packages that the pinned Node does not satisfy. */
export function unsatisfied(packages: Packages, pinned: string): string[] {
  return Object.entries(packages).flatMap(([path, { engines }]) =>
    engines?.node && !semver.satisfies(pinned, engines.node) ? [`${path} (${engines.node})`] : [],
  )
}

async function packageAt(path: string): Promise<readonly [string, Package]> {
  // Packages of other systems are locked, but not here.
  const text = await readFile(`${path}/package.json`, 'utf8').catch(() => '{}')
  return [path, JSON.parse(text) as Package]
}

async function main(): Promise<void> {
  const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as { packages: Packages }
  const pinned = lock.packages['']?.devDependencies?.['node'] ?? ''
  const installed = await Promise.all(Object.keys(lock.packages).filter(Boolean).map(packageAt))
  const missing = unsatisfied(Object.fromEntries(installed), pinned)
  if (missing.length > 0)
    throw new Error(`Node ${pinned}, which package.json pins, is not enough for ${missing.join(', ')}`)
  const warned = warnedAbout(lock.packages)
  if (argv.includes('--check') && warned.length > 0)
    throw new Error(`npm ci would warn about ${warned.join(', ')}: npm run engines`)
  for (const path of warned) delete (lock.packages[path] as { engines?: unknown }).engines
  if (warned.length > 0) await writeFile('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
}

if (import.meta.main) await main()
