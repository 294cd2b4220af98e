import { localize } from '#src/platform/i18n/words.ts'
import { Stats } from '#src/features/reading/stats.tsx'
import { useHome } from './use-home.ts'

/** The centre in a few sentences and three numbers. */
export function AboutSection() {
  const home = useHome()
  const { title, text, stats } = home.about
  return (
    <section id="about" className="column grid gap-4 py-6">
      <h2>{localize(title)}</h2>
      {text.map((sentence) => (
        <p key={localize(sentence)} className="max-w-3xl">
          {localize(sentence)}
        </p>
      ))}
      <Stats stats={stats} />
    </section>
  )
}
