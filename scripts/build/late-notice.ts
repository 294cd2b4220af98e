import type { Language } from '#src/i18n/words.ts'

const words: Readonly<Record<Language, readonly [sentence: string, button: string]>> = {
  ['en']: ['The app has not come yet. You can read on.', 'Load again'],
  ['pa']: ['ਐਪ ਅਜੇ ਨਹੀਂ ਆਈ। ਤੁਸੀਂ ਪੜ੍ਹ ਸਕਦੇ ਹੋ।', 'ਦੁਬਾਰਾ ਖੋਲ੍ਹੋ'],
  ['hi']: ['ऐप अभी नहीं आया। आप पढ़ सकते हैं।', 'फिर से खोलें'],
}

/**
 * What every page says at its foot where its app does not come, and the button that loads the page again. Hidden until
 * src/first-paint.ts shows it; outside the part that the app takes over.
 */
export function lateNotice(language: Language): string {
  const [sentence, button] = words[language]
  return `<p id="late" role="alert" class="late" hidden>${sentence} <button type="button" class="button-quiet">${button}</button></p>`
}
