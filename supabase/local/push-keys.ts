import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newKeys, type Vapid } from '../functions/_shared/push/vapid.ts'

type PushKeys = Pick<Vapid, 'publicKey' | 'privateKey'>

/**
 * The key pair that a data folder pushes with, made on first use and kept: a browser that subscribed with one listens to
 * no other. A fresh one without a folder.
 */
export async function localPushKeys(dataDir: string | undefined): Promise<PushKeys> {
  if (dataDir === undefined) return newKeys()
  const file = join(dataDir, 'push-keys.json')
  const stored = await readFile(file, 'utf8').catch(() => undefined)
  if (stored !== undefined) return parsed(stored, file)
  const keys = await newKeys()
  await writeFile(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  return keys
}

function parsed(text: string, file: string): PushKeys {
  const { publicKey, privateKey } = JSON.parse(text) as Partial<PushKeys>
  if (publicKey?.length === 87 && privateKey?.length === 43) return { publicKey, privateKey }
  throw new Error(`${file} does not hold the push keys of this data folder. Remove it to have new ones made.`)
}

/** What the functions are told of it. Beyond this machine nobody may have it call doors of this machine. */
export function pushEnvironment({ publicKey, privateKey }: PushKeys, isForThisMachine: boolean) {
  return {
    KHET_VAPID_PUBLIC_KEY: publicKey,
    KHET_VAPID_PRIVATE_KEY: privateKey,
    KHET_VAPID_SUBJECT: 'mailto:centre@example.org',
    KHET_PUSH_LOOPBACK: isForThisMachine ? 'yes' : '',
  }
}
