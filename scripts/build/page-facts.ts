import { centre } from '#src/content/centre.ts'
import { parted } from '#src/platform/i18n/address.ts'
import { languages, type Language } from '#src/platform/i18n/words.ts'

/** Facts from a page's head, still escaped. */
export interface PageFacts {
  readonly language: Language
  readonly path: string
  readonly title: string
  readonly description: string
  /** The canonical address; `undefined` for the not-found page. */
  readonly canonical: string | undefined
  /** False for a second address of a page. */
  readonly isOwn: boolean
  /** True for public pages with no other canonical address. */
  readonly listed: boolean
}

/** Reads the facts of a page from its rendered head, so that nothing about a page is said in two places. */
export function factsOf(language: Language, path: string, head: string): PageFacts {
  const found = (pattern: RegExp) => {
    const [, text] = pattern.exec(head) ?? []
    if (!text) throw new Error(`${language} ${path}: its head has no ${pattern.source}`)
    return text
  }
  const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(head) ?? []
  if (!canonical && !head.includes('"noindex"'))
    throw new Error(`${language} ${path}: its head has no canonical address`)
  const isOwn = canonical !== undefined && barePath(canonical) === path
  return {
    language,
    path,
    isOwn,
    title: found(/<title>([^<]+)<\/title>/),
    description: found(/<meta name="description" content="([^"]+)"/),
    canonical,
    listed: isOwn && !head.includes('"noindex"'),
  }
}

/** Returns the path of an own address, without site and language. */
export function barePath(address: string): string {
  return parted(address.slice(centre.site.length) || '/')[1]
}

const locales: Record<Language, string> = { en: 'en_IN', pa: 'pa_IN', hi: 'hi_IN' }

/** Returns tags for a messenger's preview: Open Graph, and Twitter's additional one. */
export function sharingTags({ language, title, description, canonical }: PageFacts): string {
  const others = languages.filter((other) => other !== language)
  const tags: readonly (readonly [string, string])[] = [
    ['og:type', 'website'],
    ['og:site_name', centre.name[language]],
    ['og:title', title],
    ['og:description', description],
    ...(canonical === undefined ? [] : [['og:url', canonical] as const]),
    ['og:locale', locales[language]],
    ...others.map((other) => ['og:locale:alternate', locales[other]] as const),
    ['og:image', `${centre.site}/share.png`],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
  ]
  const openGraph = tags.map(([name, text]) => `<meta property="${name}" content="${text}">`)
  return `${openGraph.join('')}<meta name="twitter:card" content="summary_large_image">`
}

/** A block of data that no browser runs; nothing in it may end the element. */
export function dataBlock(data: readonly unknown[]): string {
  if (!data.length) return ''
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': data })
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`
}
