import fc from 'fast-check'
import { expect, it } from 'vitest'
import { betterOf, geoUri, isGeoUri, isRough, spotIn, type Spot } from '#src/base/geo.ts'

it('a position is written as a geo URI', () => {
  expect(geoUri({ lat: 32.2733, lng: 75.6522, metres: 11.2, at: 1_732_170_000_000 })).toBe(
    'geo:32.2733,75.6522;u=12;t=1732170000000',
  )
})

it('every position on the globe is parsed to 10 cm', () => {
  const spots = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
    metres: fc.double({ min: 0, max: 1e12, noNaN: true }),
    at: fc.integer({ min: 1_500_000_000_000, max: 4_000_000_000_000 }),
  })
  fc.assert(
    fc.property(spots, (spot) => {
      const read = spotIn(geoUri(spot))!
      expect(Math.abs(read.lat - spot.lat)).toBeLessThan(1e-6)
      expect(Math.abs(read.lng - spot.lng)).toBeLessThan(1e-6)
      expect(read.at).toBe(spot.at)
    }),
  )
})

it.each([
  'geo:91,75;u=1;t=1732170000000',
  'geo:32,181;u=1;t=1732170000000',
  'geo:32.2733,75.6522',
  'GEO:32,75;u=1;t=1732170000000',
  'geo:32,75;u=1;t=1732170000000 ',
  'Pathankot',
])('%s is no position', (text) => {
  expect(spotIn(text)).toBeUndefined()
})

it('words are no geo URI, whatever they begin with', () => {
  expect(isGeoUri('Geo: my field')).toBe(true)
  expect(isGeoUri('near the geology office')).toBe(false)
})

const home: Spot = { lat: 32.2733, lng: 75.6522, metres: 20, at: 1_732_170_000_000 }

it('of two positions the better stays, until the phone has moved', () => {
  const worse = { ...home, metres: 60, at: home.at + 1 }
  expect(betterOf(home, worse)).toBe(home)
  expect(betterOf(worse, home)).toBe(home)
  const atTheField = { ...worse, lat: home.lat + 0.01 }
  expect(betterOf(home, atTheField)).toBe(atTheField)
  const byTheMast = { ...atTheField, metres: 3000, lat: home.lat + 0.1 }
  expect([isRough(home), isRough(byTheMast)]).toEqual([false, true])
  expect(betterOf(home, byTheMast)).toBe(home)
})
