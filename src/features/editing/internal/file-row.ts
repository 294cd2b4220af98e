import { languages, localize, type Words } from '#src/platform/i18n/words.ts'
import { isSame, packOf, Wrong, type Cell } from './file-cells.ts'
import { named, plain, type Head } from './file-columns.ts'
import { valuesOf, wordsOf, type Changes, type RowReader } from './file-values.ts'
import { noWords } from './open-item.ts'
import type { FileFact, Shop, ShopItem, ShopPart } from './shop-file.ts'
import { isBlank } from './words-fields.tsx'

/** A product that a file changes or adds. */
export interface FileRow {
  /** The number of the row in the file, from 1. */
  readonly row: number
  readonly id: string
  readonly name: string
  /** True for a product that the shop does not have yet. */
  readonly isNew: boolean
  /** True if the product was changed after the file was made: its cells may be older than the shop. */
  readonly isStale: boolean
  readonly changes: Readonly<Record<string, unknown>>
  /** The same fields as they are now. */
  readonly before: Readonly<Record<string, unknown>>
}

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

interface Reader extends Omit<RowReader, 'steps'> {
  readonly shop: Shop
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
    id: item.id,
    name: localize(item.fact.name),
    isNew: false,
    isStale: item.version > version,
    changes,
    before: Object.fromEntries(Object.keys(changes).map((field) => [field, now[field]])),
  }
}

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

/** Returns the key of a new product, `mustard-oil-1-kg`: sizes of one thing share a card by it. */
function keyOf(name: string, pack: string): string {
  const [key, size] = [slug(name), slug(pack)]
  return key && (key.endsWith(size) ? key : `${key}-${size}`).slice(-100).replace(/^-/, '')
}

/** Returns where a product is to stand; nothing if the row does not say, or says where it is. */
function sectionOf(cell: Cell, part: ShopPart, item: ShopItem | undefined): Changes | Wrong {
  const said = languages.flatMap((code) => plain(cell(`section ${code}`)) || [])
  if (!said.length) return item ? {} : new Wrong('incomplete', 'section en')
  const known = [...part.sections].find(([key, title]) =>
    [key, ...languages.map((code) => title[code])].some((name) => said.includes(plain(name))),
  )
  if (item && !item.isOwn) return known?.[0] === item.section ? {} : new Wrong('place', 'section en')
  if (known && !part.own.has(known[0])) return { section: known[0], section_title: null }
  return ownSection(cell, known)
}

/** Returns a section that the centre makes, or renames. */
function ownSection(cell: Cell, known: readonly [string, Words] | undefined): Changes | Wrong {
  const title = wordsOf(cell, 'section', known?.[1] ?? noWords)
  const wrong = new Wrong('new section', 'section en')
  if (title instanceof Wrong || isBlank(title)) return wrong
  const key = known?.[0] ?? slug(title.en)
  return key && key !== 'item' ? { section: key, section_title: title } : wrong
}
