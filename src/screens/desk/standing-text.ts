import type { DeskItem } from '#src/core/desk/item.ts'
import { stateText } from '#src/screens/orders/state-text.ts'
import { statusText } from '#src/screens/requests/status-text.ts'

/** Where a request or an order stands, in the words that its owner reads. */
export function standingText(what: DeskItem['what'], status: string): string {
  return what === 'order' ? stateText(status as Parameters<typeof stateText>[0]) : statusText(status)
}
