/** A fertilizer's grade: two digits each for nitrogen, phosphorus, potash, and a fourth in some. */
const grade = /(?<!\d)\d{1,2}(?:\s?[:-]\s?\d{1,2}){2,3}(?!\d)/g

/** Returns the grades of a name as people write them without signs: `005234` and `05234` for `0:52:34`. */
export function gradesIn(name: string): string[] {
  return [...name.normalize('NFKC').matchAll(grade)].flatMap(([all]) => {
    const parts = all.split(/\D+/)
    const [padded, plain] = [parts.map((part) => part.padStart(2, '0')).join(''), parts.map(Number).join('')]
    return [...new Set([padded, plain])].filter((word) => word.length >= 4)
  })
}
