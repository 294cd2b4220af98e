import { unzipped } from './unzip.ts'

/** A sheet of a workbook that is not hidden, with its cells as text. */
export interface Sheet {
  readonly name: string
  readonly cells: string[][]
}

/** Returns the sheets of an Excel workbook (.xlsx); `undefined` if it is damaged, or another kind of zip file. */
export async function readWorkbook(bytes: Uint8Array): Promise<Sheet[] | undefined> {
  try {
    const files = await unzipped(bytes, (name) => /^xl\/.*\.(?:xml|rels)$/i.test(name.replace(/^\//, '')))
    const textOf = (name: string) => new TextDecoder().decode(files.get(name.toLowerCase()))
    const main = textOf('xl/workbook.xml')
    if (!main) return undefined
    const targets = new Map(
      elements(textOf('xl/_rels/workbook.xml.rels'), 'Relationship').map(({ at }) => [
        at('Id'),
        at('Target').replace(/^\/?(?:xl\/)?/, 'xl/'),
      ]),
    )
    const facts: Facts = {
      shared: elements(textOf('xl/sharedStrings.xml'), 'si').map(({ inner }) => stringIn(inner)),
      styles: stylesIn(textOf('xl/styles.xml')),
      // Files of old Macs count their days from 1904.
      shift: elements(main, 'workbookPr').some(({ at }) => /^(?:1|true)$/.test(at('date1904'))) ? 1462 : 0,
    }
    return elements(main, 'sheet')
      .filter(({ at }) => !/hidden/i.test(at('state')))
      .flatMap(({ at }) => {
        const file = targets.get(at('id'))
        return file && files.has(file.toLowerCase())
          ? [{ name: at('name'), cells: cellsOf(textOf(file), facts) }]
          : []
      })
  } catch {
    return undefined
  }
}

interface Facts {
  readonly shared: readonly string[]
  /** By the number of a style: `percent` is shown times a hundred, `date` is a day. */
  readonly styles: readonly ('percent' | 'date' | undefined)[]
  readonly shift: number
}

interface Element {
  readonly inner: string
  readonly at: (attribute: string) => string
}

/** A tag, by its name without a prefix. */
const tag = /<(\/?)(?:\w+:)?(\w+)((?:\s[^<>]*?)?)(\/?)>/g

/** Returns the elements of a name. Elements of one name do not contain one another here. */
function elements(xml: string, name: string): Element[] {
  const found: Element[] = []
  let open: { readonly attributes: string; readonly from: number } | undefined
  for (const { 0: text, 1: closes, 2: called, 3: attributes = '', 4: isEmpty, index } of xml.matchAll(tag)) {
    if (called !== name) continue
    if (closes) {
      if (open) found.push(elementOf(open.attributes, xml.slice(open.from, index)))
      open = undefined
    } else if (isEmpty) found.push(elementOf(attributes, ''))
    else open ??= { attributes, from: index + text.length }
  }
  return found
}

function elementOf(attributes: string, inner: string): Element {
  const read = new Map(
    Array.from(attributes.matchAll(attribute), ([, key = '', double, single]) => [
      key,
      double ?? single ?? '',
    ]),
  )
  return { inner, at: (key: string) => unescaped(read.get(key) ?? '') }
}

/** An attribute, by its name without a prefix. */
const attribute = /\s(?:\w+:)?(\w+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

function unescaped(text: string): string {
  return text
    .replaceAll(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (all, hex?: string, decimal?: string, name?: string) =>
      name ? (named[name] ?? all) : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
    )
    .replaceAll(/_x([0-9a-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

/** Returns the text of a string in parts, without the reading aids of Japanese. */
function stringIn(inner: string): string {
  const shown = inner.replaceAll(/<(?:\w+:)?rPh[\s>][\s\S]*?<\/(?:\w+:)?rPh>/g, '')
  return elements(shown, 't')
    .map(({ inner: text }) => unescaped(text))
    .join('')
}

/** Excel's own number formats for percent and for dates. */
const [ownPercent, ownDates] = [new Set([9, 10]), new Set([14, 15, 16, 17, 22, 27, 30, 36, 50, 57])]

function stylesIn(xml: string): Facts['styles'] {
  const codes = new Map(elements(xml, 'numFmt').map(({ at }) => [Number(at('numFmtId')), at('formatCode')]))
  const [list] = elements(xml, 'cellXfs')
  return elements(list?.inner ?? '', 'xf').map(({ at }) => {
    const id = Number(at('numFmtId'))
    const code = (codes.get(id) ?? '').replaceAll(/"[^"]*"|\\.|\[[^\]]*\]/g, '')
    if (ownPercent.has(id) || code.includes('%')) return 'percent'
    return ownDates.has(id) || /[dy]/i.test(code) ? 'date' : undefined
  })
}

function cellsOf(xml: string, facts: Facts): string[][] {
  const rows: string[][] = []
  for (const row of elements(xml, 'row')) {
    const place = Number(row.at('r')) || rows.length + 1
    if (place > mostPlaces) break
    while (rows.length < place) rows.push([])
    const cells = rows[place - 1]!
    for (const cell of elements(row.inner, 'c')) {
      const column = columnOf(cell.at('r')) ?? cells.length
      if (column >= mostColumns) continue
      while (cells.length <= column) cells.push('')
      cells[column] = textOfCell(cell, facts)
    }
  }
  // Rows that were only colored are no rows.
  return rows.slice(0, 1 + rows.findLastIndex((cells) => cells.some((cell) => cell.trim() !== '')))
}

/** Beyond these nobody wrote anything by hand; a file of a few bytes can name the last row there is. */
const [mostPlaces, mostColumns] = [20_000, 500]

function columnOf(reference: string): number | undefined {
  const [letters] = /^[A-Z]{1,3}/.exec(reference) ?? []
  if (!letters) return undefined
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** Types of cells whose value is text: a formula's, an error, a day, true or false. */
const texts = new Set(['str', 'e', 'd', 'b'])

function textOfCell({ inner, at }: Element, { shared, styles, shift }: Facts): string {
  const type = at('t')
  if (type === 'inlineStr') return stringIn(inner)
  const [first] = elements(inner, 'v')
  const value = unescaped(first?.inner ?? '')
  if (type === 's') return shared[Number(value)] ?? ''
  const number = Number(value)
  if (texts.has(type) || value.trim() === '' || Number.isNaN(number)) return value
  const style = styles[Number(at('s'))]
  if (style === 'percent') return `${rounded(number * 100)} %`
  return String(style === 'date' ? number + shift : rounded(number))
}

/** Fifteen digits, as Excel shows them: 7.8 is stored as 7.7999999999999998. */
const rounded = (number: number) => Number(number.toPrecision(15))
