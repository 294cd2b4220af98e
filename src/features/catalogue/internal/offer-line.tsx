import { fill } from '#src/base/fill.ts'
import { dayText } from '#src/base/moment.ts'
import { localize } from '#src/platform/i18n/words.ts'

const words = {
  until: { en: 'until {day}', pa: '{day} ਤੱਕ', hi: '{day} तक' },
}

/** The price that an offer replaces, struck out, and the last day of the offer. */
export default function OfferLine({ instead, until }: { instead: string; until: string }) {
  return (
    <>
      <s className="text-muted">{instead}</s>{' '}
      <span className="inline-block">{fill(localize(words.until), { day: dayText(until) })}</span>
    </>
  )
}
