/**
 * A number as people write it: 3,00,000 and 2.5, Latin digits, Indian grouping, at most three decimals. By hand, because
 * the first `Intl.NumberFormat` of a page keeps a slow phone for 50 ms, and prices are on the first page.
 *
 * @param value below a thousand million million, from where on digits of its own would be lost
 */
export function numberText(value: number): string {
  const [whole, decimals] = String(Math.abs(Number(value.toFixed(3)))).split('.')
  const grouped = whole!.replace(/\B(?=(\d\d)*\d{3}$)/g, ',')
  return `${value < 0 ? '-' : ''}${grouped}${decimals ? `.${decimals}` : ''}`
}
