import { t } from '@lingui/core/macro'
import type { DayHours } from '#src/base/open-hours.ts'
import { cleanText } from '#src/base/clean-text.ts'
import { indianMobile, latinDigits, phoneText } from '#src/base/phone.ts'
import { typedDay } from '#src/base/typed-day.ts'
import { cleanedAs } from '#src/base/typed-text.ts'
import type { CentreClosure } from '#src/content/centre.ts'
import type { Setting } from '#src/content/settings.ts'
import type { Fault } from '#src/platform/fields/typed-form.tsx'
import { localize, type Words } from '#src/platform/i18n/words.ts'
import { noWords } from './open-item.ts'
import { notSaved } from './not-saved.ts'
import { isBlank, trimmed, untranslatedIn } from './words-fields.tsx'

/** Hours of a day as they are typed, 09:00. */
export interface TypedHours {
  readonly open: boolean
  readonly from: string
  readonly to: string
}

export interface TypedClosure extends TypedHours {
  readonly first: string
  readonly last: string
  readonly name: Words
}

/** A setting as it is typed; which field is used depends on its kind. */
export interface TypedSetting {
  readonly words: Words
  readonly text: string
  readonly week: readonly TypedHours[]
  readonly closures: readonly TypedClosure[]
  readonly off: readonly string[]
}

export function typedSetting({ kind }: Setting, value: unknown): TypedSetting {
  const empty: TypedSetting = { words: noWords, text: '', week: [], closures: [], off: [] }
  switch (kind) {
    case 'words':
      return { ...empty, words: value as Words }
    case 'text':
    case 'photo':
      return { ...empty, text: value as string }
    case 'opening':
      return { ...empty, week: (value as readonly DayHours[]).map(typedHours) }
    case 'closures':
      return {
        ...empty,
        closures: (value as readonly CentreClosure[]).map(({ from, to, name, hours }) => ({
          ...typedHours(hours),
          first: from,
          last: to,
          name: name ?? noWords,
        })),
      }
    case 'addresses':
      return { ...empty, off: value as readonly string[] }
  }
}

const typedHours = (hours: DayHours): TypedHours => ({
  open: hours !== null,
  from: hours ? clock(hours[0]) : '',
  to: hours ? clock(hours[1]) : '',
})

/** 540 is 09:00; a day ends at 23:59 for the field of a browser. */
export const clock = (minutes: number) =>
  new Date(Math.min(minutes, 1439) * 60_000).toISOString().slice(11, 16)

type Read = { readonly value: unknown } | { readonly fault: Fault }

/** Returns the typed setting in the centre's format, or its fault. */
export function settingFrom(setting: Setting, typed: TypedSetting): Read {
  switch (setting.kind) {
    case 'words':
      return wordsFrom(typed.words)
    case 'text':
      return textFrom(setting, typed.text)
    case 'opening':
      return weekFrom(typed.week)
    case 'closures':
      return closuresFrom(typed.closures)
    case 'addresses':
      return { value: typed.off }
    case 'photo':
      return { value: typed.text }
  }
}

function wordsFrom(typed: Words): Read {
  const words = trimmed(typed)
  const fault = untranslatedIn(words, 'words')
  if (fault) return { fault }
  // A receipt and a printed label have no drawings.
  if (Object.values(words).some((text) => /\p{Extended_Pictographic}/u.test(text)))
    return { fault: notSaved(t`Write it in letters, without pictures.`, ['words']) }
  return { value: words }
}

function textFrom(setting: Setting & { kind: 'text' }, typed: string): Read {
  const text = cleanedTexts[setting.typed](typed)
  if (new RegExp(`^(?:${setting.pattern})$`).test(text) && text.length <= setting.longest)
    return { value: text }
  return {
    fault: notSaved(setting.hint ? localize(setting.hint) : t`Not written right. Check it.`, ['text']),
  }
}

const cleanedTexts: Record<(Setting & { kind: 'text' })['typed'], (typed: string) => string> = {
  tel: (typed) => {
    const number = indianMobile(typed)
    return number ? phoneText(number) : ''
  },
  email: (typed) => cleanedAs('email', typed),
  map: mapAddress,
  capitals: (typed) => cleanText(latinDigits(typed), false).toUpperCase(),
  plain: (typed) => cleanText(typed, false),
}

/** Returns the address of a spot on the map, from two numbers or a link that has them; any other address as it is. */
function mapAddress(typed: string): string {
  const text = cleanText(latinDigits(typed), false)
  const [, lat = '', lng = ''] =
    /(?:^|[@=:(/])\s*(-?\d{1,2}\.\d{2,})\s*[,/\s]\s*(-?\d{1,3}\.\d{2,})/.exec(text) ?? []
  if (!lat || Math.abs(Number(lat)) > 90 || Math.abs(Number(lng)) > 180) return text
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`
}

/** Returns [from, to] in minutes, or undefined where the end is not after the beginning. */
function hoursFrom({ from, to }: TypedHours): DayHours | undefined {
  const [start, end] = [from, to].map(minutesOf)
  return start !== undefined && end !== undefined && start < end ? [start, end] : undefined
}

/** Returns the minutes after midnight of a time such as 09:00; `undefined` for anything else. */
export function minutesOf(time: string): number | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

const wrongHours = (at: string) =>
  notSaved(t`Closing comes after opening, on the same day. Hours past midnight cannot be written.`, [at])

function weekFrom(week: readonly TypedHours[]): Read {
  if (!week.some(({ open }) => open))
    return {
      fault: notSaved(t`The centre is open on one day at least. For a long break, write a holiday.`, [
        'open-1',
      ]),
    }
  const hours = week.map((day) => (day.open ? hoursFrom(day) : null))
  const wrong = hours.indexOf(undefined)
  return wrong < 0 ? { value: hours } : { fault: wrongHours(`from-${wrong}`) }
}

/** The longest closure in days. */
const longestClosure = 60
const dayMs = 86_400_000

function closuresFrom(typed: readonly TypedClosure[]): Read {
  const closures: CentreClosure[] = []
  for (const [place, one] of typed.entries()) {
    const from = typedDay(one.first)
    const to = one.last ? typedDay(one.last) : from
    if (!isDay(from)) return { fault: notSaved(t`Choose the day.`, [`first-${place}`]) }
    if (!isDay(to) || to < from || Date.parse(to) - Date.parse(from) > longestClosure * dayMs)
      return {
        fault: notSaved(t`The last day is the first day or up to 60 days after it.`, [`last-${place}`]),
      }
    const hours = one.open ? hoursFrom(one) : null
    if (hours === undefined) return { fault: wrongHours(`from-${place}`) }
    const name = isBlank(one.name) ? null : trimmed(one.name)
    const fault = name && untranslatedIn(name, `name-${place}`)
    if (fault) return { fault }
    closures.push({ from, to, name, hours })
  }
  return { value: closures.toSorted((a, b) => a.from.localeCompare(b.from)) }
}

const isDay = (text: string) => /^20\d\d-\d\d-\d\d$/.test(text)
