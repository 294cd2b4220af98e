/** Longer words are cut to this length. */
const longest = 30
const rows = [new Uint8Array(longest + 1), new Uint8Array(longest + 1), new Uint8Array(longest + 1)]

/** Least length of a prefix in which one typo is allowed, while the word is still being typed. */
const shortestBeginning = 5

/**
 * Returns the distance of a typed word from another: 0 for the same, 2 for one typo (a letter wrong, missing, added
 * or swapped with its neighbor), 3 for a typo in a prefix, 4 for two typos. `Infinity` above the limit.
 */
export function distance(typed: string, word: string, mostTypos: number): number {
  const [short, other] = [typed.slice(0, longest), word.slice(0, longest)]
  const last = other.length < short.length - mostTypos ? undefined : lastRow(short, other, mostTypos)
  if (!last) return Infinity
  const typos = last[other.length]!
  const whole = typos <= mostTypos ? typos * 2 : Infinity
  if (short.length < shortestBeginning || whole <= 2) return whole
  for (let x = 0; x < other.length; x++) if (last[x] === 1) return 3
  return whole
}

/** Returns the typos between the typed word and each prefix of the word; `undefined` if all are above the limit. */
function lastRow(typed: string, word: string, mostTypos: number) {
  const [height, width] = [typed.length, word.length]
  let [before, above, row] = rows as [Uint8Array, Uint8Array, Uint8Array]
  for (let x = 0; x <= width; x++) above[x] = x
  for (let y = 1; y <= height; y++) {
    row[0] = y
    let least = y
    for (let x = 1; x <= width; x++) {
      const same = typed.charCodeAt(y - 1) === word.charCodeAt(x - 1)
      const typos = same ? above[x - 1]! : Math.min(above[x - 1]!, above[x]!, row[x - 1]!) + 1
      row[x] = !same && swapped(typed, y, word, x) ? Math.min(typos, before[x - 2]! + 1) : typos
      if (row[x]! < least) least = row[x]!
    }
    if (least > mostTypos) return undefined
    ;[before, above, row] = [above, row, before]
  }
  return above
}

/** True for two swapped neighbors. */
function swapped(typed: string, y: number, word: string, x: number): boolean {
  return (
    y > 1 &&
    x > 1 &&
    typed.charCodeAt(y - 1) === word.charCodeAt(x - 2) &&
    typed.charCodeAt(y - 2) === word.charCodeAt(x - 1)
  )
}

/** Returns the letters of a word as bits; letters that share a bit only make `lettersMissing` smaller. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

/** Returns a lower bound of the letters that the other word lacks; each is a typo. */
export function lettersMissing(typed: number, word: number): number {
  let missing = typed & ~word
  let count = 0
  for (; missing; missing &= missing - 1) count++
  return count
}
