import { t } from '@lingui/core/macro'
import { dayOfItem } from './booked.ts'
import { byWaiting, sortedBy, type Column, type DeskOrder } from './filter.ts'
import { headOf, senderOf, type DeskItem } from './item.ts'
import { language } from '#src/platform/i18n/words.ts'
import { kindText } from './kind-text.ts'
import { standingOf } from './standing-text.ts'

/** Returns the head of a column. */
export function columnTitle(column: Column): string {
  return {
    what: t`Kind`,
    from: t`From whom`,
    state: t`Status`,
    day: t`Day`,
    age: t`Waiting`,
  }[column]
}

/** Returns the order after a tap on a column's head: upwards, downwards, and then the latest change first again. */
export function orderAfter(order: DeskOrder, column: Column): DeskOrder {
  const by = sortedBy(order)
  if (by?.column !== column) return column === 'age' ? 'longest' : column
  if (column === 'age') return by.isDown ? 'age' : 'latest'
  return by.isDown ? 'latest' : `-${column}`
}

/** The texts that sort their column; without one an item comes last, whichever way it is sorted. */
const texts: Readonly<Record<Exclude<Column, 'age'>, (item: DeskItem) => string>> = {
  what: (item) => (item.what === 'order' ? t`Order` : kindText(headOf(item).kind)),
  from: (item) => senderOf(item).name,
  state: (item) => standingOf(item),
  day: (item) => dayOfItem(item) ?? '',
}

/** Returns the items in the order of a column; as they are where none was chosen. */
export function inOrder(items: readonly DeskItem[], order: DeskOrder): readonly DeskItem[] {
  const by = sortedBy(order)
  if (!by) return items
  const way = by.isDown ? -1 : 1
  if (by.column === 'age') return items.toSorted((a, b) => -way * byWaiting(a, b))
  const textOf = texts[by.column]
  const { compare } = new Intl.Collator(language(), { numeric: true })
  return items
    .map((item) => ({ item, text: textOf(item) }))
    .toSorted((a, b) => Number(a.text === '') - Number(b.text === '') || way * compare(a.text, b.text))
    .map(({ item }) => item)
}
