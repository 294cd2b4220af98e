import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { secretsIn } from './small-file.ts'
import { newKeys, type Vapid } from '../functions/_shared/push/vapid.ts'

/**
 * The key that every local page carries. Not a secret: it reads only the data that row-level security opens to anyone.
 */
export const localPublishableKey = 'sb_publishable_khet_seva_local'

/** Secrets of one data folder. */
export interface LocalKeys {
  jwtSecret: string
  serviceKey: string
  /** When they were made, ISO 8601; sessions from before end. */
  madeAt?: string
}

const freshKeys = (): LocalKeys => ({
  jwtSecret: randomBytes(48).toString('base64url'),
  serviceKey: `sb_secret_${randomBytes(32).toString('base64url')}`,
  madeAt: new Date().toISOString(),
})

function parse(value: object): LocalKeys | undefined {
  const { jwtSecret, serviceKey, madeAt } = value as Partial<Record<keyof LocalKeys, unknown>>
  const isWhole =
    typeof jwtSecret === 'string' &&
    jwtSecret.length >= 32 &&
    typeof serviceKey === 'string' &&
    /^sb_secret_[\w-]{32,}$/.test(serviceKey)
  if (!isWhole) return undefined
  return typeof madeAt === 'string' ? { jwtSecret, serviceKey, madeAt } : { jwtSecret, serviceKey }
}

/**
 * Returns a data folder's keys, created on first use and stored so that people stay signed in; random ones
 * without a folder. Never a constant: the JWT secret lets its holder act as anyone.
 */
export async function localKeys(dataDir: string | undefined): Promise<LocalKeys> {
  if (dataDir === undefined) return freshKeys()
  const file = join(dataDir, 'keys.json')
  return secretsIn({ file, holds: 'the keys of this data folder', fresh: freshKeys, parse })
}

/** A pair of keys for web push. */
export type PushKeys = Pick<Vapid, 'publicKey' | 'privateKey'>

/**
 * Returns a data folder's web push keys, created on first use and stored, because subscriptions belong to one
 * key pair. Random without a folder.
 */
export async function localPushKeys(dataDir: string | undefined): Promise<PushKeys> {
  if (dataDir === undefined) return newKeys()
  const file = join(dataDir, 'push-keys.json')
  return secretsIn({ file, holds: 'the push keys of this data folder', fresh: newKeys, parse: parsePush })
}

function parsePush(value: object): PushKeys | undefined {
  const { publicKey, privateKey } = value as Partial<Record<keyof PushKeys, unknown>>
  const isWhole =
    typeof publicKey === 'string' &&
    /^[\w-]{87}$/.test(publicKey) &&
    typeof privateKey === 'string' &&
    /^[\w-]{43}$/.test(privateKey)
  return isWhole ? { publicKey, privateKey } : undefined
}

/**
 * Returns the push settings of the functions. Loopback is allowed to nobody: a stranger chooses the endpoint, and the other servers of
 * this machine would be called. Tests say KHET_PUSH_LOOPBACK.
 */
export function pushEnvironment({ publicKey, privateKey }: PushKeys) {
  return {
    KHET_VAPID_PUBLIC_KEY: publicKey,
    KHET_VAPID_PRIVATE_KEY: privateKey,
    KHET_VAPID_SUBJECT: 'mailto:centre@example.org',
  }
}
