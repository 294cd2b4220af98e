import { expect, it } from 'vitest'
import type { CatalogueItem } from '#src/content/catalogue.ts'
import { sowingMonths } from '#src/content/sowing.ts'
import { shop } from '#scripts/build/shop-order.ts'

const sown = (...texts: string[]) =>
  sowingMonths({ features: texts.map((en) => ({ en, pa: '', hi: '' })) } as unknown as CatalogueItem)

it.each([
  ['Sow in February–March or June–July', [2, 3, 6, 7]],
  ['Sow from 25 October', [10, 11]],
  ['Sow the nursery by 15 October', [9, 10]],
  ['Plant in January', [1]],
  ['Sow in December–February', [1, 2, 12]],
  ['Sow 15 October to 15 November', [10, 11]],
  ['Plant hoppers in paddy', []],
  ['Ready in six months', []],
])('“%s” names the months %j', (text, months) => {
  expect(sown('Good yield', text)).toEqual(months)
})

it('every feature about sowing names a month that can be parsed', async () => {
  const items = (await shop()).flatMap(([, { sections }]) =>
    Object.values(sections).flatMap((section) => Object.values(section.items)),
  )
  const mentions = items.filter(({ features }) =>
    features?.some(({ en }) => /^(?:Sow|Plant|Transplant) (?:in|from|by|the|\d)/.test(en)),
  )
  expect(mentions.length).toBeGreaterThan(30)
  expect(mentions.filter((item) => sowingMonths(item).length === 0).map(({ name }) => name.en)).toEqual([])
})
