import type { SaveResult } from '#src/base/outcome.ts'
import { watchOutbox } from '#src/platform/device/outbox-database.ts'
import type { Entry } from '#src/platform/outbox/entry.ts'
import { openEntriesOf } from '#src/platform/outbox/queue.ts'
import { queueOnce } from '#src/platform/outbox/queue-for-account.ts'
import { entriesOf } from '#src/platform/outbox/stored-outbox.ts'
import { deskReturnKind } from './return-api.ts'

/** Goods that come back of one line of an order. */
export interface ReturnLine {
  /** Its place in the order, from 1. */
  readonly line: number
  readonly packs: number
  readonly is_spoilt: boolean
}

/** A manager takes goods of an order back; the money goes the way it came, or to the khata. */
export interface ReturnAct {
  readonly order: string
  /** The request that asked for it. */
  readonly request?: string
  readonly lines: readonly ReturnLine[]
  readonly way: 'cash' | 'upi' | 'provider' | 'account'
  /** Out of whose cash; the till's without it. */
  readonly who?: string
  /** The bank's, for UPI by hand. */
  readonly reference?: string
  readonly note?: string
  /** ISO 8601. */
  readonly at: string
}

/** A return that the centre does not have yet, or has sent back. */
export interface PendingReturn {
  readonly id: string
  readonly state: Entry['state']
  /** Why it came back: the centre's code. */
  readonly code: string | undefined
}

/**
 * Queues a return of goods.
 *
 * @param replaces one that came back, which is deleted with this
 */
export function saveReturn(account: string, act: ReturnAct, replaces?: string): Promise<SaveResult> {
  return queueOnce(account, { kind: deskReturnKind, lane: `return ${act.order}`, content: act }, replaces)
}

/** Observes an account's returns of one order that are on their way, or came back. */
export function watchPendingReturns(account: string, order: string) {
  return watchOutbox(async (): Promise<PendingReturn[]> => {
    const entries = (await entriesOf(account)).filter(({ kind }) => kind === deskReturnKind)
    const opened = await openEntriesOf<ReturnAct>(account, entries)
    return opened
      .filter(({ entry, content }) => content.order === order && entry.state !== 'received')
      .map(({ entry: { id, state, ...entry } }) => ({
        id,
        state,
        code: 'returned' in entry ? entry.returned.code : undefined,
      }))
  })
}
