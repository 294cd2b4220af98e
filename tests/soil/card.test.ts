import { describe, expect, test } from 'vitest'
import fertilizersCatalogue from '#src/content/catalogues/fertilizers.catalogue.ts'
import { doses, doseSource, fertilizers, share, type DosedCrop } from '#src/content/soil-doses.ts'
import { soilLimits, soilSources, soilValues, type SoilFound } from '#src/content/soil-limits.ts'
import * as deskWords from '#src/content/soil-desk-words.ts'
import * as lineWords from '#src/content/soil-line-words.ts'
import * as words from '#src/content/soil-words.ts'
import { acresIn } from '#src/base/acres.ts'
import { bagsFor, doseFor, doseForAcre } from '#src/core/soil/doses.ts'
import { courseOf, historyOf } from '#src/core/soil/history.ts'
import { levelOf, placeOnBar, zoneOf } from '#src/core/soil/rating.ts'
import { endedResults, lastStepAt, samplesIn, validResult, type SoilSample } from '#src/core/soil/samples.ts'
import { expectGoodWords } from '../content/english-words.ts'

describe('a value', () => {
  test.each([
    ['n', 279.9, 'low'],
    ['n', 280, 'medium'],
    ['n', 560, 'medium'],
    ['n', 560.1, 'high'],
    ['p', 9.9, 'low'],
    ['p', 10, 'medium'],
    ['p', 25.1, 'high'],
    ['k', 109, 'low'],
    ['k', 280, 'medium'],
    ['oc', 0.39, 'low'],
    ['oc', 0.4, 'medium'],
    ['oc', 0.76, 'high'],
    ['zn', 0.59, 'low'],
    ['zn', 0.6, 'enough'],
    ['fe', 4.5, 'enough'],
    ['cu', 0.19, 'low'],
    ['mn', 2, 'enough'],
    ['s', 9.9, 'low'],
    ['b', 0.5, 'enough'],
    ['ph', 6.4, 'sour'],
    ['ph', 8.7, 'good'],
    ['ph', 8.8, 'alkaline'],
    ['ec', 0.99, 'good'],
    ['ec', 4, 'salty'],
    ['ec', 4.1, 'verySalty'],
  ] as const)('%s of %d is %s', (value, found, zone) => {
    expect(zoneOf(value, found)).toBe(zone)
  })

  test.each(soilValues)('%s moves to the right on its bar as it rises, within its zone', (value) => {
    const { range, zones } = soilLimits[value]
    const steps = Array.from({ length: 400 }, (_, place) => range[0] + ((range[1] - range[0]) * place) / 399)
    const places = steps.map((found) => placeOnBar(value, found))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    for (const [at, place] of places.entries()) {
      const zone = zones.indexOf(zoneOf(value, steps[at]!))
      expect(place).toBeGreaterThanOrEqual(zone / zones.length)
      expect(place).toBeLessThanOrEqual((zone + 1) / zones.length)
    }
  })
})

const medium: SoilFound = { n: 300, p: 15, k: 200 }

describe('a dose', () => {
  test('of wheat on medium soil is that of the book: 90 kg of urea with 55 kg of DAP, no potash', () => {
    expect([...doseForAcre('wheat', medium)!]).toEqual([
      ['urea', 90],
      ['dap', 55],
    ])
  })

  test('of paddy on medium soil is 90 kg of urea alone; where phosphorus and potash are low, they come to it', () => {
    expect([...doseForAcre('rice', medium)!]).toEqual([['urea', 90]])
    expect([...doseForAcre('rice', { n: 300, p: 5, k: 90 })!]).toEqual([
      ['urea', 80],
      ['dap', 27],
      ['mop', 20],
    ])
  })

  test('is a quarter more on poor soil and a quarter less on rich soil', () => {
    expect([...doseForAcre('wheat', { n: 100, p: 5, k: 90 })!]).toEqual([
      ['urea', Math.round(110 * 1.25 - 25)],
      ['dap', 69],
      ['mop', 20],
    ])
    expect([...doseForAcre('wheat', { n: 600, p: 30, k: 300 })!]).toEqual([
      ['urea', Math.round(110 * 0.75 - 15)],
      ['dap', 41],
    ])
  })

  test('is told by organic carbon where nitrogen was not tested, and by nothing else', () => {
    expect(doseForAcre('wheat', { oc: 0.5, p: 15, k: 200 })).toEqual(doseForAcre('wheat', medium))
    expect(doseForAcre('wheat', { p: 15, k: 200 })).toBeUndefined()
    expect(doseForAcre('wheat', { n: 300, k: 200 })).toBeUndefined()
    expect(doseForAcre('wheat', { n: 300, p: 15 })).toBeUndefined()
    expect(levelOf('p', {})).toBeUndefined()
  })

  test('never falls where the soil is poorer, for every crop and level', () => {
    const levels = { n: [100, 300, 600], p: [5, 15, 30], k: [90, 200, 300] }
    for (const crop of Object.keys(doses) as DosedCrop[])
      for (const p of levels.p)
        for (const k of levels.k) {
          const urea = levels.n.map((n) => doseForAcre(crop, { n, p, k })!.get('urea')!)
          expect(urea).toEqual(urea.toSorted((a, b) => b - a))
          expect(urea.every((kg) => kg > 0)).toBe(true)
        }
    expect(share).toEqual({ low: 1.25, medium: 1, high: 0.75 })
  })

  test('is reckoned in bags, of which a tenth may be missing', () => {
    const acre = doseForAcre('wheat', medium)!
    expect([...doseFor(acre, 2)]).toEqual([
      ['urea', 180],
      ['dap', 110],
    ])
    expect(bagsFor('urea', 180)).toBe(4)
    expect(bagsFor('urea', 184)).toBe(4)
    expect(bagsFor('urea', 185)).toBe(5)
    expect(bagsFor('dap', 110)).toBe(3)
    expect(bagsFor('mop', 1)).toBe(1)
    expect(bagsFor('mop', 0)).toBe(0)
    for (let kg = 1; kg < 2_000; kg++)
      expect(bagsFor('urea', kg) * fertilizers.urea.bag).toBeGreaterThanOrEqual(kg - 4.5)
  })
})

test.each([
  ['5', 5],
  ['2.5 acres', 2.5],
  ['5 ਕਿੱਲੇ', 5],
  ['੫ ਕਿੱਲੇ', 5],
  ['लगभग 3 एकड़', 3],
  [4, 4],
  ['10-12', undefined],
  ['8 kanal', undefined],
  ['8 ਕਨਾਲ', undefined],
  ['2 बीघा', undefined],
  ['2 hectare', undefined],
  ['3 ਏਕੜ', 3],
  ['.5', 0.5],
  ['7 किल्ले', 7],
  ['about 4 killas', 4],
  ['5acre.', 5],
  ['2 vigha', undefined],
  ['12 biswa', undefined],
  ['2 ਵਿੱਘੇ', undefined],
  ['2½ acres', undefined],
  ['½ 2', undefined],
  ['2 1/2', undefined],
  ['-2', undefined],
  ['2 gaj', undefined],
  ['2 acres 3 kanal', undefined],
  ['0', undefined],
  ['100000', undefined],
  ['', undefined],
  [undefined, undefined],
  [true, undefined],
])('%j as the size of a farm is %j acres', (text, acres) => {
  expect(acresIn(text)).toBe(acres)
})

test('a card has the valid result, and those that ended the latest first', () => {
  const result = (id: string, ended: 'withdrawn' | 'corrected' | null) =>
    ({ id, ended }) as SoilSample['results'][number]
  const results = [result('a', 'corrected'), result('b', 'withdrawn'), result('c', null)]
  expect(validResult({ results })?.id).toBe('c')
  expect(validResult({ results: results.slice(0, 2) })).toBeUndefined()
  expect(endedResults({ results }).map(({ id }) => id)).toEqual(['b', 'a'])
  const times = { collected_at: '2026-11-01T00:00:00+00:00', at_lab_at: null, results: [] }
  const ended = { at: '2026-11-03T00:00:00Z', ended_at: '2026-11-04T05:30:00+05:30' }
  expect(lastStepAt(times as unknown as SoilSample)).toBe(times.collected_at)
  expect(lastStepAt({ ...times, results: [ended] } as unknown as SoilSample)).toBe(ended.ended_at)
  expect(samplesIn(undefined)).toEqual([])
  expect(samplesIn([{ state: 'discarded' }, { state: 'tested' }] as SoilSample[])).toHaveLength(1)
})

test('a field has its results of all years, known by its name, place and farmer', () => {
  const sampleOf = (id: string, field: string | null, day: string, n: number) =>
    ({
      id,
      field,
      state: 'tested',
      collected_at: '2020-01-01T00:00:00Z',
      results: [
        { values: { n: 1 }, ended: 'withdrawn' },
        { values: { n }, ended: null, tested_on: day },
      ],
    }) as unknown as SoilSample
  const answers = { name: 'Gurpreet', farmLocation: 'Sarna' }
  const now = {
    answers,
    soil: [sampleOf('a', 'Behind the well', '2026-11-01', 250), sampleOf('x', null, '2026-11-01', 9)],
  }
  const before = {
    answers,
    soil: [sampleOf('b', 'behind  the WELL ', '2024-11-01', 210), sampleOf('y', null, '2024-11-01', 8)],
  }
  const other = {
    answers: { ...answers, name: 'Simran' },
    soil: [sampleOf('c', 'Behind the well', '2025-11-01', 7)],
  }
  const all = [now, before, other, { answers }]
  expect(courseOf('n', historyOf(now.soil[0]!, now, all))).toEqual([
    { day: '2024-11-01', amount: 210 },
    { day: '2026-11-01', amount: 250 },
  ])
  expect(courseOf('n', historyOf(now.soil[1]!, now, all))).toEqual([{ day: '2026-11-01', amount: 9 }])
  expect(courseOf('p', historyOf(now.soil[0]!, now, all))).toEqual([])
})

test('every fertilizer of the tables is sold in bags of that size', () => {
  const items = Object.values(fertilizersCatalogue.sections).flatMap(({ items: all }) => Object.entries(all))
  for (const { product, bag } of Object.values(fertilizers)) {
    const [, item] = items.find(([id]) => `fertilizers/${id}` === product)!
    expect(item.pack).toEqual({ amount: bag, unit: 'kg' })
  }
})

test('limits and doses name their source and day, and all words are there', () => {
  for (const value of soilValues) expect(soilSources).toHaveProperty(soilLimits[value].source)
  expect(doseSource.written).toMatch(/^\d{4}-\d\d-\d\d$/)
  for (const content of [
    soilLimits,
    soilSources,
    doses,
    doseSource,
    fertilizers,
    words,
    deskWords,
    lineWords,
  ])
    expectGoodWords(content)
})
