import { t } from '@lingui/core/macro'
import type { Paise } from '#src/base/money.ts'
import { rupeesText } from './typed-money.ts'
import { typedNumber } from '#src/base/typed-number.ts'
import type { AreaFact } from './open-area.ts'
import type { Words } from '#src/platform/i18n/words.ts'
import type { Fault } from '#src/platform/fields/typed-form.tsx'
import { abovePrice, priceIn } from './amount-in.ts'
import { notSaved } from './not-saved.ts'
import { trimmed, untranslatedIn } from './words-fields.tsx'

/** The typed form of a delivery area. */
export interface TypedArea {
  readonly title: Words
  readonly brought: Words
  readonly fee: string
  readonly freeFrom: string
  readonly served: boolean
}

export function typedArea({ title, brought, fee_paise, free_from_paise, served }: AreaFact): TypedArea {
  return { title, brought, fee: rupeesText(fee_paise), freeFrom: rupeesText(free_from_paise), served }
}

/** Returns the typed area in the centre's format, or its fault. */
export function areaFrom(typed: TypedArea): { fact: AreaFact } | { fault: Fault } {
  const { title, brought, served } = typed
  const fault = untranslatedIn(title, 'title') ?? untranslatedIn(brought, 'brought')
  if (fault) return { fault }
  const [fee_paise, free_from_paise] = [paiseIn(typed.fee), paiseIn(typed.freeFrom)]
  if (fee_paise === undefined || free_from_paise === undefined) {
    const at = (['fee', 'freeFrom'] as const).filter((field) => paiseIn(typed[field]) === undefined)
    const tooMuch = at.map((field) => abovePrice(typed[field])).find((text) => text !== undefined)
    return { fault: notSaved(tooMuch ?? t`Write the fee and the sum in rupees, 0 for none.`, at) }
  }
  return { fact: { title: trimmed(title), brought: trimmed(brought), fee_paise, free_from_paise, served } }
}

const paiseIn = (typed: string): Paise | undefined => (typedNumber(typed) === 0 ? 0 : priceIn(typed))

const alphabet = 'abcdefghijklmnopqrstuvwxyz'
/** Letters of an id, as the database takes it. */
const longest = 40

/**
 * Returns the name of a new area in orders: its English name in small letters and hyphens, digits as letters. A name that these
 * cannot spell, as one in Gurmukhi, gets letters of its own, so that two such areas are not taken for one.
 */
export function areaId(title: string): string {
  const small = title.normalize('NFKC').trim().toLowerCase()
  const spelt = small.replaceAll(/[0-9]/g, (digit) => alphabet[Number(digit)]!)
  const letters = spelt.replaceAll(/[^a-z]+/g, '-').replaceAll(/^-+|-+$/g, '')
  if (letters && letters.length <= longest && !/(?![a-z0-9])[\p{L}\p{M}\p{N}]/u.test(small)) return letters
  const own = lettersOf(small)
  return `${letters.slice(0, longest - 1 - own.length) || 'area'}-${own}`
}

/** Returns six letters by which texts differ; the same for the same text. */
function lettersOf(text: string): string {
  let left = 0
  for (const letter of text) left = (left * 31 + letter.codePointAt(0)!) % alphabet.length ** 6
  return Array.from({ length: 6 }, () => {
    const letter = alphabet[left % alphabet.length]!
    left = Math.floor(left / alphabet.length)
    return letter
  }).join('')
}
