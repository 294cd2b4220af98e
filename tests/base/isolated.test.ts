import { expect, test } from 'vitest'
import { isolated } from '#src/base/isolated.ts'

test('a text within a string can neither affect its neighbors nor end its own isolation', () => {
  for (const turn of '\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069\u200E\u200F\u061C')
    expect(isolated(`Gur${turn}preet`)).toBe('\u2068Gurpreet\u2069')
})

test('an empty text stays empty, so that it can be left out of a list', () => {
  expect(isolated('')).toBe('')
})
