import { describe, expect, it } from 'vitest'
import pesticides from '#src/content/catalogues/pesticides-crop-protection.catalogue.ts'
import type { CatalogueItem } from '#src/content/catalogue.ts'
import { gear, labelColours, safetyLines } from '#src/content/safety.ts'
import { pictograms } from './pictograms.ts'
import { expectGoodWords, wordsIn } from './english-words.ts'

const items = Object.values(pesticides.sections).flatMap((section) =>
  Object.entries<CatalogueItem>(section.items),
)

/** Nothing is sprayed with these: they catch insects, or bring others that eat them. */
const withoutLabel = ['yellow-sticky-card', 'pheromone-trap', 'tricho-card']

/** Banned in India, or sold to trained people alone. */
const forbidden =
  /monocrotophos|endosulfan|methomyl|dicofol|dinocap|phorate|triazophos|carbofuran|carbaryl|paraquat|glyphosate|alachlor|dichlorvos|trichlorfon|methyl.parathion|phosphamidon|aldicarb|ddt|lindane/i

describe('the safety block', () => {
  it('is on every item with a label', () => {
    const bare = items.filter(([, { safety }]) => !safety).map(([key]) => key)
    expect(bare).toEqual(withoutLabel)
  })

  it('names the label’s color by a word, and protective clothing by a word and a picture', () => {
    for (const [key, { safety }] of items) {
      if (!safety) continue
      expect([key, Object.keys(labelColours)]).toEqual([key, expect.arrayContaining([safety.colour])])
      expect([key, safety.wear.length > 0]).toEqual([key, true])
    }
    expect(Object.keys(gear).filter((thing) => !pictograms.has(thing))).toEqual([])
  })

  it('has all its words in every language, each in its own script', () => {
    expectGoodWords({ gear, labelColours, safetyLines })
  })
})

it('no banned or restricted product is sold', () => {
  const words = items.map(([key, item]) => `${key} ${item.name.en}`)
  expect(words.filter((word) => forbidden.test(word))).toEqual([])
})

it('no dose is advised: the label has it', () => {
  const dose = /\bper (?:acre|litre|hectare)|\/ ?(?:acre|litre|ha)\b|\b(?:ml|gm?|kg|litres?) (?:in|of water)/i
  const text = [...wordsIn(pesticides)].filter(([, words]) => dose.test(words.en))
  expect(text).toEqual([])
})

it('items that Punjab forbids on basmati say so', () => {
  const listed =
    /imidacloprid|thiamethoxam|propiconazole|tebuconazole|tricyclazole|acephate|buprofezin|chlorp|profen|carbendazim/
  const silent = items.filter(
    ([key, { safety }]) => listed.test(key) && !/basmati/.test(safety?.never?.en ?? ''),
  )
  expect(silent.map(([key]) => key)).toEqual([])
})
