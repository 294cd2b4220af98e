import { createElement, type ComponentType, type ReactElement } from 'react'
import type { Catalogue } from '#src/content/catalogue.ts'
import { itemPart } from '#src/content/catalogue-rows.ts'
import { findCatalogue, findPageOrPart, type FoundPage } from '#src/content/find.ts'
import { isPageAsBuilt } from '#src/platform/ui/early-taps.ts'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'

const SearchWithin = lazyPart(() => import('#src/features/search/search-within.tsx'))

/** The content at the address of a content file. */
export interface FoundContent {
  readonly screen: ReactElement
  /** True for pages of the shop. */
  readonly isShop: boolean
}

/** Loads the content at an address; `undefined` if there is none. */
export async function findContent(path: string): Promise<FoundContent | undefined> {
  const ofShop = await catalogueScreen(path)
  const screen = ofShop ?? (await readingScreen(path))
  return screen && { screen, isShop: ofShop !== undefined }
}

/** Loads the screens of most of these pages before a tap. Rejects if one does not load. */
export async function loadScreens(): Promise<void> {
  await Promise.all([
    import('#src/features/shop/catalogue-screen.tsx'),
    import('#src/features/reading/reading-screen.tsx'),
  ])
}

// Loads content and screen in parallel, to save a round trip.

async function catalogueScreen(path: string) {
  const [address = '', section, ...more] = path.split('/')
  if (section === itemPart && more.length === 1) return itemScreen(address, more[0]!)
  const finding = more.length > 0 ? undefined : findCatalogue(address)
  if (!finding) return undefined
  const [catalogue, { CatalogueScreen }] = await Promise.all([
    finding,
    import('#src/features/shop/catalogue-screen.tsx'),
  ])
  if (!(await hasSection(address, catalogue, section))) return undefined
  // Only this catalogue has filters, so only it loads their code.
  const choices = catalogue.household && (await import('#src/features/shop/household-choices.tsx'))
  // If a section has toxic items, its first item is one.
  const hasSafety = Object.values(catalogue.sections).some(({ items }) => Object.values(items)[0]?.safety)
  const safety = hasSafety && (await import('#src/features/catalogue/short-safety.tsx'))
  return createElement(CatalogueScreen, {
    key: address,
    address,
    catalogue,
    section,
    Choices: choices?.HouseholdChoices,
    Safety: safety ? safety.ShortSafety : undefined,
    SearchWithin,
  })
}

/**
 * True for a section of the build or none at all, and for one that the centre made since; before hydration the built page for unknown
 * addresses is shown in the place of that.
 */
async function hasSection(
  address: string,
  { sections }: Catalogue,
  section: string | undefined,
): Promise<boolean> {
  if (section === undefined || Object.hasOwn(sections, section)) return true
  if (isPageAsBuilt()) return false
  const { heldCatalogue } = await import('#src/features/catalogue/stored-catalogue.ts')
  const { changes } = await heldCatalogue(address)
  return [...changes.values()].some((item) => item.section === section && item.section_title && !item.retired)
}

async function itemScreen(address: string, item: string) {
  const finding = findCatalogue(address)
  if (!finding) return undefined
  const [catalogue, { itemPage }] = await Promise.all([finding, import('#src/features/shop/item-screen.tsx')])
  return itemPage({ address, catalogue, item })
}

async function readingScreen(path: string) {
  const screen: Promise<ComponentType<FoundPage>> =
    path === 'article'
      ? import('#src/features/reading/article-screen.tsx').then((own) => own.ArticleScreen)
      : import('#src/features/reading/reading-screen.tsx').then((own) => own.ReadingScreen)
  const [found, Screen] = await Promise.all([findPageOrPart(path), screen])
  return found && createElement(Screen, found)
}
