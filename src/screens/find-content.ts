import { createElement, type ReactElement } from 'react'
import { findCatalogue, findPageOrPart } from '#src/content/find.ts'

/** What stands at an address that a content file gives, or nothing where there is no such address. */
export async function findContent(path: string): Promise<ReactElement | undefined> {
  return (await catalogueScreen(path)) ?? (await readingScreen(path))
}

async function catalogueScreen(path: string) {
  const [address = '', section, ...more] = path.split('/')
  if (more.length) return undefined
  const catalogue = await findCatalogue(address)
  if (!catalogue || (section !== undefined && !Object.hasOwn(catalogue.sections, section))) return undefined
  const [{ CatalogueScreen }, choices] = await Promise.all([
    import('./shop/catalogue-screen.tsx'),
    // Only one catalogue is narrowed, and only that one loads what narrows it.
    catalogue.household && import('./shop/household-choices.tsx'),
  ])
  return createElement(CatalogueScreen, { address, catalogue, section, Choices: choices?.HouseholdChoices })
}

async function readingScreen(path: string) {
  const found = await findPageOrPart(path)
  if (!found) return undefined
  if (found.address === 'article') {
    const { ArticleScreen } = await import('./reading/article-screen.tsx')
    return createElement(ArticleScreen, found)
  }
  const { ReadingScreen } = await import('./reading/reading-screen.tsx')
  return createElement(ReadingScreen, found)
}
