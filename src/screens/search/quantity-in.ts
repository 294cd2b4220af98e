import { units, type Pack, type Unit } from '#src/content/catalogue.ts'
import { localize } from '#src/i18n/words.ts'

/** How people begin the units in which prices by quantity are stated, beside the language's own word. */
const written: Partial<Record<Unit, readonly string[]>> = { litre: ['lit', 'ltr'], kg: ['kg', 'kilo'] }

/** How many packs somebody asks for with "milk 20 litre"; 1 where no amount is named. */
export function quantityIn(text: string, { amount, unit }: Pack): number {
  const begins = [...(written[unit] ?? []), localize(units[unit])]
  for (const [, filter, word = ''] of text.toLowerCase().matchAll(/(\d{1,4}) ?([\p{L}\p{M}]*)/gu))
    if ((unit === 'litre' && word === 'l') || begins.some((begin) => word.startsWith(begin)))
      return Math.max(1, Math.floor(Number(filter) / amount))
  return 1
}
