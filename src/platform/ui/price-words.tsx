/** A price as text, such as "₹900/hr". Without an amount, as in "Rate by phone", it is not styled as a price. */
export function PriceWords({ children: words }: { children: string }) {
  if (!/\d/.test(words)) return <span className="text-muted">{words}</span>
  return <strong className="text-xl text-green">{words}</strong>
}
