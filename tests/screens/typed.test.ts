import { expect, it } from 'vitest'
import soilTest from '#src/forms/soil-test.form.ts'
import { typedOf } from '#src/screens/forms/typed.ts'

it('a form that a page opens with answers of its own still begins with the form’s own start', () => {
  const typed = typedOf(soilTest, 'basic', { name: 'Gurpreet' }, { isDraft: false })
  expect(typed).toMatchObject({ name: 'Gurpreet', phone: '', sampleCollection: 'self' })
})

it('an answer goes before the start', () => {
  const typed = typedOf(soilTest, 'basic', { sampleCollection: 'pickup' }, { isDraft: false })
  expect(typed['sampleCollection']).toBe('pickup')
})

it('what was emptied in a draft stays empty', () => {
  const typed = typedOf(soilTest, 'basic', { name: 'Gurpreet' }, { isDraft: true })
  expect(typed).toMatchObject({ name: 'Gurpreet', sampleCollection: '' })
})
