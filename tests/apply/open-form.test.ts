import { expect, test } from 'vitest'
import { closeForm, markDirty, onceClean, openForm } from '#src/features/apply/open-form.ts'

test('a newer build waits until a form with input is closed, and is loaded once', () => {
  const loaded: string[] = []
  onceClean(() => loaded.push('no form'))
  openForm({ form: 'soil-test' })
  markDirty(true)
  onceClean(() => loaded.push('in a form'))
  markDirty(true)
  expect(loaded).toEqual(['no form'])
  closeForm()
  openForm({ form: 'soil-test' })
  expect(loaded).toEqual(['no form', 'in a form'])
})
