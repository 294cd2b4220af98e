import { t } from '@lingui/core/macro'
import { indiaDay } from '#src/base/day.ts'
import { months } from '#src/content/season-words.ts'
import { shortWeekdayOf, weekdayOf } from '#src/content/weekdays.ts'
import { localize } from '#src/platform/i18n/words.ts'

/*
 * The words of the widget library's calendar. A build takes them instead of the library's own (scripts/build/calendar-words.ts):
 * it speaks neither Punjabi nor Hindi, and Chromium has no names of months and weekdays in Punjabi.
 */

/** Stands for the library's formatter: a weekday, a day, a month and a year as far as its options ask for them. */
export class DateFormatter {
  readonly #options: Intl.DateTimeFormatOptions

  constructor(_locale: string, options: Intl.DateTimeFormatOptions = {}) {
    this.#options = options
  }

  /** Returns a moment's day of India, such as `Thursday 26 November 2026`. */
  format(moment: Date): string {
    const { weekday, day, month, year } = this.#options
    const on = indiaDay(0, moment.getTime())
    const [inYear, inMonth, number] = on.split('-').map(Number)
    return [
      weekday && localize(weekday === 'long' ? weekdayOf(on) : shortWeekdayOf(on)),
      day && number,
      month && localize(months[inMonth! - 1]!),
      year && inYear,
    ]
      .filter(Boolean)
      .join(' ')
  }

  /** Returns the number of the day alone: the library asks for nothing else. */
  formatToParts(moment: Date) {
    return [{ type: 'day', value: String(Number(indiaDay(0, moment.getTime()).slice(8))) }]
  }

  resolvedOptions() {
    return { locale: 'en-IN', calendar: 'gregory', numberingSystem: 'latn', timeZone: 'Asia/Kolkata' }
  }
}

interface DateArgument {
  readonly date: string
}

/** Stands for the library's sentences, which name a date as the formatter writes it. */
const sentences = {
  previous: () => t`Month before`,
  next: () => t`Next month`,
  selectedDateDescription: ({ date }: DateArgument) => t`Chosen: ${date}`,
  todayDate: ({ date }: DateArgument) => t`Today, ${date}`,
  todayDateSelected: ({ date }: DateArgument) => t`Today, ${date}, chosen`,
  dateSelected: ({ date }: DateArgument) => t`${date}, chosen`,
  minimumDate: () => t`the first day to choose`,
  maximumDate: () => t`the last day to choose`,
}

// The language that the library falls back to.
export default { 'en-US': sentences }
