import { expect, test } from 'vitest'
import { contextTexts } from '#src/content/asked-for.ts'
import { checkedAnswers } from '#src/features/forms/checked-answers.ts'
import type { Form } from '#src/features/forms/define.ts'
import equipment from '#src/features/bookings/equipment-booking.form.ts'
import insurance from '#src/features/insurance/insurance-quote.form.ts'
import lease from '#src/features/services/lease-requirement.form.ts'
import loan from '#src/features/loans/loan-application.form.ts'
import soilTest from '#src/features/soil/soil-test.form.ts'
import { withOpenedFrom } from '#src/features/forms/opened-from.ts'
import type { Answers } from '#src/base/answers.ts'
import { languages, setLanguage } from '#src/platform/i18n/words.ts'

const crop = {
  coverageAmount: 100_000,
  premiumRate: 2.5,
  askedFor: 'crop-basic',
  coverageRequired: 'basic',
  openedFrom: '/insurance',
}
const cases: [Form, string | undefined, Answers][] = [
  [insurance, 'crop', crop],
  [loan, 'crop', { requestedAmount: 100_000, repayMonths: 12 }],
  [equipment, 'rotavator', { equipmentType: 'rotavator', duration: 'half-day', emergencyService: true }],
  [equipment, 'thresher', { equipmentType: 'thresher', duration: '2-days' }],
  [soilTest, 'basic', { sampleCollection: 'pickup' }],
  [lease, undefined, { askedFor: 'lease-5-acres', propertyType: 'Farm Land' }],
]

test('a price that follows from the answers is believed, in whichever language the phone showed it', () => {
  for (const [form, subject, answers] of cases)
    for (const shown of languages)
      for (const read of languages) {
        setLanguage(shown)
        const sent = withOpenedFrom(form, subject, answers)
        expect(sent['quoted']).toBeTypeOf('string')
        setLanguage(read)
        const checked = checkedAnswers(form, subject, sent)
        expect(checked).toEqual({ answers: withOpenedFrom(form, subject, answers), claimed: {} })
      }
  setLanguage('en')
})

test('a phone’s own price, rate, page or words are never the centre’s', () => {
  const quoted = '₹1 for everything, agreed with the manager'
  for (const [form, subject, answers] of cases) {
    const { answers: own, claimed } = checkedAnswers(form, subject, { ...answers, quoted })
    expect(claimed).toEqual({ quoted })
    expect(own['quoted']).not.toBe(quoted)
  }
  const cheap = checkedAnswers(insurance, 'crop', {
    ...crop,
    premiumRate: 0.01,
    quoted: '₹10 for the season at 0.01%',
  })
  expect(cheap.claimed).toEqual({ premiumRate: 0.01, quoted: '₹10 for the season at 0.01%' })
  expect(cheap.answers['quoted']).toBe('2-3% of sum insured')
  const words = { askedFor: 'Free of charge', openedFrom: 'https://elsewhere.example/' }
  expect(checkedAnswers(soilTest, 'basic', words).claimed).toEqual(words)
  const other = { askedFor: 'lease-5-acres', propertyType: 'Warehouse', quoted: '₹15,000/month' }
  expect(checkedAnswers(lease, undefined, other).claimed).toEqual({
    askedFor: 'lease-5-acres',
    quoted: '₹15,000/month',
  })
  // Where nothing follows, nothing is believed.
  expect(checkedAnswers(equipment, 'purchase', { quoted: 'free' })).toEqual({
    answers: {},
    claimed: { quoted: 'free' },
  })
})

test('the price of an origin has the same numbers in every language, by which prices are compared', () => {
  for (const [key, { line }] of Object.entries(contextTexts)) {
    if (!line) continue
    const numbers = languages.map((language) => line[language].match(/\d[\d,]*(?:\.\d+)?/g)?.toSorted())
    expect([key, ...numbers]).toEqual([key, numbers[0], numbers[0], numbers[0]])
  }
})
