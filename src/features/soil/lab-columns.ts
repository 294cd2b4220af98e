import { inEnglish } from '#src/features/soil/internal/lab-words.ts'
import { soilLimits, soilValues, type SoilValue } from '#src/content/soil-limits.ts'

/** A column of a laboratory's file that has one of the card's values. */
export interface LabColumn {
  /** Its heading in the file. */
  readonly heading: string
  readonly value: SoilValue
  /** The factor that makes the card's unit of the file's. */
  readonly factor: number
  /** The part of it that counts, where the laboratory counts an oxide; otherwise 1. */
  readonly part: number
  /** The unit in the file; empty if the file names none, so that the card's was assumed. */
  readonly unit: string
}

/** Meanings of columns without values. */
export type OtherColumn = 'sample' | 'date' | 'lab'

/** The reading of a heading: a column, one of the others, a unit that nobody knows, or nothing. */
export type Heading =
  | { readonly column: Omit<LabColumn, 'heading'> }
  | { readonly other: OtherColumn }
  | { readonly strangeUnit: string }
  | undefined

/** Names of values in headings, without blanks and signs. */
const names: Readonly<Record<SoilValue, readonly string[]>> = {
  ph: ['ph', 'soilph', 'soilreaction', 'reaction', 'phvalue'],
  ec: ['ec', 'electricalconductivity', 'electricconductivity', 'conductivity', 'eccond', 'salinity'],
  oc: ['oc', 'organiccarbon', 'orgcarbon', 'orgc', 'soc', 'organicc', 'organiccarbonoc'],
  n: ['n', 'nitrogen', 'an', 'avn', 'availn', 'alkalinen', 'minerilizablen', 'mineralizablen'],
  p: ['p', 'phosphorus', 'phosphorous', 'phosphorusp', 'olsenp', 'ap', 'avp', 'availp', 'p2o5', 'phosphate'],
  k: ['k', 'potassium', 'potash', 'ak', 'avk', 'availk', 'k2o'],
  s: ['s', 'sulphur', 'sulfur', 'avs', 'avails', 'so4s'],
  zn: ['zn', 'zinc', 'dtpazn'],
  fe: ['fe', 'iron', 'dtpafe'],
  cu: ['cu', 'copper', 'dtpacu'],
  mn: ['mn', 'manganese', 'dtpamn'],
  b: ['b', 'boron', 'bo', 'hotwaterb', 'hwsb'],
}

const others: Readonly<Record<OtherColumn, readonly string[]>> = {
  sample: [
    'sample',
    'sampleno',
    'sampleid',
    'samplecode',
    'samplelabel',
    'label',
    'labelno',
    'reference',
    'referenceno',
    'ref',
    'refno',
    'soilsampleno',
    'soilsampleid',
    'farmersampleno',
  ],
  date: [
    'date',
    'testdate',
    'dateoftest',
    'dateoftesting',
    'testedon',
    'analysisdate',
    'dateofanalysis',
    'reportdate',
  ],
  lab: ['lab', 'laboratory', 'labname', 'nameoflab', 'testinglab'],
}

/** Symbols and names together, as in "Available Nitrogen (N)". */
const called = new Map<string, SoilValue>(
  soilValues.flatMap((value) => {
    const sign = soilLimits[value].sign.toLowerCase()
    return names[value].flatMap((name) => [
      [name, value] as const,
      [`${name}${sign}`, value] as const,
      [`${sign}${name}`, value] as const,
    ])
  }),
)
const otherCalled = new Map<string, OtherColumn>(
  Object.entries(others).flatMap(([other, all]) => all.map((name) => [name, other as OtherColumn] as const)),
)

/** Words before a name that do not change its meaning. */
const before = /^(?:available|avail|avl|av|extractable|dtpa|soil)[\s.:_-]*/

/** Units of one kind, with their factors to the card's. A kilogram on a hectare is 1/2.24 mg in a kilogram of the upper 15 cm. */
const perHectare = new Map([
  ['kg/ha', 1],
  ['kgha-1', 1],
  ['kgha', 1],
  ['kg/hectare', 1],
  ['kg/hec', 1],
  ['kg/hect', 1],
  ['kgs/ha', 1],
  ['kgperha', 1],
  ['kg/acre', 2.471],
  ['kg/ac', 2.471],
  ['kgacre-1', 2.471],
  ['ppm', 2.24],
  ['mg/kg', 2.24],
  ['mgkg-1', 2.24],
  ['mgkg', 2.24],
])
const perKilogram = new Map([
  ['ppm', 1],
  ['mg/kg', 1],
  ['mgkg-1', 1],
  ['mgkg', 1],
  ['ug/g', 1],
  ['kg/ha', 1 / 2.24],
  ['kgha-1', 1 / 2.24],
])
const salt = new Map([
  ['ds/m', 1],
  ['dsm-1', 1],
  ['dsm', 1],
  ['ms/cm', 1],
  ['mscm-1', 1],
  ['mmhos/cm', 1],
  ['mmho/cm', 1],
  ['us/cm', 0.001],
  ['uscm-1', 0.001],
  ['umhos/cm', 0.001],
  ['micros/cm', 0.001],
  ['microsiemens/cm', 0.001],
  ['ms/m', 0.01],
  ['s/m', 10],
])
const part = new Map([
  ['%', 1],
  ['percent', 1],
  ['pct', 1],
  ['g/kg', 0.1],
  ['gkg-1', 0.1],
  ['g/100g', 1],
])
const none: ReadonlyMap<string, number> = new Map()

const unitsOf = (value: SoilValue): ReadonlyMap<string, number> => {
  const { unit } = soilLimits[value]
  if (unit === 'kg/ha') return perHectare
  if (unit === 'mg/kg') return perKilogram
  if (unit === 'dS/m') return salt
  return unit === '%' ? part : none
}

/** Oxides, by which some laboratories count: the part of phosphorus in P2O5, of potassium in K2O. */
const oxides: readonly [written: RegExp, part: number][] = [
  [/p\s*2\s*o\s*5/, 0.4364],
  [/k\s*2\s*o(?!\w)/, 0.8301],
]

/** How much water the soil was stirred into, which is no unit. */
const ratio = /\b1 ?: ?\d(?:\.\d)?\b(?: soil[ :]?water)?/g

/** Salt in another extract than the card's, one part of soil in two of water: its figures are several times higher or lower. */
const otherExtract = /^e.*\b1 ?: ?(?!2(?:\.5)?\b)\d|^ece\b|^e.*(?:saturat|paste)/

const oxide = /p\s*2\s*o\s*5|k\s*2\s*o/

/** Returns a text in small letters, with a u for micro, one kind of minus and blank, and figures below the line as figures. */
function plain(text: string): string {
  return inEnglish(text)
    .normalize('NFKC')
    .replaceAll(/[\u00b5\u03bc]/g, 'u')
    .replaceAll('\u2212', '-')
    .toLowerCase()
    .replaceAll(ratio, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ ?\bper\b ?/g, '/')
    .trim()
}

const withoutBlanks = (text: string) => text.replaceAll(/[\s.^]/g, '')
/** Returns the words of a name without signs; a name that stands there in two languages counts once. */
function once(text: string): string {
  const words = text
    .replaceAll(/\bnumber\b/g, 'no')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
  const half = words.slice(0, words.length / 2).join(' ')
  const isTwice = words.length % 2 === 0 && half === words.slice(words.length / 2).join(' ')
  return isTwice ? half : words.join(' ')
}
const letters = (text: string) => once(text).replaceAll(' ', '')

/**
 * Reads a heading: `EC (µS/cm)`, `Available Nitrogen (N) kg/ha`, `Avl. P2O5 (kg/ha)`, `Zn ppm`, `Sample No.`.
 *
 * @param unitBelow the unit that stands below the heading, in files with a row of units
 */
export function readHeading(heading: string, unitBelow = ''): Heading {
  const text = plain(heading)
  const { name, unit } = parted(text)
  const other = otherCalled.get(letters(name))
  if (other) return { other }
  const value = otherExtract.test(heading.toLowerCase()) ? undefined : valueCalled(name)
  if (!value) return undefined
  const below = withoutBrackets(plain(unitBelow))
  const written = withoutBlanks(unit || below)
  const partOfOxide = oxides.find(([pattern]) => pattern.test(text))?.[1] ?? 1
  if (written === '') return { column: { value, factor: partOfOxide, part: partOfOxide, unit: '' } }
  const factor = unitsOf(value).get(written)
  if (factor === undefined) return { strangeUnit: unit || unitBelow }
  return { column: { value, factor: factor * partOfOxide, part: partOfOxide, unit: unit || below } }
}

/** Returns the factor from a unit written in a cell to the card's; `undefined` if it is no unit of the value. */
export function unitFactor(value: SoilValue, written: string): number | undefined {
  return unitsOf(value).get(withoutBlanks(withoutBrackets(plain(written))))
}

function valueCalled(name: string): SoilValue | undefined {
  for (let rest = once(name); ; rest = rest.replace(before, '')) {
    const value = called.get(letters(rest)) ?? called.get(letters(rest.replace(oxide, '')))
    if (value) return value
    if (!before.test(rest)) return undefined
  }
}

const allUnits = [
  ...new Set([...perHectare, ...perKilogram, ...salt, ...part].map(([unit]) => unit)),
].toSorted((a, b) => b.length - a.length)

/** True for a text that is a unit of any value. */
export function isUnit(text: string): boolean {
  return allUnits.includes(withoutBlanks(plain(text)))
}

/** Divides a heading into name and unit. The unit is in brackets, or the last words. */
function parted(text: string): { name: string; unit: string } {
  const brackets = [...text.matchAll(/[([{]([^()[\]{}]{0,40})[)\]}]/g)].map(([whole, inner]) => ({
    whole,
    inner: inner!,
  }))
  const unit = brackets.find(({ inner }) => isUnitLike(inner))
  if (unit) return { name: withoutBrackets(text.replace(unit.whole, ' ')), unit: unit.inner.trim() }
  const words = withoutBrackets(text)
    .split(/[ ,_]+/)
    .filter(Boolean)
  for (let count = 1; count < words.length; count++) {
    const last = words.slice(-count).join(' ')
    if (isUnit(last)) return { name: words.slice(0, -count).join(' '), unit: last }
  }
  return { name: words.join(' '), unit: '' }
}

/** True for a text in brackets that names a unit, also one that nobody knows, and not a sign such as `N`. */
function isUnitLike(inner: string): boolean {
  return isUnit(inner) || /[/%]|\bppm\b|-1$/.test(inner)
}

const withoutBrackets = (text: string) =>
  text
    .replaceAll(/[()[\]{}]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
