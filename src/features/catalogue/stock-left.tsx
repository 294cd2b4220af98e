import { indiaStamp } from '#src/base/day.ts'
import { fill } from '#src/base/fill.ts'
import { timeText } from '#src/base/moment.ts'
import { lastServerContact } from '#src/platform/device/last-server-contact.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { useMinute } from '#src/platform/ui/use-minute.ts'
import { stockWords } from './stock-words.ts'

/** A count that is older says so; a page that has network asks every 30 seconds. */
const freshMs = 5 * 60_000

/** How many are left by the last word of the centre, with its time once that is some minutes old. */
export default function StockLeft({ left }: { left: number }) {
  const now = useMinute()
  const asOf = lastServerContact()
  const words = Math.abs(now - asOf) < freshMs ? stockWords.left : stockWords.leftAsOf
  return (
    <strong className="text-red">{fill(localize(words), { count: left, time: momentOf(asOf, now) })}</strong>
  )
}

/** The time of today, or the day with it. */
function momentOf(ms: number, now: number): string {
  const [day, time = ''] = indiaStamp(ms).split('T')
  return indiaStamp(now).startsWith(day!) ? time : timeText(ms)
}
