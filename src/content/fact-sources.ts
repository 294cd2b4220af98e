import { dayText } from '#src/base/moment.ts'
import { localize, type Words } from '#src/i18n/words.ts'

/** Where a fact was read: the publication, and its day or the day on which it was read there. */
export interface FactSource {
  readonly name: Words
  /** YYYY-MM-DD. */
  readonly date: string
}

/**
 * The sources of all facts about crops, doses, law and money, in one place, so that each is read again every year. The facts themselves
 * stand in pages, catalogues and the soil card, and name theirs. What has no source here is not shown.
 */
export const factSources = {
  /** Soil limits, doses, sowing, weeds, storage. */
  pau: {
    name: {
      en: 'Package of Practices, Punjab Agricultural University, Ludhiana',
      pa: 'ਪੰਜਾਬ ਖੇਤੀਬਾੜੀ ਯੂਨੀਵਰਸਿਟੀ, ਲੁਧਿਆਣਾ ਦੀਆਂ ਸਿਫ਼ਾਰਸ਼ਾਂ',
      hi: 'पंजाब कृषि विश्वविद्यालय, लुधियाना की सिफ़ारिशें',
    },
    date: '2026-11-26',
  },
  /** The classes of available nitrogen. */
  soilHealthCard: {
    name: {
      en: 'Soil Health Card scheme, Government of India',
      pa: 'ਮਿੱਟੀ ਸਿਹਤ ਕਾਰਡ ਸਕੀਮ, ਭਾਰਤ ਸਰਕਾਰ',
      hi: 'मृदा स्वास्थ्य कार्ड योजना, भारत सरकार',
    },
    date: '2026-11-26',
  },
} as const satisfies Record<string, FactSource>

export type FactSourceName = keyof typeof factSources

const sourceWord = { en: 'Source', pa: 'ਸਰੋਤ', hi: 'स्रोत' } as const satisfies Words

/** Returns the line that names sources with their days, each after what it is the source of, if that is given. */
export function sourceText(
  sources: readonly (FactSourceName | readonly [source: FactSourceName, of: string])[],
): string {
  const texts = sources.map((each) => {
    const [source, of] = typeof each === 'string' ? [each, ''] : each
    const { name, date } = factSources[source]
    return `${localize(name)}, ${dayText(date)}${of && ` (${of})`}`
  })
  return `${localize(sourceWord)}: ${texts.join('. ')}`
}
