/** The outcome of a wish to keep something on the phone; never an exception, so that no screen forgets to say it. */
export type SaveResult = { readonly saved: true } | { readonly saved: false; readonly why: SaveFailure }

/**
 * Why the phone kept nothing: `full` has no room, `refused` does not allow it at all (private window, damaged
 * storage), `limit` is our own sensible bound, `locked` lacks the key of whose words they are: it comes with the network,
 * or they are no longer the one who uses this phone.
 */
export type SaveFailure = 'full' | 'refused' | 'limit' | 'locked'

export const saved: SaveResult = { saved: true }

/** The outcome of something that was not kept. */
export function notSaved(why: SaveFailure): SaveResult {
  return { saved: false, why }
}
