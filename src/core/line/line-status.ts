import { createStore } from 'zustand/vanilla'
import type { Kept } from '#src/base/outcome.ts'

export { lastFault } from '#src/backend/last-fault.ts'
export { isOnline } from '#src/device/network.ts'

/** Where a cart stands with the centre; a guest's has no business there. `later` goes by itself, without a person. */
export type CartStanding = 'guest' | 'up to date' | 'later' | 'needs sign-in' | 'refused'

/** What the frame says about the line and the phone; gone with the page. */
export interface LineStatus {
  /** Whether the centre answered when it was last asked; `unasked` before that. */
  readonly centre: 'unasked' | 'answers' | 'silent'
  /** Whether the phone keeps what it is given. */
  readonly storage: 'fine' | 'full' | 'refused'
  /** Where the cart stood with the centre when they last spoke; unset before that. */
  readonly cart?: CartStanding
}

/** The state of the line and of the phone's storage, as last seen. */
export const lineStatus = createStore<LineStatus>(() => ({ centre: 'unasked', storage: 'fine' }))

const troubles = new Map<'cart' | 'catalogue', 'full' | 'refused'>()

/**
 * Notes whether something of the cart's or the catalogue's found its place on the phone. What did not is said until the same
 * has found its place.
 */
export function noteKept(what: 'cart' | 'catalogue', outcome: Kept): void {
  if (outcome.kept) troubles.delete(what)
  else troubles.set(what, outcome.why === 'full' ? 'full' : 'refused')
  const [storage = 'fine'] = troubles.values()
  lineStatus.setState({ storage })
}
