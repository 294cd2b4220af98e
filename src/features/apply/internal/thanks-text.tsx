import { fill } from '#src/base/fill.ts'
import { useState } from 'react'
import { centreNow } from '#src/base/clock.ts'
import { dayText } from '#src/base/moment.ts'
import { promisedDay } from '#src/base/open-hours.ts'
import { promiseWords } from './promise-words.ts'
import { weekdayOf } from '#src/content/weekdays.ts'
import { useCentre } from '#src/features/catalogue/use-edited.ts'
import type { Notice } from '#src/features/forms/define.ts'
import { localize } from '#src/platform/i18n/words.ts'

/** The text of a thanks, and what its hours mean: the day once the centre has the request, before that how they count. */
export function ThanksText({ thanks, isReceived }: { thanks: Notice; isReceived: boolean }) {
  return (
    <>
      <p>{localize(thanks.text)}</p>
      {thanks.within !== undefined && <PromisedBy within={thanks.within} isReceived={isReceived} />}
    </>
  )
}

function PromisedBy({ within, isReceived }: { within: number; isReceived: boolean }) {
  const [now] = useState(centreNow)
  const open = useCentre()
  const day = isReceived ? promisedDay(within, now, open) : undefined
  const words =
    day === undefined
      ? localize(promiseWords.counted)
      : fill(localize(promiseWords.by), { day: `${localize(weekdayOf(day))}, ${dayText(day)}` })
  // Other words are another paragraph, not one that moves.
  return (
    <p key={day} className="text-muted">
      {words}
    </p>
  )
}
