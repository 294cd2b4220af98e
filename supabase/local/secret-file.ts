import { readSmall, writeSmall } from './small-file.ts'

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
