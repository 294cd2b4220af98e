import { languages, type Language, type Words } from '#src/platform/i18n/words.ts'
import { dayOf, isSame, packOf, paiseOf, stepsOf, taxOf, Wrong, type Cell } from './file-cells.ts'
import { plain } from './file-columns.ts'
import { stepsText, type WordColumn } from './file-out.ts'
import { noWords } from './open-item.ts'
import type { FileFact, ShopItem } from './shop-file.ts'
import { tiersFrom } from './tier-values.ts'
import { isBlank, isSameWords } from './words-fields.tsx'

/** Fields of a product with the values that a row gives them. */
export type Changes = Record<string, unknown>

/** What is known to read the values of a row. */
export interface RowReader extends Pick<ShopItem, 'steps'> {
  readonly today: string
  /** True for a column that the file has. */
  readonly has: (column: string) => boolean
  readonly units: ReadonlyMap<string, string>
  readonly answers: ReadonlyMap<string, 'yes' | 'no'>
}

/** The longest words that the centre takes. */
const longest: Readonly<Record<WordColumn, number>> = { section: 80, name: 200, badge: 60, about: 500 }

/** Returns words with what the row says of them. */
export function wordsOf(cell: Cell, column: WordColumn, before: Words): Words | Wrong {
  const words = Object.fromEntries(
    languages.map((code) => [code, cell(`${column} ${code}`) || before[code]]),
  ) as unknown as Words
  const [missing] = languages.filter((code) => !words[code])
  if (missing && !isBlank(words)) return new Wrong('translate', `${column} ${missing}`)
  const long = languages.find((code) => Array.from(words[code]).length > longest[column])
  return long ? new Wrong('long', `${column} ${long}`) : words
}

/** Returns the values of a row's cells by their fields, without those that the row or the file does not have. */
export function valuesOf(cell: Cell, before: FileFact | undefined, reader: RowReader): Changes | Wrong {
  const values: Changes = {}
  for (const read of [readWords, readAmounts, readSteps, readOffer, readRest]) {
    const found = read(cell, { ...before, ...values }, reader)
    if (found instanceof Wrong) return found
    Object.assign(values, found)
  }
  return values
}

type ReadPart = (cell: Cell, before: Partial<FileFact>, reader: RowReader) => Changes | Wrong

const readWords: ReadPart = (cell, before, { has }) => {
  const values: Changes = {}
  for (const column of ['name', 'badge', 'about'] as const) {
    const inFile = languages.filter((code: Language) => has(`${column} ${code}`))
    if (!inFile.length) continue
    if (inFile.every((code) => !cell(`${column} ${code}`))) {
      // A label goes when its cells are empty; a name stays, and so does a use, which the app may have itself.
      if (column === 'badge' && inFile.length === languages.length) values[column] = null
      continue
    }
    const words = wordsOf(cell, column, before[column] ?? noWords)
    if (words instanceof Wrong) return words
    values[column] = before[column] && isSameWords(words, before[column]) ? before[column] : words
  }
  return values
}

const readAmounts: ReadPart = (cell, before, { units }) => {
  const values: Changes = {}
  if (cell('price')) {
    const price = paiseOf(cell('price'), 'price')
    if (price instanceof Wrong) return price
    values['price_paise'] = price
  }
  if (!cell('pack') && !cell('unit')) return values
  const old = before.pack_unit === undefined ? undefined : (before as FileFact)
  const pack = packOf(cell('pack'), cell('unit'), units, old)
  return pack instanceof Wrong ? pack : { ...values, ...pack }
}

const readSteps: ReadPart = (cell, { price_paise: price, tiers = null }, { has, steps: may }) => {
  if (price === undefined) return {}
  // A new price alone may be below a step too.
  const text = has('tiers') ? cell('tiers') : stepsText(tiers)
  if (!text) return may === 'always' || !has('tiers') ? {} : { tiers: null }
  if (!may) return new Wrong('one price', 'tiers')
  const steps = stepsOf(text)
  if (steps instanceof Wrong) return steps
  const read = tiersFrom(steps, price)
  if ('fault' in read) return new Wrong('tiers', 'tiers')
  return { tiers: isSame(read.tiers, tiers) ? tiers : read.tiers }
}

const readOffer: ReadPart = (cell, before, { has, today }) => {
  const { price_paise: price = 0, offer: old } = before
  // A new price alone may be below an offer too.
  const isStuck = Boolean(old && old.until >= today && old.price >= price)
  if (!has('offer')) return isStuck ? new Wrong('offer', 'price') : {}
  const isGone = ['offer', 'from', 'until'].every((column) => !cell(column))
  if (isGone) return { offer: null }
  const offer = offerOf(cell, today)
  if (offer instanceof Wrong) return offer
  if (isSame(offer, old) && !isStuck) return { offer: old }
  if (offer.until < today) return new Wrong('offer over', 'until')
  return offer.price < price ? { offer } : new Wrong('offer', 'offer')
}

function offerOf(cell: Cell, today: string): NonNullable<FileFact['offer']> | Wrong {
  const price = paiseOf(cell('offer'), 'offer')
  if (price instanceof Wrong) return cell('offer') ? price : new Wrong('offer', 'offer')
  const from = cell('from') ? dayOf(cell('from')) : today
  if (!from) return new Wrong('day', 'from')
  const until = dayOf(cell('until'))
  return until && until >= from ? { price, from, until } : new Wrong('day', 'until')
}

const readRest: ReadPart = (cell, before, { answers }) => {
  const values: Changes = {}
  if (cell('available')) {
    const answer = answers.get(plain(cell('available')))
    if (!answer) return new Wrong('yes or no', 'available')
    values['available'] = answer === 'yes'
  }
  if (!cell('hsn') && !cell('rate')) return values
  const old = before.tax ?? null
  const tax = taxOf(cell('hsn'), cell('rate'), old)
  if (tax instanceof Wrong) return tax
  const isAsBefore = old && tax.hsn === old.hsn && tax.rate_bp === old.rate_bp
  return { ...values, tax: isAsBefore ? old : tax }
}
