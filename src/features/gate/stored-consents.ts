import type { Consent } from './consents-api.ts'
import { consentsKey } from '#src/platform/outbox/setting-keys.ts'
import { outbox } from '#src/platform/device/outbox-database.ts'

/** A stored consent; `sent` once the centre has it. */
export interface StoredConsent extends Consent {
  readonly sent: boolean
}

/** The consents of an owner in the order in which they were given or taken back. */
export async function storedConsents(owner: string): Promise<readonly StoredConsent[]> {
  return ((await outbox.settings.get(consentsKey(owner)))?.value as StoredConsent[] | undefined) ?? []
}

/** True if answers may be remembered for an owner, the default. */
export async function mayRemember(owner: string): Promise<boolean> {
  const last = (await storedConsents(owner)).findLast(({ purpose }) => purpose === 'known-answers')
  return last?.given ?? true
}
