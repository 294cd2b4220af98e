import { createStore } from 'zustand/vanilla'
import type { CartStanding } from './cart/send.ts'

export { isOnline } from '#src/device/network.ts'

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
