import { addressIn, parted } from '#src/platform/i18n/address.ts'
import { isLanguage, type Language } from '#src/platform/i18n/words.ts'

/** The page of an address. */
export interface WantedPage {
  readonly language: Language
  /** Its path without the language. */
  readonly path: string
  /** The language that the address itself is in. */
  readonly addressed: Language
}

/**
 * Returns the requested page. The prefix decides the language, then `?lang=`, which the language switch sends so that
 * English can be chosen, then the stored choice.
 */
export function wantedPage(url: URL, chosen: Language | undefined): WantedPage {
  const [addressed, path] = parted(withoutEnd(url.pathname))
  const requested = url.searchParams.get('lang')
  const language = addressed !== 'en' ? addressed : isLanguage(requested) ? requested : (chosen ?? 'en')
  return { language, path, addressed }
}

/** Returns the address of a page in the shown language; `undefined` if it is the opened one. */
export function ownAddress({ path, addressed }: WantedPage, shown: Language): string | undefined {
  // Never a prefix before a prefix, however it is written.
  const [, first = ''] = path.split('/')
  if (addressed === shown || isLanguage(first.toLowerCase())) return undefined
  return addressIn(shown, path)
}

/** An address without the slashes at its end. Counted, because a pattern would look at each of many slashes again and again. */
function withoutEnd(pathname: string): string {
  let end = pathname.length
  while (end > 1 && pathname[end - 1] === '/') end -= 1
  return pathname.slice(0, end)
}
