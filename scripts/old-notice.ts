import { centre } from '#src/content/centre.ts'
import type { Language } from '#src/i18n/words.ts'

const words: Readonly<Record<Language, string>> = {
  ['en']:
    'The app does not run in this browser. You can read on. To order or to ask, update the browser or call',
  ['pa']: 'ਇਸ ਬ੍ਰਾਊਜ਼ਰ ਵਿੱਚ ਐਪ ਨਹੀਂ ਚੱਲਦੀ। ਤੁਸੀਂ ਪੜ੍ਹ ਸਕਦੇ ਹੋ। ਆਰਡਰ ਲਈ ਬ੍ਰਾਊਜ਼ਰ ਅੱਪਡੇਟ ਕਰੋ ਜਾਂ ਫ਼ੋਨ ਕਰੋ:',
  ['hi']: 'इस ब्राउज़र में ऐप नहीं चलता। आप पढ़ सकते हैं। ऑर्डर के लिए ब्राउज़र अपडेट करें या फ़ोन करें:',
}

/**
 * What every page says first where no script runs, or none that the app needs: a page to read, and the way on. The stylesheet hides
 * it once src/first-paint.ts has found the browser new enough.
 */
export function oldNotice(language: Language): string {
  const { phone } = centre
  return `<p class="old" data-nosnippet>${words[language]} <a href="tel:${phone.replaceAll(' ', '')}">${phone}</a></p>`
}
