/** One line of a plot. */
export interface Bar {
  readonly label: string
  readonly count: number
  /** The number as people read it; the plain number by default. */
  readonly text?: string
}

interface BarsProps {
  title: string
  /** The headings of the two columns. */
  heads: readonly [label: string, count: string]
  /** What stands there without any line. */
  empty: string
  bars: readonly Bar[]
}

/** A table of numbers with a bar beside each. */
export function Bars({ title, heads: [label, number], empty, bars }: BarsProps) {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <section className="card grid break-inside-avoid gap-2 p-4">
      <h2>{title}</h2>
      {bars.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <table className="w-full">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="text-left">
              <th scope="col" className="p-1">
                {label}
              </th>
              <th scope="col" className="p-1 text-right whitespace-nowrap">
                {number}
              </th>
              <th className="w-2/5" aria-hidden="true">
                {' '}
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label: name, count, text }) => (
              <tr key={name} className="border-t">
                <th scope="row" className="p-1 text-left font-normal">
                  {name}
                </th>
                <td className="p-1 text-right font-bold whitespace-nowrap">{text ?? count}</td>
                <td className="p-1" aria-hidden="true">
                  <svg viewBox="0 0 100 10" preserveAspectRatio="none" className="h-4 w-full">
                    <rect width={(Math.max(count, 0) / most) * 100} height="10" className="fill-green" />
                  </svg>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
