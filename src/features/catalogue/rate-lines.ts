import { moneyText } from '#src/base/money.ts'
import { rentals, sets, workers } from '#src/content/offers/equipment.ts'
import { resourceWords } from '#src/content/resource-words.ts'
import { resources, type ResourceFact } from '#src/content/resources.ts'
import type { StoredResource } from '#src/platform/device/database.ts'
import { localize, type Words } from '#src/platform/i18n/words.ts'

/** All that can be booked, by id. */
export type Resources = Readonly<Record<string, ResourceFact>>

/** Returns all that can be booked: as the content has it, with the centre's changes. */
export function resourcesWith(changed: readonly StoredResource[]): Resources {
  return { ...resources, ...Object.fromEntries(changed.map((row) => [row.id, row])) }
}

/** Returns a resource and all that goes along with it, also with that, each once. */
export function withNeeds(id: string, all: Resources): string[] {
  const found = new Set([id])
  // A set that grows while it is walked is walked to its end.
  for (const one of found) for (const need of all[one]?.needs ?? []) found.add(need)
  return [...found]
}

/** Returns those of them that are paid for: not a set, whose price is that of its parts. */
export function pricedParts(id: string, all: Resources): string[] {
  return withNeeds(id, all).filter((part) => part !== id || !isSet(id, all))
}

/** True for a set of the content whose price is that of its parts. */
export function isSet(id: string, all: Resources): boolean {
  const { hour_paise: hour, day_paise: day, needs = [] } = all[id] ?? {}
  return Object.hasOwn(sets, id) && !hour && !day && needs.length > 0
}

/** Said of what nobody can book now, or of a part of which that is so. */
export const pausedWords = {
  en: 'No bookings now',
  pa: 'ਹੁਣ ਬੁਕਿੰਗ ਬੰਦ ਹੈ',
  hi: 'अभी बुकिंग बंद है',
} as const satisfies Words

/** Said in the place of a rate. */
export const byPhone = {
  en: 'price by phone',
  pa: 'ਰੇਟ ਫ਼ੋਨ ਉੱਤੇ',
  hi: 'रेट फ़ोन पर',
} as const satisfies Words

/** Returns the name of a resource in the page's language; its id in words for one that neither build nor phone knows. */
export function partName(id: string, all: Resources): string {
  const { name } = (all[id] ?? {}) as Partial<StoredResource>
  const words = resourceWords(id) ?? name
  return words ? localize(words) : id.replaceAll('-', ' ')
}

/** The cards of the content with their rates in words, by id. */
export const cards: Readonly<Record<string, { readonly line: Words }>> = { ...rentals, ...sets, ...workers }

/** Returns the rates of a resource as its card says them; of a set those of its parts together. */
export function cardLine(id: string, all: Resources): string {
  if (isPaused(id, all)) return localize(pausedWords)
  const day = isSet(id, all) ? dayOf(pricedParts(id, all), all) : undefined
  return lineOf(id, day === undefined ? rateOf(all[id]) : { hour: null, day }, builtOf(id))
}

/** The same with those of all that goes along. */
export function rateLine(id: string, all: Resources): string {
  const along = isSet(id, all) || isPaused(id, all) ? [] : pricedParts(id, all).slice(1)
  return [cardLine(id, all), ...along.map((part) => `${partName(part, all)} ${cardLine(part, all)}`)].join(
    ' + ',
  )
}

/** True for what nobody can book now, because of a part too. */
export const isPaused = (id: string, all: Resources): boolean =>
  withNeeds(id, all).some((part) => all[part]?.paused)

interface Rate {
  readonly hour: number | null
  readonly day: number | null
}

const rateOf = (fact?: ResourceFact): Rate => ({
  hour: fact?.hour_paise ?? null,
  day: fact?.day_paise ?? null,
})

/** Returns the rates that the card of the build says. */
function builtOf(id: string): Rate {
  const built: Resources = resources
  return isSet(id, built)
    ? { hour: null, day: dayOf(pricedParts(id, built), built) ?? null }
    : rateOf(built[id])
}

/** Returns what the parts cost together by the day; `undefined` where one has no such rate. */
export function dayOf(parts: readonly string[], all: Resources): number | undefined {
  const days = parts.map((part) => all[part]?.day_paise ?? undefined)
  return days.reduce((sum, day) => (sum === undefined || day === undefined ? undefined : sum + day), 0)
}

/** The words of the card around other amounts, as "from" and "4-5 workers"; words of its own for other units than the card's. */
function lineOf(id: string, rate: Rate, built: Rate): string {
  const words = cards[id]?.line
  if (!words || !rate.hour !== !built.hour || !rate.day !== !built.day) return plainLine(rate)
  const now = new Map(
    (['hour', 'day'] as const).map((unit) => [moneyText(built[unit] ?? 0), moneyText(rate[unit] ?? 0)]),
  )
  return localize(words).replaceAll(/₹[\d,]+/g, (amount) => now.get(amount) ?? amount)
}

function plainLine({ hour, day }: Rate): string {
  const [hourly, daily] = [moneyText(hour ?? 0), moneyText(day ?? 0)]
  if (hour && day)
    return localize({
      en: `${hourly}/hr or ${daily}/day`,
      pa: `${hourly} ਪ੍ਰਤੀ ਘੰਟਾ ਜਾਂ ${daily} ਪ੍ਰਤੀ ਦਿਨ`,
      hi: `${hourly} प्रति घंटा या ${daily} प्रति दिन`,
    })
  if (hour) return localize({ en: `${hourly}/hr`, pa: `${hourly} ਪ੍ਰਤੀ ਘੰਟਾ`, hi: `${hourly} प्रति घंटा` })
  return localize(day ? { en: `${daily}/day`, pa: `${daily} ਪ੍ਰਤੀ ਦਿਨ`, hi: `${daily} प्रति दिन` } : byPhone)
}

/** Returns the ids of what costs otherwise than the content says, or goes otherwise. */
export function withOtherRates(changed: readonly StoredResource[]): string[] {
  const ids = new Set(changed.map(({ id }) => id))
  const all = resourcesWith(changed)
  return Object.keys(all).filter((id) => withNeeds(id, all).some((part) => ids.has(part)))
}
