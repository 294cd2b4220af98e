/** What is a page's own in the document around it. */
export interface PageParts {
  readonly head: string
  readonly body: string
}

/**
 * Pages of one kind, which differ in a few words: what all of them begin and end with, once, and of each what stands between.
 * `pageOf` (src/base/page-family.ts) puts one together.
 */
export interface PageFamily {
  readonly head: Frame
  readonly body: Frame
  /** By the last part of their paths. */
  readonly pages: Readonly<Record<string, PageParts>>
}

/** What stands around the own part of each page of a family; where it names the page's path, a mark stands in its place. */
export interface Frame {
  readonly before: string
  readonly after: string
}

/** Everything that the worker needs to serve one language without a network; written by the build. */
export interface OfflinePack {
  /** The app's own files, named by their content. */
  readonly assets: readonly string[]
  /** Other files, that keep their name when they change. */
  readonly files: readonly string[]
  /** The headers of every page. */
  readonly headers: Readonly<Record<string, string>>
  /** The document around every page, with places for its head and its body. */
  readonly shell: string
  /** Head and body of each page by its bare path; `/not-found` stands for every other path. */
  readonly pages: Readonly<Record<string, PageParts>>
  /** Pages of one kind by the path that they stand below: `/seeds-catalog/item`. */
  readonly families: Readonly<Record<string, PageFamily>>
}
