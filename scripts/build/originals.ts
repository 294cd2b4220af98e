import { createHash } from 'node:crypto'
import type { Catalogue } from '#src/content/catalogue.ts'
import { centre } from '#src/content/centre.ts'
import { home } from '#src/content/home.ts'
import { fixedHolidays } from '#src/content/holidays.ts'
import { deliveryAreas } from '#src/content/delivery.ts'
import { messageWords } from '#src/features/desk/message-words.ts'
import { fileWords } from '#src/features/editing/file-words.ts'
import type {
  ItemTax,
  OriginalItem,
  Originals,
  OriginalsIndex,
  OriginalText,
} from '#src/features/editing/internal/originals.ts'
import type { ReadingPage } from '#src/content/page.ts'
import { languages, type Words } from '#src/platform/i18n/words.ts'
import { taxRows } from './catalogue-rows.ts'
import { pageFiles } from './page-files.ts'
import { shop } from './shop-order.ts'

/** Returns the editable texts in all languages: a file for each page, catalogue and the centre, and their list. */
export async function originals(): Promise<Map<string, unknown>> {
  const taxes = new Map((await taxRows()).map(({ of, ...tax }) => [of, tax]))
  const catalogues = (await shop()).map(
    ([path, catalogue]) => [path, ofCatalogue(path, catalogue, taxes)] as const,
  )
  const pages = (await pageFiles()).map(([path, page]) => ofPage(path, page))
  const first = { title: { en: 'Home', pa: 'ਹੋਮ', hi: 'होम' }, texts: textsIn(home) }
  const all = [['home', first] as const, ...catalogues, ...pages.filter((page) => page !== undefined)]
  const index: OriginalsIndex = {
    pages: all.map(([path, { title }]) => ({ path, title })),
    catalogues: catalogues.map(([path]) => path),
  }
  return new Map<string, unknown>(
    [
      ...all,
      ['centre', ofCentre()] as const,
      ['index', index] as const,
      ['file-words', fileWords] as const,
      ['desk-messages', messageWords] as const,
    ].map(([path, facts]) => [`originals/${path}.json`, facts]),
  )
}

/** A page's second address has the words of its first. */
function ofPage(path: string, page: ReadingPage): readonly [string, Originals] | undefined {
  const pictures = page.blocks.flatMap((block) => ('pictures' in block ? block.pictures : []))
  const named = Object.fromEntries(pictures.map(({ art, caption }) => [art, caption]))
  if (path === 'article') return [path, { title: page.title, texts: textsIn(page) }]
  return page.canonical ? undefined : [path, { title: page.title, texts: textsIn(page), pictures: named }]
}

function ofCatalogue(path: string, catalogue: Catalogue, taxes: ReadonlyMap<string, ItemTax>): Originals {
  const sections = Object.values(catalogue.sections)
  const shelves = sections.map(({ title, intro }) => ({ title, intro }))
  const items = Object.entries(catalogue.sections).flatMap(([section, { items: own }]) =>
    Object.entries(own).map(([key, item]) => {
      const tax = taxes.get(`${path}/${key}`) ?? taxes.get(`${path}:${section}`) ?? taxes.get(path)!
      return [key, item, { section, tax }] as const
    }),
  )
  return {
    title: catalogue.title,
    texts: textsIn({ ...catalogue, household: { ...catalogue.household, areas: [] }, sections: shelves }),
    sections: Object.fromEntries(Object.entries(catalogue.sections).map(([key, { title }]) => [key, title])),
    items: Object.fromEntries(
      items.map(
        ([key, { name, price, pack, picture, badge, use, tiers, customer }, place]): [
          string,
          OriginalItem,
        ] => [
          key,
          {
            name,
            price,
            pack,
            badge: badge ?? null,
            about: use ?? null,
            picture,
            tiers: tiers ?? null,
            hasOnePrice: customer === 'domestic' || undefined,
            ...place,
          },
        ],
      ),
    ),
  }
}

/** Returns the content's settings, areas and holidays of the centre. */
const ofCentre = (): Originals => ({
  title: centre.name,
  texts: [],
  settings: centre,
  areas: deliveryAreas,
  holidays: fixedHolidays,
})

/** Every words of a content file, in the order in which they are written; the same words twice are edited once. */
function textsIn(content: object): OriginalText[] {
  const found = new Map<string, Words>()
  const visit = (value: unknown): void => {
    if (!value || typeof value !== 'object') return
    if (isWords(value)) return void found.set(partOf(value), value)
    Object.values(value).forEach(visit)
  }
  visit(content)
  return [...found].map(([part, words]) => ({ part, words }))
}

const isWords = (value: object): value is Words =>
  languages.every((code) => typeof (value as Partial<Words>)[code] === 'string')

/** As the database names it: an edit belongs to the words that it replaces, not to a place that moves. */
function partOf({ en }: Words): string {
  return createHash('sha256').update(en).digest('hex').slice(0, 16)
}
