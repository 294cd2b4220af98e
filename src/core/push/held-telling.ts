import type { Kept } from '#src/base/outcome.ts'
import { heldPerson, personOnRecord } from '#src/core/session/held-session.ts'
import { keepOf } from '#src/core/session/keep-of.ts'
import { device } from '#src/device/database.ts'
import type { Language } from '#src/i18n/words.ts'

/** What an account said about being told on this phone when the centre answers. Times are milliseconds since 1970. */
export interface HeldTelling {
  readonly said: 'yes' | 'no' | 'later'
  readonly at: number
  /** Of a yes: where the centre tells it, in which language, and when the centre last heard so. */
  readonly endpoint?: string
  readonly language?: Language
  readonly renewedAt?: number
}

/** Where the phone keeps it; with the id at the end, it is put away with all else of the account's. */
const tellingKey = (account: string) => `push:${account}`

/** What an account that uses this phone said. */
export async function heldTelling(account: string): Promise<HeldTelling | undefined> {
  return (await device.settings.get(tellingKey(account)))?.value as HeldTelling | undefined
}

/** Keeps what an account said, while it uses this phone; of one that has left nothing is written. */
export function keepTelling(account: string, choice: HeldTelling): Promise<Kept> {
  return keepOf(account, [], () => device.settings.put({ key: tellingKey(account), value: choice }))
}

/**
 * Whose news it is that comes in now: that of whoever is `here`, of somebody who has been `away` for too long, or of
 * `nobody` who uses this phone.
 */
export async function whoseNews(): Promise<'here' | 'away' | 'nobody'> {
  const account = (await personOnRecord())?.id
  const stored = account === undefined ? undefined : await heldTelling(account)
  if (stored?.said !== 'yes') return 'nobody'
  return (await heldPerson()) ? 'here' : 'away'
}
