import { moneyText, type Paise } from '#src/base/money.ts'
import {
  byPhone,
  dayOf,
  isPaused,
  isSet,
  partName,
  pausedWords,
  pricedParts,
  rateLine,
  resourcesWith,
  withOtherRates,
  type Resources,
} from '#src/features/catalogue/rate-lines.ts'
import { changedResources } from '#src/features/catalogue/resources-now.ts'
import { localize } from '#src/platform/i18n/words.ts'
import type { Booked } from './define.ts'
import type { Answers } from '#src/base/answers.ts'

/** Rates that are the least. */
const leastRates: ReadonlySet<string> = new Set(['rotavator'])

/** The government's minimum wage may be more than the rate. */
const isWage = (id: string) => id === 'farm-laborer'

interface Length {
  readonly hours?: number
  readonly days?: number
}

/** How long the durations of the form are. A week and other times are agreed by phone. */
const lengths: Readonly<Record<string, Length>> = {
  'half-day': { hours: 4 },
  'full-day': { hours: 8, days: 1 },
  '2-days': { days: 2 },
  '3-days': { days: 3 },
}

/**
 * Returns rate × duration of a rental by the centre's rates; its rates alone where they do not say it, such as half a day at a rate
 * by the day, if the centre has changed them; else `undefined`.
 */
export function rentalText(
  _subject: string | undefined,
  { equipmentType, duration, emergencyService }: Answers,
  changed = changedResources(),
): string | undefined {
  const all = resourcesWith(changed)
  if (typeof equipmentType !== 'string' || !Object.hasOwn(all, equipmentType)) return undefined
  if (isPaused(equipmentType, all)) return localize(pausedWords)
  const length = ownOf(lengths, duration)
  const text = length && costOf(equipmentType, length, all)
  if (text) return emergencyService === true ? `${text}, ${localize(emergency)}` : text
  return withOtherRates(changed).includes(equipmentType) ? rateLine(equipmentType, all) : undefined
}

/** On how many days in a row a duration of the form needs the machine; the others need it on one. */
const daysInARow: Readonly<Record<string, number>> = { '2-days': 2, '3-days': 3, weekly: 7 }

/** Returns the machine or worker that a rental books, and on how many days; `undefined` before it is chosen. */
export function rentalBooked({ equipmentType, duration }: Answers): Booked | undefined {
  return typeof equipmentType === 'string'
    ? { resource: equipmentType, days: ownOf(daysInARow, duration) ?? 1 }
    : undefined
}

function ownOf<Value>(table: Readonly<Record<string, Value>>, key: unknown): Value | undefined {
  return typeof key === 'string' && Object.hasOwn(table, key) ? table[key] : undefined
}

/** What a rental costs with all that goes along. A set is not let by the hour. */
function costOf(id: string, length: Length, all: Resources): string | undefined {
  const parts = pricedParts(id, all)
  if (parts.length === 1) return costText(parts[0]!, length, all)
  const { days } = length
  const day = parts.some(isWage) ? undefined : dayOf(parts, all)
  if (days !== undefined && day !== undefined) {
    const sums = parts.map(
      (part) => `${partName(part, all)} ${moneyText(days * (all[part]?.day_paise ?? 0))}`,
    )
    return `${sums.join(' + ')}: ${dayText(days, day)}`
  }
  const costs = parts.map((part) => costText(part, length, all))
  if (isSet(id, all) || costs.every((cost) => cost === undefined)) return undefined
  return parts.map((part, at) => `${partName(part, all)}: ${costs[at] ?? localize(byPhone)}`).join(' + ')
}

function costText(id: string, { hours, days }: Length, all: Resources): string | undefined {
  const { day_paise: day, hour_paise: hour } = all[id] ?? {}
  if (isWage(id)) return undefined
  if (day && days !== undefined) return dayText(days, day)
  return hour && hours !== undefined ? hourText(hours, hour, leastRates.has(id)) : undefined
}

const emergency = {
  en: 'emergency service extra',
  pa: 'ਐਮਰਜੈਂਸੀ ਦਾ ਖਰਚਾ ਵੱਖਰਾ',
  hi: 'इमरजेंसी का खर्च अलग',
} as const

function dayText(days: number, day: Paise): string {
  const [sum, rate] = [moneyText(days * day), moneyText(day)]
  if (days === 1)
    return localize({ en: `${sum} for the day`, pa: `ਪੂਰੇ ਦਿਨ ਦਾ ${sum}`, hi: `पूरे दिन का ${sum}` })
  return localize({
    en: `${sum} for ${days} days at ${rate}`,
    pa: `${days} ਦਿਨਾਂ ਦਾ ${sum}, ${rate} ਪ੍ਰਤੀ ਦਿਨ`,
    hi: `${days} दिन का ${sum}, ${rate} प्रति दिन`,
  })
}

function hourText(hours: number, hour: Paise, isFrom: boolean): string {
  const [sum, rate] = [moneyText(hours * hour), moneyText(hour)]
  return isFrom
    ? localize({
        en: `from ${sum} for ${hours} hours, from ${rate} an hour`,
        pa: `${hours} ਘੰਟਿਆਂ ਦਾ ${sum} ਤੋਂ ਸ਼ੁਰੂ, ${rate} ਪ੍ਰਤੀ ਘੰਟੇ ਤੋਂ`,
        hi: `${hours} घंटे का ${sum} से शुरू, ${rate} प्रति घंटे से`,
      })
    : localize({
        en: `${sum} for ${hours} hours at ${rate}`,
        pa: `${hours} ਘੰਟਿਆਂ ਦਾ ${sum}, ${rate} ਪ੍ਰਤੀ ਘੰਟਾ`,
        hi: `${hours} घंटे का ${sum}, ${rate} प्रति घंटा`,
      })
}
