import type { Language } from '#src/platform/i18n/words.ts'

type Words = Readonly<Record<Language, string>>

/** The notice that a language is not on the phone, for readers of any of the three. */
const missingLanguage: Readonly<Record<Language, Words>> = {
  ['en']: {
    ['en']: 'English is not on this phone yet. Try again when there is network.',
    ['pa']: 'ਅੰਗਰੇਜ਼ੀ ਅਜੇ ਇਸ ਫ਼ੋਨ ਵਿੱਚ ਨਹੀਂ ਹੈ। ਨੈੱਟਵਰਕ ਆਉਣ ਉੱਤੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
    ['hi']: 'अंग्रेज़ी अभी इस फ़ोन में नहीं है। नेटवर्क आने पर फिर से कोशिश करें।',
  },
  ['pa']: {
    ['en']: 'Punjabi is not on this phone yet. Try again when there is network.',
    ['pa']: 'ਪੰਜਾਬੀ ਅਜੇ ਇਸ ਫ਼ੋਨ ਵਿੱਚ ਨਹੀਂ ਹੈ। ਨੈੱਟਵਰਕ ਆਉਣ ਉੱਤੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
    ['hi']: 'पंजाबी अभी इस फ़ोन में नहीं है। नेटवर्क आने पर फिर से कोशिश करें।',
  },
  ['hi']: {
    ['en']: 'Hindi is not on this phone yet. Try again when there is network.',
    ['pa']: 'ਹਿੰਦੀ ਅਜੇ ਇਸ ਫ਼ੋਨ ਵਿੱਚ ਨਹੀਂ ਹੈ। ਨੈੱਟਵਰਕ ਆਉਣ ਉੱਤੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
    ['hi']: 'हिंदी अभी इस फ़ोन में नहीं है। नेटवर्क आने पर फिर से कोशिश करें।',
  },
}

const missingPage: Words = {
  ['en']: 'The network does not answer, and this page is not on this phone.',
  ['pa']: 'ਨੈੱਟਵਰਕ ਜਵਾਬ ਨਹੀਂ ਦੇ ਰਿਹਾ। ਇਹ ਪੰਨਾ ਇਸ ਫ਼ੋਨ ਵਿੱਚ ਨਹੀਂ ਹੈ।',
  ['hi']: 'नेटवर्क जवाब नहीं दे रहा। यह पेज इस फ़ोन में नहीं है।',
}

/** Returns the notice above a page in another language, in all three languages. */
export function languageNotice(missing: Language): string {
  const words = missingLanguage[missing]
  const lines = Object.entries(words).map(([code, line]) => `<span lang="${code}">${line}</span>`)
  return `<div role="status" class="notice-bar notice-lines">${lines.join('')}</div>`
}

/** The notice above the page for an uncached address, while it is unknown whether the address exists. */
export function pageNotice(language: Language): string {
  return `<div role="status" class="notice-bar">${missingPage[language]}</div>`
}
