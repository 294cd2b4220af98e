import { headOf, senderOf, type DeskItem } from './item.ts'

/** What of everything that came in somebody wants to see. */
export interface DeskFilter {
  readonly words: string
  /** `open`: whatever somebody still has to see to. */
  readonly status: string
  /** A form's id, or `orders`; empty for all. */
  readonly kind: string
  readonly whose: 'all' | 'mine' | 'nobody'
}

/** Everything that is open. */
export const openOnes: DeskFilter = { words: '', status: 'open', kind: '', whose: 'all' }

/** Those of the items that are wanted, in their order. Every word has to be there: in the number, a name, a phone, anything said. */
export function wantedOf(items: readonly DeskItem[], filter: DeskFilter, me: string): DeskItem[] {
  const words = filter.words.toLowerCase().split(/\s+/).filter(Boolean)
  return items.filter((item) => {
    const { kind, status } = headOf(item)
    if (filter.kind && filter.kind !== (item.what === 'order' ? 'orders' : kind)) return false
    if (filter.status === 'open' ? !item.open : filter.status && filter.status !== status) return false
    if (filter.whose === 'mine' && item.assignee !== me) return false
    if (filter.whose === 'nobody' && item.assignee !== null) return false
    if (words.length === 0) return true
    const said = sayingOf(item)
    return words.every((word) => said.includes(word))
  })
}

const known = new WeakMap<DeskItem, string>()

/** Everything in it that somebody may remember; kept with the item, which never changes. */
function sayingOf(item: DeskItem): string {
  const there = known.get(item)
  if (there !== undefined) return there
  const { name, phone, village } = senderOf(item)
  const said =
    item.what === 'order'
      ? item.order.items.flatMap((line) => Object.values(line.name))
      : Object.values(item.request.answers).map(String)
  const notes = item.log.map(({ note }) => note ?? '')
  const saying = [headOf(item).reference, name, phone, village, item.from?.name, ...said, ...notes]
    .join('\n')
    .toLowerCase()
  known.set(item, saying)
  return saying
}
