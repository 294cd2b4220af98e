import { expect, it } from 'vitest'
import loan from '#src/features/loans/loan-application.form.ts'
import soilTest from '#src/features/soil/soil-test.form.ts'
import { answersOfFarmer, farmerIn, sameFarmer } from '#src/features/apply/same-farmer.ts'

const answers = {
  forAnother: true,
  farmerConsent: true,
  name: 'Gurdev Singh',
  phone: '9876543210',
  farmLocation: 'Sarna',
  farmSize: '4',
  soilType: 'sandy',
}

it('the next form for a farmer begins with their data, and not with their requests or consent', () => {
  const farmer = farmerIn(soilTest, answers)!
  expect(farmer.name).toBe('Gurdev Singh')
  expect(answersOfFarmer(loan, farmer)).toEqual({
    applicantName: 'Gurdev Singh',
    phone: '9876543210',
    landSize: '4',
  })
  expect(answersOfFarmer(soilTest, farmer)).not.toHaveProperty('farmerConsent')
})

it('own forms, and ones without a name, have no farmer', () => {
  expect(farmerIn(soilTest, { ...answers, forAnother: false })).toBeUndefined()
  expect(farmerIn(soilTest, { forAnother: true, phone: '9876543210' })).toBeUndefined()
})

it('several forms of one farmer are merged, and the latest counts for different values', () => {
  const [soil, later] = [farmerIn(soilTest, answers)!, farmerIn(loan, loanAnswers)!]
  const both = sameFarmer([soil, later])!
  expect(answersOfFarmer(loan, both)).toMatchObject({ pincode: '145025', phone: '9876500000', landSize: '4' })
  expect(sameFarmer([])).toBeUndefined()
})

it('a farmer’s email, or that they have none, begins the next form as they said it last', () => {
  const mailed = farmerIn(loan, { ...loanAnswers, email: 'g@example.org' })!
  // A draft has the text typed before the box was ticked.
  const without = farmerIn(loan, { ...loanAnswers, email: 'g@example', noEmail: true })!
  const later = answersOfFarmer(loan, sameFarmer([mailed, without])!)
  expect(later).toMatchObject({ noEmail: true })
  expect(later).not.toHaveProperty('email')
  const again = answersOfFarmer(loan, sameFarmer([without, mailed])!)
  expect(again).toMatchObject({ email: 'g@example.org' })
  expect(again).not.toHaveProperty('noEmail')
  expect(answersOfFarmer(soilTest, sameFarmer([without])!)).not.toHaveProperty('email')
})

it('answers that one form splits into two fields are filled in both ways', () => {
  const ofContact = farmerIn(requests('firstName', 'lastName'), {
    forAnother: true,
    firstName: 'Gurdev',
    lastName: 'Singh',
  })!
  expect(ofContact.name).toBe('Gurdev Singh')
  expect(answersOfFarmer(soilTest, ofContact)).toMatchObject({ name: 'Gurdev Singh' })
  const ofSoilTest = farmerIn(soilTest, answers)!
  expect(answersOfFarmer(requests('firstName', 'lastName', 'village'), ofSoilTest)).toEqual({
    firstName: 'Gurdev',
    lastName: 'Singh',
    village: 'Sarna',
  })
})

/** A form that asks nothing but this. */
function requests(...names: string[]) {
  const fields = names.map((knownAs) => [
    knownAs,
    { type: 'text', label: { en: '', pa: '', hi: '' }, knownAs },
  ])
  return { fields: { forAnother: soilTest.fields.forAnother, ...Object.fromEntries(fields) } }
}

const loanAnswers = {
  forAnother: true,
  applicantName: 'Gurdev Singh',
  phone: '9876500000',
  pincode: '145025',
}
