/**
 * Returns a number as 3,00,000 or 2.5: Latin digits, Indian grouping, at most three decimals. Formatted by hand,
 * because the first `Intl.NumberFormat` of a page takes 50 ms on a slow phone.
 *
 * @param value below 10¹⁵; larger numbers would lose digits
 */
export function numberText(value: number): string {
  const [whole, decimals] = String(Math.abs(Number(value.toFixed(3)))).split('.')
  return `${value < 0 ? '-' : ''}${grouped(whole!)}${decimals ? `.${decimals}` : ''}`
}

/** Groups the last three digits, and pairs before them. */
function grouped(digits: string): string {
  const before = digits.slice(0, -3)
  const pairs = before.padStart(before.length + (before.length % 2)).match(/../g) ?? []
  return [...pairs, digits.slice(-3)].join(',').trimStart()
}
