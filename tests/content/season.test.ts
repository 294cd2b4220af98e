import { describe, expect, it } from 'vitest'
import { activityWords } from '#src/features/home/internal/activity-words.ts'
import { months, seasonWords } from '#src/content/season-words.ts'
import { sowingMonths } from '#src/content/sowing.ts'
import { catalogues } from '#scripts/build/catalogue-rows.ts'
import { seasonsNow } from '#scripts/build/seasons.ts'
import { expectGoodWords } from './english-words.ts'

const all = await catalogues()
const seasons = await seasonsNow()
const itemsOf = (month: number) => seasons.months[month - 1]!.map((place) => seasons.items[place]!)

function itemOf(id: string) {
  const [address, key] = id.split('/') as [string, string]
  const sections = Object.values(all.get(address)!.sections)
  return sections.find(({ items }) => Object.hasOwn(items, key))!.items[key]!
}

describe.each(months.map(({ en }, at) => [en, at + 1] as const))('in %s', (_, month) => {
  const items = itemsOf(month)

  it('home has six items, and spare ones for those that are retired', () => {
    expect(items.length).toBeGreaterThanOrEqual(6)
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
    expect(new Set(items.slice(0, 6).map(({ picture }) => picture)).size).toBe(6)
  })

  it('every seed among them is sown in that month', () => {
    const seeds = items.filter(({ id }) => id.startsWith('seeds-catalog/'))
    const wrong = seeds.filter(({ id }) => !sowingMonths(itemOf(id)).includes(month))
    expect(wrong.map(({ id }) => id)).toEqual([])
    expect(seeds.length).toBeGreaterThanOrEqual(month === 12 ? 0 : 2)
  })

  it('each has its shelf’s price, and anybody may buy it', () => {
    for (const { id, price, pack } of items) {
      expect({ price, pack }).toEqual({ price: itemOf(id).price, pack: itemOf(id).pack })
      expect(all.get(id.split('/')[0]!)!.access).not.toBe('signed-in')
    }
  })
})

it('in November wheat is first, and no crop is there twice', () => {
  const [first, ...others] = itemsOf(11).slice(0, 6)
  expect(first!.id).toBe('seeds-catalog/wheat-pbw-826')
  expect(others.filter(({ id }) => id.includes('/wheat-'))).toEqual([])
})

it('its words, and those of the strip of own news, exist in every language', () => {
  expectGoodWords({ seasonWords, months, activityWords })
})
