import { expect, it } from 'vitest'
import soilTest from '#src/forms/soil-test.form.ts'
import { typedOf } from '#src/screens/forms/typed.ts'

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
