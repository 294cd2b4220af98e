import { afterEach, expect, it } from 'vitest'
import equipment from '#src/features/bookings/equipment-booking.form.ts'
import expert from '#src/features/services/expert-service.form.ts'
import insurance from '#src/features/insurance/insurance-quote.form.ts'
import lease from '#src/features/services/lease-requirement.form.ts'
import loan from '#src/features/loans/loan-application.form.ts'
import soilTest from '#src/features/soil/soil-test.form.ts'
import { answersFor, beyondOrigin, limitText } from '#src/features/forms/opened-from.ts'
import { setLanguage } from '#src/platform/i18n/words.ts'
import { requestTitle, wantedText } from '#src/features/apply/form-title.ts'
import { answersOf, subjectIn, typedFor, typedOf } from '#src/features/apply/typed.ts'

afterEach(() => setLanguage('en'))

const opened = { isDraft: false }

it('the subject, the price and the title follow a changed equipment type', () => {
  const begun = typedOf(equipment, 'tractor-trolley', undefined, opened)
  expect(answersOf(equipment, 'tractor-trolley', begun)).toMatchObject({ quoted: '₹900/hr or ₹6,500/day' })
  const typed = { ...begun, equipmentType: 'rotavator' }
  const subject = subjectIn(equipment, 'tractor-trolley', typed)
  expect(subject).toBe('rotavator')
  expect(answersOf(equipment, subject, typed)).toMatchObject({ quoted: 'from ₹700/hr' })
  expect(requestTitle(equipment, subject)).toBe('Equipment: Rotavator')
})

it('another subject takes the equipment type along, and a machine for sale has none', () => {
  const typed = typedOf(equipment, 'thresher', undefined, opened)
  expect(typedFor(equipment, 'sprayer', typed)['equipmentType']).toBe('sprayer')
  const bought = typedFor(equipment, 'mini-tiller', typed)
  expect(subjectIn(equipment, 'mini-tiller', bought)).toBe('mini-tiller')
})

it('the origin is stored, and read in the reader’s language', () => {
  const typed = typedOf(
    expert,
    undefined,
    { askedFor: 'drone-spraying', openedFrom: '/drone-institute' },
    opened,
  )
  const { askedFor, openedFrom } = answersOf(expert, undefined, typed)
  expect([askedFor, openedFrom]).toEqual(['drone-spraying', '/drone-institute'])
  expect(requestTitle(expert, undefined, 'drone-spraying')).toBe('Expert service: Drone Spraying')
  setLanguage('pa')
  expect(requestTitle(expert, undefined, 'drone-spraying')).toBe('ਮਾਹਰ ਦੀ ਸੇਵਾ: ਡਰੋਨ ਸਪਰੇਅ')
})

it('a listing is requested only as long as the answers match it', () => {
  const typed = typedOf(
    lease,
    undefined,
    { askedFor: 'lease-cold-storage', propertyType: 'Cold Storage' },
    opened,
  )
  expect(answersOf(lease, undefined, typed)).toMatchObject({ quoted: '₹25,000/month' })
  const other = answersOf(lease, undefined, { ...typed, propertyType: 'Warehouse' })
  expect(other).not.toHaveProperty('askedFor')
  expect(other).not.toHaveProperty('quoted')
})

it('words without a page stay unchanged as the origin', () => {
  expect(requestTitle(expert, undefined, 'tractor tyres')).toBe('Expert service: tractor tyres')
  expect(requestTitle(expert, undefined, 'constructor')).toBe('Expert service: constructor')
  expect(requestTitle(expert)).toBe('Expert service')
})

it('a cover is next to the kind of insurance, and says nothing twice', () => {
  expect(wantedText(insurance, 'equipment', 'equipment-tractors')).toBe('Equipment Insurance: Tractors')
  expect(wantedText(soilTest, 'basic')).toBe('Basic Soil Test')
  expect(wantedText(soilTest, 'general', 'Soil Test')).toBe('Soil Test')
})

it('the calculators’ inputs give the price of the form, and follow the amount', () => {
  const requests = { coverageAmount: 1_000_000, premiumRate: 3, askedFor: 'equipment-tractors' }
  const typed = typedOf(insurance, 'equipment', requests, opened)
  expect(answersOf(insurance, 'equipment', typed)).toMatchObject({
    ...requests,
    quoted: '₹30,000 a year at 3%',
  })
  const more = answersOf(insurance, 'equipment', { ...typed, coverageAmount: '20,00,000' })
  expect(more).toMatchObject({ coverageAmount: 2_000_000, quoted: '₹60,000 a year at 3%' })
  const none = answersOf(insurance, 'equipment', { ...typed, premiumRate: '' })
  expect(none).toMatchObject({ quoted: '2-4% a year' })
  const borrowed = typedOf(loan, 'crop', { requestedAmount: 100_000, repayMonths: 12 }, opened)
  expect(answersOf(loan, 'crop', borrowed)['quoted']).toMatch(/^₹8,652.* a month for 12 months at 7% a year$/)
  expect(answersOf(loan, 'crop', { ...borrowed, repayMonths: '40' })['quoted']).toContain('₹3,00,000')
})

it('a card’s limit and place go into its form', () => {
  const tractor = { coverageAmount: 6_000_000, askedFor: 'equipment-tractors' }
  expect(beyondOrigin(tractor)).toEqual([{ field: 'coverageAmount', problem: 'range', most: 5_000_000 }])
  expect(beyondOrigin({ ...tractor, coverageAmount: 5_000_000 })).toEqual([])
  expect(beyondOrigin({ ...tractor, askedFor: 'equipment-harvesters' })).toEqual([])
  expect(limitText(tractor)).toBe('Cover up to ₹50,00,000')
  expect(answersFor('lease-cold-storage')).toMatchObject({
    propertyType: 'Cold Storage',
    preferredLocation: 'Pathankot',
  })
})

it('a draft’s price is not sent if the form shows another', () => {
  const typed = typedOf(soilTest, 'basic', { quoted: '₹1' }, { isDraft: true })
  expect(answersOf(soilTest, 'basic', typed)).toMatchObject({ quoted: '₹500, report in 48 hours' })
})
