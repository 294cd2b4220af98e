import { describe, expect, test } from 'vitest'
import fertilizersCatalogue from '#src/content/catalogues/fertilizers.catalogue.ts'
import { factSources } from '#src/content/fact-sources.ts'
import { doses, doseSource, fertilizers, type DosedCrop } from '#src/features/soil/internal/dose-facts.ts'
import { soilLimits, soilValues, type SoilFound } from '#src/content/soil-limits.ts'
import * as deskWords from '#src/features/desk/internal/soil-desk-words.ts'
import * as lineWords from '#src/content/soil-line-words.ts'
import * as words from '#src/features/soil/internal/soil-words.ts'
import { acresIn, landSize } from '#src/base/acres.ts'
import { bagsFor, doseFor, doseForAcre } from '#src/features/soil/internal/doses.ts'
import { courseOf, historyOf } from '#src/features/soil/internal/history.ts'
import { placeOnBar, zoneIn, zoneOf } from '#src/features/soil/internal/rating.ts'
import {
  endedResults,
  foundIn,
  lastStepAt,
  samplesIn,
  validResult,
  type SoilSample,
} from '#src/features/soil/samples.ts'
import { expectGoodWords } from '../content/english-words.ts'

describe('a value', () => {
  test.each([
    ['n', 279.9, 'low'],
    ['n', 280, 'medium'],
    ['n', 560, 'medium'],
    ['n', 560.1, 'high'],
    ['p', 12.3, 'low'],
    ['p', 12.4, 'medium'],
    ['p', 22.4, 'medium'],
    ['p', 22.5, 'high'],
    ['p', 50, 'high'],
    ['p', 50.1, 'veryHigh'],
    ['k', 136, 'low'],
    ['k', 137, 'enough'],
    ['oc', 0.39, 'low'],
    ['oc', 0.4, 'medium'],
    ['oc', 0.76, 'high'],
    ['zn', 0.59, 'low'],
    ['zn', 0.6, 'enough'],
    ['fe', 4.5, 'enough'],
    ['cu', 0.19, 'low'],
    ['mn', 3.4, 'low'],
    ['mn', 3.5, 'enough'],
    ['s', 9.9, 'low'],
    ['b', 0.5, 'enough'],
    ['ph', 6.4, 'sour'],
    ['ph', 8.7, 'good'],
    ['ph', 8.8, 'alkaline'],
    ['ec', 0.79, 'good'],
    ['ec', 0.9, 'salty'],
  ] as const)('%s of %d is %s', (value, found, zone) => {
    expect(zoneOf(value, found)).toBe(zone)
  })

  test('below what the laboratory can measure is low, unless its limit is so high that nobody can tell', () => {
    expect(zoneIn('zn', { zn: { below: null } })).toBe('low')
    expect(zoneIn('zn', { zn: { below: 0.6 } })).toBe('low')
    expect(zoneIn('zn', { zn: { below: 1 } })).toBeUndefined()
    expect(doseForAcre('wheat', { oc: 0.5, p: { below: 5 }, k: 200 })).toEqual(
      doseForAcre('wheat', { oc: 0.5, p: 4, k: 200 }),
    )
    expect(doseForAcre('wheat', { oc: 0.5, p: { below: 30 }, k: 200 })).toBeUndefined()
    const result = { values: { ph: 7 }, below: { zn: 0.1, b: null } }
    expect(foundIn(result)).toEqual({ ph: 7, zn: { below: 0.1 }, b: { below: null } })
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

const usual: SoilFound = { oc: 0.5, p: 15, k: 200 }
const asList = (amounts: ReturnType<typeof doseForAcre>) => amounts && Object.fromEntries(amounts)

describe('a dose', () => {
  test('has its limits from the book of its table, where available nitrogen has no class', () => {
    for (const value of ['oc', 'p', 'k'] as const) expect(soilLimits[value].source).toBe(doseSource.book)
    expect(soilLimits.n.source).not.toBe(doseSource.book)
  })

  test('gets its nitrogen by organic carbon, whatever the available nitrogen: nearly all soils have little of that', () => {
    for (const n of [undefined, 100, 300, 600]) {
      const found = { ...usual, ...(n !== undefined && { n }) }
      expect(asList(doseForAcre('rice', found))).toEqual({ urea: 90 })
      expect(asList(doseForAcre('rice', { ...found, oc: 0.39 }))).toEqual({ urea: 113 })
      expect(asList(doseForAcre('rice', { ...found, oc: 0.76 }))).toEqual({ urea: 68 })
    }
  })

  test.each([
    [100, 90],
    [300, 90],
    [600, 68],
  ])('by available nitrogen of %d alone is %d kg of urea for paddy: never a plus', (n, urea) => {
    expect(asList(doseForAcre('rice', { n, p: 30, k: 200 }))).toEqual({ urea })
  })

  test.each([
    [5, 0.3, 69],
    [5, 0.9, 69],
    [15, 0.3, 55],
    [15, 0.5, 41],
    [15, 0.7, undefined],
    [30, 0.3, 41],
    [30, 0.4, 28],
    [30, 0.6, 28],
    [30, 0.61, 0],
    [60, 0.5, undefined],
    [60, 0.7, 0],
  ])('of wheat with %d kg/ha of phosphorus and %d %% of carbon has %s kg of DAP', (p, oc, dap) => {
    const dose = doseForAcre('wheat', { oc, p, k: 200 })
    expect(dose && (dose.get('dap') ?? 0)).toBe(dap)
  })

  test('of wheat has 20 kg less urea for 55 kg of DAP, and potash where that is low', () => {
    expect(asList(doseForAcre('wheat', { oc: 0.39, p: 15, k: 200 }))).toEqual({ urea: 118, dap: 55 })
    expect(asList(doseForAcre('wheat', { oc: 0.4, p: 15, k: 90 }))).toEqual({ urea: 95, dap: 41, mop: 20 })
    expect(asList(doseForAcre('wheat', { oc: 0.7, p: 30, k: 200 }))).toEqual({ urea: 110 })
  })

  test('of paddy has DAP and potash only where they are low', () => {
    expect(asList(doseForAcre('rice', { oc: 0.5, p: 12.3, k: 136 }))).toEqual({ urea: 80, dap: 27, mop: 20 })
    expect(asList(doseForAcre('rice', { oc: 0.5, p: 12.4, k: 137 }))).toEqual({ urea: 90 })
  })

  test('is none where a value that it needs was not tested', () => {
    expect(doseForAcre('wheat', { p: 15, k: 200 })).toBeUndefined()
    expect(doseForAcre('wheat', { n: 300, p: 15, k: 200 })).toBeUndefined()
    expect(doseForAcre('wheat', { oc: 0.5, k: 200 })).toBeUndefined()
    expect(doseForAcre('wheat', { oc: 0.5, p: 15 })).toBeUndefined()
    expect(zoneIn('p', {})).toBeUndefined()
  })

  test('never rises where the soil is richer, for every crop', () => {
    const steps = { oc: [0.3, 0.5, 0.7, 0.8], p: [5, 15, 30, 60], k: [90, 200] }
    for (const crop of Object.keys(doses) as DosedCrop[])
      for (const oc of steps.oc) {
        const dap = steps.p.flatMap((p) => {
          const dose = doseForAcre(crop, { oc, p, k: 200 })
          return dose ? [dose.get('dap') ?? 0] : []
        })
        expect(dap).toEqual(dap.toSorted((a, b) => b - a))
      }
  })

  test('of paddy says that basmati is another', () => {
    expect(doses.rice.name.en).toMatch(/not basmati/)
    expect(Object.keys(doses)).not.toContain('basmati')
  })

  test('is reckoned in bags, of which a tenth may be missing', () => {
    const acre = new Map([
      ['urea', 90],
      ['dap', 55],
    ] as const)
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
  ['8 kanal', 1],
  ['8 ਕਨਾਲ', 1],
  ['12 ਕਨਾਲ 10 ਮਰਲੇ', 1.5625],
  ['12 कनाल 10 मरला', 1.5625],
  ['12K-10M', 1.5625],
  ['2 killa 4 kanal', 2.5],
  ['2 ਕਿੱਲੇ ਤੇ 4 ਕਨਾਲ', 2.5],
  ['1 acre, 2 kanal and 5 marla', 1.2813],
  ['160 marle', 1],
  ['1½ acre', 1.5],
  ['½ acre', 0.5],
  ['0.5 hectare', 1.2355],
  ['2 ha', 4.9421],
  ['ਡੇਢ ਕਿੱਲਾ', 1.5],
  ['ਢਾਈ ਏਕੜ', 2.5],
  ['साढ़े 3 एकड़', 3.5],
  ['half acre', 0.5],
  ['1,000 acres', 1000],
  ['4 kanal 2 killa', undefined],
  ['10-12 acres', undefined],
  ['3 kanal 3 kanal', undefined],
  ['16-7', undefined],
  ['2 1/2 acres', 2.5],
  ['5 marla', undefined],
  ['2 बीघा', undefined],
  ['2 hectare', 4.9421],
  ['3 ਏਕੜ', 3],
  ['.5', 0.5],
  ['7 किल्ले', 7],
  ['about 4 killas', 4],
  ['5acre.', 5],
  ['2 vigha', undefined],
  ['12 biswa', undefined],
  ['2 ਵਿੱਘੇ', undefined],
  ['2½ acres', 2.5],
  ['½ 2', undefined],
  ['2 1/2', 2.5],
  ['-2', undefined],
  ['2 gaj', undefined],
  ['2 acres 3 kanal', 2.375],
  ['0', undefined],
  ['100000', undefined],
  ['', undefined],
  [undefined, undefined],
  [true, undefined],
])('%j as the size of a farm is %j acres', (text, acres) => {
  expect(acresIn(text)).toBe(acres)
})

test('a size that has several meanings is asked about', () => {
  for (const text of ['2 bigha', '2 बीघा', '3 ਵਿੱਘੇ', '12 biswa', '2 bighe'])
    expect([text, landSize(text)]).toEqual([text, { asks: 'bigha' }])
  expect(landSize('16-7')).toEqual({ asks: 'kanal', kanal: 16, marla: 7 })
  expect(landSize('੧੬-੭')).toEqual({ asks: 'kanal', kanal: 16, marla: 7 })
  expect(landSize('5 acres')).toEqual({ acres: 5, isPlain: true })
  expect(landSize('8 kanal')).toEqual({ acres: 1, isPlain: false })
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
    { day: '2024-11-01', reading: 210 },
    { day: '2026-11-01', reading: 250 },
  ])
  expect(courseOf('n', historyOf(now.soil[1]!, now, all))).toEqual([{ day: '2026-11-01', reading: 9 }])
  expect(courseOf('p', historyOf(now.soil[0]!, now, all))).toEqual([])
})

test('every fertilizer of the tables is sold in bags of that size', () => {
  const items = Object.values(fertilizersCatalogue.sections).flatMap(({ items: all }) => Object.entries(all))
  for (const { product, bag } of Object.values(fertilizers)) {
    const [, item] = items.find(([id]) => `fertilizers/${id}` === product)!
    expect(item.pack).toEqual({ amount: bag, unit: 'kg' })
  }
})

test('salt and alkali have words of their own: gypsum mends one of them', () => {
  const { salty, alkaline } = words.zoneWords
  for (const language of ['en', 'pa', 'hi'] as const)
    expect(salty[language] + soilLimits.ec.name[language]).not.toMatch(/kallar|ਕੱਲਰ|ਖਾਰ|कल्लर|खार/i)
  expect([alkaline.en, alkaline.pa, alkaline.hi].join(' ')).toMatch(/kallar.*ਕੱਲਰ.*कल्लर/)
  expect(alkaline.hi).not.toMatch(/खारी/)
})

test('limits and doses name their source, and all words are there', () => {
  for (const value of soilValues) expect(factSources).toHaveProperty(soilLimits[value].source)
  for (const content of [soilLimits, factSources, doses, fertilizers, words, deskWords, lineWords])
    expectGoodWords(content)
})
