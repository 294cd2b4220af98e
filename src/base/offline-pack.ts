/** The parts of a page's document that differ between pages. */
export interface PageParts {
  readonly head: string
  readonly body: string
}

/**
 * Pages of one kind that differ in a few words: shared beginning and end, and the middle of each page. `pageOf`
 * (src/base/page-family.ts) assembles one.
 */
export interface PageFamily {
  readonly head: Frame
  readonly body: Frame
  /** By the last part of the path. */
  readonly pages: Readonly<Record<string, PageParts>>
}

/** The shared text around each page's own part; marks replace the page's path in it. */
export interface Frame {
  readonly before: string
  readonly after: string
}

/** All data that the worker needs to serve one language offline; the build writes it. */
export interface OfflinePack {
  /** The app's files, whose names contain their hash. */
  readonly assets: readonly string[]
  /** Other files, whose names do not change with their content. */
  readonly files: readonly string[]
  /** The headers of every page. */
  readonly headers: Readonly<Record<string, string>>
  /** The document around every page, with places for head and body. */
  readonly shell: string
  /** Head and body of each page by its bare path; `/not-found` serves every other path. */
  readonly pages: Readonly<Record<string, PageParts>>
  /** Pages of one kind by their parent path: `/seeds-catalog/item`. */
  readonly families: Readonly<Record<string, PageFamily>>
}

/** The part of a pack that is cached as one entry; pages and families have their own. */
export type OfflineShell = Omit<OfflinePack, 'pages' | 'families'>

/**
 * The `cache-control` of the app's files, from the server and from the worker: their names change with their content.
 * Without it a browser reads a chunk, or a sheet of drawings, anew at every page.
 */
export const assetCaching = 'public, max-age=31536000, immutable'

/** The key of a pages cache's shell and headers. */
export const shellKey = '/shell'

/** Returns the key of a page in a pages cache. */
export function pageKey(path: string): string {
  return `/page${path}`
}

/** Returns the key of a family of pages below a path. */
export function familyKey(parent: string): string {
  return `/family${parent}`
}

/** True for the key of a page or of a family. */
export function isPageKey(key: string): boolean {
  return /^\/(?:page|family)\//.test(key)
}

/** Returns a pack as a pages cache has it: its shell, and every other entry by its key. */
export function partsOfPack({ pages, families, ...shell }: OfflinePack): {
  readonly shell: OfflineShell
  readonly entries: readonly (readonly [key: string, value: PageParts | PageFamily])[]
} {
  const own = Object.entries(pages).map(([path, page]) => [pageKey(path), page] as const)
  const shared = Object.entries(families).map(([parent, family]) => [familyKey(parent), family] as const)
  return { shell, entries: [...own, ...shared] }
}
