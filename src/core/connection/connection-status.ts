import { createStore } from 'zustand/vanilla'
import type { SaveResult } from '#src/base/outcome.ts'

export { lastFault } from '#src/backend/last-fault.ts'
export { isOnline } from '#src/device/network.ts'

/** Where a cart stands with the centre; a guest's has no business there. `later` goes by itself, without a person. */
export type CartStanding = 'guest' | 'up to date' | 'later' | 'needs sign-in' | 'refused'

/** What the frame says about the line and the phone; gone with the page. */
export interface ConnectionStatus {
  /** Whether the centre answered when it was last asked; `unasked` before that. */
  readonly centre: 'unasked' | 'answers' | 'silent'
  /** Whether the phone keeps what it is given. */
  readonly storage: 'fine' | 'full' | 'refused'
  /** Where the cart stood with the centre when they last spoke; unset before that. */
  readonly cart?: CartStanding
}

/** The state of the line and of the phone's storage, as last seen. */
export const connectionStatus = createStore<ConnectionStatus>(() => ({ centre: 'unasked', storage: 'fine' }))

const failures = new Map<'cart' | 'catalogue', 'full' | 'refused'>()

/**
 * Notes whether something of the cart's or the catalogue's found its place on the phone. What did not is said until the same
 * has found its place.
 */
export function noteSaveResult(what: 'cart' | 'catalogue', outcome: SaveResult): void {
  if (outcome.saved) failures.delete(what)
  else failures.set(what, outcome.why === 'full' ? 'full' : 'refused')
  const [storage = 'fine'] = failures.values()
  connectionStatus.setState({ storage })
}
