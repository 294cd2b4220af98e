import type { SaveResult } from '#src/base/outcome.ts'
import { watchOutbox, withOutbox } from '#src/platform/device/outbox-database.ts'
import { queueOnce } from '#src/platform/outbox/queue-for-account.ts'
import { openEntriesOf } from '#src/platform/outbox/queue.ts'
import { unsentOfKind } from '#src/platform/outbox/stored-outbox.ts'
import { copyOf, fetchCopy } from '#src/platform/session/staff-copy.ts'
import { settleKind, type Settlement } from '#src/features/round/mark.ts'
import { roundClaims, type RoundClaim } from '#src/features/round/round-api.ts'

/** A claim with what this phone has decided about it. */
export interface ShownClaim extends RoundClaim {
  /** True while a decision of this phone is on its way. */
  readonly isSettling: boolean
  /** Why the last one was returned: the centre's code; and the entry, which the next one replaces. */
  readonly returned: { readonly id: string; readonly code: string } | undefined
}

/** Fetches the claims of the round, and stores them; returns why it did not. */
export const syncClaims = () => fetchCopy<RoundClaim[]>('round-claims', roundClaims)

/** Observes the claims that this phone knows; `undefined` while it knows none. */
export function watchClaims(account: string) {
  return watchOutbox(async (): Promise<ShownClaim[] | undefined> => {
    const claims = await copyOf<RoundClaim[]>(account, 'round-claims')
    if (!claims) return undefined
    const unsent = await withOutbox(() => unsentOfKind(account, settleKind))
    const own = await openEntriesOf<Settlement>(account, unsent)
    return claims.map((claim) => {
      const decided = own.filter(({ content }) => content.mark === claim.mark)
      const returned = decided.flatMap(({ entry }) =>
        entry.state === 'returned' ? [{ id: entry.id, code: entry.returned.code }] : [],
      )
      return {
        ...claim,
        isSettling: decided.some(({ entry }) => entry.state === 'waiting'),
        returned: returned.at(-1),
      }
    })
  })
}

/** Decides which of two counts, on this phone at once and at the centre when it can be reached. */
export function settleClaim(account: string, content: Settlement, replaces?: string): Promise<SaveResult> {
  return queueOnce(account, { kind: settleKind, lane: content.mark, content }, replaces)
}
