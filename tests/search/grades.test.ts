import { describe, expect, it } from 'vitest'
import { gradesIn } from '#src/base/search/grades.ts'
import { searcherOf } from '#src/base/search/searcher.ts'
import { languages } from '#src/platform/i18n/words.ts'
import { searchPackOf } from '#scripts/build/search-pack.ts'

describe.each(languages)('a grade without signs in the %s build', async (code) => {
  const searcher = searcherOf(await searchPackOf(code))
  const first = (text: string) => searcher.search({ text }, 6).items[0]?.id.split('/')[1]

  it.each([
    ['191919', '19:19:19'],
    ['npk191919', '19:19:19'],
    ['005234', '00:52:34'],
    ['05234', '0-52-34'],
    ['126100', '12:61:00'],
    ['12610', '12:61:0'],
    ['130045', '13:00:45'],
    ['000050', '00:00:50'],
    ['184600', '18:46:00'],
    ['123216', '12:32:16'],
    ['102626', '10:26:26'],
    ['20200013', '20:20:00:13'],
    ['੧੯੧੯੧੯', '19:19:19'],
  ])('%s finds what %s finds', (plain, signed) => {
    expect(first(plain)).toBeDefined()
    expect(first(plain)).toBe(first(signed))
  })

  it('finds nothing for a number that is no grade of a thing', () => {
    expect(searcher.search({ text: '145025' }, 6).total).toBe(0)
  })
})

it('a name without a grade has none: sizes and dates are others', () => {
  expect(gradesIn('Tarpaulin 12 x 18')).toEqual([])
  expect(gradesIn('HD 3086')).toEqual([])
  expect(gradesIn('NPK 19:19:19')).toEqual(['191919'])
})
