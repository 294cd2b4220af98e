import { chmod, open, readFile, rename } from 'node:fs/promises'
import { codeOf, PlainError, plainFailure } from './plain-error.ts'

/** A small file of secrets in a data folder. */
interface SecretFile<Secrets> {
  readonly file: string
  /** Its content, as in "the keys of this data folder". */
  readonly holds: string
  /** Returns new secrets, if there are none yet. */
  fresh(): Secrets | Promise<Secrets>
  /** Parses the file's secrets; `undefined` for other content. */
  parse(value: unknown): Secrets | undefined
}

async function textOf(file: string): Promise<string> {
  try {
    const text = await readFile(file, 'utf8')
    await chmod(file, 0o600)
    return text
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return ''
    throw error
  }
}

/** The file appears whole or not at all. */
async function write(file: string, value: unknown): Promise<void> {
  const beside = await open(`${file}.new`, 'w', 0o600)
  try {
    await beside.writeFile(`${JSON.stringify(value, null, 2)}\n`)
    await beside.sync()
  } finally {
    await beside.close()
  }
  await rename(`${file}.new`, file)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Returns the secrets of a file, created on first use and stored. Treats an empty file, as a full disk or a
 * killed process leaves it, as missing. Throws a plain sentence for other content, which may be worth saving.
 */
export async function secretsIn<Secrets>(about: SecretFile<Secrets>): Promise<Secrets> {
  const { file, holds } = about
  try {
    const text = await textOf(file)
    if (text.replaceAll('\0', '').trim() === '') {
      const secrets = await about.fresh()
      await write(file, secrets)
      return secrets
    }
    const value = parsed(text)
    const secrets = typeof value === 'object' && value !== null ? about.parse(value) : undefined
    if (secrets) return secrets
  } catch (error) {
    throw plainFailure(`${file} cannot be read or written`, error)
  }
  throw new PlainError(`${file} does not hold ${holds}. Put it back, or remove it to have new ones made.`)
}
