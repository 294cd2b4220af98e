import { plural, t } from '@lingui/core/macro'
import { ageOf } from './age.ts'
import { isDesksTurn, waitingSince } from './booked.ts'
import { headOf, type DeskItem } from './item.ts'

/** Returns how long an item has waited for the desk, or how long ago one arrived that waits for nobody here. */
export function ageText(item: DeskItem, now: number): string {
  const waits = isDesksTurn(item, now)
  const { unit, count } = ageOf(waits ? waitingSince(item, now) : headOf(item).at, now)
  if (unit === 'minutes' && count === 0) return t`just now`
  if (!waits) return agoText(unit, count)
  if (unit === 'minutes') return plural(count, { one: 'waiting # minute', other: 'waiting # minutes' })
  if (unit === 'hours') return plural(count, { one: 'waiting # hour', other: 'waiting # hours' })
  return plural(count, { one: 'waiting # day', other: 'waiting # days' })
}

function agoText(unit: ReturnType<typeof ageOf>['unit'], count: number): string {
  if (unit === 'minutes') return plural(count, { one: '# minute ago', other: '# minutes ago' })
  if (unit === 'hours') return plural(count, { one: '# hour ago', other: '# hours ago' })
  return plural(count, { one: '# day ago', other: '# days ago' })
}
