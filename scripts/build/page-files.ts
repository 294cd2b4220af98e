import { readdir } from 'node:fs/promises'
import type { ReadingPage } from '#src/content/page.ts'
import type { ServiceEntry } from '#src/content/services.ts'

const folder = new URL('../../src/content/pages/', import.meta.url)

/** The exports of a page file. Phones load only the page itself. */
interface PageFile {
  readonly default: ReadingPage
  readonly services?: readonly ServiceEntry[]
}

/** Returns every page with its address, without a slash in front, in the order of the addresses. */
export async function pageFiles(): Promise<[string, ReadingPage][]> {
  return (await pageModules()).map(([address, file]) => [address, file.default])
}

/** The same with all that their files export. */
export async function pageModules(): Promise<[string, PageFile][]> {
  const names = await readdir(folder, { recursive: true })
  const addresses = names
    .filter((name) => name.endsWith('.page.ts'))
    .map((name) => name.replace('.page.ts', ''))
  return Promise.all(
    addresses.toSorted().map(async (address): Promise<[string, PageFile]> => [address, await load(address)]),
  )
}

async function load(address: string): Promise<PageFile> {
  return (await import(new URL(`${address}.page.ts`, folder).href)) as PageFile
}
