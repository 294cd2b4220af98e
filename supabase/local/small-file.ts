import { chmod, open, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { codeOf, PlainError, plainFailure } from './plain-error.ts'

/** A small file that is read as the truth about a folder. */
interface SmallFile<Content> {
  readonly file: string
  /** Its content, as in "the keys of this data folder". */
  readonly holds: string
  /** How one goes on without it, as a sentence without its end: "remove it to have new ones made". */
  readonly wayOut: string
  /** Parses an object; `undefined` for one of another kind. */
  parse(value: object): Content | undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Returns the content of a small file, readable by its owner alone; `undefined` without one, and for one that is empty, as a power cut
 * leaves it. Throws a sentence that names the file and the way out for any other content, which may be worth saving.
 */
export async function readSmall<Content>(about: SmallFile<Content>): Promise<Content | undefined> {
  const { file, holds, wayOut } = about
  let text: string
  try {
    text = await readFile(file, 'utf8')
    await chmod(file, 0o600)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw plainFailure(`${file} cannot be read`, error)
  }
  if (text.replaceAll('\0', '').trim() === '') return undefined
  const value = parsed(text)
  const content = typeof value === 'object' && value !== null ? about.parse(value) : undefined
  if (content !== undefined) return content
  throw new PlainError(
    `${file} is damaged: it does not hold ${holds}. Put it back from a backup, or ${wayOut}.`,
  )
}

/** Writes a small file, which appears whole or not at all, also where the power fails. */
export async function writeSmall(file: string, value: unknown): Promise<void> {
  try {
    const beside = await open(`${file}.new`, 'w', 0o600)
    try {
      await beside.writeFile(`${JSON.stringify(value, null, 2)}\n`)
      await beside.sync()
    } finally {
      await beside.close()
    }
    await rename(`${file}.new`, file)
    const folder = await open(dirname(file), 'r')
    // Not every file system lets a folder be synced; the file is there then too.
    await folder.sync().catch(() => {})
    await folder.close()
  } catch (error) {
    throw plainFailure(`${file} cannot be written`, error)
  }
}

/** A small file of secrets in a data folder. */
interface SecretFile<Secrets> {
  readonly file: string
  /** Its content, as in "the keys of this data folder". */
  readonly holds: string
  /** Returns new secrets, if there are none yet. */
  fresh(): Secrets | Promise<Secrets>
  /** Parses the file's secrets; `undefined` for other content. */
  parse(value: object): Secrets | undefined
}

/** Returns the secrets of a file, created on first use and stored. Throws a plain sentence for a damaged one. */
export async function secretsIn<Secrets>(about: SecretFile<Secrets>): Promise<Secrets> {
  const known = await readSmall({ ...about, wayOut: 'remove it to have new ones made' })
  if (known) return known
  const secrets = await about.fresh()
  await writeSmall(about.file, secrets)
  return secrets
}
