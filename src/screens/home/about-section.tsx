import { home } from '#src/content/home.ts'
import { say } from '#src/i18n/words.ts'

/** Who we are, in a few sentences and three numbers. */
export function AboutSection() {
  const { title, text, stats } = home.about
  return (
    <section id="about" className="column grid gap-4 py-6">
      <h2>{say(title)}</h2>
      {text.map((sentence) => (
        <p key={say(sentence)} className="max-w-3xl">
          {say(sentence)}
        </p>
      ))}
      <dl className="grid gap-3 sm:grid-cols-3">
        {stats.map(({ number, word }) => (
          <div key={say(word)} className="card flex flex-col-reverse p-4 text-center">
            <dt>{say(word)}</dt>
            <dd className="text-2xl font-bold text-green">{number}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
