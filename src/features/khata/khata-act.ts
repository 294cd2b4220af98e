import { khataKind } from './khata-api.ts'
import { queueOnce } from '#src/platform/outbox/queue-for-account.ts'
import { type SaveResult } from '#src/base/outcome.ts'
import type { Paise } from '#src/base/money.ts'
import { watchOutbox } from '#src/platform/device/outbox-database.ts'
import type { Entry } from '#src/platform/outbox/entry.ts'
import { openEntriesOf } from '#src/platform/outbox/queue.ts'
import { entriesOf } from '#src/platform/outbox/stored-outbox.ts'

/** What the centre does to a khata; `at` is when it happened, ISO 8601. */
export type KhataAct = { readonly customer: string } & (
  | { readonly do: 'customer'; readonly name: string; readonly phone?: string; readonly village?: string }
  | { readonly do: 'quiet'; readonly quiet: boolean }
  | { readonly do: 'said_paid' }
  | { readonly do: 'limit'; readonly paise: Paise }
  | {
      readonly do: 'goods' | 'opening'
      readonly paise: Paise
      readonly at: string
      readonly note?: string
    }
  | {
      readonly do: 'upi'
      readonly paise: Paise
      readonly at: string
      readonly reference: string
      readonly note?: string
    }
  | { readonly do: 'correction'; readonly corrects: string; readonly note?: string }
)

/** An act of this phone that the centre does not have yet, or has returned. */
export interface PendingAct {
  readonly id: string
  readonly act: KhataAct
  readonly state: Entry['state']
  /** Why it was returned: the centre's code. */
  readonly code: string | undefined
}

/** Queues an act; those on one khata go out in the order in which they were made. The same again while it waits is stored once. */
export function saveKhataAct(account: string, act: KhataAct, replaces?: string): Promise<SaveResult> {
  return queueOnce(account, { kind: khataKind, lane: act.customer, content: act }, replaces)
}

/** Observes an account's acts that are on their way or returned, oldest first. */
export function watchPendingActs(account: string) {
  return watchOutbox(async (): Promise<PendingAct[]> => {
    const entries = (await entriesOf(account)).filter(({ kind }) => kind === khataKind)
    const opened = await openEntriesOf<KhataAct>(account, entries)
    return opened.map(({ entry, content }) => ({
      id: entry.id,
      act: content,
      state: entry.state,
      code: entry.state === 'returned' ? entry.returned.code : undefined,
    }))
  })
}

/** What an act takes (less than nothing) or pays, in paise; 0 for one that moves no money, or corrects. */
export function paiseOf(act: KhataAct): Paise {
  if (!('paise' in act) || act.do === 'limit') return 0
  return act.do === 'goods' ? -act.paise : act.paise
}
