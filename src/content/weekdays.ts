import type { Words } from '#src/platform/i18n/words.ts'

/** The weekdays, Sunday first. */
export const weekdays: readonly Words[] = [
  { en: 'Sunday', pa: 'ਐਤਵਾਰ', hi: 'रविवार' },
  { en: 'Monday', pa: 'ਸੋਮਵਾਰ', hi: 'सोमवार' },
  { en: 'Tuesday', pa: 'ਮੰਗਲਵਾਰ', hi: 'मंगलवार' },
  { en: 'Wednesday', pa: 'ਬੁੱਧਵਾਰ', hi: 'बुधवार' },
  { en: 'Thursday', pa: 'ਵੀਰਵਾਰ', hi: 'गुरुवार' },
  { en: 'Friday', pa: 'ਸ਼ੁੱਕਰਵਾਰ', hi: 'शुक्रवार' },
  { en: 'Saturday', pa: 'ਸ਼ਨਿੱਚਰਵਾਰ', hi: 'शनिवार' },
]

const shortWeekdays: readonly Words[] = [
  { en: 'Sun', pa: 'ਐਤ', hi: 'रवि' },
  { en: 'Mon', pa: 'ਸੋਮ', hi: 'सोम' },
  { en: 'Tue', pa: 'ਮੰਗਲ', hi: 'मंगल' },
  { en: 'Wed', pa: 'ਬੁੱਧ', hi: 'बुध' },
  { en: 'Thu', pa: 'ਵੀਰ', hi: 'गुरु' },
  { en: 'Fri', pa: 'ਸ਼ੁੱਕਰ', hi: 'शुक्र' },
  { en: 'Sat', pa: 'ਸ਼ਨਿੱਚਰ', hi: 'शनि' },
]

const onDay = (names: readonly Words[], day: string) =>
  names[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? names[0]!

/** Returns the name of a day's weekday, for a day such as 2026-11-27. */
export const weekdayOf = (day: string): Words => onDay(weekdays, day)

/** Returns the same as short as the head of a calendar has it. */
export const shortWeekdayOf = (day: string): Words => onDay(shortWeekdays, day)
