import { soilTests } from '#src/content/offers/soil-tests.ts'
import { namedDay } from '#src/features/bookings/slot-text.ts'
import { answerText } from '#src/features/apply/answer-text.ts'
import soilTest from '#src/features/soil/soil-test.form.ts'
import { bookingsOf } from './booked.ts'
import type { SampleAtDesk } from './soil.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { timesText } from './booking-standing.ts'

type RequestItem = SampleAtDesk['item']

/** Returns the name of the ordered package; empty without one. */
export function packageText({ request: { subject } }: RequestItem): string {
  return subject !== null && Object.hasOwn(soilTests, subject)
    ? localize(soilTests[subject as keyof typeof soilTests].title)
    : ''
}

/** Returns what was ordered: the package, whether it is urgent, how the soil comes, and on which day. */
export function soilOrderText(item: RequestItem): string {
  const { sampleCollection, preferredDate, urgentTesting } = item.request.answers
  const { fields } = soilTest
  const [booking] = bookingsOf(item)
  const day = booking ? timesText(booking) : typeof preferredDate === 'string' ? namedDay(preferredDate) : ''
  return [
    packageText(item),
    urgentTesting === true && localize(fields.urgentTesting.label),
    sampleCollection !== undefined && answerText(fields.sampleCollection, sampleCollection),
    day,
  ]
    .filter(Boolean)
    .join(', ')
}
