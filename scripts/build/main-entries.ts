import { familyKey, isPageKey, pageKey, shellKey, type OfflineShell } from '#src/base/offline-pack.ts'
import { catalogues } from './catalogue-rows.ts'
import type { OfflineCopy } from './differences.ts'
import { chunkWith, neededBy, type Chunk } from './language-build.ts'
import { serviceList } from './service-list.ts'

/** Modules that every page loads by itself: at its start, after its first paint, and in advance for the next tap. */
const everywhere = [
  'src/app/main.tsx',
  'src/app/start-sync.ts',
  'src/platform/device/worker.ts',
  'src/app/once-shown.tsx',
  'src/app/find-content.ts',
  'src/features/shop/catalogue-screen.tsx',
  'src/features/reading/reading-screen.tsx',
]

/** Returns the files that a browser has by the time that the worker fetches the others. */
export function sharedFiles(chunks: readonly Chunk[]): string[] {
  const starts = everywhere.map((module) => chunkWith(module, chunks))
  const missing = everywhere.filter((_, at) => starts[at] === undefined)
  if (missing.length > 0) throw new Error(`No chunk has ${missing.join(', ')}`)
  const files = starts.flatMap((chunk) => neededBy(chunk!.file, chunks))
  return [...new Set(files)].map((file) => `/${file}`).toSorted()
}

/** Code of home, the shop, the cart, the forms and the requests made of them, and of the windows within these. */
const mainCode =
  /^src\/(?:app\/[^/]+$|content\/catalogues\/|platform\/(?:faults|fields|files|photos)\/|features\/(?:apply|attachments|cart|catalogue|checkout|forms|gate|home|my-requests|orders|shop)\/|features\/.*\.form\.ts$)/

/** Groups of services whose pages are mostly read; a form is opened there by the way. */
const toRead = ['learn', 'centre']

/** Pages of forms in these groups, and pages of the app itself. */
const also = [
  '/',
  '/contact',
  '/not-found',
  '/order',
  '/professional-certification',
  '/requests',
  '/training',
]

/**
 * Returns the keys of the main pages and of their dependencies: the shell, home, the services with their forms, the shop,
 * the pages of cart and requests, and the code and drawings of all of them.
 */
export async function mainEntries(
  { entries }: Pick<OfflineCopy, 'entries'>,
  chunks: readonly Chunk[],
): Promise<ReadonlySet<string>> {
  const isMainPage = await mainPages()
  const pages = [...entries.keys()].filter((key) => isPageKey(key) && isMainPage(key))
  const code = chunks.filter(({ facade, modules }) =>
    (facade ? [facade] : Object.keys(modules)).some((module) => mainCode.test(module)),
  )
  // The shell lists every file beside the document.
  const { shell } = JSON.parse(entries.get(shellKey)!) as OfflineShell
  const named = [shell, ...pages.map((key) => entries.get(key)!)].flatMap(filesIn)
  const starts = [...code.map(({ file }) => file), ...named.map((file) => file.slice(1))]
  const files = starts.flatMap((file) => neededBy(file, chunks)).map((file) => `/${file}`)
  // Code names other code that it loads later too, of which only workers belong to it.
  const isChunk = (file: string) => chunks.some((chunk) => file === `/${chunk.file}`)
  const drawn = files.flatMap((file) => filesIn(entries.get(file) ?? '').filter((name) => !isChunk(name)))
  return new Set([shellKey, ...pages, ...files, ...drawn].filter((key) => entries.has(key)))
}

/** Returns the files that a text names by their addresses: code, drawings and styles. */
export function filesIn(text: string): readonly string[] {
  const known = found.get(text)
  if (known) return known
  const files = Array.from(text.matchAll(/\/(?:assets|art)\/[\w.-]+\.(?:css|js|svg)\b/g), ([file]) => file)
  found.set(text, files)
  return files
}

/** A text of megabytes is asked about several times. */
const found = new Map<string, readonly string[]>()

async function mainPages(): Promise<(key: string) => boolean> {
  const services = (await serviceList()).filter(({ group }) => !toRead.includes(group))
  const listed = services.flatMap(({ to, unfolds = [] }) => [to.split('#')[0]!, ...unfolds])
  const shelves = [...(await catalogues()).keys()].map((address) => pageKey(`/${address}`))
  const keys = new Set([...[...also, ...listed].map(pageKey), ...shelves])
  return (key) => keys.has(key) || shelves.some((shelf) => key.startsWith(`${shelf}/`)) || isFamily(key)
}

/** The pages of the goods themselves. */
const isFamily = (key: string) => key.startsWith(familyKey('/'))
