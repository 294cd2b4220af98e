import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { centre } from '#src/content/centre.ts'
import { addressIn } from '#src/platform/i18n/address.ts'
import { languages, type Language } from '#src/platform/i18n/words.ts'
import { compressFiles } from './compress.ts'
import { captchaSources } from './captcha-sources.ts'
import { pageHeaders } from './headers.ts'
import { withFirstDrawing } from './first-drawing.ts'
import { inlineScript } from './inline-scripts.ts'
import { chunkWith, neededBy, type LanguageBuild } from './language-build.ts'
import { offlineHead, offlineShell } from './offline-shell.ts'
import { lateNotice } from './late-notice.ts'
import { oldNotice } from './old-notice.ts'
import { manifestOf } from './manifest.ts'
import { originals } from './originals.ts'
import { dataBlock, factsOf, sharingTags } from './page-facts.ts'
import { robots, sitemap } from './sitemap.ts'
import { hashInName } from '#src/base/difference.ts'
import { familyOf } from '#src/base/page-family.ts'
import { itemPart } from '#src/content/catalogue-rows.ts'
import { searchPackFile, searchPackOf } from './search-pack.ts'
import { assetCaching, type OfflinePack, type PageParts } from '#src/base/offline-pack.ts'

type Server = typeof import('#src/app/entry-server.tsx')

/** Files that the worker keeps beside the pages; larger icons are the browser's own business. */
const offlineFiles = ['icons/icon-64.png', 'art']

/**
 * Writes every page of a language as a file, and the pack from which the worker serves the same pages without a network: the
 * shell once, of each page only its head and its body. Returns the paths of pages that search engines list.
 */
export async function writePages(language: Language, build: LanguageBuild): Promise<string[]> {
  const server = (await import(pathToFileURL('.build/server/entry-server.js').href)) as Server
  const listed: string[] = []
  const [firstPaint, afterPaint] = [await inlineScript('first-paint'), await inlineScript('after-paint')]
  const { env } = process
  const headers = pageHeaders(
    [firstPaint, afterPaint],
    build.style,
    env['VITE_SUPABASE_URL'],
    captchaSources(env),
  )
  // All languages have the same styles and scripts.
  if (language === languages[0]) await writeHeaders(headers)
  const shell = shellOf(language, build.template, build.style)
  const cached = new Map<string, PageParts>()
  const written = build.chunks.map(({ file }) => file)
  for (const path of [...(await server.pagePaths()), server.unknownPath]) {
    const page = parted(await server.render(language, path))
    const facts = factsOf(language, path, page.head)
    if (facts.listed) listed.push(path)
    const { head: ownHead, body } = await withFirstDrawing(page)
    const bare = preloads(path, build) + ownHead
    cached.set(path, { head: offlineHead(bare), body })
    // For those who fetch the page from the net and never run it; a phone has no use for it and keeps none of it.
    const data = facts.isOwn ? await server.dataOf(language, path) : []
    const head = bare + laterFiles(path, build) + sharingTags(facts)
    const file = fileOf(addressIn(language, path), path === server.unknownPath)
    await write(
      file,
      filled(shell, { head, body }).replace('</body>', () => `${dataBlock(data)}</body>`),
    )
    written.push(file)
  }
  const pack: OfflinePack = {
    assets: assetsOf(build),
    files: await filesToCache(language),
    headers,
    shell: offlineShell(shell, afterPaint),
    ...packed(cached),
  }
  await write(`offline/${language}.json`, JSON.stringify(pack))
  await write(searchPackFile(language), JSON.stringify(await searchPackOf(language)))
  await write(`manifest-${language}.webmanifest`, JSON.stringify(manifestOf(language)))
  await compressFiles(written.map((file) => `dist/${file}`))
  return listed
}

/** Writes what all languages share: the editable texts, and the list of pages for search engines. */
export async function writeShared(
  builds: ReadonlyMap<Language, LanguageBuild>,
  listed: readonly string[],
): Promise<void> {
  for (const [file, facts] of await originals()) await write(file, JSON.stringify(facts))
  await write('sitemap.xml', sitemap(centre.site, [...new Set(listed)]))
  await write('robots.txt', robots(centre.site))
  await writeFile('.build/languages.json', JSON.stringify(Object.fromEntries(builds)))
}

/**
 * A file that few phones load: the calendar that opens beside a date. The worker caches it on first use.
 */
const ofFew = /^assets\/day-calendar-/

/**
 * Returns the addresses of the app's files that a phone caches, in the order of their names, which is the same in every
 * build.
 */
function assetsOf({ chunks, files }: LanguageBuild): string[] {
  return (
    [...chunks.map(({ file }) => file), ...files]
      .filter((file) => !ofFew.test(file))
      .map((file) => `/${file}`)
      // Without the hashes: `cash` and `cash-desk` would change their places with them.
      .toSorted((one, other) => (one.replace(hashInName, '') < other.replace(hashInName, '') ? -1 : 1))
  )
}

/** Returns the pages as the pack has them: item pages grouped by their parent path. */
function packed(cached: ReadonlyMap<string, PageParts>): Pick<OfflinePack, 'pages' | 'families'> {
  const pages: Record<string, PageParts> = {}
  const items: Record<string, Record<string, PageParts>> = {}
  for (const [path, page] of cached) {
    const [parent, key] = partsOfItem(path)
    if (parent === undefined) pages[path] = page
    else (items[parent] ??= {})[key] = page
  }
  const families = Object.entries(items).map(([parent, own]) => [parent, familyOf(parent, own)] as const)
  return { pages, families: Object.fromEntries(families) }
}

/** Returns the parent path and the key of an item's page; for other pages no parent path. */
function partsOfItem(path: string): [parent: string | undefined, key: string] {
  const [, address, part, key] = path.split('/')
  return part === itemPart && key !== undefined ? [`/${address}/${part}`, key] : [undefined, path]
}

/** The app's own code as Vite names it at the end of the head: its script with its imports. */
const appCode = /<script type="module"[^>]*><\/script>(?:\s*<link rel="modulepreload"[^>]*>)*/

/**
 * The app's own code comes before the page's. Over HTTP/1.1 a browser asks for six files at a time, 400 ms away: behind a dozen
 * small ones the large ones, without which nothing runs, would wait for two turns.
 */
function shellOf(language: Language, template: string, style: string): string {
  const [code] = appCode.exec(template) ?? []
  if (!code) throw new Error('The page template starts no app')
  return template
    .replace(code, '')
    .replace('<html lang="en"', `<html lang="${language}" translate="no"`)
    .replace('/manifest-en.webmanifest', `/manifest-${language}.webmanifest`)
    .replace('<!--old-->', oldNotice(language))
    .replace('<!--late-->', lateNotice(language))
    .replace(/\s*<link rel="stylesheet"[^>]*>/, '')
    .replace('<!--head-->', () => `${code}<!--head--><style>${style}</style>`)
    .replace(/>\s+</g, '><')
    .replace(/<(?:meta|link)\s[^>]*>/g, (tag) => tag.replace(/\s+/g, ' ').replace(' />', '>'))
}

function filled(shell: string, { head, body }: PageParts): string {
  return shell.replace('<!--head-->', () => head).replace('<!--app-->', () => body)
}

/** React puts title, meta and link before the rest; they belong into the head. */
function parted(markup: string): PageParts {
  const [head] = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*/.exec(markup)!
  return { head, body: markup.slice(head.length) }
}

/** Has the browser fetch the page's own code together with the entry, not after it. */
function preloads(path: string, build: LanguageBuild): string {
  return filesWith(ownModules(path, build.chunks), build)
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('')
}

/** Returns the files with these modules and their imports, except those of the entry. */
function filesWith(modules: readonly string[], { chunks }: LanguageBuild): string[] {
  const entry = chunks.find(({ isEntry }) => isEntry)!
  const loaded = new Set(neededBy(entry.file, chunks))
  const own = modules.map((module) => chunkWith(module, chunks)!)
  return [...new Set(own.flatMap(({ file }) => neededBy(file, chunks)))].filter((file) => !loaded.has(file))
}

/** The entry that every page loads once it runs: storage, sync and the cart. */
const afterwards = 'src/app/start-sync.ts'

/** Names the files of `afterwards`, which the app asks for while it hydrates (src/app/main.tsx). A cached page has them at hand. */
function laterFiles(path: string, build: LanguageBuild): string {
  const named = preloads(path, build)
  return filesWith([afterwards], build)
    .filter((file) => !named.includes(file))
    .map((file) => `<link rel="later" crossorigin href="/${file}">`)
    .join('')
}

function ownModules(path: string, chunks: LanguageBuild['chunks']): string[] {
  const [, address = ''] = path.split('/')
  const screen = `src/app/routes/${address || 'index'}.tsx`
  // Of a route the app itself has a part; the rest begins a file.
  if (chunks.some(({ facade }) => facade === screen)) return [screen]
  const catalogue = `src/content/catalogues/${address}.catalogue.ts`
  const page = `src/content/pages${path}.page.ts`
  // Of a part, the page that it is a part of.
  const around = `src/content/pages${dirname(path)}.page.ts`
  const content = [catalogue, page, around].find((module) => chunkWith(module, chunks))
  if (!content) return []
  const ofCatalogue =
    partsOfItem(path)[0] === undefined
      ? 'src/features/shop/catalogue-screen.tsx'
      : 'src/features/shop/item-screen.tsx'
  const drawn = content === catalogue ? ofCatalogue : 'src/features/reading/reading-screen.tsx'
  return [content, 'src/app/find-content.ts', drawn]
}

function fileOf(address: string, unknown: boolean): string {
  if (unknown)
    return address === '/not-found' ? '404.html' : `${address.slice(1).replace('/not-found', '/404')}.html`
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`
}

async function filesToCache(language: Language): Promise<string[]> {
  const names = await readdir('public', { recursive: true, withFileTypes: true })
  const files = names
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(7))
  const offline = files.filter((file) =>
    offlineFiles.some((name) => file === name || file.startsWith(`${name}/`)),
  )
  const own = [`manifest-${language}.webmanifest`, searchPackFile(language)]
  return [...offline, ...own].map((file) => `/${file}`)
}

/** The headers for the local server, and in the form that static hosts read. */
async function writeHeaders(headers: Record<string, string>): Promise<void> {
  await writeFile('.build/headers.json', JSON.stringify(headers))
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  const forever = `/assets/*\n  cache-control: ${assetCaching}\n`
  await write('_headers', `/*\n${lines.join('\n')}\n${forever}`)
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(`dist/${file}`), { recursive: true })
  await writeFile(`dist/${file}`, text)
}
