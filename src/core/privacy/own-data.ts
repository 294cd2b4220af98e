import { ownDataAtCentre } from '#src/backend/privacy.ts'
import { keyAtHand } from '#src/core/keys/keys.ts'
import { ownerNow } from '#src/core/keys/owner.ts'
import { belongingsOf } from '#src/core/lock/belongings.ts'
import { contentOf } from '#src/core/outbox/content.ts'
import { openContent } from '#src/core/outbox/sealed-content.ts'
import { entriesOf } from '#src/core/outbox/stored-outbox.ts'
import { accessToken } from '#src/core/session/access-token.ts'
import { heldPerson, sessionKeys } from '#src/core/session/held-session.ts'
import { outbox, steadily } from '#src/device/outbox-database.ts'
import { open, type Sealed } from '#src/device/sealing.ts'
import { heldConsents } from './held-consents.ts'

/** Everything about whoever uses this phone now, for them to keep. `atCentre` is null where the centre could not be asked. */
export interface OwnData {
  readonly madeAt: string
  readonly atCentre: object | null
  readonly onThisPhone: object
}

/** Gathers what the centre and this phone hold of whoever uses it now. What no key here opens is counted, not left out. */
export async function ownData(now = new Date()): Promise<OwnData> {
  const person = await heldPerson()
  const token = person && (await accessToken({ owner: person.id }))
  const atCentre = (token && (await ownDataAtCentre(token))) || null
  return { madeAt: now.toISOString(), atCentre, onThisPhone: await onThisPhone() }
}

async function onThisPhone(): Promise<object> {
  const owner = await ownerNow()
  const key = await keyAtHand(owner)
  const entries = await entriesOf(owner)
  const drafts = await steadily(() => outbox.drafts.where({ owner }).toArray())
  const files = await steadily(() => outbox.files.where({ owner }).toArray())
  const opened = async (sealed: Sealed) => {
    const text = key && (await open(key, sealed).catch(() => undefined))
    return text === undefined ? 'locked' : (JSON.parse(text) as unknown)
  }
  const sent = async (sealed: Sealed) => {
    const said = key && (await openContent(key, sealed))
    return said ? contentOf(said.content) : 'locked'
  }
  const farmer = (await steadily(() => outbox.settings.get(`farmer:${owner}`)))?.value as Sealed | undefined
  const known = (await steadily(() => outbox.settings.get(`known:${owner}`)))?.value as Sealed | undefined
  const { settings, cartOperations, wishes, orders, edits } = await belongingsOf(owner)
  const secret: readonly string[] = [sessionKeys.session, sessionKeys.stay]
  return {
    submissions: await Promise.all(
      entries.map(async ({ state, createdAt, sealed }) => ({ state, createdAt, words: await sent(sealed) })),
    ),
    drafts: await Promise.all(
      drafts.map(async ({ form, updatedAt, sealed }) => ({ form, updatedAt, words: await opened(sealed) })),
    ),
    // The key of its bytes is no word of the person's.
    files: await Promise.all(
      files.map(async ({ updatedAt, sealed }) => ({ updatedAt, file: withoutKey(await opened(sealed)) })),
    ),
    knownAnswers: known ? await opened(known) : null,
    // Whom somebody who fills in for others goes on with.
    nextFormFor: farmer ? await opened(farmer) : null,
    consents: await heldConsents(owner),
    settings: Object.fromEntries(
      settings.filter((one) => !secret.includes(one.key)).map((one) => [one.key.split(':')[0], one.value]),
    ),
    cart: cartOperations,
    wishesToOrder: wishes,
    orders,
    edits,
  }
}

function withoutKey(facts: unknown): unknown {
  if (typeof facts !== 'object' || facts === null) return facts
  return Object.fromEntries(Object.entries(facts).filter(([name]) => name !== 'key'))
}
