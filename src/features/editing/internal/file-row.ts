import { languages, localize, type Language, type Words } from '#src/platform/i18n/words.ts'
import { dayOf, packOf, paiseOf, stepsOf, taxOf, Wrong } from './file-cells.ts'
import { named, plain, type Head } from './file-columns.ts'
import { stepsText, type WordColumn } from './file-out.ts'
import { noWords } from './open-item.ts'
import type { FileRow } from './read-shop-file.ts'
import type { FileFact, Shop, ShopItem, ShopPart } from './shop-file.ts'
import { tiersFrom } from './tier-values.ts'
import { isBlank, isSameWords } from './words-fields.tsx'

type Cell = (column: string) => string
type Changes = Record<string, unknown>

/** The longest words that the centre takes. */
const longest: Readonly<Record<WordColumn, number>> = { section: 80, name: 200, badge: 60, about: 500 }

/**
 * Returns a function that reads the product of a row: which it is, and what the row changes of it. A cell that is empty changes nothing,
 * but for a label, a use, steps and an offer: these it takes away.
 */
export function rowReader(
  shop: Shop,
  head: Head,
  today: string,
): (cell: Cell) => Omit<FileRow, 'row'> | Wrong {
  const reader: Reader = {
    shop,
    today,
    has: (column) => head.columns.has(column),
    units: named(shop.words.units),
    answers: named(shop.words.answers),
    byName: itemsByName(shop),
  }
  return (cell) => readProduct(cell, reader)
}

interface Reader {
  readonly shop: Shop
  readonly today: string
  readonly has: (column: string) => boolean
  readonly units: ReadonlyMap<string, string>
  readonly answers: ReadonlyMap<string, 'yes' | 'no'>
  readonly byName: ReadonlyMap<string, readonly ShopItem[]>
}

function itemsByName({ items }: Shop): Map<string, ShopItem[]> {
  const found = new Map<string, ShopItem[]>()
  for (const item of items.values())
    for (const name of new Set(languages.map((code) => plain(item.fact.name[code]))))
      found.set(name, [...(found.get(name) ?? []), item])
  return found
}

function readProduct(cell: Cell, reader: Reader): Omit<FileRow, 'row'> | Wrong {
  const catalogue = catalogueOf(cell('catalogue'), reader.shop)
  if (catalogue instanceof Wrong) return catalogue
  const item = itemOf(cell, catalogue, reader)
  if (item instanceof Wrong) return item
  if (!item) return newProduct(cell, catalogue, reader)
  if (catalogue !== undefined && catalogue !== item.catalogue) return new Wrong('place', 'catalogue')
  const part = reader.shop.parts.get(item.catalogue)!
  const section = sectionOf(cell, part, item)
  if (section instanceof Wrong) return section
  const values = valuesOf(cell, item.fact, { ...reader, steps: item.steps })
  if (values instanceof Wrong) return values
  const now: Changes = { ...item.fact, section: item.section }
  const changes = Object.fromEntries(
    Object.entries({ ...section, ...values }).filter(([field, value]) => !isSame(value, now[field])),
  )
  const version = Number(/^v?(\d{1,15})$/.exec(cell('version'))?.[1] ?? Number.POSITIVE_INFINITY)
  return {
    ...{
      id: item.id,
      name: localize(item.fact.name),
      isNew: false,
      isStale: item.version > version,
      changes,
    },
    before: Object.fromEntries(Object.keys(changes).map((field) => [field, now[field]])),
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function catalogueOf(text: string, { parts }: Shop): string | undefined | Wrong {
  if (!text) return undefined
  const wanted = plain(text)
  for (const [address, { title }] of parts)
    if (plain(address) === wanted || languages.some((code) => plain(title[code]) === wanted)) return address
  return new Wrong('catalogue', 'catalogue')
}

/** Returns the product of a row by its id, else by its name and pack; `undefined` for a new one. */
function itemOf(cell: Cell, catalogue: string | undefined, reader: Reader): ShopItem | undefined | Wrong {
  const id = cell('id')
  if (id) return reader.shop.items.get(id) ?? new Wrong('unknown', 'id')
  const name = languages.map((code) => cell(`name ${code}`)).find((each) => each)
  if (!name) return new Wrong('name')
  const pack = cell('pack') ? packOf(cell('pack'), cell('unit'), reader.units) : undefined
  const candidates = (reader.byName.get(plain(name)) ?? []).filter(
    ({ catalogue: own, fact }) =>
      (catalogue === undefined || own === catalogue) &&
      (!pack ||
        pack instanceof Wrong ||
        (fact.pack_amount === pack.pack_amount && fact.pack_unit === pack.pack_unit)),
  )
  return candidates.length > 1 ? new Wrong('several') : candidates[0]
}

function newProduct(cell: Cell, catalogue: string | undefined, reader: Reader): Omit<FileRow, 'row'> | Wrong {
  if (catalogue === undefined) return new Wrong('incomplete', 'catalogue')
  const part = reader.shop.parts.get(catalogue)!
  const section = sectionOf(cell, part, undefined)
  if (section instanceof Wrong) return section
  const values = valuesOf(cell, undefined, { ...reader, steps: true })
  if (values instanceof Wrong) return values
  const { name, pack_amount: amount, pack_unit: unit } = values as unknown as FileFact
  for (const [field, column] of [
    ['name', 'name en'],
    ['price_paise', 'price'],
    ['pack_amount', 'pack'],
  ] as const)
    if (values[field] === undefined) return new Wrong('incomplete', column)
  const key = keyOf(name.en, `${amount}-${unit}`)
  if (!key) return new Wrong('name', 'name en')
  const given = Object.entries({ ...section, ...values }).filter(([, value]) => value !== null)
  const id = `${catalogue}/${key}`
  // The shop has it under another pack or another name by now.
  if (reader.shop.items.has(id)) return new Wrong('several')
  return {
    id,
    name: localize(name),
    isNew: true,
    isStale: false,
    changes: Object.fromEntries(given),
    before: {},
  }
}

const slug = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** Returns the key of a new product, `bajra-seed-1-kg`: sizes of one thing share a card by it. */
function keyOf(name: string, pack: string): string {
  const [key, size] = [slug(name), slug(pack)]
  return key && (key.endsWith(size) ? key : `${key}-${size}`).slice(-100).replace(/^-/, '')
}

/** Returns where a product is to stand; nothing if the row does not say, or says where it is. */
function sectionOf(cell: Cell, part: ShopPart, item: ShopItem | undefined): Changes | Wrong {
  const said = languages.flatMap((code) => cell(`section ${code}`) || [])
  if (!said.length) return item ? {} : new Wrong('incomplete', 'section en')
  const known = [...part.sections].find(([key, title]) =>
    said.some(
      (text) => plain(text) === plain(key) || languages.some((code) => plain(title[code]) === plain(text)),
    ),
  )
  const title = wordsOf(cell, 'section', known?.[1] ?? noWords)
  if (item && !item.isOwn) return known?.[0] === item.section ? {} : new Wrong('place', 'section en')
  if (known && !part.own.has(known[0])) return { section: known[0], section_title: null }
  if (title instanceof Wrong || isBlank(title)) return new Wrong('new section', 'section en')
  const key = known?.[0] ?? slug(title.en)
  return key && key !== 'item'
    ? { section: key, section_title: title }
    : new Wrong('new section', 'section en')
}

/** Returns words with what the row says of them. */
function wordsOf(cell: Cell, column: WordColumn, before: Words): Words | Wrong {
  const words = Object.fromEntries(
    languages.map((code) => [code, cell(`${column} ${code}`) || before[code]]),
  ) as unknown as Words
  const [missing] = languages.filter((code) => !words[code])
  if (missing && !isBlank(words)) return new Wrong('translate', `${column} ${missing}`)
  const long = languages.find((code) => Array.from(words[code]).length > longest[column])
  return long ? new Wrong('long', `${column} ${long}`) : words
}

/** Returns the values of a row's cells by their fields, without those that the row or the file does not have. */
function valuesOf(cell: Cell, before: FileFact | undefined, reader: RowReader): Changes | Wrong {
  const values: Changes = {}
  for (const read of [readWords, readAmounts, readSteps, readOffer, readRest]) {
    const found = read(cell, { ...before, ...values } as Partial<FileFact>, reader)
    if (found instanceof Wrong) return found
    Object.assign(values, found)
  }
  return values
}

type RowReader = Reader & Pick<ShopItem, 'steps'>
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

const readOffer: ReadPart = (cell, { price_paise: price = 0, offer: old = null }, { has, today }) => {
  if (!has('offer')) return old && old.until >= today && old.price >= price ? new Wrong('offer', 'price') : {}
  if (!cell('offer')) return cell('until') || cell('from') ? new Wrong('offer', 'offer') : { offer: null }
  const asked = paiseOf(cell('offer'), 'offer')
  if (asked instanceof Wrong) return asked
  const [from, until] = [cell('from') ? dayOf(cell('from')) : today, dayOf(cell('until'))]
  if (!from || !until || until < from) return new Wrong('day', from ? 'until' : 'from')
  const offer = { price: asked, from, until }
  if (
    old &&
    asked === old.price &&
    from === old.from &&
    until === old.until &&
    (asked < price || until < today)
  )
    return { offer: old }
  if (until < today) return new Wrong('offer over', 'until')
  return asked < price ? { offer } : new Wrong('offer', 'offer')
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
