import type { Words } from '#src/platform/i18n/words.ts'

/**
 * Gazetted holidays of Punjab that are on the same date each year, to choose from; those that follow the moon a centre writes itself.
 * Source: the list of holidays of the Punjab Government for 2025, https://punjabsarokarnews.com/news/3037, read 2026-11-29.
 */
export const fixedHolidays: readonly { readonly date: string; readonly name: Words }[] = [
  { date: '01-26', name: { en: 'Republic Day', pa: 'ਗਣਤੰਤਰ ਦਿਵਸ', hi: 'गणतंत्र दिवस' } },
  {
    date: '03-23',
    name: { en: 'Bhagat Singh’s martyrdom', pa: 'ਭਗਤ ਸਿੰਘ ਦਾ ਸ਼ਹੀਦੀ ਦਿਨ', hi: 'भगत सिंह का शहीदी दिवस' },
  },
  { date: '04-14', name: { en: 'Dr. Ambedkar’s birthday', pa: 'ਡਾ. ਅੰਬੇਡਕਰ ਜਯੰਤੀ', hi: 'डॉ. अंबेडकर जयंती' } },
  { date: '05-01', name: { en: 'May Day', pa: 'ਮਜ਼ਦੂਰ ਦਿਵਸ', hi: 'मज़दूर दिवस' } },
  { date: '08-15', name: { en: 'Independence Day', pa: 'ਆਜ਼ਾਦੀ ਦਿਵਸ', hi: 'स्वतंत्रता दिवस' } },
  { date: '10-02', name: { en: 'Gandhi Jayanti', pa: 'ਗਾਂਧੀ ਜਯੰਤੀ', hi: 'गांधी जयंती' } },
  {
    date: '11-16',
    name: {
      en: 'Kartar Singh Sarabha’s martyrdom',
      pa: 'ਕਰਤਾਰ ਸਿੰਘ ਸਰਾਭਾ ਦਾ ਸ਼ਹੀਦੀ ਦਿਨ',
      hi: 'करतार सिंह सराभा का शहीदी दिवस',
    },
  },
  { date: '12-25', name: { en: 'Christmas', pa: 'ਕ੍ਰਿਸਮਸ', hi: 'क्रिसमस' } },
]

/** Returns the next date of each holiday from a day on, the next one first, as { day: 2027-01-26, name }. */
export function nextHolidays(today: string): { readonly day: string; readonly name: Words }[] {
  const year = Number(today.slice(0, 4))
  return fixedHolidays
    .map(({ date, name }) => ({ day: `${`${year}-${date}` < today ? year + 1 : year}-${date}`, name }))
    .toSorted((one, other) => one.day.localeCompare(other.day))
}
