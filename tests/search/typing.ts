/** A word with one typo of each kind, at a place that the dice choose: left out, doubled, another letter, two changed. */
export function misspelt(word: string, dice: number): string[] {
  const letters = word.split('')
  const at = dice % letters.length
  const other = letters[(dice >> 4) % letters.length]!
  const swapped = letters.with(at, letters[at + 1] ?? letters[at]!)
  if (at + 1 < letters.length) swapped[at + 1] = letters[at]!
  return [
    letters.toSpliced(at, 1),
    letters.toSpliced(at, 0, letters[at]!),
    letters.toSpliced(at, 0, other),
    letters.with(at, other),
    swapped,
  ].map((typed) => typed.join(''))
}
