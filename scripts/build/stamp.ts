import { createHash } from 'node:crypto'
import { glob, readFile, writeFile } from 'node:fs/promises'

const file = 'dist/.stamp'
const inputs = [
  'src/**/*',
  'sw/**/*',
  'public/**/*',
  'scripts/**/*',
  'index.html',
  '*.config.ts',
  'package-lock.json',
]

/** Records the inputs of the build. */
export async function writeStamp(): Promise<void> {
  await writeFile(file, await stampOfInputs())
}

/** True when the build is the one that the sources of now would give. */
export async function buildIsCurrent(): Promise<boolean> {
  const stored = await readFile(file, 'utf8').catch(() => '')
  return stored === (await stampOfInputs())
}

async function stampOfInputs(): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(settings()))
  const files = await Array.fromAsync(glob(inputs, { withFileTypes: true }))
  const paths = files.filter((entry) => entry.isFile()).map((entry) => `${entry.parentPath}/${entry.name}`)
  for (const path of paths.toSorted()) hash.update(path).update(await readFile(path))
  return hash.digest('hex')
}

/** The environment that the build reads. */
function settings(): string[] {
  const names = Object.keys(process.env).filter((name) => name.startsWith('VITE_'))
  return names.toSorted().map((name) => `${name}=${process.env[name]}`)
}
