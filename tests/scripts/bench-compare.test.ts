import { expect, test } from 'vitest'
import { changesSince } from '#scripts/bench/compare.ts'

const stored = {
  bytes: {
    home: { total: 100_000, scripts: { react: 58_000, dexie: 9_000 } },
    offline: { en: { total: 5 } },
  },
  paint: { firstVisit: { '/': { fcp: { app: { median: 900 }, floor: { median: 700 }, ratio: 1.28 } } } },
}

test('counts are compared by page and package, new and removed ones too', () => {
  const now = {
    bytes: {
      home: { total: 101_500, scripts: { react: 58_000, zustand: 500 } },
      offline: { en: { total: 5 } },
    },
  }
  expect(changesSince(stored, now)).toEqual([
    'bytes › home › total: 1,00,000 → 1,01,500 (+1,500)',
    'bytes › home › scripts › dexie: 9,000 → 0 (−9,000)',
    'bytes › home › scripts › zustand: 0 → 500 (+500)',
  ])
})

test.each([
  [1.3, []],
  [1.6, ['paint › firstVisit › / › fcp › ratio: 1.28 → 1.60 (+0.32)']],
  [1, ['paint › firstVisit › / › fcp › ratio: 1.28 → 1 (−0.28)']],
])('of times only the ratio is compared: %s', (ratio, lines) => {
  const fcp = { app: { median: 90 }, floor: { median: 7 }, ratio }
  expect(changesSince(stored, { paint: { firstVisit: { '/': { fcp } } } })).toEqual(lines)
})

test('missing values are left out', () => {
  expect(changesSince(stored, { search: { ratio: 2 } })).toEqual([])
  expect(changesSince({}, stored)).toEqual([])
})
