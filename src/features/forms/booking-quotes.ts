import { moneyText, rupees } from '#src/base/money.ts'
import { rentals, sets, workers } from '#src/content/offers/equipment.ts'
import { localize } from '#src/platform/i18n/words.ts'
import type { Booked } from './define.ts'
import type { Answers } from '#src/base/answers.ts'

/** A rate in rupees. */
interface Rate {
  readonly hour?: number
  readonly day?: number
  /** True if the rate is the least. */
  readonly isFrom?: true
}

/**
 * The rates on the cards of src/content/offers/equipment.ts. Laborers are missing: the government's minimum wage may be
 * more.
 */
export const rates: Readonly<Record<string, Rate>> = {
  'tractor-trolley': { hour: 900, day: 6500 },
  rotavator: { hour: 700, isFrom: true },
  sprayer: { day: 300 },
  thresher: { day: 1200 },
  'water-pump': { day: 400 },
  'tractor-operator': { day: 800 },
  'irrigation-specialist': { day: 1200 },
  'harvesting-team': { day: 2500 },
}

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
 * Returns rate × duration of a rental; `undefined` where the rate does not say it, such as half a day at a rate by the
 * day.
 */
export function rentalText(
  _subject: string | undefined,
  { equipmentType, duration, emergencyService }: Answers,
): string | undefined {
  const length = ownOf(lengths, duration)
  const set = ownOf<Set>(sets, equipmentType)
  const rate = ownOf(rates, equipmentType)
  const text = length && (set ? setText(set, length) : rate && costText(rate, length))
  return text && emergencyService === true ? `${text}, ${localize(emergency)}` : text
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

function costText({ hour, day, isFrom }: Rate, { hours, days }: Length): string | undefined {
  if (day !== undefined && days !== undefined) return dayText(days, day)
  return hour !== undefined && hours !== undefined ? hourText(hours, hour, isFrom) : undefined
}

type Set = (typeof sets)[keyof typeof sets]

/** What each part of a set costs by the day, and all of it; a set is not let by the hour. */
function setText({ needs }: Set, { days }: Length): string | undefined {
  if (days === undefined) return undefined
  const parts = needs.map((id) => ({ title: { ...rentals, ...workers }[id].title, day: rates[id]?.day ?? 0 }))
  const lines = parts.map(({ title, day }) => `${localize(title)} ${moneyText(rupees(days * day))}`)
  const day = parts.reduce((sum, part) => sum + part.day, 0)
  return `${lines.join(' + ')}: ${dayText(days, day)}`
}

const emergency = {
  en: 'emergency service extra',
  pa: 'ਐਮਰਜੈਂਸੀ ਦਾ ਖਰਚਾ ਵੱਖਰਾ',
  hi: 'इमरजेंसी का खर्च अलग',
} as const

function dayText(days: number, day: number): string {
  const [sum, rate] = [moneyText(rupees(days * day)), moneyText(rupees(day))]
  if (days === 1)
    return localize({ en: `${sum} for the day`, pa: `ਪੂਰੇ ਦਿਨ ਦਾ ${sum}`, hi: `पूरे दिन का ${sum}` })
  return localize({
    en: `${sum} for ${days} days at ${rate}`,
    pa: `${days} ਦਿਨਾਂ ਦਾ ${sum}, ${rate} ਪ੍ਰਤੀ ਦਿਨ`,
    hi: `${days} दिन का ${sum}, ${rate} प्रति दिन`,
  })
}

function hourText(hours: number, hour: number, isFrom = false): string {
  const [sum, rate] = [moneyText(rupees(hours * hour)), moneyText(rupees(hour))]
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
