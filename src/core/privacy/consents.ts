import { readConsents, sendConsents, type Consent } from '#src/backend/privacy.ts'
import { newId } from '#src/base/ids.ts'
import type { SaveResult } from '#src/base/outcome.ts'
import { guestOwner, ownerNow } from '#src/core/keys/owner.ts'
import { knownSetting } from '#src/core/outbox/setting-keys.ts'
import { accessToken } from '#src/core/session/access-token.ts'
import { currentPerson } from '#src/core/session/stored-session.ts'
import { saveForAccount } from '#src/core/session/save-for-account.ts'
import { outbox, watchOutbox } from '#src/device/outbox-database.ts'
import { saveResultOf } from '#src/device/storage-result.ts'
import { consentsKey } from '#src/core/outbox/setting-keys.ts'
import { storedConsents, type StoredConsent } from './stored-consents.ts'

/** The purposes of consents, each with the version of its text. */
export const purposes = {
  /** The phone offers earlier answers. Stored on this phone only; on until switched off. */
  'known-answers': { version: 1, before: true },
  /** The centre may call or write about offers and advice. */
  messages: { version: 1, before: false },
} as const

export type Purpose = keyof typeof purposes

/**
 * The state of a consent: whether it is given, since when (ISO 8601, `undefined` if never asked), and for which
 * version.
 */
export interface ConsentStanding {
  readonly given: boolean
  readonly since?: string
  readonly version?: number
  /** Not at the centre yet; a guest's is the phone's alone. */
  readonly waits: boolean
}

/** The consents of the current user, after every change. */
export function watchConsents() {
  return watchOutbox(async (): Promise<Record<Purpose, ConsentStanding>> => {
    const owner = await ownerNow()
    const stored = await storedConsents(owner)
    const standing = (purpose: Purpose): ConsentStanding => {
      const last = stored.findLast((item) => item.purpose === purpose)
      // Other words were agreed to than those that are shown now: that is no consent to these.
      const isOld = !last || last.version < purposes[purpose].version
      if (!last || (isOld && last.given)) return { given: purposes[purpose].before, waits: false }
      const { given, made_at: since, version, sent } = last
      return { given, since, version, waits: owner !== guestOwner && !sent }
    }
    return { 'known-answers': standing('known-answers'), messages: standing('messages') }
  })
}

/** Gives or withdraws a consent, on this phone at once and at the centre when it can be reached. */
export async function setConsent(purpose: Purpose, given: boolean): Promise<SaveResult> {
  const owner = await ownerNow()
  const made: StoredConsent = {
    id: newId(),
    purpose,
    version: purposes[purpose].version,
    given,
    made_at: new Date().toISOString(),
    sent: false,
  }
  const newConsent = async () => {
    await outbox.settings.put({ key: consentsKey(owner), value: [...(await storedConsents(owner)), made] })
    if (purpose === 'known-answers' && !given) await outbox.settings.delete(knownSetting(owner))
  }
  const outcome = await (owner === guestOwner
    ? saveResultOf(() => outbox.transaction('rw', outbox.settings, newConsent))
    : saveForAccount(owner, [], newConsent))
  if (!outcome.saved) return outcome
  void exchangeConsents()
  return outcome
}

/** Sends what waits and reads what the centre has, for the signed-in user. Never rejects. */
export async function exchangeConsents(): Promise<void> {
  await saveResultOf(async () => {
    const account = (await currentPerson())?.id
    const token = account && (await accessToken({ owner: account }))
    if (!account || !token) return
    const unsent = (await storedConsents(account)).filter(({ sent }) => !sent)
    if (unsent.length > 0 && !(await sendConsents(unsent.map(withoutSent), token))) return
    const known = await readConsents(account, token)
    if (!known) return
    await saveForAccount(account, [], async () => {
      const ids = new Set(known.map(({ id }) => id))
      // What was said meanwhile is still to go.
      const later = (await storedConsents(account)).filter(({ id }) => !ids.has(id))
      const value = [...known.map((item) => ({ ...item, sent: true })), ...later]
      await outbox.settings.put({ key: consentsKey(account), value })
    })
  })
}

function withoutSent({ id, purpose, version, given, made_at }: StoredConsent): Consent {
  return { id, purpose, version, given, made_at }
}
