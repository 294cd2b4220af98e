import { readdir } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import type { Catalogue, CatalogueItem } from '#src/content/catalogue.ts'
import { factSources, sourceText } from '#src/content/fact-sources.ts'
import { sourcesOf } from '#src/features/shop/internal/item-sources.ts'
import type { Block, Card, ReadingPage } from '#src/content/page.ts'
import { ratesTable } from '#src/content/published-rates.ts'
import { rentals } from '#src/content/offers/equipment.ts'
import { sowingMonths } from '#src/content/sowing.ts'
import { shop } from '#scripts/build/shop-order.ts'
import { expectGoodWords, wordsIn } from './english-words.ts'

/*
 * A farmer sows, buys and borrows by what stands here. A wrong dose or an old subsidy costs a season, so each fact names where and when
 * it was read: whoever checks it next year finds the place, and the farmer sees how old it is.
 */

const folder = new URL('../../src/content/pages/', import.meta.url)
const files = (await readdir(folder, { encoding: 'utf8', recursive: true })).filter((name) =>
  name.endsWith('.page.ts'),
)
const pages = await Promise.all(
  files.map(async (name): Promise<[string, ReadingPage]> => {
    const module = (await import(new URL(name, folder).href)) as { default: ReadingPage }
    return [name.replace('.page.ts', ''), module.default]
  }),
)

/** Pages with figures of the centre itself: its prices, courses, loans, insurances, rules. */
const ownFigures =
  /^(?:about|contact|cookie-policy|crop-insurance|drone-institute|equipment-insurance|expert-consulting|farm-asset-insurance|farm-equipment|gallery|grievance|help|insurance|lease-property|loans|privacy-policy|products|professional-certification|services|services\/soil-testing|soil-testing|solutions|terms-of-service|training|blog\/clean-milk-and-mastitis)$/

/** Amounts, shares, doses and times of the field. */
const figure =
  /₹\s?\d|\d\s?%|\d[\d,.]*(?: to [\d,.]+)? (?:kg|quintals?|tonnes?|litres?)\b|\bPAU\b|\b(?:sow|plant)\w* .*\b(?:June|July|October|November)\b/i

/** Law and public money, which no page has of its own. */
const law =
  /\bforbid|\bforbidden\b|\bbanned\b|\bfine[sd]\b|\bthe fine\b|\bby law\b|\bfood law\b|subsidy.*\d|\d.*subsidy|Nobody may (?:tie|ask)|trained and licensed|PM-KISAN.*\d|PMFBY.*\d|\bDGCA can give\b|10th class passed|minimum wage/

/** A text that names the law and its year is its own source. */
const namesItsYear = /\b(?:Act|Rules|Order),? (?:19|20)\d\d\b/

const isFact = (text: string, address: string) =>
  !namesItsYear.test(text) &&
  !text.startsWith('Soil test from ₹') &&
  (law.test(text) || (!ownFigures.test(address) && figure.test(text)))

/** The blocks from each heading to the next. */
function sectionsOf(blocks: readonly Block[]): Block[][] {
  const sections: Block[][] = [[]]
  for (const block of blocks) {
    if ('heading' in block) sections.push([])
    sections.at(-1)!.push(block)
  }
  return sections
}

/** The texts of a block, without cards that name their own source, and without buttons. */
function textsOf(block: Block): string[] {
  if ('ask' in block || 'link' in block) return []
  const shown = 'cards' in block ? block.cards.filter((card: Card) => !card.sources) : block
  return [...wordsIn(shown)].map(([, { en }]) => en)
}

function unsourced(blocks: readonly Block[], address: string): string[] {
  return sectionsOf(blocks)
    .filter((section) => !section.some((block) => 'sources' in block && block.sources.length > 0))
    .flatMap((section) => section.flatMap(textsOf))
    .filter((text) => isFact(text, address))
}

/** True for an item with facts of the field or of the state that names no source. */
function lacksSource(catalogue: Catalogue, item: CatalogueItem): boolean {
  const { yields, subsidyEligible, badge, safety } = item
  if (safety?.never && /\bbans\b|\blaw\b|forbid/.test(safety.never.en) && !safety.source) return true
  const hasFacts =
    [yields, subsidyEligible, badge?.en === 'Government price'].some(Boolean) || sowingMonths(item).length > 0
  return hasFacts && sourcesOf(catalogue, item).length === 0
}

describe('a fact about crops, doses, law or money', () => {
  it.each(pages)('has its source and day on the page at /%s', (address, { blocks }) => {
    expect(unsourced(blocks, address)).toEqual([])
  })

  it('is refused without one', () => {
    const text = (en: string): Block => ({ text: { en, pa: '', hi: '' } })
    const heading: Block = { heading: { en: 'Next', pa: '', hi: '' } }
    for (const fact of [
      'For wheat 110 kg of urea an acre.',
      'The subsidy is 60% of the price.',
      'Burning is forbidden.',
      'PM-KISAN pays ₹6,000 a year.',
      'Sow from the end of October to mid-November.',
    ]) {
      expect(unsourced([text(fact)], 'blog/new')).toEqual([fact])
      expect(unsourced([text(fact), heading, { sources: ['pau'] }], 'blog/new')).toEqual([fact])
      expect(unsourced([text(fact), { sources: ['pau'] }], 'blog/new')).toEqual([])
    }
    expect(unsourced([text('Burning is forbidden.')], 'services')).toHaveLength(1)
    expect(unsourced([text('₹500 a test.')], 'soil-testing')).toEqual([])
  })

  it('has its source on the page of an item: yield, sowing, fixed price, subsidy, bans', async () => {
    const silent = (await shop()).flatMap(([, catalogue]) =>
      Object.values(catalogue.sections)
        .flatMap(({ items }) => Object.entries<CatalogueItem>(items))
        .filter(([, item]) => lacksSource(catalogue, item))
        .map(([key]) => key),
    )
    expect(silent).toEqual([])
  })

  it('has its source below the shelves of a catalogue', async () => {
    for (const [address, { blocks = [] }] of await shop())
      expect([address, unsourced(blocks, 'services')]).toEqual([address, []])
  })
})

it('every source has a day or a year that has come, and its words', () => {
  expectGoodWords(factSources)
  for (const { date } of Object.values(factSources)) {
    expect(date).toMatch(/^\d{4}(?:-\d\d-\d\d)?$/)
    expect(Date.parse(date)).toBeLessThan(Date.parse('2026-11-30'))
  }
  expect(sourceText(['peda'])).toMatch(/PEDA\), 07-09-2024$/)
})

it('a machine has one rate, on the card and in the table', () => {
  const rates = new Map(ratesTable().map(([what, rate]) => [what.en, rate]))
  expect(rates.get('Rotavator')).toBe(rentals.rotavator.line)
  expect(rates.get('Tractor with trolley')).toBe(rentals['tractor-trolley'].line)
})
