import { globSync, readdirSync } from 'node:fs'
import type { ReadingPage } from '#src/content/page.ts'
import { itemPart } from '#src/content/catalogue-rows.ts'
import { parted } from '#src/platform/i18n/address.ts'
import type { Language } from '#src/base/languages.ts'

const pagesFolder = new URL('../../src/content/pages/', import.meta.url)

/** Returns the reading pages by address, from their files. */
export async function readingPages(): Promise<Map<string, ReadingPage>> {
  const names = readdirSync(pagesFolder, { encoding: 'utf8', recursive: true }).filter((name) =>
    name.endsWith('.page.ts'),
  )
  const entries = names.map(async (name): Promise<[string, ReadingPage]> => {
    const module = (await import(new URL(name, pagesFolder).href)) as { default: ReadingPage }
    return [name.replace('.page.ts', ''), module.default]
  })
  return new Map(await Promise.all(entries))
}

/** Returns the address of every built page of a language. */
export function builtAddresses(code: Language): string[] {
  const isOwn = (address: string) => parted(address)[0] === code
  return globSync('**/*.html', { cwd: 'dist' })
    .filter((file) => !file.endsWith('404.html'))
    .map((file) => `/${file.replace(/(?:^index)?\.html$/, '')}`)
    .filter(isOwn)
    .toSorted()
    .filter(isFirstOfItems)
}

/** Keeps one product page of each catalogue, because they all have the same layout. */
function isFirstOfItems(address: string, at: number, all: readonly string[]): boolean {
  const parent = address.slice(0, address.lastIndexOf('/'))
  return !parent.endsWith(`/${itemPart}`) || !all[at - 1]?.startsWith(`${parent}/`)
}
