import { centre } from '#src/content/centre.ts'
import type { Language } from '#src/platform/i18n/words.ts'

const words: Readonly<Record<Language, string>> = {
  ['en']: 'The app does not run in this browser. Update it, or call',
  ['pa']: 'ਇਸ ਬ੍ਰਾਊਜ਼ਰ ਵਿੱਚ ਐਪ ਨਹੀਂ ਚੱਲਦੀ। ਇਸ ਨੂੰ ਅੱਪਡੇਟ ਕਰੋ ਜਾਂ ਫ਼ੋਨ ਕਰੋ:',
  ['hi']: 'इस ब्राउज़र में ऐप नहीं चलता। इसे अपडेट करें या फ़ोन करें:',
}

/**
 * Returns the notice for browsers without scripts or without support. The stylesheet hides it once
 * src/app/first-paint.ts has found the browser new enough.
 */
export function oldNotice(language: Language): string {
  const { phone } = centre
  return `<p class="old" data-nosnippet>${words[language]} <a href="tel:${phone.replaceAll(' ', '')}">${phone}</a></p>`
}
