import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ownAddress } from '#src/base/own-address.ts'

it.each(['/daily-needs', '/seeds-catalog/grains?x=1#top', '/'])('%s is an address of this site', (path) => {
  expect(ownAddress(path)).toBe(path)
})

it.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '//',
  '',
  undefined,
  7,
])('%s leads home', (wanted) => {
  expect(ownAddress(wanted)).toBe('/')
})

/** Made of the parts of addresses, because random texts are hardly ever one. */
const addresses = fc
  .array(
    fc.constantFrom('/', '\\', '.', '..', ':', '@', '\t', '%2e', 'https:', 'javascript:', 'evil.example'),
  )
  .map((pieces) => pieces.join(''))

it('whatever the input, a browser stays on this site', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), addresses), (wanted) => {
      expect(new URL(ownAddress(wanted), 'https://ours.example').origin).toBe('https://ours.example')
    }),
    { numRuns: 2000 },
  )
})
