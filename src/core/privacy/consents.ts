import { readConsents, sendConsents, type Consent } from '#src/backend/privacy.ts'
import { newId } from '#src/base/ids.ts'
import type { Kept } from '#src/base/outcome.ts'
import { guestOwner, ownerNow } from '#src/core/keys/owner.ts'
import { knownSetting } from '#src/core/outbox/setting-keys.ts'
import { accessToken } from '#src/core/session/access-token.ts'
import { heldPerson } from '#src/core/session/held-session.ts'
import { keepOf } from '#src/core/session/keep-of.ts'
import { device, liveQuery } from '#src/device/database.ts'
import { outbox, steadily } from '#src/device/outbox-database.ts'
import { outcomeOf } from '#src/device/trouble.ts'
import { consentsKey } from '#src/core/outbox/setting-keys.ts'
import { heldConsents, type HeldConsent } from './held-consents.ts'

/** What is asked for, each by itself, with the version of the words that are shown for it. */
export const purposes = {
  /** The phone offers what was answered before. Kept on this phone alone; on until it is switched off. */
  'known-answers': { version: 1, before: true },
  /** The centre may call or write about offers and advice that nobody asked for. */
  messages: { version: 1, before: false },
} as const

export type Purpose = keyof typeof purposes

/** Where a consent stands: whether it holds, since when (ISO 8601, none where nobody was asked), and of which words. */
export interface ConsentStanding {
  readonly given: boolean
  readonly since?: string
  readonly version?: number
  /** Not at the centre yet; a guest's is the phone's alone. */
  readonly waits: boolean
}

/** The consents of whoever uses the phone now, after every change. */
export function watchConsents() {
  return liveQuery(async (): Promise<Record<Purpose, ConsentStanding>> => {
    const owner = await ownerNow()
    const held = await heldConsents(owner)
    const standing = (purpose: Purpose): ConsentStanding => {
      const last = held.findLast((one) => one.purpose === purpose)
      // Other words were agreed to than those that are shown now: that is no consent to these.
      const isOld = !last || last.version < purposes[purpose].version
      if (!last || (isOld && last.given)) return { given: purposes[purpose].before, waits: false }
      const { given, made_at: since, version, sent } = last
      return { given, since, version, waits: owner !== guestOwner && !sent }
    }
    return { 'known-answers': standing('known-answers'), messages: standing('messages') }
  })
}

/** Gives a consent or takes it back, on this phone at once and at the centre when it can be reached. */
export async function setConsent(purpose: Purpose, given: boolean): Promise<Kept> {
  const owner = await ownerNow()
  const made: HeldConsent = {
    id: newId(),
    purpose,
    version: purposes[purpose].version,
    given,
    made_at: new Date().toISOString(),
    sent: false,
  }
  const add = async () =>
    device.settings.put({ key: consentsKey(owner), value: [...(await heldConsents(owner)), made] })
  const outcome = await (owner === guestOwner
    ? outcomeOf(() => device.transaction('rw', device.settings, add))
    : keepOf(owner, [], add))
  if (!outcome.kept) return outcome
  if (purpose === 'known-answers' && !given) await forgetKnownAnswers(owner)
  void exchangeConsents()
  return outcome
}

/** Forgets what an owner answered before, at their wish. */
async function forgetKnownAnswers(owner: string): Promise<void> {
  await outcomeOf(() => steadily(() => outbox.settings.delete(knownSetting(owner))))
}

/** Sends what waits and reads what the centre has, for whoever is signed in. Never rejects. */
export async function exchangeConsents(): Promise<void> {
  await outcomeOf(async () => {
    const account = (await heldPerson())?.id
    const token = account && (await accessToken({ owner: account }))
    if (!account || !token) return
    const unsent = (await heldConsents(account)).filter(({ sent }) => !sent)
    if (unsent.length > 0 && !(await sendConsents(unsent.map(withoutSent), token))) return
    const known = await readConsents(account, token)
    if (!known) return
    await keepOf(account, [], async () => {
      const ids = new Set(known.map(({ id }) => id))
      // What was said meanwhile is still to go.
      const later = (await heldConsents(account)).filter(({ id }) => !ids.has(id))
      const value = [...known.map((one) => ({ ...one, sent: true })), ...later]
      await device.settings.put({ key: consentsKey(account), value })
    })
  })
}

function withoutSent({ id, purpose, version, given, made_at }: HeldConsent): Consent {
  return { id, purpose, version, given, made_at }
}
