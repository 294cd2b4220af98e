import type { Language } from '#src/i18n/words.ts'

const words: Readonly<Record<Language, readonly [sentence: string, button: string]>> = {
  ['en']: ['The app has not come yet. You can read on.', 'Load again'],
  ['pa']: ['ਐਪ ਅਜੇ ਨਹੀਂ ਆਈ। ਤੁਸੀਂ ਪੜ੍ਹ ਸਕਦੇ ਹੋ।', 'ਦੁਬਾਰਾ ਖੋਲ੍ਹੋ'],
  ['hi']: ['ऐप अभी नहीं आया। आप पढ़ सकते हैं।', 'फिर से खोलें'],
}

/**
 * Returns the notice at a page's foot and its button to reload, for an app that does not load. Hidden until
 * src/first-paint.ts shows it; outside of the hydrated part.
 */
export function lateNotice(language: Language): string {
  const [sentence, button] = words[language]
  return `<p id="late" role="alert" class="late" hidden>${sentence} <button type="button" class="button-quiet">${button}</button></p>`
}
