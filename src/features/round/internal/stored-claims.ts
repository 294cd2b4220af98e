import type { SaveResult } from '#src/base/outcome.ts'
import { deskDatabase } from '#src/platform/device/desk-database.ts'
import { decrypt, encrypt, type Encrypted } from '#src/platform/device/encryption.ts'
import { watchOutbox, withOutbox } from '#src/platform/device/outbox-database.ts'
import { queueOnce } from '#src/platform/outbox/queue-for-account.ts'
import { openEntriesOf } from '#src/platform/outbox/queue.ts'
import { unsentOfKind } from '#src/platform/outbox/stored-outbox.ts'
import { callCentre, type Undone } from '#src/platform/session/call-centre.ts'
import { existingKey } from '#src/platform/session/keys.ts'
import { currentPerson } from '#src/platform/session/stored-session.ts'
import { settleKind, type Settlement } from '#src/features/round/mark.ts'
import { roundClaims, type RoundClaim } from '#src/features/round/round-api.ts'

const rowOf = (account: string) => `${account}/round-claims`

/** A claim with what this phone has decided about it. */
export interface ShownClaim extends RoundClaim {
  /** True while a decision of this phone is on its way. */
  readonly isSettling: boolean
  /** Why the last one was returned: the centre's code; and the entry, which the next one replaces. */
  readonly returned: { readonly id: string; readonly code: string } | undefined
}

/** Fetches the claims of the round, and stores them. */
export async function syncClaims(): Promise<Undone | undefined> {
  const account = (await currentPerson())?.id
  const key = account && (await existingKey(account))
  if (!account || !key) return 'sign in'
  const answer = await callCentre<{ claims: RoundClaim[] }>(account, async (token) => {
    const came = await roundClaims(token)
    return 'data' in came ? { data: { claims: came.data } } : came
  })
  if (typeof answer === 'string') {
    if (answer === 'no right') await deskDatabase.states.delete(rowOf(account))
    return answer
  }
  const value = await encrypt(key, JSON.stringify(answer.claims))
  await deskDatabase.states.put({ owner: rowOf(account), value })
  return undefined
}

/** Observes the claims that this phone knows; `undefined` while it knows none. */
export function watchClaims(account: string) {
  return watchOutbox(async (): Promise<ShownClaim[] | undefined> => {
    const row = await deskDatabase.states.get(rowOf(account))
    const key = row && (await existingKey(account))
    const text = key && (await decrypt(key, row.value as Encrypted).catch(() => undefined))
    if (text === undefined) return undefined
    const unsent = await withOutbox(() => unsentOfKind(account, settleKind))
    const own = await openEntriesOf<Settlement>(account, unsent)
    return (JSON.parse(text) as RoundClaim[]).map((claim) => {
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
