import { expect, it } from 'vitest'
import { servicesCalled } from '#src/features/search/internal/search-services.ts'

const called = (text: string) => servicesCalled(text).map(({ id }) => id)

it.each([
  ['loan', 'loans'],
  ['karza', 'loans'],
  ['karja', 'loans'],
  ['ਕਰਜ਼ਾ', 'loans'],
  ['कर्ज़', 'loans'],
  ['lon', 'loans'],
  ['bima', 'insurance'],
  ['ਬੀਮਾ', 'insurance'],
  ['fasal bima', 'insurance'],
  ['tractor', 'farm-equipment'],
  ['ਟਰੈਕਟਰ', 'farm-equipment'],
  ['drone', 'drone-spraying'],
  ['soil test', 'soil-testing'],
  ['mitti ki jaanch', 'soil-testing'],
  ['ਮਿੱਟੀ ਪਰਖ', 'soil-testing'],
  ['theka', 'lease-property'],
  ['mazdoor', 'farm-workers'],
  ['sabsidi', 'government-subsidies'],
  ['pm kisan', 'government-subsidies'],
  ['training', 'training'],
  ['trening', 'training'],
  ['shikayat', 'contact'],
])('%s finds %s', (text, id) => {
  expect(called(text)).toContain(id)
})

it.each(['', 'lo', 'doodh', 'beej', 'milk', 'zzzzz', 'loan doodh'])('“%s” finds no service', (text) => {
  expect(called(text)).toEqual([])
})
