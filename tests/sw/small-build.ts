import { bundleOf, type Bundle } from '#scripts/build/bundle.ts'
import type { OfflineCopy } from '#scripts/build/differences.ts'
import { contentsUrl, partUrl, pieceUrl } from '#src/base/offline-bundle.ts'
import type { OfflinePack } from '#src/base/offline-pack.ts'
import { partsOfPack, shellKey } from '#src/base/offline-pack.ts'
import { familyOf } from '#src/base/page-family.ts'
import type { Phone } from './fake-browser.ts'

/** A build's offline copy: a home page that names its code, one more page, a shelf of two, a drawing and a picture. */
export interface Build {
  readonly pack: OfflinePack
  readonly files: Readonly<Record<string, string>>
}

const menuCode = 'export const menu = "All of the menu"'

export function buildOf(id: string, word: string, more: Record<string, string> = {}): Build {
  const [start, home] = [`start-${id}AAAA`, `home-${id}BBBB`]
  const page = (text: string) => ({
    head: `<title>${text}</title><link href="/assets/${home}.js">`,
    body: `<h1>${text}</h1><p>A page that is the same in every build, but for a word of it.</p>`,
  })
  const files = {
    [`/assets/${start}.js`]: `import "./menu-CCCCCCCC.js"\nconst page = () => import("./${home}.js")`,
    [`/assets/${home}.js`]: `import "./${start}.js"\nexport const words = "Buy ${word} here, and other goods for a farm"`,
    '/assets/menu-CCCCCCCC.js': menuCode,
    '/art/hero.svg': `<svg>${word}</svg>`,
    '/icons/icon.png': 'a picture',
    ...more,
  }
  const assets = Object.keys(files).filter((file) => file.startsWith('/assets/'))
  return {
    files,
    pack: {
      assets,
      files: Object.keys(files).filter((file) => !assets.includes(file)),
      headers: { 'content-security-policy': "default-src 'none'" },
      shell: `<html lang="en"><!--head--><body data-entry="/assets/${start}.js"><div id="root"><!--app--></div>`,
      pages: { '/': page(`Home of ${word}`), '/help': page('Help'), '/not-found': page('No page') },
      families: {
        '/seeds/item': familyOf('/seeds/item', { wheat: page(`One bag of ${word}`), maize: page('Maize') }),
      },
    },
  }
}

export function copyOf({ pack, files }: Build, revision: string): OfflineCopy {
  const { shell, entries } = partsOfPack(pack)
  const texts = [[shellKey, shell] as const, ...entries].map(
    ([key, value]) => [key, JSON.stringify(value)] as const,
  )
  return { revision, assets: pack.assets, entries: new Map([...texts, ...Object.entries(files)]) }
}

/** Returns the bundle of a build: the main pages, the menu's code, and the rest. */
export function bundleFor(build: Build, revision: string): Promise<Bundle> {
  const [start, home, menu] = build.pack.assets as [string, string, string]
  const main = [shellKey, '/page/', '/page/not-found', '/art/hero.svg', home, menu]
  return bundleOf(copyOf(build, revision), {
    shared: [start],
    isMain: (key) => main.includes(key),
    isCommon: (key) => key === menu,
  })
}

/** Puts a build with its bundle on the server in place of the one there. */
export async function deployBundle(
  phone: Phone,
  revision: string,
  build: Build,
  language = 'en',
): Promise<void> {
  phone.build = revision
  for (const [file, text] of Object.entries(build.files)) phone.contents.set(file, text)
  phone.contents.set(`/offline/${language}.json`, JSON.stringify(build.pack))
  const { contents, parts, pieces } = await bundleFor(build, revision)
  phone.contents.set(contentsUrl(language, revision), JSON.stringify(contents))
  for (const [part, text] of parts.entries()) phone.contents.set(partUrl(language, revision, part), text)
  for (const [sum, text] of pieces) phone.contents.set(pieceUrl(language, revision, sum), text)
}

/** Everything that a phone has of a build of English, by the keys of its caches. */
export async function storedOf(
  phone: Phone,
  build: string,
  { pack }: Build,
): Promise<Record<string, string>> {
  const [pages, assets] = [await phone.caches.open(`pages-en-${build}`), await phone.caches.open('assets')]
  const stored: Record<string, string> = {}
  for (const { url } of await pages.keys())
    stored[new URL(url).pathname] = await (await pages.match(url))!.text()
  for (const path of pack.assets) stored[path] = (await (await assets.match(path))?.text()) ?? 'is not there'
  delete stored['/complete']
  return stored
}
