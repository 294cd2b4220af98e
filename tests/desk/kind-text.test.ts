import { expect, test } from 'vitest'
import { kindText } from '#src/features/desk/internal/kind-text.ts'
import { formFiles } from '#scripts/build/form-versions.ts'

test.each([...(await formFiles())])(
  'the desk calls requests of the form %s by its short title',
  (id, { shortTitle }) => {
    expect(kindText(id)).toBe(shortTitle.en)
  },
)

test('a form that is not in this build has its id as a name', () => {
  expect(kindText('by-a-later-version')).toBe('by-a-later-version')
  expect(kindText('constructor')).toBe('constructor')
})
