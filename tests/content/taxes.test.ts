import { expect, it } from 'vitest'
import { catalogueSnapshot, taxRows } from '#scripts/build/catalogue-rows.ts'
import { seller } from '#src/content/centre.ts'

const { rows } = await catalogueSnapshot()
const rates = await taxRows()

it('every catalogue with goods has a default rate, so that every item and every later one has a rate', () => {
  const sold = new Set(rows.map(({ catalogue }) => catalogue))
  const untaxed = [...sold].filter((catalogue) => !rates.some((rate) => rate.of === catalogue))
  expect(untaxed, 'a catalogue file exports its rates as tax').toEqual([])
})

it('every rate belongs to something for sale', () => {
  const sold = new Set([
    'delivery',
    'booking',
    ...rows.flatMap(({ id, catalogue, section }) => [id, catalogue, `${catalogue}:${section}`]),
  ])
  expect(rates.filter(({ of }) => !sold.has(of))).toEqual([])
})

it('the most common goods have their well-known rates', () => {
  const rateOf = (of: string) => rates.find((row) => row.of === of)?.rate_bp
  expect(rateOf('seeds-catalog/wheat-pbw-826')).toBe(0)
  expect(rateOf('daily-needs:buffalo-milk')).toBe(0)
  expect(rateOf('daily-needs/paneer')).toBe(0)
  expect(rateOf('fertilizers/urea-45-kg')).toBe(500)
  expect(rateOf('fertilizers')).toBe(500)
  expect(rateOf('pesticides-crop-protection')).toBe(1800)
  expect(rateOf('solar-solutions')).toBe(500)
})

it('HSN codes have a valid length, and the seller is in Punjab', () => {
  for (const { hsn } of rates) expect(hsn).toMatch(/^(?:\d{4}|99\d{4})$/)
  expect(seller.gstin).toMatch(/^03[A-Z]{5}\d{4}[A-Z]\dZ[A-Z\d]$/)
})
