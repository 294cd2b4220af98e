import { language } from '#src/platform/i18n/words.ts'

const latin = /([A-Za-z][ -~]*)/
const isPhrase = /[A-Za-z] +[A-Za-z0-9]/

/**
 * A text that may contain an English phrase, as from a phone's menu or a bag; a screen reader speaks the phrase in
 * English.
 */
export function WithEnglish({ text }: { text: string }) {
  if (language() === 'en' || !isPhrase.test(text)) return text
  return text.split(latin).map((part, place) => (
    <span key={place} lang={isPhrase.test(part) ? 'en' : undefined}>
      {part}
    </span>
  ))
}
