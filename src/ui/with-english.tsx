import { language } from '#src/i18n/words.ts'

const latin = /([A-Za-z][ -~]*)/
const isPhrase = /[A-Za-z] +[A-Za-z0-9]/

/** A text in which a phrase may stand in English, as on a phone's own menu or on a bag: who hears it hears that in English. */
export function WithEnglish({ text }: { text: string }) {
  if (language() === 'en' || !isPhrase.test(text)) return text
  return text.split(latin).map((part, place) => (
    <span key={place} lang={isPhrase.test(part) ? 'en' : undefined}>
      {part}
    </span>
  ))
}
