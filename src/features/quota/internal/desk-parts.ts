import type { StaffAct } from '#src/features/quota/quota-act.ts'

/** What every list of the desk is given. */
export interface DeskParts {
  /** The name of a product with its pack. */
  readonly nameOf: (product: string) => string
  /** Acts of this phone that are on their way. */
  readonly waiting: readonly StaffAct[]
  /** True for managers. */
  readonly decides: boolean
  readonly save: (act: StaffAct) => Promise<void>
}
