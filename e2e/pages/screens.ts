import { readdirSync, readFileSync } from 'node:fs'
import { centre } from '#src/content/centre.ts'
import type { ReadingPage } from '#src/content/page.ts'

const pagesFolder = new URL('../../src/content/pages/', import.meta.url)

/** The pages that are only read, by their address, as their files have them. */
export async function readingPages(): Promise<Map<string, ReadingPage>> {
  const names = readdirSync(pagesFolder, { encoding: 'utf8', recursive: true }).filter((name) =>
    name.endsWith('.page.ts'),
  )
  const entries = names.map(async (name): Promise<[string, ReadingPage]> => {
    const module = (await import(new URL(name, pagesFolder).href)) as { default: ReadingPage }
    return [name.replace('.page.ts', ''), module.default]
  })
  return new Map(await Promise.all(entries))
}

/** The address of every page that was built, in every language. */
export function builtAddresses(): string[] {
  const sitemap = readFileSync('dist/sitemap.xml', 'utf8')
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!.slice(centre.site.length))
}
