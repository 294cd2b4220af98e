import { cashKind } from './cash-api.ts'
import { queueOnce } from '#src/platform/outbox/queue-for-account.ts'
import { notSaved, type Result, type SaveResult } from '#src/base/outcome.ts'
import type { Paise } from '#src/base/money.ts'
import { requestBackgroundSync } from '#src/platform/device/background-sync.ts'
import { outbox, watchOutbox, withOutbox } from '#src/platform/device/outbox-database.ts'
import { answerOf } from '#src/platform/device/storage-result.ts'
import type { Entry } from '#src/platform/outbox/entry.ts'
import { newEntry, openEntriesOf } from '#src/platform/outbox/queue.ts'
import { putEntry } from '#src/platform/outbox/save-entry.ts'
import { entriesOf, outboxTables, storedOutbox } from '#src/platform/outbox/stored-outbox.ts'
import { saveForAccount } from '#src/platform/session/save-for-account.ts'
import { nextSlip, slipsSetting, type SlipCount } from '#src/features/cash/internal/slip-number.ts'

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

/**
 * Writes a slip with the next number of this phone, which counts with the entry in one transaction: no number is given twice, and none is
 * left out.
 */
export function saveSlip(
  account: string,
  about: CashFor,
  { paise, label }: Pick<Slip, 'paise' | 'label'>,
): Promise<Result<Slip>> {
  return answerOf(async (): Promise<Result<Slip>> => {
    for (;;) {
      const before = await withOutbox(() => countOf(account))
      const count = nextSlip(before)
      const number = `${count.prefix}-${count.n}`
      const slip: Slip = { ...about, do: 'slip', number, paise, at: new Date().toISOString(), label }
      // One lane: slips arrive in the order of their numbers.
      const entry = await newEntry(account, {
        kind: cashKind,
        lane: `slips ${count.prefix}`,
        alone: true,
        content: slip,
      })
      if (!entry) return notSaved('locked')
      let isTaken = false
      const outcome = await saveForAccount(account, outboxTables, () =>
        storedOutbox().transact(async (rows) => {
          const current = (await rows.setting(slipsSetting(account))) as SlipCount | undefined
          isTaken = current?.prefix !== before?.prefix || current?.n !== before?.n
          if (isTaken) return
          await rows.putSetting(slipsSetting(account), count)
          await putEntry(rows, entry)
        }),
      )
      if (!outcome.saved) return outcome
      // Another tab has given this number.
      if (isTaken) continue
      void requestBackgroundSync()
      return { saved: true, value: slip }
    }
  })
}

async function countOf(account: string): Promise<SlipCount | undefined> {
  return (await outbox.settings.get(slipsSetting(account)))?.value as SlipCount | undefined
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
