import { expect, it } from 'vitest'
import { answersIn } from '#src/features/account/profile-answers.ts'
import contact from '#src/features/support/contact.form.ts'
import loan from '#src/features/loans/loan-application.form.ts'
import soilTest from '#src/features/soil/soil-test.form.ts'
import { emptiedOf } from '#src/features/apply/typed.ts'
import { knownIn } from '#src/features/apply/internal/own-records.ts'

const person = { id: 'a', email: 'g@example.org', displayName: 'gurpreet', phone: '+919000000001' }
const profile = { display_name: 'Gurpreet Singh', phone: '+91 98765 43210', village: 'Sarna', pincode: null }

it('a person without earlier answers is offered the profile’s', () => {
  expect(knownIn(soilTest, {}, answersIn(person, profile))).toEqual({
    typed: { name: 'Gurpreet Singh', phone: '9876543210', email: 'g@example.org', farmLocation: 'Sarna' },
    whose: 'Gurpreet Singh',
    fromProfile: true,
  })
  expect(knownIn(contact, {}, answersIn(person, profile))?.typed).toEqual({
    firstName: 'Gurpreet',
    lastName: 'Singh',
    phone: '9876543210',
    email: 'g@example.org',
  })
})

it('earlier answers take precedence over the profile, which fills in the rest', () => {
  const remembered = { name: 'Gurpreet Singh Gill', pincode: '145025' }
  expect(knownIn(loan, remembered, answersIn(person, profile))).toEqual({
    typed: {
      applicantName: 'Gurpreet Singh Gill',
      phone: '9876543210',
      email: 'g@example.org',
      pincode: '145025',
    },
    whose: 'Gurpreet Singh Gill',
    fromProfile: false,
  })
})

it('a loan begins with the PIN code of the profile', () => {
  const answers = answersIn(person, { ...profile, pincode: '145025' })
  expect(knownIn(loan, {}, answers)?.typed).toMatchObject({ pincode: '145025' })
  expect(knownIn(loan, {}, answersIn(person, { ...profile, pincode: null }))?.typed).not.toHaveProperty(
    'pincode',
  )
})

it('without a profile the account’s data is used, and missing parts are left out', () => {
  expect(answersIn(person, undefined)).toMatchObject({ name: 'gurpreet', phone: '9000000001' })
  const byPhone = { id: 'b', email: '', displayName: '' }
  expect(answersIn(byPhone, { display_name: null, phone: '12', village: null, pincode: null })).toEqual({})
  expect(knownIn(soilTest, {}, {})).toBeUndefined()
})

it('once a form is for somebody else, one’s own answers are removed and the others stay', () => {
  const own = knownIn(soilTest, {}, answersIn(person, profile))!.typed
  const typed = { ...own, name: 'Balbir Kaur', farmSize: '4', soilType: '' }
  expect(emptiedOf(typed, own)).toEqual({ phone: '', email: '', farmLocation: '' })
  expect(emptiedOf({ name: 'Balbir Kaur' }, own)).toEqual({})
})
