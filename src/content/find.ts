import type { Catalogue } from './catalogue.ts'
import type { ReadingPage } from './page.ts'

const catalogueFiles = import.meta.glob<Catalogue>('./catalogues/*.catalogue.ts', { import: 'default' })
const pageFiles = import.meta.glob<ReadingPage>('./pages/**/*.page.ts', { import: 'default' })

/** The place of a file below its folder is its address. */
const addressOf = (file: string) => /^\.\/\w+\/(.+)\.(?:catalogue|page)\.ts$/.exec(file)![1]!

const catalogues = byAddress(catalogueFiles)
const pages = byAddress(pageFiles)

function byAddress<T>(files: Record<string, () => Promise<T>>): Map<string, () => Promise<T>> {
  return new Map(Object.entries(files).map(([file, load]) => [addressOf(file), load]))
}

/** The addresses that content files give, found by the files' names and places. */
export const contentAddresses = { catalogues: [...catalogues.keys()], pages: [...pages.keys()] }

/** Loads the catalogue at an address, or answers nothing where there is none. */
export async function findCatalogue(address: string): Promise<Catalogue | undefined> {
  return catalogues.get(address)?.()
}

/** Loads the page at an address of one or more parts, or answers nothing where there is none. */
export async function findPage(address: string): Promise<ReadingPage | undefined> {
  return pages.get(address)?.()
}
