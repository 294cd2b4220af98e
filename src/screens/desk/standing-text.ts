import { headOf, type DeskItem } from '#src/core/desk/item.ts'
import { stateText } from '#src/screens/orders/state-text.ts'
import { requestText, statusText } from '#src/screens/requests/status-text.ts'

/** A status of a request or an order, in the words that its owner reads. */
export function standingText(what: DeskItem['what'], status: string): string {
  return what === 'order' ? stateText(status as Parameters<typeof stateText>[0]) : statusText(status)
}

/** Where it stands now; what came without all its papers is not called received. */
export function standingOf(item: DeskItem): string {
  return item.what === 'order' ? standingText('order', headOf(item).status) : requestText(item.request)
}
