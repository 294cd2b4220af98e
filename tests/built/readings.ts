import { centre } from '#src/content/centre.ts'
import { home } from '#src/content/home.ts'
import { partOf } from '#src/content/page.ts'
import type { Language } from '#src/base/languages.ts'
import { catalogues } from '#scripts/build/catalogue-rows.ts'
import { readingPages } from '#e2e/pages/built-addresses.ts'

/** The words that a reader must find on a page, in the order of the page. */
export interface Reading {
  readonly path: string
  /** The address of the same page that search engines should know it by. */
  readonly knownAs?: string | undefined
  readonly title: string
  readonly words: readonly string[]
}

const seeds = (await catalogues()).get('seeds-catalog')!
const pages = await readingPages()

/** Returns every page that is readable without an account, in this language. */
export function readingsIn(code: Language): Reading[] {
  const sections = Object.entries(seeds.sections).map(([key, section]) => ({
    path: `/seeds-catalog/${key}`,
    title: section.title[code],
    words: Object.values(section.items).map(({ name }) => name[code]),
  }))
  const first = {
    path: '/',
    title: home.hero.title[code],
    words: [home.about.text[0][code], centre.address[code]],
  }
  const all = {
    path: '/seeds-catalog',
    title: seeds.title[code],
    // The first of each section; the others are on their own pages.
    words: [seeds.intro[code], ...sections.flatMap(({ title, words }) => [title, ...words.slice(0, 3)])],
  }
  const readOnly = [...pages]
    .filter(([, { access }]) => access !== 'signed-in')
    .map(([address, page]) => ({
      path: `/${address}`,
      knownAs: page.canonical,
      title: (page.opens === undefined ? page.title : partOf(page, page.opens).heading)[code],
      words: [(page.opens === undefined ? page.intro : page.title)[code]],
    }))
  const parts = [...pages].flatMap(([address, page]) =>
    (page.parts ?? []).map((id) => ({
      path: `/${address}/${id}`,
      knownAs: page.canonical ?? `/${address}`,
      title: partOf(page, id).heading[code],
      words: [page.title[code], partOf(page, id).description[code]],
    })),
  )
  return [first, all, ...sections, ...readOnly, ...parts]
}
