import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ownAddress } from '#src/base/own-address.ts'

it.each(['/daily-needs', '/seeds-catalog/grains?x=1#top', '/'])('%s is ours', (path) => {
  expect(ownAddress(path)).toBe(path)
})

it.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil',
  '',
  undefined,
  7,
])('%s leads home', (wanted) => {
  expect(ownAddress(wanted)).toBe('/')
})

it('whatever is asked for, a browser stays with us', () => {
  fc.assert(
    fc.property(fc.string(), (wanted) => {
      expect(new URL(ownAddress(wanted), 'https://ours.example').origin).toBe('https://ours.example')
    }),
    { numRuns: 2000 },
  )
})
