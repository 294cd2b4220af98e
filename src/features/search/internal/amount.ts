import type { FoundItems } from '#src/base/search/searcher.ts'
import { units, type Pack, type Unit } from '#src/content/catalogue.ts'
import { localize } from '#src/platform/i18n/words.ts'

/** How people begin the units in which prices by quantity are stated, beside the language's own word. */
const written: Partial<Record<Unit, readonly string[]>> = { litre: ['lit', 'ltr'], kg: ['kg', 'kilo'] }

/** A whole number with its decimals, also 1,500, and the word behind it; no part of a longer number. */
const numberAndWord = /(?<!\d[.,]?|\.)(\d{1,4}(?:,\d{2,3})*(?:\.\d{1,3})?) ?([\p{L}\p{M}]*)/gu

/** As many as a cart holds of one thing (features/cart/lines.ts). */
const mostPacks = 9_999

/** The same with the digits of Gurmukhi and Devanagari as ours. */
const inOurDigits = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\u0966-\u096f\u0a66-\u0a6f]/g, (digit) => String((digit.charCodeAt(0) & 0x7f) - 0x66))

function isUnit(word: string, unit: Unit): boolean {
  const begins = [...(written[unit] ?? []), localize(units[unit])]
  return (unit === 'litre' && word === 'l') || begins.some((begin) => word.startsWith(begin))
}

/** How many packs somebody asks for with "milk 20 litre"; 1 where no amount is named, or more than a cart holds of one thing. */
export function quantityIn(text: string, { amount, unit }: Pack): number {
  for (const [, number = '', word = ''] of inOurDigits(text).matchAll(numberAndWord))
    if (isUnit(word, unit)) {
      // Three tenths are three packs of a tenth, which a computer counts as a little less.
      const packs = Math.floor(Number(number.replaceAll(',', '')) / amount + 1e-9)
      return packs > mostPacks ? 1 : Math.max(1, packs)
    }
  return 1
}

/** A text without the amount in it, and the amount's number: "milk" and "20" of "20 litre milk"; undefined where it names none. */
function withoutAmount(text: string): { rest: string; number: string } | undefined {
  const plain = inOurDigits(text)
  for (const { 0: all, 1: number = '', 2: word = '', index } of plain.matchAll(numberAndWord)) {
    const rest = `${plain.slice(0, index)} ${plain.slice(index + all.length)}`.trim()
    if (rest && (isUnit(word, 'litre') || isUnit(word, 'kg')))
      return { rest, number: number.replaceAll(',', '') }
  }
  return undefined
}

/**
 * Looks for a text that may name an amount. The amount is a quantity and no part of the name: "20 litre milk" finds milk
 * and no bucket of 20 litres. Names with that number go first, such as a milk can of 40 litres.
 *
 * @param seek looks for a text as it stands
 */
export async function findByAmount<Found extends Pick<FoundItems, 'items' | 'total'>>(
  text: string,
  seek: (text: string) => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const named = withoutAmount(text)
  const found = named && (await seek(named.rest))
  if (!found?.total) return seek(text)
  // No name has the parts of a number with decimals: 1.5 would find 500 ml.
  const isWhole = !named!.number.includes('.')
  const exact = (isWhole && (await seek(`${named!.rest} ${named!.number}`))?.items) || []
  const first = exact.flatMap(({ id }) => found.items.find((item) => item.id === id) ?? [])
  return {
    ...found,
    items: [...first, ...found.items.filter((item) => !first.includes(item))],
  }
}
