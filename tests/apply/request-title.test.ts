import { afterEach, expect, it } from 'vitest'
import contact from '#src/features/support/contact.form.ts'
import insuranceQuote from '#src/features/insurance/insurance-quote.form.ts'
import loanApplication from '#src/features/loans/loan-application.form.ts'
import soilTest from '#src/features/soil/soil-test.form.ts'
import training from '#src/features/services/training-enrollment.form.ts'
import { setLanguage } from '#src/platform/i18n/words.ts'
import { formTitle, requestTitle } from '#src/features/apply/form-title.ts'

afterEach(() => setLanguage('en'))

it('a form’s title is an invitation, and a list of requests names it', () => {
  expect(formTitle(soilTest, 'basic')).toBe('Book Basic Soil Test')
  expect(requestTitle(soilTest, 'basic')).toBe('Basic Soil Test')
  expect(requestTitle(insuranceQuote, 'crop')).toBe('Crop Insurance')
  expect(requestTitle(contact)).toBe('Contact')
})

it('the service is named if the subject does not name it', () => {
  expect(requestTitle(training, 'smart-agriculture')).toBe('Training: Smart Agriculture Technology')
  expect(requestTitle(loanApplication, 'equipment')).toBe('Loan: Farm Equipment')
  expect(requestTitle(loanApplication, 'crop')).toBe('Crop Loan')
})

it('it works in Punjabi and Hindi, whatever the order of the words', () => {
  setLanguage('pa')
  expect(requestTitle(soilTest, 'basic')).toBe('ਮਿੱਟੀ ਦੀ ਮੁੱਢਲੀ ਪਰਖ')
  expect(requestTitle(loanApplication, 'equipment')).toBe('ਖੇਤੀ ਮਸ਼ੀਨਾਂ ਲਈ ਕਰਜ਼ਾ')
  setLanguage('hi')
  expect(requestTitle(soilTest, 'basic')).toBe('मिट्टी की बेसिक जाँच')
  expect(requestTitle(training, 'solar-technology')).toBe('ट्रेनिंग: सोलर तकनीक')
})

it('an unknown subject leaves the service', () => {
  expect(requestTitle(soilTest, 'by-a-later-version')).toBe('Soil test')
})
