import { describe, expect, it } from 'vitest'
import { searcherOf } from '#src/base/search/searcher.ts'
import { languages } from '#src/platform/i18n/words.ts'
import { searchPackOf } from '#scripts/build/search-pack.ts'
import { isFull } from '../rounds.ts'

describe.each(languages)('the centre’s services, searched in the %s build', async (language) => {
  const { search } = searcherOf(await searchPackOf(language))
  const offers = (text: string) => search({ text }, 12).offers.map(({ to }) => to)

  it.each([
    ['mini tiller', '/farm-equipment#sale'],
    ['ਮਿੰਨੀ ਟਿੱਲਰ', '/farm-equipment#sale'],
    ['power tiller', '/farm-equipment#sale'],
    ['brush cutter', '/farm-equipment#sale'],
    ['ghas katne ki machine', '/farm-equipment#sale'],
    ['bijai machine', '/farm-equipment#sale'],
    ['harvesting team', '/farm-equipment#workers'],
    ['mazdoor', '/farm-equipment#workers'],
    ['वाढी', '/farm-equipment#workers'],
    ['rotaveter', '/farm-equipment#rental'],
    ['thresar', '/farm-equipment#rental'],
    ['cold chain', '/professional-certification#agricultural'],
    ['कोल्ड चेन', '/professional-certification#agricultural'],
    ['shikayat', '/grievance'],
    ['agri business', '/training'],
  ])('%s is found at %s', (text, to) => {
    expect(offers(text).map((address) => address.replace(/#.*/, ''))).toContain(to.replace(/#.*/, ''))
  })

  it.skipIf(!isFull && language !== 'pa')(
    'finds each offer by its title in every language, among the twelve that are listed',
    async () => {
      const packs = await Promise.all(languages.map(searchPackOf))
      const missed = packs.flatMap(({ offers: { names } }, of) =>
        names.filter((name) => {
          const { offers: found, items } = search({ text: name }, 12)
          const own = packs[languages.indexOf(language)]!.offers.names[names.indexOf(name)]
          return !found.some(({ title }) => title === own) && items.length === 0 && of >= 0
        }),
      )
      expect(missed).toEqual([])
    },
  )
})

describe('beside goods', async () => {
  const { search } = searcherOf(await searchPackOf('en'))

  it('an offer comes first only if it matches better', () => {
    expect(search({ text: 'mini tiller' }, 3).offersFirst).toBe(true)
    expect(search({ text: 'honey' }, 3).offersFirst).toBe(false)
    expect(search({ text: 'milk' }, 3).offersFirst).toBe(false)
  })

  it('no service is listed while a catalogue is chosen, or for one or two letters', () => {
    expect(search({ text: 'mini tiller', shelves: ['daily-needs'] }, 3).offers).toEqual([])
    expect(search({ text: 'ti' }, 3).offers).toEqual([])
  })
})
