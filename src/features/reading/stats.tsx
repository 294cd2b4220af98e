import type { Stat } from '#src/content/page.ts'
import { localize } from '#src/platform/i18n/words.ts'

/** Numbers with their labels. */
export function Stats({ stats }: { stats: readonly Stat[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-3">
      {stats.map(({ number, word }) => (
        <li key={localize(word)} className="card p-4 text-center">
          <strong className="block text-2xl text-green">{number}</strong> {localize(word)}
        </li>
      ))}
    </ul>
  )
}
