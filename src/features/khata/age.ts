import { t } from '@lingui/core/macro'
import type { Paise } from '#src/base/money.ts'
import { speakMoney } from '#src/platform/i18n/phrases-of-money.ts'
import { language } from '#src/platform/i18n/words.ts'
import type { Khata } from './stored-khata.ts'

speakMoney(language())

/** The last day of each age of a due; what is older is in a part of its own. */
const ages = [30, 60, 90] as const

const dayMs = 86_400_000

/** Returns for how many days a week's goods have been owed. */
function daysOwed(week: string, today: string): number {
  return Math.max(0, Math.round((Date.parse(today) - Date.parse(week)) / dayMs))
}

/** Returns what khatas owe by age: up to 30 days, 60, 90, and longer. */
export function duesByAge(khatas: readonly Pick<Khata, 'due'>[], today: string): readonly Paise[] {
  const sums = [...ages.map(() => 0), 0]
  for (const { day, paise } of khatas.flatMap(({ due }) => due)) {
    const at = ages.findIndex((age) => daysOwed(day, today) <= age)
    const place = at < 0 ? ages.length : at
    sums[place] = sums[place]! + paise
  }
  return sums
}

/** Returns the names of the ages of `duesByAge`. */
export function ageTexts(): readonly string[] {
  const [first, second, third] = ages
  return [t`up to ${first}`, t`${first + 1} to ${second}`, t`${second + 1} to ${third}`, t`over ${third}`]
}
