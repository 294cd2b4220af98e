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
  /** Its use: a drawing of src/content/pictures/marks. */
  readonly mark?: string
  /** Its print in every language: a grade, a strength, a size. */
  readonly text?: string
  /** The color of its content, of which a little is drawn beside it. */
  readonly heap?: string
}

interface Form {
  readonly shapes: (body: string, band: string) => string
  /** The middle of its print, and its width. */
  readonly text: { readonly x: number; readonly y: number; readonly width: number }
  /** How far it moves aside for its use. */
  readonly aside: number
}

const shade = 'fill="#2b1d10" fill-opacity=".13"'

const forms = {
  sack: {
    shapes: (body, band) =>
      `<path fill="${body}" d="M13 8Q32 4 51 8Q48 14 51 22Q55 42 52 58Q32 63 12 58Q9 42 13 22Q16 14 13 8Z"/>` +
      `<path fill="${band}" d="M14 17Q32 21 50 17Q51.5 24 52 30Q32 34 12 30Q12.5 24 14 17Z"/>` +
      `<path ${shade} d="M43 7L51 8Q48 14 51 22Q55 42 52 58L43 60Q48 34 43 7Z"/>` +
      `<path fill="none" stroke="#8a7452" stroke-dasharray="3 2" d="M15 12Q32 8 49 12"/>`,
    text: { x: 32, y: 29, width: 31 },
    aside: 7,
  },
  pouch: {
    shapes: (body, band) =>
      `<path fill="${body}" d="M15 6H49L52 56Q32 62 12 56Z"/>` +
      `<path fill="${band}" d="M15 6H49L49.3 11H14.7ZM14.2 18H49.8L50.6 31H13.4Z"/>` +
      `<path ${shade} d="M43 6H49L52 56L45 58Z"/>`,
    text: { x: 32, y: 28, width: 32 },
    aside: 8,
  },
  sachet: {
    shapes: (body, band) =>
      `<path fill="${band}" d="M17 8L20 10L23 8L26 10L29 8L32 10L35 8L38 10L41 8L44 10L47 8V56L44 54L41 56L38 54L35 56L32 54L29 56L26 54L23 56L20 54L17 56Z"/>` +
      `<path fill="${body}" d="M20 32H44V50H20Z"/><path ${shade} d="M42 10L44 10L47 8V56L44 54L42 55Z"/>`,
    text: { x: 32, y: 25, width: 24 },
    aside: 12,
  },
  carton: {
    shapes: (body, band) =>
      `<path fill="${body}" d="M12 16H42V58H12Z"/><path fill="${band}" d="M12 19H42V32H12ZM12 16L20 8H52L42 16Z"/>` +
      `<path fill="${body}" d="M42 16L52 8V50L42 58Z"/><path fill="${band}" d="M42 19L52 11V24L42 32Z"/><path ${shade} d="M42 16L52 8V50L42 58Z"/>`,
    text: { x: 27, y: 29, width: 26 },
    aside: 9,
  },
  bottle: {
    shapes: (body, band) =>
      `<path fill="${band}" d="M25 3H39V12H25Z"/><path fill="${body}" d="M26 12H38V15Q49 18 49 27V56Q49 60 45 60H19Q15 60 15 56V27Q15 18 26 15Z"/>` +
      `<path fill="#fffdf4" d="M15 22H49V54H15Z"/><path fill="${band}" d="M15 22H49V33H15Z"/>` +
      `<path ${shade} d="M34 3H39V12H38V15Q49 18 49 27V56Q49 60 45 60H42V24Q42 18 34 15Z"/>`,
    text: { x: 32, y: 31, width: 29 },
    aside: 12,
  },
  can: {
    shapes: (body, band) =>
      `<path fill="none" stroke="${body}" stroke-width="5" d="M28 16V9Q28 6 31 6H43Q47 6 47 10V16"/><path fill="${band}" d="M13 5H24V13H13Z"/>` +
      `<path fill="${body}" d="M14 13H23L27 16H50Q54 16 54 20V56Q54 60 50 60H13Q9 60 9 56V22Q9 17 14 16Z"/>` +
      `<path fill="#fffdf4" d="M14 20H49V55H14Z"/><path fill="${band}" d="M14 20H49V31H14Z"/><path ${shade} d="M46 16H50Q54 16 54 20V56Q54 60 50 60H46Z"/>`,
    text: { x: 31.5, y: 29, width: 30 },
    aside: 7,
  },
} as const satisfies Record<string, Form>

/** Draws a pack with its print, and its use large before it: a person who cannot read knows the pack by that. */
export function drawnPack(pack: PackDrawing, marks: ReadonlyMap<string, Drawing>): Drawing {
  const form: Form = forms[pack.form]
  const alone = form.shapes(pack.body, pack.band) + (pack.text ? textOn(pack, pack.text, form) : '')
  const shapes = pack.mark
    ? `<g transform="translate(-${form.aside})">${alone}</g>${useBefore(pack.mark, pack.band, marks)}`
    : alone
  return { viewBox: '0 0 64 64', shapes: shapes + (heapBeside(pack) ?? '') }
}

function useBefore(mark: string, band: string, marks: ReadonlyMap<string, Drawing>): string {
  const drawing = marks.get(mark)
  if (!drawing) throw new Error(`There is no mark ${mark}`)
  return `<circle cx="46" cy="46" r="17" fill="#fffdf4" stroke="${band}" stroke-width="1.5"/><g transform="translate(32.6 32.6)scale(1.12)">${drawing.shapes}</g>`
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
