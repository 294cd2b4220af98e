/**
 * A number as people write it: 3,00,000 and 2.5, Latin digits, Indian grouping, at most three decimals. By hand, because
 * the first `Intl.NumberFormat` of a page keeps a slow phone for 50 ms, and prices are on the first page.
 *
 * @param value below a thousand million million, from where on digits of its own would be lost
 */
export function numberText(value: number): string {
  const [whole, decimals] = String(Math.abs(Number(value.toFixed(3)))).split('.')
  return `${value < 0 ? '-' : ''}${grouped(whole!)}${decimals ? `.${decimals}` : ''}`
}

/** The last three digits, and before them pairs. */
function grouped(digits: string): string {
  const before = digits.slice(0, -3)
  const pairs = before.padStart(before.length + (before.length % 2)).match(/../g) ?? []
  return [...pairs, digits.slice(-3)].join(',').trimStart()
}
