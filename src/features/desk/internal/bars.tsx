import { t } from '@lingui/core/macro'
import type { Sum } from './totals.ts'

interface BarsProps {
  title: string
  /** The heading of the first column. */
  label: string
  sums: readonly Sum[]
}

/** A table of numbers with a bar beside each. */
export function Bars({ title, label, sums }: BarsProps) {
  const most = Math.max(1, ...sums.map(({ count }) => count))
  return (
    <section className="card grid gap-2 p-4">
      <h2>{title}</h2>
      {sums.length === 0 ? (
        <p>{t`Nothing came in.`}</p>
      ) : (
        <table className="w-full">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="text-left">
              <th scope="col" className="p-1">
                {label}
              </th>
              <th scope="col" className="p-1 text-right whitespace-nowrap">{t`Count`}</th>
              <th className="w-2/5" aria-hidden="true">
                {' '}
              </th>
            </tr>
          </thead>
          <tbody>
            {sums.map(({ label: name, count }) => (
              <tr key={name} className="border-t">
                <th scope="row" className="p-1 text-left font-normal">
                  {name}
                </th>
                <td className="p-1 text-right font-bold">{count}</td>
                <td className="p-1" aria-hidden="true">
                  <svg viewBox="0 0 100 10" preserveAspectRatio="none" className="h-4 w-full">
                    <rect width={(count / most) * 100} height="10" className="fill-green" />
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
