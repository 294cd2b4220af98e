/** What a thing costs in words of its own, "₹900/hr"; what names no amount, "Rate by phone", does not look like a price. */
export function PriceWords({ children: words }: { children: string }) {
  if (!/\d/.test(words)) return <span className="text-muted">{words}</span>
  return <strong className="text-xl text-green">{words}</strong>
}
