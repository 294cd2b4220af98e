import { ownDataAtCentre } from '#src/features/gate/consents-api.ts'
import { existingKey } from '#src/platform/session/keys.ts'
import { guestOwner, ownerNow } from '#src/platform/session/owner.ts'
import { readAccountData } from '#src/features/shared-phone/account-data.ts'
import { orderKind } from '#src/features/orders/order-content.ts'
import { pendingOrdersOf } from '#src/features/orders/stored-pending-orders.ts'
import { decryptContent } from '#src/platform/outbox/encrypted-content.ts'
import { farmerSetting, knownSetting } from '#src/platform/outbox/setting-keys.ts'
import type { Entry } from '#src/platform/outbox/entry.ts'
import { entriesOf } from '#src/platform/outbox/stored-outbox.ts'
import { callCentre, type Undone } from '#src/platform/session/call-centre.ts'
import { currentPerson, sessionKeys } from '#src/platform/session/stored-session.ts'
import { outbox, withOutbox } from '#src/platform/device/outbox-database.ts'
import { decrypt, type Encrypted } from '#src/platform/device/encryption.ts'
import { storedConsents } from '#src/features/gate/stored-consents.ts'

/** All data of the current user, for export. `atCentre` is null for a guest, and where the centre did not give it: `undone` is why. */
export interface OwnData {
  readonly madeAt: string
  readonly atCentre: object | null
  readonly undone?: Undone
  readonly onThisPhone: object
}

/**
 * Collects the current user's data at the centre and on this phone. Rows that no key here decrypts are counted. Rejects if
 * somebody else uses the phone before all of it is there.
 */
export async function ownData(now = new Date()): Promise<OwnData> {
  const person = await currentPerson()
  const answer = person ? await callCentre(person.id, ownDataAtCentre) : null
  const owner = person?.id ?? guestOwner
  const here = await onThisPhone(owner)
  // The centre may take half a minute, in which one person signs out and hands the phone to the next.
  if ((await ownerNow()) !== owner) throw new Error('Another person uses this phone now')
  const made = { madeAt: now.toISOString(), onThisPhone: here }
  return typeof answer === 'string'
    ? { ...made, atCentre: null, undone: answer }
    : { ...made, atCentre: answer }
}

async function settingOf(key: string): Promise<Encrypted | undefined> {
  return (await withOutbox(() => outbox.settings.get(key)))?.value as Encrypted | undefined
}

async function onThisPhone(owner: string): Promise<object> {
  const key = await existingKey(owner)
  const entries = await entriesOf(owner)
  const drafts = await withOutbox(() => outbox.drafts.where({ owner }).toArray())
  const files = await withOutbox(() => outbox.files.where({ owner }).toArray())
  const decode = async (encrypted: Encrypted) => {
    const text = key && (await decrypt(key, encrypted).catch(() => undefined))
    return text === undefined ? 'locked' : (JSON.parse(text) as unknown)
  }
  const farmer = await settingOf(farmerSetting(owner))
  const known = await settingOf(knownSetting(owner))
  const { settings, cartOperations, orders } = await readAccountData(owner)
  const written = await Promise.all(entries.map((entry) => writtenOf(entry, key)))
  const secret: readonly string[] = [sessionKeys.session, sessionKeys.stay]
  return {
    submissions: written.filter(({ words }) => words === 'locked' || 'form' in words),
    pendingOrders: await pendingOrdersOf(owner),
    unsent: written.filter(
      ({ kind, words }) => kind !== orderKind && words !== 'locked' && !('form' in words),
    ),
    drafts: await Promise.all(
      drafts.map(async ({ form, updatedAt, sealed }) => ({ form, updatedAt, words: await decode(sealed) })),
    ),
    // The key of its bytes is no word of the person's.
    files: await Promise.all(
      files.map(async ({ updatedAt, sealed }) => ({ updatedAt, file: withoutKey(await decode(sealed)) })),
    ),
    knownAnswers: known ? await decode(known) : null,
    // Whom somebody who fills in for others goes on with.
    nextFormFor: farmer ? await decode(farmer) : null,
    consents: await storedConsents(owner),
    settings: Object.fromEntries(
      settings
        .filter((setting) => !secret.includes(setting.key))
        .map((setting) => [setting.key.split(':')[0], setting.value]),
    ),
    cart: cartOperations,
    orders,
  }
}

/** Returns an entry with its decrypted content; `locked` if the key does not open it. */
async function writtenOf({ kind, state, createdAt, sealed }: Entry, key: CryptoKey | undefined) {
  const opened = key && (await decryptContent(key, sealed))
  const words = opened ? (JSON.parse(opened.content) as object) : ('locked' as const)
  return { kind, state, createdAt, words }
}

function withoutKey(facts: unknown): unknown {
  if (typeof facts !== 'object' || facts === null) return facts
  return Object.fromEntries(Object.entries(facts).filter(([name]) => name !== 'key'))
}
