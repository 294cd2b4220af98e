import { readsBack } from '#src/base/reads-back.ts'

/** A row of the picture, from the top down. */
export type Row =
  | {
      /** Wrapped if too long. */
      readonly left?: string
      /** At the end of the first line. */
      readonly right?: string
      readonly size: number
      readonly bold?: boolean
      readonly faint?: boolean
    }
  /** Columns of equal width: the first left-aligned, the others right-aligned. */
  | { readonly cells: readonly string[]; readonly size: number; readonly faint?: boolean }
  | { readonly gap: number; readonly line?: boolean }

/** In picture units; a unit is two pixels, so that the picture can be enlarged. */
const width = 560
const edge = 28
const inside = width - 2 * edge
const scale = 2
const lineHeight = 1.5
const fonts = "system-ui, 'Noto Sans Gurmukhi', 'Noto Sans Devanagari', sans-serif"
const [paper, ink, faintInk] = ['#ffffff', '#1d1d1d', '#555555']

/**
 * Returns the rows as a picture with dark letters on white; `undefined` if the browser cannot draw it. The browser
 * shapes each script.
 */
export async function drawnPicture(rows: readonly Row[]): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen || !readsBack(pen)) return undefined
  canvas.width = width * scale
  // A height change clears a canvas, so the first drawing only measures.
  canvas.height = Math.ceil(drawn(pen, rows)) * scale
  pen.scale(scale, scale)
  pen.fillStyle = paper
  pen.fillRect(0, 0, width, canvas.height)
  drawn(pen, rows)
  return new Promise((done) => canvas.toBlob((blob) => done(blob ?? undefined), 'image/png'))
}

type Pen = CanvasRenderingContext2D

/** Draws the rows and returns their height. */
function drawn(pen: Pen, rows: readonly Row[]): number {
  pen.textBaseline = 'alphabetic'
  return rows.reduce((top, row) => drawnRow(pen, row, top), edge) + edge
}

function drawnRow(pen: Pen, row: Row, top: number): number {
  if ('gap' in row) {
    if (row.line) {
      pen.fillStyle = '#bbbbbb'
      pen.fillRect(edge, top + row.gap / 2, inside, 1)
    }
    return top + row.gap
  }
  pen.font = `${'bold' in row && row.bold ? '700' : '400'} ${row.size}px ${fonts}`
  pen.fillStyle = row.faint ? faintInk : ink
  if ('cells' in row) return drawnCells(pen, row.cells, top, row.size)
  const { left = '', right = '', size } = row
  write(pen, right, width - edge, top + size, 'right')
  const room = inside - (right ? pen.measureText(right).width + size : 0)
  const lines = brokenText(left, room, (text) => pen.measureText(text).width)
  lines.forEach((line, place) => write(pen, line, edge, top + size + place * size * lineHeight, 'left'))
  return top + Math.max(lines.length, 1) * size * lineHeight
}

function drawnCells(pen: Pen, cells: readonly string[], top: number, size: number): number {
  const column = inside / cells.length
  const broken = cells.map((cell) =>
    brokenText(cell, column - size / 2, (text) => pen.measureText(text).width),
  )
  broken.forEach((lines, place) => {
    const [x, align] =
      place === 0 ? ([edge, 'left'] as const) : ([edge + (place + 1) * column, 'right'] as const)
    lines.forEach((line, row) => write(pen, line, x, top + size + row * size * lineHeight, align))
  })
  return top + Math.max(...broken.map(({ length }) => length)) * size * lineHeight
}

function write(pen: Pen, text: string, x: number, y: number, align: 'left' | 'right'): void {
  pen.textAlign = align
  pen.fillText(text, x, y)
}

/**
 * Returns a text in lines of at most `room`, broken between words, and within a word only if the word alone is too
 * long.
 */
export function brokenText(text: string, room: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  for (const paragraph of text.split('\n')) {
    let line = ''
    for (const word of paragraph.split(' ').flatMap((item) => brokenWord(item, room, widthOf))) {
      const longer = line ? `${line} ${word}` : word
      if (line && widthOf(longer) > room) {
        lines.push(line)
        line = word
      } else line = longer
    }
    lines.push(line)
  }
  return lines
}

function brokenWord(word: string, room: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) <= room) return [word]
  const parts = ['']
  for (const letter of lettersOf(word)) {
    const longer = parts.at(-1)! + letter
    if (parts.at(-1) && widthOf(longer) > room) parts.push(letter)
    else parts[parts.length - 1] = longer
  }
  return parts
}

/** Returns the graphemes of a word if the browser knows them, so that vowel signs stay with their letters. */
function lettersOf(word: string): string[] {
  if (!('Segmenter' in Intl)) return Array.from(word)
  return [...new Intl.Segmenter().segment(word)].map(({ segment }) => segment)
}
