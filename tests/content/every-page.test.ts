import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import {
  partOf,
  type Block,
  type Card,
  type Picture,
  type ReadingPage,
  type Tile,
} from '#src/content/page.ts'
import { languages } from '#src/platform/i18n/words.ts'
import { catalogues } from '#scripts/build/catalogue-rows.ts'
import { pictograms } from './pictograms.ts'
import { expectGoodWords } from './english-words.ts'

const folder = new URL('../../src/content/pages/', import.meta.url)
const files = (await readdir(folder, { encoding: 'utf8', recursive: true }))
  .filter((name) => name.endsWith('.page.ts'))
  .toSorted()
const pages = await Promise.all(
  files.map(async (name): Promise<[string, ReadingPage]> => {
    const module = (await import(new URL(name, folder).href)) as { default: ReadingPage }
    return [name.replace('.page.ts', ''), module.default]
  }),
)

const cardsIn = (blocks: readonly Block[]) =>
  blocks.flatMap((block): readonly Card[] => ('cards' in block ? block.cards : []))
const tilesIn = (blocks: readonly Block[]) =>
  blocks.flatMap((block): readonly Tile[] => ('tiles' in block ? block.tiles : []))
const picturesIn = (blocks: readonly Block[]) =>
  blocks.flatMap((block): readonly Picture[] => ('pictures' in block ? block.pictures : []))
const tableOf = (block: Block) => ('table' in block ? [block.table] : [])

it('the privacy policy is readable before any consent', () => {
  const open = pages.filter(([, page]) => page.beforeConsent).map(([address]) => address)
  expect(open).toEqual(expect.arrayContaining(['cookie-policy', 'privacy-policy', 'terms-of-service']))
})

it('no page has the address of a catalogue', async () => {
  const taken = await catalogues()
  expect(pages.filter(([address]) => taken.has(address))).toEqual([])
})

describe.each(pages)('the page at /%s', (address, page) => {
  it('has an address of small letters that is no language', () => {
    expect(address).toMatch(/^[a-z0-9]+([-/][a-z0-9]+)*$/)
    expect(languages).not.toContain(address.split('/')[0])
  })

  it('has all its words in every language, each in its own script', () => {
    expectGoodWords(page)
  })

  it.each(languages)('is described in at most 125 characters (%s)', (language) => {
    expect(page.description[language].length).toBeLessThanOrEqual(125)
  })

  it('shows pictograms that exist', () => {
    const named = [
      page.pictogram,
      ...cardsIn(page.blocks).map((card) => card.pictogram ?? page.pictogram),
      ...tilesIn(page.blocks).map((tile) => tile.pictogram),
    ]
    expect(named.filter((name) => !pictograms.has(name))).toEqual([])
  })

  it('shows existing drawings, small enough for every phone’s cache', async () => {
    for (const { art } of picturesIn(page.blocks)) {
      const file = new URL(`../../public/art/${art}.svg`, import.meta.url)
      const drawing = await readFile(file, 'utf8')
      expect(drawing).toContain('viewBox="0 0 640 400"')
      expect([art, drawing.length <= 4096]).toEqual([art, true])
    }
  })

  it('has no two cards with the same title in one block', () => {
    for (const block of page.blocks) {
      const titles = cardsIn([block]).map(({ title }) => title.en)
      expect(new Set(titles).size).toBe(titles.length)
    }
  })

  it('shares its title with the page that it names as the canonical one', () => {
    if (page.canonical === undefined) return
    expect(page.canonical).not.toBe(`/${address}`)
    expect(new Map(pages).get(page.canonical.slice(1))?.title).toEqual(page.title)
  })

  it('has content, in blocks that are not empty', () => {
    expect(page.blocks.length).toBeGreaterThan(0)
    const lists = page.blocks.flatMap((block) =>
      'list' in block ? [block.list] : 'steps' in block ? [block.steps] : [],
    )
    expect(lists.filter((list) => list.length === 0)).toEqual([])
  })

  it('has tables with rows as wide as their heads', () => {
    for (const { head, rows } of page.blocks.flatMap(tableOf)) {
      expect(rows.length).toBeGreaterThan(0)
      expect(rows.filter((row) => row.length !== head.length)).toEqual([])
    }
  })

  it('gives the day of its last change as year, month and day', () => {
    if (page.updated !== undefined)
      expect(new Date(page.updated).toISOString().slice(0, 10)).toBe(page.updated)
  })

  it('has no two headings with the same anchor', () => {
    const ids = page.blocks
      .map((block) => ('heading' in block ? block.id : undefined))
      .filter((id) => id !== undefined)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('has a heading for each of its parts, followed by a text that describes it', () => {
    const parts = [...(page.parts ?? []), ...(page.opens === undefined ? [] : [page.opens])]
    for (const id of parts) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      const { blocks, description, rest } = partOf(page, id)
      expect(blocks).toContainEqual({ text: description })
      expect(blocks.length + 1 + rest.length).toBe(page.blocks.length)
    }
    expect(new Set(page.parts).size).toBe(page.parts?.length ?? 0)
  })

  it('has no part at the address of another page', () => {
    const taken = new Set(pages.map(([other]) => other))
    expect((page.parts ?? []).filter((part) => taken.has(`${address}/${part}`))).toEqual([])
  })
})
