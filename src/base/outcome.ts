/** The result of saving on the phone. It is a value and not an exception, so that screens have to handle it. */
export type SaveResult = { readonly saved: true } | { readonly saved: false; readonly why: SaveFailure }

/**
 * The reason that nothing was saved. `full`: no storage left. `refused`: the browser allows no storage (private
 * window, damaged storage). `limit`: our own limit. `locked`: the account's key is missing, until the network brings
 * it, or the account has left the phone.
 */
export type SaveFailure = 'full' | 'refused' | 'limit' | 'locked'

/** The result of a save that is on disk. */
export const saved: SaveResult = { saved: true }

/** Returns the result of a failed save. */
export function notSaved(why: SaveFailure): SaveResult {
  return { saved: false, why }
}
