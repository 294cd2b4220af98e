import { join } from 'node:path'
import { newKeys, type Vapid } from '../functions/_shared/push/vapid.ts'
import { secretsIn } from './secret-file.ts'

/** A pair of keys for web push. */
export type PushKeys = Pick<Vapid, 'publicKey' | 'privateKey'>

/**
 * Returns a data folder's web push keys, created on first use and stored, because subscriptions belong to one
 * key pair. Random without a folder.
 */
export async function localPushKeys(dataDir: string | undefined): Promise<PushKeys> {
  if (dataDir === undefined) return newKeys()
  const file = join(dataDir, 'push-keys.json')
  return secretsIn({ file, holds: 'the push keys of this data folder', fresh: newKeys, parse })
}

function parse(value: object): PushKeys | undefined {
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
