import type { ReactNode } from 'react'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import type { OutcomeWords } from './outcome-words.ts'

interface OutcomeCardProps {
  words: Pick<OutcomeWords, 'title' | 'text' | 'color'> & { readonly pictogram: string }
  /** The state as an attribute, for code that looks for it. */
  outcome: string
  heading?: 'h1' | 'h2'
  /** The actions. */
  children?: ReactNode
}

/** An outcome as a picture, a title and a sentence, with actions. */
export function OutcomeCard({ words, outcome, heading: Heading = 'h1', children }: OutcomeCardProps) {
  return (
    <section className="grid justify-items-center gap-3 text-center" data-outcome={outcome}>
      <div role="status" className="grid justify-items-center gap-3">
        <Pictogram name={words.pictogram} className={`size-16 ${words.color}`} />
        <Heading>{words.title}</Heading>
        <p>{words.text}</p>
      </div>
      {children}
    </section>
  )
}
