import { notSaved, saved, type SaveResult } from '#src/base/outcome.ts'
import type { Paise } from '#src/base/money.ts'
import { requestBackgroundSync } from '#src/platform/device/background-sync.ts'
import { watchOutbox } from '#src/platform/device/outbox-database.ts'
import { answerOf } from '#src/platform/device/storage-result.ts'
import type { Entry } from '#src/platform/outbox/entry.ts'
import { newEntry, openEntriesOf } from '#src/platform/outbox/queue.ts'
import { isReturned, putEntry } from '#src/platform/outbox/save-entry.ts'
import { entriesOf, outboxTables, storedOutbox } from '#src/platform/outbox/stored-outbox.ts'
import { saveForAccount } from '#src/platform/session/save-for-account.ts'

/** The kind of entries that act on a khata. */
export const khataKind = 'khata'

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
  return answerOf(async () => {
    const entry = await newEntry(account, { kind: khataKind, lane: act.customer, alone: true, content: act })
    if (!entry) return notSaved('locked')
    const outcome = await saveForAccount(account, outboxTables, () =>
      storedOutbox().transact(async (rows) => {
        if (replaces !== undefined && !(await isReturned(rows, replaces, account))) return
        const waiting = await rows.waiting(account)
        if (waiting.some(({ lane, hash }) => lane === entry.lane && hash === entry.hash)) return
        await putEntry(rows, entry, { replaces })
      }),
    )
    if (outcome.saved) void requestBackgroundSync()
    return outcome.saved ? saved : outcome
  })
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
