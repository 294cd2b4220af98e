import { plural, t } from '@lingui/core/macro'
import { ageOf } from '#src/base/age.ts'
import { headOf, type DeskItem } from '#src/core/desk/item.ts'

/** Returns how long an open item has waited, or how long ago a closed item arrived. */
export function ageText(item: DeskItem, now: number): string {
  const { unit, count } = ageOf(headOf(item).at, now)
  if (unit === 'minutes' && count === 0) return t`just now`
  if (!item.open) return agoText(unit, count)
  if (unit === 'minutes') return plural(count, { one: 'waits # minute', other: 'waits # minutes' })
  if (unit === 'hours') return plural(count, { one: 'waits # hour', other: 'waits # hours' })
  return plural(count, { one: 'waits # day', other: 'waits # days' })
}

function agoText(unit: ReturnType<typeof ageOf>['unit'], count: number): string {
  if (unit === 'minutes') return plural(count, { one: '# minute ago', other: '# minutes ago' })
  if (unit === 'hours') return plural(count, { one: '# hour ago', other: '# hours ago' })
  return plural(count, { one: '# day ago', other: '# days ago' })
}
