import { cashKind } from './cash-api.ts'
import { saveNumbered } from './numbered.ts'
import { queueOnce } from '#src/platform/outbox/queue-for-account.ts'
import { notSaved, type Result, type SaveResult } from '#src/base/outcome.ts'
import type { Paise } from '#src/base/money.ts'
import { watchOutbox } from '#src/platform/device/outbox-database.ts'
import type { Entry } from '#src/platform/outbox/entry.ts'
import { newEntry, openEntriesOf } from '#src/platform/outbox/queue.ts'
import { entriesOf } from '#src/platform/outbox/stored-outbox.ts'

/** What cash is for: an order or a khata. */
export type CashFor = { readonly order: string } | { readonly customer: string }

/** A slip as this phone has given it. */
export type Slip = CashFor & {
  readonly do: 'slip'
  readonly number: string
  readonly paise: Paise
  /** When the cash was taken, ISO 8601. */
  readonly at: string
  /** Who paid, for the slip; it stays on this phone. */
  readonly label: string
}

/** What the centre does about cash and bank references. */
export type CashAct =
  | Slip
  | {
      readonly do: 'upi'
      readonly order: string
      readonly paise: Paise
      readonly reference: string
      readonly at: string
    }
  | { readonly do: 'settle'; readonly slip: string; readonly how: 'khata' | 'returned' }
  | { readonly do: 'explain'; readonly number: string; readonly reason: string }
  | { readonly do: 'count'; readonly who: string; readonly paise: Paise }
  | { readonly do: 'see'; readonly closing: string; readonly right: boolean }

/** An act of this phone that the centre does not have yet, or has returned. */
export interface PendingCash {
  readonly id: string
  readonly act: CashAct
  readonly state: Entry['state']
  /** Why it was returned: the centre's code. */
  readonly code: string | undefined
}

/** Queues an act about cash; the same again while it waits is stored once. */
export function saveCashAct(account: string, act: Exclude<CashAct, Slip>): Promise<SaveResult> {
  return queueOnce(account, { kind: cashKind, lane: `cash ${JSON.stringify(act)}`, content: act })
}

/** Writes a slip with the next number of this phone. */
export function saveSlip(
  account: string,
  about: CashFor,
  { paise, label }: Pick<Slip, 'paise' | 'label'>,
): Promise<Result<Slip>> {
  return saveNumbered(account, async (number, lane) => {
    const slip: Slip = { ...about, do: 'slip', number, paise, at: new Date().toISOString(), label }
    const entry = await newEntry(account, { kind: cashKind, lane, alone: true, content: slip })
    return entry ? { value: slip, entry } : notSaved('locked')
  })
}

/** Observes an account's acts about cash that are on their way or returned, oldest first. */
export function watchPendingCash(account: string) {
  return watchOutbox(async (): Promise<PendingCash[]> => {
    const entries = (await entriesOf(account)).filter(({ kind }) => kind === cashKind)
    const opened = await openEntriesOf<CashAct>(account, entries)
    return opened.map(({ entry, content }) => ({
      id: entry.id,
      act: content,
      state: entry.state,
      code: entry.state === 'returned' ? entry.returned.code : undefined,
    }))
  })
}
