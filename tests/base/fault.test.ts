import { expect, test } from 'vitest'
import { faultOf } from '#src/base/fault.ts'

test.each([
  new TypeError('Failed to fetch dynamically imported module: https://a.test/assets/auth-1.js'),
  new TypeError('error loading dynamically imported module: https://a.test/assets/auth-1.js'),
  new TypeError('Importing a module script failed.'),
  new Error('Unable to preload CSS for /assets/a.css'),
  new SyntaxError("The requested module './a.js' does not provide an export named 'b'"),
])('code that did not load, or is of another build, is missing: %s', (error) => {
  expect(faultOf(error)).toBe('missing')
})

test.each([
  new TypeError('e.toSorted is not a function'),
  new TypeError("undefined is not a function (near '...e.toSorted...toSorted is not a function')"),
  new ReferenceError('structuredClone is not defined'),
  new ReferenceError("Can't find variable: structuredClone"),
  new TypeError('Intl.Segmenter is not a constructor'),
  new SyntaxError("Unexpected token '?'"),
  new SyntaxError('Invalid regular expression flags'),
])('a feature that the browser lacks means an old browser: %s', (error) => {
  expect(faultOf(error)).toBe('old-browser')
})

test.each([
  new TypeError("Cannot read properties of undefined (reading 'title')"),
  new TypeError('e.map is not a function'),
  new TypeError('Failed to fetch'),
  new DOMException('The node to be removed is not a child of this node.', 'NotFoundError'),
  new SyntaxError('Unexpected token < in JSON at position 0'),
  'anything',
  undefined,
])('every other error is a bug of the app: %s', (error) => {
  expect(faultOf(error)).toBe('bug')
})
