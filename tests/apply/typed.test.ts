import { i18n } from '@lingui/core'
import { expect, it } from 'vitest'
import loan from '#src/features/loans/loan-application.form.ts'
import soilTest from '#src/features/soil/soil-test.form.ts'
import training from '#src/features/services/training-enrollment.form.ts'
import { missingFields } from '#src/features/apply/internal/missing-fields.ts'
import { problemText } from '#src/features/apply/internal/problem-text.ts'
import { answersOf, draftOf, emptyOf, typedOf, type Typed } from '#src/features/apply/typed.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })

it('a form that a page opens with answers still begins with its own initial values', () => {
  const typed = typedOf(soilTest, 'basic', { name: 'Gurpreet' }, { isDraft: false })
  expect(typed).toMatchObject({ name: 'Gurpreet', phone: '', sampleCollection: 'self' })
})

it('an answer takes precedence over the initial value', () => {
  const typed = typedOf(soilTest, 'basic', { sampleCollection: 'pickup' }, { isDraft: false })
  expect(typed['sampleCollection']).toBe('pickup')
})

it('fields that were emptied in a draft stay empty', () => {
  const typed = typedOf(soilTest, 'basic', { name: 'Gurpreet' }, { isDraft: true })
  expect(typed).toMatchObject({ name: 'Gurpreet', sampleCollection: '' })
})

it.each([
  ['crop', loan],
  ['sustainable-farming', training],
] as const)('for %s an email is asked until "No email" is ticked, and then none is sent', (subject, form) => {
  const empty = typedOf(form, subject, undefined, { isDraft: false })
  const sent = (typed: Typed) => {
    const { email, noEmail } = answersOf(form, subject, { ...empty, ...typed })
    return { email, noEmail }
  }
  const isMissing = (typed: Typed) => {
    const answers = answersOf(form, subject, { ...empty, ...typed })
    return missingFields(form, subject, answers, []).answers.some(({ field }) => field === 'email')
  }
  const both = { email: 'g@example.org', noEmail: true }
  expect([isMissing({}), isMissing({ email: 'g@' }), isMissing({ email: 'g@example.org' })]).toEqual([
    true,
    true,
    false,
  ])
  expect([isMissing({ noEmail: true }), isMissing({ email: 'g@', noEmail: true })]).toEqual([false, false])
  expect(sent(both)).toEqual({ email: undefined, noEmail: true })
  // The draft has both, so that the email is there again without the tick.
  const again = typedOf(form, subject, draftOf({ ...empty, ...both }), { isDraft: true })
  expect(again).toMatchObject(both)
  expect(sent({ ...again, noEmail: false })).toEqual({ email: 'g@example.org', noEmail: undefined })
})

it.each([
  ['12', []],
  ['੧੨', []],
  ['2.5', ['range']],
  ['0.5', ['range']],
  ['10-12', ['type']],
])('a loan that is repaid in %j months has these faults: %j', (repayMonths, faults) => {
  const empty = typedOf(loan, 'dairy', undefined, { isDraft: false })
  const { answers } = missingFields(loan, 'dairy', answersOf(loan, 'dairy', { ...empty, repayMonths }), [])
  const found = answers.filter(({ field }) => field === 'repayMonths').map(({ problem }) => problem)
  expect(found).toEqual(faults)
})

it('a part of a month is answered with the whole numbers that are possible', () => {
  const months = { ...loan.fields.repayMonths, most: 36 }
  expect(problemText(months, 'range')).toBe('Write a whole number from 1 to 36.')
})

it('one’s own answers fill only fields that are still as they began', () => {
  const typed = { ...typedOf(soilTest, undefined, {}, { isDraft: false }), name: 'Simran Kaur' }
  const own = { name: 'Gurpreet Singh', phone: '9876501234', sampleCollection: 'pickup' }
  expect(emptyOf(soilTest, { subject: undefined, typed }, own)).toEqual({
    phone: '9876501234',
    sampleCollection: 'pickup',
  })
})
