import type { ReactNode } from 'react'
import { Pictogram } from '#src/ui/pictogram.tsx'
import type { OutcomeWords } from './outcome-words.ts'

interface OutcomeCardProps {
  words: Pick<OutcomeWords, 'title' | 'text' | 'color'> & { readonly pictogram: string }
  /** Named in the page for whoever looks at it by its state. */
  outcome: string
  heading?: 'h1' | 'h2'
  /** The ways on. */
  children?: ReactNode
}

/** What has become of something, in a picture, a title and a sentence, and the ways on from there. */
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
