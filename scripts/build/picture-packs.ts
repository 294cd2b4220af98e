/** A drawing within its sheet: how wide and high it is, and its shapes. */
export interface Drawing {
  readonly viewBox: string
  readonly shapes: string
}

/** A drawn pack: its shape, its colors, and its label. */
export interface PackDrawing {
  readonly form: keyof typeof forms
  /** The color of the pack. */
  readonly body: string
  /** The color of the band around it, or of the cap. */
  readonly band: string
  /** Its use: a drawing of src/pictures/marks. */
  readonly mark?: string
  /** Its print in every language: a grade, a strength, a size. */
  readonly text?: string
  /** The color of its content, of which a little is drawn beside it. */
  readonly heap?: string
}

interface Place {
  readonly x: number
  readonly y: number
  readonly size: number
}

interface Form {
  readonly shapes: (body: string, band: string) => string
  readonly mark: Place
  readonly text: {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly fill: 'band' | 'on band'
  }
}

const shade = 'fill="#2b1d10" fill-opacity=".13"'

const forms = {
  sack: {
    shapes: (body, band) =>
      `<path fill="${body}" d="M13 8Q32 4 51 8Q48 14 51 22Q55 42 52 58Q32 63 12 58Q9 42 13 22Q16 14 13 8Z"/>` +
      `<path fill="${band}" d="M11 36Q32 40 53 36Q54 44 53 50Q32 54 11 50Q10 44 11 36Z"/>` +
      `<path ${shade} d="M43 7L51 8Q48 14 51 22Q55 42 52 58L43 60Q48 34 43 7Z"/>` +
      `<path fill="none" stroke="#8a7452" stroke-dasharray="3 2" d="M15 12Q32 8 49 12"/>`,
    mark: { x: 21.5, y: 14, size: 21 },
    text: { x: 32, y: 48, width: 34, fill: 'on band' },
  },
  pouch: {
    shapes: (body, band) =>
      `<path fill="${body}" d="M15 6H49L52 56Q32 62 12 56Z"/>` +
      `<path fill="${band}" d="M15 6H49L49.5 13H14.5ZM12.6 42H51.2L52 56Q32 62 12 56Z"/>` +
      `<path ${shade} d="M43 6H49L52 56L45 58Z"/>`,
    mark: { x: 20, y: 16, size: 24 },
    text: { x: 32, y: 53, width: 32, fill: 'on band' },
  },
  sachet: {
    shapes: (body, band) =>
      `<path fill="${band}" d="M17 8L20 10L23 8L26 10L29 8L32 10L35 8L38 10L41 8L44 10L47 8V56L44 54L41 56L38 54L35 56L32 54L29 56L26 54L23 56L20 54L17 56Z"/>` +
      `<path fill="${body}" d="M20 15H44V40H20Z"/><path ${shade} d="M42 10L44 10L47 8V56L44 54L42 55Z"/>`,
    mark: { x: 21, y: 16.5, size: 22 },
    text: { x: 32, y: 50, width: 24, fill: 'on band' },
  },
  carton: {
    shapes: (body, band) =>
      `<path fill="${body}" d="M12 16H42V58H12Z"/><path fill="${band}" d="M12 44H42V58H12ZM12 16L20 8H52L42 16Z"/>` +
      `<path fill="${body}" d="M42 16L52 8V50L42 58Z"/><path fill="${band}" d="M42 44L52 36V50L42 58Z"/><path ${shade} d="M42 16L52 8V50L42 58Z"/>`,
    mark: { x: 15, y: 18, size: 24 },
    text: { x: 27, y: 54.5, width: 26, fill: 'on band' },
  },
  bottle: {
    shapes: (body, band) =>
      `<path fill="${band}" d="M25 3H39V12H25Z"/><path fill="${body}" d="M26 12H38V15Q49 18 49 27V56Q49 60 45 60H19Q15 60 15 56V27Q15 18 26 15Z"/>` +
      `<path fill="#fffdf4" d="M15 24H49V54H15Z"/><path fill="${band}" d="M15 43H49V54H15Z"/>` +
      `<path ${shade} d="M34 3H39V12H38V15Q49 18 49 27V56Q49 60 45 60H42V24Q42 18 34 15Z"/>`,
    mark: { x: 22.5, y: 24, size: 19 },
    text: { x: 32, y: 52, width: 29, fill: 'on band' },
  },
  can: {
    shapes: (body, band) =>
      `<path fill="none" stroke="${body}" stroke-width="5" d="M28 16V9Q28 6 31 6H43Q47 6 47 10V16"/><path fill="${band}" d="M13 5H24V13H13Z"/>` +
      `<path fill="${body}" d="M14 13H23L27 16H50Q54 16 54 20V56Q54 60 50 60H13Q9 60 9 56V22Q9 17 14 16Z"/>` +
      `<path fill="#fffdf4" d="M14 23H49V55H14Z"/><path fill="${band}" d="M14 44H49V55H14Z"/><path ${shade} d="M46 16H50Q54 16 54 20V56Q54 60 50 60H46Z"/>`,
    mark: { x: 21.5, y: 23.5, size: 20 },
    text: { x: 31.5, y: 53, width: 30, fill: 'on band' },
  },
} as const satisfies Record<string, Form>

/** Draws a pack with its label. */
export function drawnPack(pack: PackDrawing, marks: ReadonlyMap<string, Drawing>): Drawing {
  const form: Form = forms[pack.form]
  const label = [markOn(pack, form, marks), pack.text && textOn(pack, pack.text, form), heapBeside(pack)]
  return { viewBox: '0 0 64 64', shapes: form.shapes(pack.body, pack.band) + label.filter(Boolean).join('') }
}

function markOn({ mark }: PackDrawing, form: Form, marks: ReadonlyMap<string, Drawing>): string | undefined {
  if (!mark) return undefined
  const drawing = marks.get(mark)
  if (!drawing) throw new Error(`There is no mark ${mark}`)
  const { x, y, size } = form.mark
  return `<g transform="translate(${x} ${y})scale(${size / 24})">${drawing.shapes}</g>`
}

/** Letters of the phone's own: as wide as the label has room for. */
function textOn({ band }: PackDrawing, text: string, { text: { x, y, width } }: Form): string {
  const size = text.length > 7 ? 8 : 10
  const long = text.length * size * 0.58
  const fitted = long > width ? ` textLength="${width}" lengthAdjust="spacingAndGlyphs"` : ''
  return `<text x="${x}" y="${y - (10 - size) / 2}" font-family="sans-serif" font-weight="700" font-size="${size}" text-anchor="middle" fill="${onto(band)}"${fitted}>${text}</text>`
}

/** Dark letters on a light band, light ones on a dark. */
function onto(band: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(band.slice(at, at + 2), 16))
  return red! * 0.3 + green! * 0.59 + blue! * 0.11 > 150 ? '#33261a' : '#fffdf4'
}

function heapBeside({ heap }: PackDrawing): string | undefined {
  return (
    heap &&
    `<path fill="${heap}" d="M2 62Q6 52 14 51Q22 52 26 62Z"/><path ${shade} d="M14 51Q22 52 26 62H19Q19 54 14 51Z"/><path fill="${heap}" stroke="#2b1d10" stroke-opacity=".25" d="M8 58h1m4-3h1m2 5h1m-5 0h1m7-2h1"/>`
  )
}
