import { expect, test } from 'vitest'
import { tabAfter } from '#src/platform/ui/tab-after.ts'

const key = (name: string, stored: { altKey?: boolean; ctrlKey?: boolean; metaKey?: boolean } = {}) => ({
  key: name,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...stored,
})

test('arrows lead to the next tabs, and wrap around', () => {
  expect(tabAfter(key('ArrowRight'), 0, 3, false)).toBe(1)
  expect(tabAfter(key('ArrowRight'), 2, 3, false)).toBe(0)
  expect(tabAfter(key('ArrowLeft'), 2, 3, false)).toBe(1)
  expect(tabAfter(key('ArrowLeft'), 0, 3, false)).toBe(2)
})

test('in a right-to-left script the arrows lead where they point', () => {
  expect(tabAfter(key('ArrowLeft'), 0, 3, true)).toBe(1)
  expect(tabAfter(key('ArrowRight'), 0, 3, true)).toBe(2)
})

test('Home and End lead to the first tab and the last', () => {
  expect(tabAfter(key('Home'), 2, 3, false)).toBe(0)
  expect(tabAfter(key('End'), 0, 3, false)).toBe(2)
})

test('every other key stays the browser’s: Alt and an arrow go back, Tab goes on', () => {
  for (const name of ['Tab', 'Enter', ' ', 'ArrowDown', 'a', 'constructor', 'toString'])
    expect(tabAfter(key(name), 0, 3, false), name).toBeUndefined()
  for (const stored of ['altKey', 'ctrlKey', 'metaKey'])
    expect(tabAfter(key('ArrowLeft', { [stored]: true }), 1, 3, false), stored).toBeUndefined()
})
