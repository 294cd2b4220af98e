import { notSaved, type Result, type SaveFailure } from '#src/base/outcome.ts'
import { requestBackgroundSync } from '#src/platform/device/background-sync.ts'
import { outbox, withOutbox } from '#src/platform/device/outbox-database.ts'
import { answerOf } from '#src/platform/device/storage-result.ts'
import type { WaitingEntry } from '#src/platform/outbox/entry.ts'
import type { EntryRows } from '#src/platform/outbox/world.ts'
import { putEntry } from '#src/platform/outbox/save-entry.ts'
import { outboxTables, storedOutbox } from '#src/platform/outbox/stored-outbox.ts'
import { saveForAccount } from '#src/platform/session/save-for-account.ts'
import { nextSlip, slipsSetting, type SlipCount } from '#src/features/cash/internal/slip-number.ts'

/** What is stored with a number. */
export interface Numbered<Value> {
  readonly value: Value
  readonly entry: WaitingEntry
  /** Stores it otherwise than as a new entry. */
  readonly put?: (rows: EntryRows, entry: WaitingEntry) => Promise<unknown>
  /** True if the entry has no slip: its number is the next one's. */
  readonly leavesNumber?: boolean
  /** Within the transaction: false if something else has changed, and all is made anew. */
  readonly isStill?: () => Promise<boolean>
}

/**
 * Stores an entry with the next number of this phone's slips, which counts with it in one transaction: no number is given twice, and none is
 * left out.
 *
 * @param make makes what is stored, since nothing is encrypted inside a transaction; the lane is one for the phone, so that slips arrive in
 *   the order of their numbers
 */
export function saveNumbered<Value, Why = SaveFailure>(
  account: string,
  make: (
    number: string,
    lane: string,
  ) => Promise<Numbered<Value> | { readonly saved: false; readonly why: Why }>,
): Promise<Result<Value, Why | SaveFailure>> {
  return answerOf(async (): Promise<Result<Value, Why | SaveFailure>> => {
    for (;;) {
      const before = await countOf(account)
      const count = nextSlip(before)
      const made = await make(`${count.prefix}-${count.n}`, `slips ${count.prefix}`)
      if ('saved' in made) return made
      let isTaken = false
      const outcome = await saveForAccount(account, outboxTables, () =>
        storedOutbox().transact(async (rows) => {
          const current = (await rows.setting(slipsSetting(account))) as SlipCount | undefined
          isTaken = current?.prefix !== before?.prefix || current?.n !== before?.n
          isTaken ||= made.isStill !== undefined && !(await made.isStill())
          if (isTaken) return
          const n = made.leavesNumber ? count.n - 1 : count.n
          await rows.putSetting(slipsSetting(account), { ...count, n })
          await (made.put ?? putEntry)(rows, made.entry)
        }),
      )
      if (!outcome.saved) return outcome
      // Another tab has given this number.
      if (isTaken) continue
      void requestBackgroundSync()
      return { saved: true, value: made.value }
    }
  })
}

/** Returns the letters by which slips name this phone, for an account; `undefined` before they are made. */
export async function phoneLetters(account: string): Promise<string | undefined> {
  return (await countOf(account))?.prefix
}

/** The same, and makes them. */
export async function namePhone(account: string): Promise<Result<string>> {
  return answerOf(async (): Promise<Result<string>> => {
    const made = nextSlip(undefined).prefix
    let prefix = made
    const outcome = await saveForAccount(account, outboxTables, () =>
      storedOutbox().transact(async (rows) => {
        const current = (await rows.setting(slipsSetting(account))) as SlipCount | undefined
        prefix = current?.prefix ?? made
        if (!current) await rows.putSetting(slipsSetting(account), { prefix, n: 0 } satisfies SlipCount)
      }),
    )
    return outcome.saved ? { saved: true, value: prefix } : notSaved(outcome.why)
  })
}

async function countOf(account: string): Promise<SlipCount | undefined> {
  return withOutbox(
    async () => (await outbox.settings.get(slipsSetting(account)))?.value as SlipCount | undefined,
  )
}
