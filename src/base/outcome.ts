/** The result of saving on the phone. It is a value and not an exception, so that screens have to handle it. */
export type SaveResult<Why = SaveFailure> = { readonly saved: true } | NotSaved<Why>

/** The same of a write that gives a value. */
export type Result<Value, Why = SaveFailure> = { readonly saved: true; readonly value: Value } | NotSaved<Why>

interface NotSaved<Why> {
  readonly saved: false
  readonly why: Why
}

/**
 * The reason that nothing was saved. `full`: no storage left. `refused`: the browser allows no storage (private
 * window, damaged storage). `limit`: our own limit. `locked`: the account has left the phone, and its key with it.
 */
export type SaveFailure = 'full' | 'refused' | 'limit' | 'locked'

/**
 * The same for drafts, which another tab may end: `over` where it was sent or deleted there meanwhile, so that nothing
 * can be added.
 */
export type DraftFailure = SaveFailure | 'over'

/** The result of a save that is on disk. */
export const saved: SaveResult = { saved: true }

/** Returns the result of a failed save. */
export function notSaved<Why extends DraftFailure>(why: Why): { readonly saved: false; readonly why: Why } {
  return { saved: false, why }
}
