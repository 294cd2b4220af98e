import { readFile } from 'node:fs/promises'
import type { OfflinePack } from '#src/base/offline-pack.ts'
import { addressIn } from '#src/platform/i18n/address.ts'
import { languages, type Language } from '#src/platform/i18n/words.ts'

/** One page of the build, as it is served. */
export interface BuiltPage {
  readonly language: Language
  /** The bare path. */
  readonly path: string
  readonly address: string
  readonly html: string
  readonly head: string
  /** The page's own part of the document. */
  readonly main: string
}

/** The path whose page serves unknown addresses. */
const unknown = '/not-found'

/** Returns every page of the build in every language, as the packs list them. */
export async function builtPages(): Promise<BuiltPage[]> {
  const all = languages.map(async (language) => {
    const pack = JSON.parse(await readFile(`dist/offline/${language}.json`, 'utf8')) as OfflinePack
    const items = Object.entries(pack.families).flatMap(([parent, { pages }]) =>
      Object.keys(pages).map((key) => `${parent}/${key}`),
    )
    const paths = [...Object.keys(pack.pages).filter((path) => path !== unknown), ...items]
    return Promise.all(paths.map((path) => builtPage(language, path)))
  })
  return (await Promise.all(all)).flat()
}

async function builtPage(language: Language, path: string): Promise<BuiltPage> {
  const address = addressIn(language, path)
  const html = await readFile(`dist/${address === '/' ? 'index' : address.slice(1)}.html`, 'utf8')
  const [, head = ''] = /<head>(.*)<\/head>/s.exec(html) ?? []
  const [, place = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? []
  // The consent screen precedes the page's content and disappears after the choice.
  const main = place.replace(/<section class="consent".*?<\/section>/s, '')
  return { language, path, address, html, head, main }
}

/** Returns every text between two tags, as a reader sees it. */
export function textsIn(markup: string): string[] {
  return (
    markup
      .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '<>')
      // English within a text of another language is marked as such (platform/ui/with-english.tsx); it is one text.
      .replaceAll(/(?:<span(?: lang="en")?>[^<]*<\/span>)+/g, (run) =>
        run.includes('lang="en"') ? run.replaceAll(/<[^>]*>/g, '') : run,
      )
      .split(/<[^>]*>/)
      .map((text) => plain(text).trim())
      .filter(Boolean)
  )
}

/** Returns the first match in a markup, with entities decoded. */
export function foundIn(markup: string, pattern: RegExp): string | undefined {
  const [, text] = pattern.exec(markup) ?? []
  return text === undefined ? undefined : plain(text)
}

const entities: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'", '#39': "'" }

function plain(text: string): string {
  return text.replaceAll(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity)
}
