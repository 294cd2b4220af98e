import type { Catalogue } from './catalogue.ts'
import type { ReadingPage } from './page.ts'

const catalogueFiles = import.meta.glob<Catalogue>('./catalogues/*.catalogue.ts', { import: 'default' })
const pageFiles = import.meta.glob<ReadingPage>('./pages/**/*.page.ts', { import: 'default' })

/** Returns the address of a file, which is its path below the folder. */
const addressOf = (file: string) => /^\.\/\w+\/(.+)\.(?:catalogue|page)\.ts$/.exec(file)![1]!

const catalogues = byAddress(catalogueFiles)
const pages = byAddress(pageFiles)

function byAddress<T>(files: Record<string, () => Promise<T>>): Map<string, () => Promise<T>> {
  return new Map(Object.entries(files).map(([file, load]) => [addressOf(file), load]))
}

/** The addresses of all content files. */
export const contentAddresses = { catalogues: [...catalogues.keys()], pages: [...pages.keys()] }

/** Loads the catalogue at an address; `undefined` at once if there is none. */
export function findCatalogue(address: string): Promise<Catalogue> | undefined {
  return catalogues.get(address)?.()
}

/** Loads the page at an address of one or more parts; `undefined` if there is none. */
export async function findPage(address: string): Promise<ReadingPage | undefined> {
  return pages.get(address)?.()
}

/** A page, and one of its parts if the address names one. */
export interface FoundPage {
  readonly page: ReadingPage
  /** The address of the whole page. */
  readonly address: string
  readonly part: string | undefined
}

/** Returns the page of an address, whole or at one of its parts; a page's own file takes precedence. */
export async function findPageOrPart(address: string): Promise<FoundPage | undefined> {
  const page = await findPage(address)
  if (page) return { page, address, part: page.opens }
  const [, whole, part] = /^(.+)\/([^/]+)$/.exec(address) ?? []
  if (whole === undefined || part === undefined) return undefined
  const around = await findPage(whole)
  return around?.parts?.includes(part) ? { page: around, address: whole, part } : undefined
}
