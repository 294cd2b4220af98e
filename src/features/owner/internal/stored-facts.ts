import { watchOutbox } from '#src/platform/device/outbox-database.ts'
import { copyOf, fetchCopy } from '#src/platform/session/staff-copy.ts'
import { fetchOwnerFacts, type OwnerFacts } from './owner-api.ts'

/** Fetches how the centre stands and stores it on this phone; returns why it did not. */
export const syncOwnerFacts = () => fetchCopy<OwnerFacts>('owner', fetchOwnerFacts)

/** Observes what this phone last learned; `undefined` if it has learned nothing. */
export function watchOwnerFacts(account: string) {
  return watchOutbox(() => copyOf<OwnerFacts>(account, 'owner'))
}
