import { isLanguage, language, type Language } from './words.ts'

/** An address as the router knows it, without the language: `/pa/seeds-catalog` → `['pa', '/seeds-catalog']`. */
export function parted(pathname: string): [Language, string] {
  const [, first, ...rest] = pathname.split('/')
  const isEnglish = first === 'en' || !isLanguage(first)
  // `/pa//example.org` must not become `//example.org`, nor stay that: a browser takes it for another site.
  return [isEnglish ? 'en' : first, `/${(isEnglish ? pathname : rest.join('/')).replace(/^\/+/, '')}`]
}

/** The address of a page in a language: English stands at the bare path, the others under their prefix. */
export function addressIn(target: Language, path: string): string {
  if (target === 'en') return path
  return path === '/' ? `/${target}` : `/${target}${path}`
}

/** Lets the router work with bare paths while the address bar shows the language. */
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
