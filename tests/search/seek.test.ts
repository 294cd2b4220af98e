import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packOf, type ItemToFind } from '#src/base/search/pack.ts'
import { searcherOf, type ChangedItem, type FoundItems } from '#src/base/search/searcher.ts'
import { soundOf, wordsOf } from '#src/base/search/tokens.ts'
import { languages } from '#src/platform/i18n/words.ts'
import { searchPackOf } from '#scripts/build/search-pack.ts'
import { shop } from '#scripts/build/shop-order.ts'
import { misspelt } from './typing.ts'
import { isFull } from '../rounds.ts'

const items = (await shop()).flatMap(([address, { sections }]) =>
  Object.values(sections).flatMap((section) =>
    Object.entries(section.items).map(([key, item]) => ({ ...item, id: `${address}/${key}` })),
  ),
)
const ids = ({ items: found }: FoundItems) => found.map(({ id }) => id)

/** A pack with one shelf and no services. */
const ownPack = (shelf: readonly ItemToFind[]) => ({
  ...packOf([{ ...place, titles: ['Food'], catalogueTitles: [], items: shelf }]),
  offers: packOf([]),
})

/** Of five letters or more as written and as heard: in Gurmukhi and Devanagari a sign can be more than a letter, or less. */
const isLong = (word: string) => word.length >= 5 && soundOf(word).length >= 5 && !/\d/.test(word)

describe.each(languages)('the search of the %s build', async (language) => {
  const searcher = searcherOf(await searchPackOf(language))
  const found = (text: string, most = 1000) => ids(searcher.search({ text }, most))

  it.each(languages)('finds everything by its whole name in %s, among the first ten', (of) => {
    const missed = items.filter(({ id, name }) => !found(name[of], 10).includes(id))
    expect(missed.map(({ name }) => name[of])).toEqual([])
  })

  it('finds everything by each of its search words', () => {
    const missed = items.flatMap(({ id, search = '' }) =>
      search.split(' ').filter((word) => word && !found(word).includes(id)),
    )
    expect(missed).toEqual([])
  })

  it.each([
    ['ਕਣਕ ਦਾ ਬੀਜ', 'seeds-catalog/wheat'],
    ['ਮੈਨੂੰ ਕਣਕ ਦਾ ਬੀਜ ਚਾਹੀਦਾ ਹੈ', 'seeds-catalog/wheat'],
    ['kanak da beej', 'seeds-catalog/wheat'],
    ['jhone da beej', 'seeds-catalog/paddy'],
    ['ਮੱਕੀ ਦਾ ਬੀਜ', 'seeds-catalog/maize'],
    ['मुझे गेहूं का बीज चाहिए', 'seeds-catalog/wheat'],
    ['गाय का दूध', 'daily-needs/cow-milk'],
    ['I want carrot seed', 'seeds-catalog/carrot'],
    ['please give me some cow milk', 'daily-needs/cow-milk'],
  ])('understands the sentence “%s”', (sentence, first) => {
    expect(found(sentence, 1)[0]).toMatch(first)
  })

  it.skipIf(!isFull && language !== 'pa')(
    'finds 98 of 100 among the first ten with one typo in a word of five letters or more, in each script',
    () => {
      const cases = fc.tuple(fc.constantFrom(...items), fc.constantFrom(...languages), fc.nat())
      const tried = fc.sample(cases, { numRuns: 400, seed: 20261121 }).flatMap(([{ id, name }, of, dice]) => {
        const words = wordsOf(name[of])
        const long = words.flatMap((word, at) => (isLong(word) ? [at] : []))
        if (long.length === 0) return []
        const at = long[dice % long.length]!
        const typos = misspelt(words[at]!, dice >> 3).map((typo) => words.with(at, typo).join(' '))
        return typos.map((typed) => ({ typed, isFound: found(typed, 10).includes(id) }))
      })
      const missed = tried.filter(({ isFound }) => !isFound).map(({ typed }) => typed)
      // Among 300 things a typo can make of one name another one that is sold too.
      expect([missed, missed.length / tried.length < 0.02]).toEqual([expect.anything(), true])
    },
  )

  it('lists everything in shelf order without a search text', () => {
    expect(found('')).toEqual(items.map(({ id }) => id))
  })
})

describe('the order of results', async () => {
  const { search } = searcherOf(await searchPackOf('en'))
  const names = (text: string, most = 100) => search({ text }, most).items.map(({ name }) => name)

  it('has the exact name first, then prefixes, then typos', () => {
    const shelf = ['Chana Dal', 'Banana', 'Chana', 'Channel', 'Chans'].map((name) => itemCalled(name))
    const own = searcherOf(ownPack(shelf))
    expect(own.search({ text: 'chana' }, 10).items.map(({ name }) => name)).toEqual([
      'Chana',
      'Chana Dal',
      'Chans',
      'Channel',
    ])
    expect(own.search({ text: 'chan' }, 10).items.map(({ name }) => name)).toEqual([
      'Chana',
      'Channel',
      'Chans',
      'Chana Dal',
    ])
  })

  it('has a name before other words', () => {
    expect(names('tamatar')[0]).toBe('Tomato')
    expect(names('honey')[0]).toBe('Honey')
  })

  it.each(['doodh', 'dudh', 'milk', 'ਦੁੱਧ', 'dood'])('has milk for "%s" before its accessories', (typed) => {
    expect(names(typed, 10).filter((name) => !/^(?:Cow|Buffalo) Milk/.test(name))).toEqual([])
  })

  it('has items with all words, and those with most of them only if none has all', () => {
    expect(names('cow milk 1 litre')).toEqual(['Cow Milk 1 litre'])
    expect(names('cow milk nonsense')).toEqual(names('cow milk'))
  })

  it('has items of a section whose title is typed, though no name contains it', () => {
    expect(names('Vegetables')).toContain('Okra Punjab Suhawani')
  })

  it('is the same for all matches, and shows the requested number', () => {
    const all = search({ text: 'beej' }, 1000)
    expect(all.items).toHaveLength(all.total)
    expect(search({ text: 'beej' }, 5).items).toEqual(all.items.slice(0, 5))
  })

  it('keeps to a chosen catalogue; an unknown one is empty', () => {
    const within = search({ text: 'tamatar', shelves: ['daily-needs'] }, 100).items
    expect(within[0]!.id).toBe('daily-needs/tomato')
    expect(within.every(({ catalogue }) => catalogue === 'daily-needs')).toBe(true)
    expect(search({ text: '', shelves: ['nothing'] }, 100)).toMatchObject({ total: 0, items: [] })
  })

  it('has seeds of this month first for “seed”, and the vegetable for its name', () => {
    const place = (name: string, month: number) =>
      search({ text: 'beej', month }, 100).items.findIndex((item) => item.name.startsWith(name))
    expect(place('Wheat PBW 826', 11)).toBeLessThan(place('Okra Punjab', 11))
    expect(place('Okra Punjab', 6)).toBeLessThan(place('Wheat PBW 826', 6))
    expect(search({ text: 'tamatar', month: 11 }, 1).items[0]!.id).toBe('daily-needs/tomato')
  })

  it('has the seed of a crop before its flour while it is sown, and the flour at other times', () => {
    const first = (text: string, month: number) => search({ text, month }, 1).items[0]!.catalogue
    for (const text of ['wheat', 'kanak', 'ਕਣਕ'])
      expect([text, first(text, 11), first(text, 6)]).toEqual([text, 'seeds-catalog', 'daily-needs'])
  })

  it('has seeds that are sown now before those of another season', () => {
    const wheat = (month: number) =>
      search({ text: 'beej', month, shelves: ['seeds-catalog/grains'] }, 3).items[0]!.name
    expect([wheat(11), wheat(6)]).toEqual([
      expect.stringContaining('Wheat'),
      expect.stringContaining('Paddy'),
    ])
  })

  it('keeps to single shelves of several catalogues', () => {
    const shelves = ['organic-store/tools', 'daily-needs/tools']
    const { items, total } = search({ text: '', shelves }, 1000)
    expect(items).toHaveLength(total)
    expect(new Set(items.map(({ catalogue, section }) => `${catalogue}/${section}`))).toEqual(
      new Set(shelves),
    )
  })

  it('is empty for unknown goods, and never fails', () => {
    expect(names('zzzzzz')).toEqual([])
    expect(names('₹ … ')).toHaveLength(100)
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        const { total, items: listed } = search({ text }, 12)
        expect(listed.length).toBe(Math.min(total, 12))
      }),
    )
  })
})

const place = { catalogue: 'food', section: 'food', gated: false, pictogram: 'basket' }
const itemCalled = (name: string) => ({
  id: `food/${name}`,
  name,
  names: [name],
  search: '',
  price: 100,
  amount: 1,
  unit: 'kg',
})

describe('the centre’s changes', async () => {
  const pack = await searchPackOf('en')
  const change = (of: Partial<ChangedItem>): ChangedItem => ({
    id: 'daily-needs/tomato',
    catalogue: 'daily-needs',
    section: 'fruits-vegetables',
    name: 'Tomato',
    names: ['Tomato', 'ਟਮਾਟਰ', 'टमाटर'],
    price: 4000,
    amount: 1,
    unit: 'kg',
    retired: false,
    away: false,
    ...of,
  })
  const after = (text: string, ...changes: ChangedItem[]) => {
    const searcher = searcherOf(pack)
    searcher.know(changes)
    return ids(searcher.search({ text }, 1000))
  }

  it('a new price does not change the results', () => {
    expect(after('tamatar', change({ price: 9900 }))).toEqual(after('tamatar'))
  })

  it('a retired item is no longer found, and a restored one is found again', () => {
    expect(after('tamatar', change({ retired: true }))).not.toContain('daily-needs/tomato')
    const searcher = searcherOf(pack)
    searcher.know([change({ retired: true })])
    searcher.know([])
    expect(ids(searcher.search({ text: 'tamatar' }, 10))).toContain('daily-needs/tomato')
  })

  it('a renamed item keeps its drawing, and a new one has none', () => {
    const searcher = searcherOf(pack)
    const renamed = { name: 'Qqqq', names: ['Qqqq'] }
    const [tomato, own, added] = ['tomato', 'banana', 'new'].map((key) => {
      searcher.know([change({ ...renamed, id: `daily-needs/${key}` })])
      return searcher.search({ text: 'qqqq' }, 1).items[0]?.picture
    })
    expect(tomato).toBe('seeds-catalog/tomato-punjab-ratta')
    expect(own).toBe('daily-needs/banana')
    expect(added).toBeUndefined()
  })

  it('a renamed item is found by its new name only', () => {
    const berry = change({ name: 'Blueberry', names: ['Blueberry', 'ਬਲੂਬੇਰੀ', 'ब्लूबेरी'] })
    expect(after('blueberry', berry)).toEqual(['daily-needs/tomato'])
    expect(after('ਬਲੂਬੇਰੀ', berry)).toContain('daily-needs/tomato')
    expect(after('tomatoes', berry)).not.toContain('daily-needs/tomato')
  })

  it('a new item is found, in its catalogue', () => {
    const fresh = change({
      id: 'daily-needs/mushroom',
      name: 'Mushrooms',
      names: ['Mushrooms', 'ਖੁੰਬਾਂ', 'मशरूम'],
    })
    expect(after('khumban', fresh)).toEqual(['daily-needs/mushroom'])
    expect(after('', fresh)).toHaveLength(items.length + 1)
  })

  it('an item outside the shop’s shelves, such as a training, is not found', () => {
    const training = change({ id: 'training/x', catalogue: 'training', section: 'x', name: 'Xylophone' })
    expect(after('xylophone', training)).toEqual([])
  })
})
