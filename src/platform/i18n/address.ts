import { isLanguage, language, type Language } from './words.ts'

/** Splits an address into language and bare path: `/pa/seeds-catalog` → `['pa', '/seeds-catalog']`. */
export function parted(pathname: string): [Language, string] {
  const [, first, ...rest] = pathname.split('/')
  const isEnglish = first === 'en' || !isLanguage(first)
  // `/pa//example.org` must not become `//example.org`, which a browser reads as another site.
  return [isEnglish ? 'en' : first, `/${(isEnglish ? pathname : rest.join('/')).replace(/^\/+/, '')}`]
}

/** Returns the address of a page in a language: English has no prefix, other languages do. */
export function addressIn(target: Language, path: string): string {
  if (target === 'en') return path
  return path === '/' ? `/${target}` : `/${target}${path}`
}

/** Lets the router use bare paths while the address bar shows the language. */
export const languageInAddress = {
  input: ({ url }: { url: URL }) => {
    url.pathname = parted(url.pathname)[1]
    return url
  },
  output: ({ url }: { url: URL }) => {
    url.pathname = addressIn(language(), url.pathname)
    return url
  },
}
