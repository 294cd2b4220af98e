import { deskDatabase } from '#src/platform/device/desk-database.ts'
import { decrypt, encrypt, type Encrypted } from '#src/platform/device/encryption.ts'
import { watchOutbox } from '#src/platform/device/outbox-database.ts'
import { callCentre, type Undone } from '#src/platform/session/call-centre.ts'
import { existingKey } from '#src/platform/session/keys.ts'
import { fetchOwnerFacts, type OwnerFacts } from './owner-api.ts'

const rowOf = (account: string) => `${account}/owner`

/** Fetches how the centre stands and stores it on this phone; returns why it did not. */
export async function syncOwnerFacts(account: string): Promise<Undone | 'up to date'> {
  const key = await existingKey(account)
  if (!key) return 'sign in'
  const facts = await callCentre<OwnerFacts>(account, fetchOwnerFacts)
  if (typeof facts === 'string') {
    if (facts === 'no right') await deskDatabase.states.delete(rowOf(account))
    return facts
  }
  const value = await encrypt(key, JSON.stringify(facts))
  await deskDatabase.states.put({ owner: rowOf(account), value })
  return 'up to date'
}

/** Observes what this phone last learned; `undefined` if it has learned nothing. */
export function watchOwnerFacts(account: string) {
  return watchOutbox(async (): Promise<OwnerFacts | undefined> => {
    const row = await deskDatabase.states.get(rowOf(account))
    const key = row && (await existingKey(account))
    const text = key && (await decrypt(key, row.value as Encrypted).catch(() => undefined))
    return text === undefined ? undefined : (JSON.parse(text) as OwnerFacts)
  })
}
