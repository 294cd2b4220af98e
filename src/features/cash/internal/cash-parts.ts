import type { PendingCash } from '#src/features/cash/cash-act.ts'
import type { CashHere } from '#src/features/cash/sync-cash.ts'

/** What every part of the cash page is about. */
export interface CashParts {
  readonly account: string
  readonly decides: boolean
  readonly book: CashHere['book']
  readonly pending: readonly PendingCash[]
}
