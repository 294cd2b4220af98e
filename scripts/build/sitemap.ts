import { addressIn } from '#src/platform/i18n/address.ts'
import { languages } from '#src/platform/i18n/words.ts'

/**
 * Returns every page in every language, each with its translations.
 *
 * @param site origin of the installation, without a trailing slash
 * @param paths bare paths
 */
export function sitemap(site: string, paths: readonly string[]): string {
  const entries = paths.flatMap((path) => languages.map((code) => entryOf(site, path, code)))
  const spaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${entries.join('\n')}\n</urlset>\n`
}

function entryOf(site: string, path: string, code: (typeof languages)[number]): string {
  const all = [...languages.map((language) => [language, language] as const), ['x-default', 'en'] as const]
  const links = all.map(
    ([name, language]) =>
      `<xhtml:link rel="alternate" hreflang="${name}" href="${escaped(site + addressIn(language, path))}"/>`,
  )
  return `<url><loc>${escaped(site + addressIn(code, path))}</loc>${links.join('')}</url>`
}

function escaped(address: string): string {
  return address.replaceAll('&', '&amp;')
}

/** Everything may be read; a site on one machine only is of no use to anybody else. */
export function robots(site: string): string {
  return `User-agent: *\nDisallow: /local/\n\nSitemap: ${site}/sitemap.xml\n`
}
