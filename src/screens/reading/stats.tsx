import type { Stat } from '#src/content/page.ts'
import { localize } from '#src/i18n/words.ts'

/** Numbers with their labels. */
export function Stats({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className="grid gap-3 sm:grid-cols-3">
      {stats.map(({ number, word }) => (
        <div key={localize(word)} className="card flex flex-col-reverse p-4 text-center">
          <dt>{localize(word)}</dt>
          <dd className="text-2xl font-bold text-green">{number}</dd>
        </div>
      ))}
    </dl>
  )
}
