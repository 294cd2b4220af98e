import { expect, it } from 'vitest'
import { isRead, isReadForTools } from '#scripts/generate/licence-terms.ts'

it.each([
  'MIT',
  'MIT OR GPL-3.0',
  '(MIT OR CC0-1.0)',
  'MIT AND ISC',
  '(GPL-3.0 OR MIT) AND ISC',
  'GPL-3.0 OR (MIT AND (ISC OR GPL-2.0))',
])('%s is known', (licence) => expect(isRead(licence)).toBe(true))

it.each([
  '',
  'GPL-3.0',
  'MIT AND GPL-3.0',
  'GPL-3.0 AND MIT',
  '(MIT OR ISC) AND GPL-3.0',
  'GPL-3.0 OR MIT AND GPL-2.0',
  'SEE LICENSE IN LICENSE.md',
])('“%s” needs a review', (licence) => expect(isRead(licence)).toBe(false))

it('a copyleft license is for tools only', () => {
  expect(isRead('CC BY-SA 4.0')).toBe(false)
  expect(isReadForTools('CC BY-SA 4.0')).toBe(true)
  expect(isReadForTools('GPL-3.0')).toBe(false)
})
