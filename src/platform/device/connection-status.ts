import { createStore } from 'zustand/vanilla'
import type { SaveResult } from '#src/base/outcome.ts'

export { lastFault } from '#src/platform/backend/last-fault.ts'
export { isOnline } from './network.ts'

/** Sync state of the cart; `guest` carts are not synced, `later` resolves without the person. */
export type CartStanding = 'guest' | 'up to date' | 'later' | 'needs sign-in' | 'refused'

/** Network and storage state for the frame; lost with the page. */
export interface ConnectionStatus {
  /** Result of the last call to the centre; `unasked` before the first. */
  readonly centre: 'unasked' | 'answers' | 'silent'
  /** Result of the last write. */
  readonly storage: 'fine' | 'full' | 'refused'
  /** Last sync state of the cart; `undefined` before the first. */
  readonly cart?: CartStanding
  /** True if the phone's date is wrong by a day or more. */
  readonly hasWrongDate?: boolean
}

/** The last known state of network and storage. */
export const connectionStatus = createStore<ConnectionStatus>(() => ({ centre: 'unasked', storage: 'fine' }))

const failures = new Map<'cart' | 'catalogue', 'full' | 'refused'>()

/**
 * Records whether the cart or the catalogue could be stored. A failure stays until the same kind is stored
 * again.
 */
export function noteSaveResult(what: 'cart' | 'catalogue', outcome: SaveResult): void {
  if (outcome.saved) failures.delete(what)
  else failures.set(what, outcome.why === 'full' ? 'full' : 'refused')
  const [storage = 'fine'] = failures.values()
  connectionStatus.setState({ storage })
}
