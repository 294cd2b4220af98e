import { useId } from 'react'
import { t } from '@lingui/core/macro'
import type { RunEvent } from '#src/simulator/run-view.ts'
import { eventText, placeName } from './event-words.ts'

/** The last events, newest first. Steps are read out; a run would be too fast for that. */
export function EventList({ events, isRunning }: { events: readonly RunEvent[]; isRunning: boolean }) {
  const title = useId()
  return (
    <section aria-labelledby={title} className="grid gap-1">
      <h2 id={title} className="text-lg">
        {t`What happens`}
      </h2>
      <ol className="grid min-h-24 content-start gap-1 text-sm" aria-live={isRunning ? 'off' : 'polite'}>
        {events.toReversed().map(({ number, place, what, kind }) => (
          <li key={number} className="flex gap-2">
            {place !== 'around' && <span className="font-bold whitespace-nowrap">{placeName(place)}</span>}
            <span>{eventText(what, kind)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
