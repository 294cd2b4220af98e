/** What became of a wish to keep something on the phone; never an exception, so that no screen forgets to say it. */
export type Kept = { readonly kept: true } | { readonly kept: false; readonly why: NotKept }

/**
 * Why the phone kept nothing: `full` has no room, `refused` does not allow it at all (private window, damaged
 * storage), `limit` is our own sensible bound, `locked` lacks the key of whose words they are: it comes with the network,
 * or they are no longer the one who uses this phone.
 */
export type NotKept = 'full' | 'refused' | 'limit' | 'locked'

export const kept: Kept = { kept: true }

/** The outcome of something that was not kept. */
export function notKept(why: NotKept): Kept {
  return { kept: false, why }
}
