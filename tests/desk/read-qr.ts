/** Characters of a QR code's alphanumeric mode, by their value (ISO/IEC 18004, table 5). */
const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'

const modules = 21
const checkCodewords = 10

/** Which modules each mask turns over (table 10). */
const masks: readonly ((row: number, column: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
]

/**
 * Reads a QR code of version 1 and level M, drawn as unit squares of a path in an SVG: {text, quiet: modules kept free
 * around it}. Throws if a part is not as ISO/IEC 18004 has it, its check codewords too.
 */
export function readQr(svg: string): { text: string; quiet: number } {
  const size = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1])
  const quiet = (size - modules) / 2
  const dark = new Set([...svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`))
  const at = (y: number, x: number) => Number(dark.has(`${x + quiet} ${y + quiet}`))
  for (const [top, left] of [
    [0, 0],
    [0, modules - 7],
    [modules - 7, 0],
  ] as const)
    checkFinder((y, x) => at(top + y, left + x))
  const isDarkOutside = [...dark].some((place) =>
    place.split(' ').some((one) => Number(one) < quiet || Number(one) >= quiet + modules),
  )
  if (isDarkOutside) throw new Error('The quiet zone is not empty')
  const bits = dataBits(at, masks[maskOf(at)]!)
  const codewords = Array.from({ length: bits.length / 8 }, (_, each) => number(bits, each * 8, 8))
  if (!isIntact(codewords)) throw new Error('The check codewords do not fit')
  return { text: alphanumeric(bits), quiet }
}

type At = (row: number, column: number) => number

const number = (bits: readonly number[], from: number, length: number) =>
  bits.slice(from, from + length).reduce((sum, bit) => sum * 2 + bit, 0)

/** Three squares within each other: a ring, a free ring, and a filled one. */
function checkFinder(at: At): void {
  for (let y = 0; y < 7; y++)
    for (let x = 0; x < 7; x++) {
      const ring = Math.max(Math.abs(y - 3), Math.abs(x - 3))
      if (at(y, x) !== Number(ring !== 2)) throw new Error('A corner is not as it has to be')
    }
}

/** The mask's number from the format around the first corner; the level has to be M. */
function maskOf(at: At): number {
  const before = [0, 1, 2, 3, 4, 5, 7, 8].map((x) => at(8, x))
  const after = [7, 5, 4, 3, 2, 1, 0].map((y) => at(y, 8))
  const format = number([...before, ...after], 0, 15) ^ 0b101010000010010
  if (format >> 13 !== 0b00) throw new Error('The level is not M')
  return (format >> 10) & 0b111
}

/** The bits in the order of the standard: up and down in pairs of columns from the right, without the patterns. */
function dataBits(at: At, mask: (row: number, column: number) => boolean): number[] {
  const bits: number[] = []
  let isUp = true
  for (const right of [20, 18, 16, 14, 12, 10, 8, 5, 3, 1]) {
    for (let step = 0; step < modules; step++) {
      const y = isUp ? modules - 1 - step : step
      for (const x of [right, right - 1]) if (!isFunction(y, x)) bits.push(at(y, x) ^ Number(mask(y, x)))
    }
    isUp = !isUp
  }
  return bits
}

/** Corners with their edge and the format, and the dotted lines between them. */
const isFunction = (y: number, x: number) =>
  y === 6 || x === 6 || (y <= 8 && (x <= 8 || x >= modules - 8)) || (y >= modules - 8 && x <= 8)

/** True if the codewords are a multiple of the Reed–Solomon polynomial over GF(256), of 0x11d. */
function isIntact(codewords: readonly number[]): boolean {
  const times = (a: number, b: number) => {
    let product = 0
    for (let bit = 7; bit >= 0; bit--) {
      product = (product << 1) ^ (product >> 7 ? 0x11d : 0)
      if ((b >> bit) & 1) product ^= a
    }
    return product
  }
  let root = 1
  for (let each = 0; each < checkCodewords; each++) {
    if (codewords.reduce((sum, codeword) => times(sum, root) ^ codeword, 0) !== 0) return false
    root = times(root, 2)
  }
  return true
}

function alphanumeric(bits: readonly number[]): string {
  if (number(bits, 0, 4) !== 0b0010) throw new Error('Another mode than alphanumeric')
  const length = number(bits, 4, 9)
  let text = ''
  let from = 13
  for (; text.length + 2 <= length; from += 11) {
    const pair = number(bits, from, 11)
    text += characters.charAt(Math.floor(pair / 45)) + characters.charAt(pair % 45)
  }
  return text.length < length ? text + characters.charAt(number(bits, from, 6)) : text
}
