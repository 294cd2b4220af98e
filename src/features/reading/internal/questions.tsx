import type { Question } from '#src/content/page.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { WithEnglish } from '#src/platform/ui/with-english.tsx'

/** Frequent questions, each answer folded under its question. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="border-t">
      {questions.map(({ question, answer }) => (
        <details key={localize(question)} className="border-b">
          <summary className="font-bold">{localize(question)}</summary>
          <p className="max-w-3xl pb-2">
            <WithEnglish text={localize(answer)} />
          </p>
        </details>
      ))}
    </div>
  )
}
