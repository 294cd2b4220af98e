import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Of a draft it is also said that it is saved, at the same place and in the same form. */
const others = ['src/screens/drafts/save-status.tsx']

it('every error has one form: a symbol and a sentence (ui/field-error.tsx)', () => {
  const own = globSync('src/{screens,ui}/**/*.tsx').filter((file) =>
    /<\w+(?=[^>]*role="alert")(?=[^>]*text-red)/.test(readFileSync(file, 'utf8')),
  )
  expect(own).toEqual(others)
})
