import type { Words } from '#src/i18n/words.ts'

const weekdays: readonly Words[] = [
  { en: 'Sunday', pa: 'ਐਤਵਾਰ', hi: 'रविवार' },
  { en: 'Monday', pa: 'ਸੋਮਵਾਰ', hi: 'सोमवार' },
  { en: 'Tuesday', pa: 'ਮੰਗਲਵਾਰ', hi: 'मंगलवार' },
  { en: 'Wednesday', pa: 'ਬੁੱਧਵਾਰ', hi: 'बुधवार' },
  { en: 'Thursday', pa: 'ਵੀਰਵਾਰ', hi: 'गुरुवार' },
  { en: 'Friday', pa: 'ਸ਼ੁੱਕਰਵਾਰ', hi: 'शुक्रवार' },
  { en: 'Saturday', pa: 'ਸ਼ਨਿੱਚਰਵਾਰ', hi: 'शनिवार' },
]

/** Returns the name of a day's weekday, for a day such as 2026-11-27. */
export function weekdayOf(day: string): Words {
  return weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? weekdays[0]!
}
