import { readConsents, type Consent } from './consents-api.ts'
import { newId } from '#src/base/ids.ts'
import { notSaved, saved, type SaveResult } from '#src/base/outcome.ts'
import { guestOwner, ownerNow } from '#src/platform/session/owner.ts'
import { newEntry } from '#src/platform/outbox/queue.ts'
import type { WaitingEntry } from '#src/platform/outbox/entry.ts'
import { putEntry } from '#src/platform/outbox/save-entry.ts'
import { consentsKey, knownSetting } from '#src/platform/outbox/setting-keys.ts'
import { outboxTables, storedOutbox } from '#src/platform/outbox/stored-outbox.ts'
import type { EntryRows } from '#src/platform/outbox/world.ts'
import { accessToken } from '#src/platform/session/access-token.ts'
import { currentPerson } from '#src/platform/session/stored-session.ts'
import { saveForAccount } from '#src/platform/session/save-for-account.ts'
import { storeAnswer } from '#src/platform/session/store-answer.ts'
import { outbox, watchOutbox } from '#src/platform/device/outbox-database.ts'
import { answerOf, saveResultOf } from '#src/platform/device/storage-result.ts'
import { storedConsents, type StoredConsent } from './stored-consents.ts'

/** The kind of entries that give or withdraw a consent. */
export const consentKind = 'consent'

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
    const stored = await validConsents(owner)
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
export function setConsent(purpose: Purpose, given: boolean): Promise<SaveResult> {
  return answerOf(async () => {
    const owner = await ownerNow()
    const last = (await validConsents(owner)).findLast((item) => item.purpose === purpose)
    const consent: Consent = {
      id: newId(),
      purpose,
      version: purposes[purpose].version,
      given,
      made_at: new Date().toISOString(),
      seen: last?.id ?? null,
    }
    return owner === guestOwner ? saveGuestConsent(consent) : saveConsent(owner, consent)
  })
}

/** A guest's consent stays on the phone. */
async function saveGuestConsent(consent: Consent): Promise<SaveResult> {
  await storedOutbox().transact((rows) => addConsent(rows, guestOwner, consent))
  return saved
}

function entryOf(owner: string, consent: Consent): Promise<WaitingEntry | undefined> {
  const lane = `${consentKind} ${consent.purpose}`
  return newEntry(owner, { id: consent.id, kind: consentKind, lane, settles: true, content: consent })
}

async function saveConsent(owner: string, consent: Consent): Promise<SaveResult> {
  const entry = await entryOf(owner, consent)
  if (!entry) return notSaved('locked')
  return saveForAccount(owner, outboxTables, () =>
    storedOutbox().transact((rows) => putConsent(rows, consent, entry)),
  )
}

/** Stores an account's consent and the entry that sends it, in place of one of the purpose that was returned. */
export async function putConsent(rows: EntryRows, consent: Consent, entry: WaitingEntry): Promise<void> {
  const unsent = await rows.unsent(entry.owner, consentKind)
  const returned = unsent.filter(({ state, lane }) => state === 'returned' && lane === entry.lane)
  for (const { id } of returned) await rows.delete(id)
  await addConsent(
    rows,
    entry.owner,
    consent,
    returned.map(({ id }) => id),
  )
  await putEntry(rows, entry)
}

type SettingRows = Pick<EntryRows, 'setting' | 'putSetting'>

async function addConsent(
  rows: SettingRows,
  owner: string,
  consent: Consent,
  replaced: readonly string[] = [],
): Promise<void> {
  const others = (await consentsIn(rows, owner)).filter(({ id }) => !replaced.includes(id))
  const value = [...others, { ...consent, sent: false }]
  await rows.putSetting(consentsKey(owner), value)
  if (consent.purpose === 'known-answers' && !consent.given)
    await rows.putSetting(knownSetting(owner), undefined)
}

/** Marks a consent as received by the centre. */
export async function markConsentSent(rows: SettingRows, owner: string, id: string): Promise<void> {
  const consents = await consentsIn(rows, owner)
  const value = consents.map((item) => (item.id === id ? { ...item, sent: true } : item))
  await rows.putSetting(consentsKey(owner), value)
}

async function consentsIn(rows: SettingRows, owner: string): Promise<readonly StoredConsent[]> {
  return ((await rows.setting(consentsKey(owner))) ?? []) as readonly StoredConsent[]
}

/** An owner's consents without those that the centre has returned, or the person has withdrawn before they were sent. */
async function validConsents(owner: string): Promise<readonly StoredConsent[]> {
  const stored = await storedConsents(owner)
  if (owner === guestOwner) return stored
  const unsent = stored.flatMap(({ id, sent }) => (sent ? [] : [id]))
  const entries = unsent.length > 0 ? await outbox.entries.bulkGet(unsent) : []
  const onTheWay = new Set(
    entries.flatMap((entry) => (entry && entry.state !== 'returned' ? [entry.id] : [])),
  )
  return stored.filter(({ id, sent }) => sent || onTheWay.has(id))
}

/**
 * Queues again, under their own ids, the last consents of this phone that the centre had and does not have: a backup was
 * restored. Returns their ids.
 */
async function sendLostAgain(owner: string, known: readonly Consent[]): Promise<readonly string[]> {
  const stored = await storedConsents(owner)
  const last = stored.filter((item) => item === stored.findLast(({ purpose }) => purpose === item.purpose))
  const lost = last.filter(({ id, sent }) => sent && !known.some((item) => item.id === id))
  const queued: string[] = []
  for (const { sent: _sent, ...consent } of lost) {
    // The version that the person saw when they gave it: a later withdrawal on another phone stays.
    const seen =
      stored.findLast(({ purpose, id }) => purpose === consent.purpose && id !== consent.id)?.id ?? null
    const entry = await entryOf(owner, { ...consent, seen })
    const save = () => storedOutbox().transact((rows) => putEntry(rows, entry!))
    if (entry && (await saveForAccount(owner, outboxTables, save)).saved) queued.push(consent.id)
  }
  return queued
}

/** Fetches the signed-in user's consents, and sends consents again that a restored centre has lost. Never rejects. */
export async function syncConsents(): Promise<void> {
  await saveResultOf(async () => {
    const account = (await currentPerson())?.id
    const token = account && (await accessToken({ owner: account }))
    if (!account || !token) return
    await storeAnswer(account, consentsKey(account), async () => {
      const known = await readConsents(account, token)
      if (!known) return undefined
      const ids = new Set(known.map(({ id }) => id))
      const lost = await sendLostAgain(account, known)
      // Changes made meanwhile are still to be sent.
      const later = (await validConsents(account))
        .filter(({ id, sent }) => (!sent || lost.includes(id)) && !ids.has(id))
        .map((item) => ({ ...item, sent: false }))
      return [...known.map((item) => ({ ...item, sent: true })), ...later]
    })
  })
}
