import { readdir } from 'node:fs/promises'
import type { ReadingPage } from '#src/content/page.ts'

const folder = new URL('../../src/content/pages/', import.meta.url)

/** Returns every page file with its address, without a slash in front, in the order of the addresses. */
export async function pageFiles(): Promise<[string, ReadingPage][]> {
  const names = await readdir(folder, { recursive: true })
  const addresses = names
    .filter((name) => name.endsWith('.page.ts'))
    .map((name) => name.replace('.page.ts', ''))
  return Promise.all(
    addresses
      .toSorted()
      .map(async (address): Promise<[string, ReadingPage]> => [address, await load(address)]),
  )
}

async function load(address: string): Promise<ReadingPage> {
  const { default: page } = (await import(new URL(`${address}.page.ts`, folder).href)) as {
    default: ReadingPage
  }
  return page
}
