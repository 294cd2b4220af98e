/** What is a page's own in the document around it. */
export interface PageParts {
  readonly head: string
  readonly body: string
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
}
