import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The key that every local page carries. Not a secret: it opens what row-level security opens to anyone. */
export const localPublishableKey = 'sb_publishable_khet_seva_local'

/** Secrets of one data folder. */
export interface LocalKeys {
  jwtSecret: string
  serviceKey: string
}

const freshKeys = (): LocalKeys => ({
  jwtSecret: randomBytes(48).toString('base64url'),
  serviceKey: `sb_secret_${randomBytes(32).toString('base64url')}`,
})

function parseKeys(text: string, file: string): LocalKeys {
  const { jwtSecret, serviceKey } = JSON.parse(text) as Partial<LocalKeys>
  if (typeof jwtSecret === 'string' && jwtSecret.length >= 32 && serviceKey?.startsWith('sb_secret_')) {
    return { jwtSecret, serviceKey }
  }
  throw new Error(`${file} does not hold the keys of this data folder. Remove it to have new ones made.`)
}

/**
 * The keys of a data folder, made on first use and kept across restarts so that people stay signed in; fresh random
 * ones without a folder. Never a constant: whoever knows the JWT secret can be anyone.
 */
export async function localKeys(dataDir: string | undefined): Promise<LocalKeys> {
  if (dataDir === undefined) return freshKeys()
  const file = join(dataDir, 'keys.json')
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const stored = await readFile(file, 'utf8').catch(() => undefined)
  if (stored !== undefined) {
    await chmod(file, 0o600)
    return parseKeys(stored, file)
  }
  const keys = freshKeys()
  await writeFile(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  return keys
}
