import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import type { Catalogue } from '#src/content/catalogue.ts'
import { itemId, itemPath } from '#src/content/catalogue-rows.ts'
import { contentAddresses, findCatalogue, findPage } from '#src/content/find.ts'
import { businessData, courseData, productData, trailData, type Datum } from '#src/content/structured-data.ts'
import type { ReadingPage } from '#src/content/page.ts'
import { productIn, productsOf } from '#src/features/catalogue/product.ts'
import { sectionOfItem } from '#src/features/catalogue/section-of-item.ts'
import { centreNow } from '#src/features/catalogue/overlay.ts'
import { addressIn } from '#src/platform/i18n/address.ts'
import { speakAccount } from '#src/platform/i18n/phrases-of-account.ts'
import { speakDesk } from '#src/platform/i18n/phrases-of-desk.ts'
import { speakForms } from '#src/platform/i18n/phrases-of-forms.ts'
import { speak } from '#src/platform/i18n/phrases.ts'
import { localize, type Language } from '#src/platform/i18n/words.ts'
import { makeRouter } from './router.tsx'

/** Path of the page that every unknown address shows. */
export const unknownPath = '/not-found'

/** Returns every path that has its own page, without the language. */
export async function pagePaths(): Promise<string[]> {
  const catalogues = contentAddresses.catalogues.map(async (address) => {
    const catalogue = await findCatalogue(address)
    const sections = Object.entries(catalogue!.sections)
    const items = sections.flatMap(([, { items: own }]) => Object.keys(own))
    return [
      `/${address}`,
      ...sections.map(([section]) => `/${address}/${section}`),
      ...items.map((item) => itemPath(itemId(address, item))),
    ]
  })
  const pages = contentAddresses.pages.map(async (address) => {
    const page = await findPage(address)
    return [`/${address}`, ...(page!.parts ?? []).map((part) => `/${address}/${part}`)]
  })
  const screens = Object.keys(makeRouter(createMemoryHistory()).routesByPath).filter(
    (path) => !path.includes('$'),
  )
  return [...screens, ...(await Promise.all([...pages, ...catalogues])).flat()]
}

/** Returns the markup of one page in one language, head elements first (React hoists title, meta and link). */
export async function render(language: Language, path: string): Promise<string> {
  speak(language)
  speakForms(language)
  speakAccount(language)
  speakDesk(language)
  const router = makeRouter(createMemoryHistory({ initialEntries: [addressIn(language, path)] }))
  await router.load()
  const found = router.state.matches.every((match) => match.status === 'success')
  if (!found && path !== unknownPath) throw new Error(`${language} ${path} did not render as a plain page`)
  return wholeMarkup(path, () =>
    renderToString(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  )
}

/** React's mark for a part whose code was not loaded; readers without scripts would miss that part. */
const unfinished = '<!--$!-->'
const longestWait = 10_000

/** Returns the markup with all parts. A first rendering starts the loading of a part's code, a later one has it. */
async function wholeMarkup(path: string, draw: () => string): Promise<string> {
  const began = performance.now()
  let markup = draw()
  while (markup.includes(unfinished)) {
    if (performance.now() - began > longestWait)
      throw new Error(`Not all of ${path} can be drawn by the build`)
    await new Promise((resolve) => setTimeout(resolve, 5))
    markup = draw()
  }
  return markup
}

/**
 * Returns a page's structured data for search engines, by its own address; empty for most pages. The worker's copies
 * do not contain it.
 */
export async function dataOf(language: Language, path: string): Promise<Datum[]> {
  speak(language)
  const [address = '', section, item] = path.slice(1).split('/')
  const catalogue = await findCatalogue(address)
  if (catalogue && item !== undefined) return itemData(address, catalogue, itemId(address, item))
  if (catalogue) return catalogueData(address, catalogue, section)
  const page = await findPage(path.slice(1))
  if (page?.access === 'signed-in') return []
  return [
    ...(['/', '/contact'].includes(path) ? [businessData(centreNow())] : []),
    ...(page ? [...(await wayTo(page, path)), ...courseData(page.blocks)] : []),
  ]
}

/** Returns the breadcrumbs of a page below another one. */
async function wayTo({ title }: ReadingPage, path: string): Promise<Datum[]> {
  const above = path.slice(0, path.lastIndexOf('/'))
  const page = above ? await findPage(above.slice(1)) : undefined
  if (!page) return []
  const steps = [
    { title: localize(page.title), path: above },
    { title: localize(title), path },
  ]
  return [trailData(steps)]
}

/** A section's data only links to the pages of its goods, which have data of their own. */
function catalogueData(address: string, catalogue: Catalogue, section: string | undefined): Datum[] {
  if (catalogue.access === 'signed-in') return section ? [] : milkData(address, catalogue)
  const shelf = section && catalogue.sections[section]
  if (!section || !shelf) return []
  return [trailData(stepsTo(address, catalogue, section))]
}

function stepsTo(address: string, catalogue: Catalogue, section: string) {
  return [
    { title: localize(catalogue.title), path: `/${address}` },
    { title: localize(catalogue.sections[section]!.title), path: `/${address}/${section}` },
  ]
}

function itemData(address: string, catalogue: Catalogue, id: string): Datum[] {
  const product = productIn(address, catalogue, id, emptyStore)
  const section = sectionOfItem(catalogue, id, emptyStore)
  if (!product || section === undefined || catalogue.access === 'signed-in') return []
  const own = { title: product.name, path: itemPath(id) }
  return [trailData([...stepsTo(address, catalogue, section), own]), productData(product)]
}

const emptyStore = new Map<string, never>()

/** Daily needs require a sign-in; only both kinds of milk are described, a liter each. */
function milkData(address: string, { sections }: Catalogue): Datum[] {
  return ['buffalo-milk', 'cow-milk'].flatMap((key) => {
    const shelf = sections[key]
    if (!shelf) return []
    const litre = productsOf(address, key, shelf, emptyStore).find(({ id }) => id.endsWith('1-litre'))
    return litre ? [productData({ ...litre, name: localize(shelf.title) })] : []
  })
}
