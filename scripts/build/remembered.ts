import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { glob, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'

const folder = '.build/cache'
/** A result that no build has asked for in this time is removed. */
const unusedDays = 14
const day = 24 * 60 * 60 * 1000

/** Another version of a tool may make something else of the same input. */
const tools = readFileSync(new URL('../../package-lock.json', import.meta.url))
const made = new Map<string, Promise<Buffer>>()

/**
 * Returns the result of `make` for `inputs`, on which alone it may depend besides the tools' versions. Each result is
 * made once and then read: four builds transform the same modules, and most files are the same in the next build.
 */
export function remembered(
  kind: string,
  inputs: readonly (string | Uint8Array)[],
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const hash = createHash('sha256').update(tools)
  for (const input of inputs) hash.update(`\0${input.length}\0`).update(input)
  const file = `${folder}/${kind}/${hash.digest('hex').slice(0, 40)}`
  const known = made.get(file) ?? readOrMake(file, make)
  made.set(file, known)
  return known
}

async function readOrMake(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const stored = await readFile(file).catch(() => undefined)
  if (stored) {
    await utimes(file, new Date(), new Date()).catch(() => {})
    return stored
  }
  const result = await make()
  // Tests and a build may make the same at once: each file appears whole.
  await mkdir(file.slice(0, file.lastIndexOf('/')), { recursive: true })
  const part = `${file}.${randomUUID()}.part`
  await writeFile(part, result)
  await rename(part, file)
  return result
}

/** Removes results that no build has asked for lately. */
export async function forgetUnused(): Promise<void> {
  for await (const file of glob(`${folder}/*/*`)) {
    const { mtimeMs } = await stat(file)
    if (mtimeMs < Date.now() - unusedDays * day) await rm(file, { force: true })
  }
}
