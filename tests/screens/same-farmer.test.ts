import { expect, it } from 'vitest'
import loan from '#src/forms/loan-application.form.ts'
import soilTest from '#src/forms/soil-test.form.ts'
import { answersOfFarmer, chooseFarmer, farmerIn, farmerOf } from '#src/screens/forms/same-farmer.ts'

const answers = {
  forAnother: true,
  farmerConsent: true,
  name: 'Gurdev Singh',
  phone: '9876543210',
  farmLocation: 'Sarna',
  farmSize: '4',
  soilType: 'sandy',
}

it('the next form for a farmer begins with who they are, and not with what they asked for or agreed to', () => {
  const farmer = farmerIn(soilTest, answers)!
  expect(farmer.name).toBe('Gurdev Singh')
  expect(answersOfFarmer(loan, farmer)).toEqual({
    applicantName: 'Gurdev Singh',
    phone: '9876543210',
    landSize: '4',
  })
  expect(answersOfFarmer(soilTest, farmer)).not.toHaveProperty('farmerConsent')
})

it('one’s own form, and one without a name, have no farmer', () => {
  expect(farmerIn(soilTest, { ...answers, forAnother: false })).toBeUndefined()
  expect(farmerIn(soilTest, { forAnother: true, phone: '9876543210' })).toBeUndefined()
})

it('a farmer is offered to the account that chose them alone, until another is chosen', () => {
  chooseFarmer('agent', farmerIn(soilTest, answers))
  expect(farmerOf('agent')?.name).toBe('Gurdev Singh')
  expect(farmerOf('somebody else')).toBeUndefined()
  chooseFarmer('agent', undefined)
  expect(farmerOf('agent')).toBeUndefined()
})
