import { expect, test } from 'vitest'
import { focusInFolds } from '#src/ui/focus-in-folds.ts'

/** A field within folded parts, which takes the focus only while all of them are open, as in a browser. */
function fieldWithin(depth: number) {
  const folds = Array.from({ length: depth }, () => ({ open: false, parentElement: {} as object }))
  folds.forEach((fold, at) => (fold.parentElement = { closest: () => folds[at + 1] ?? null }))
  let isFocused = false
  const field = {
    closest: (selector: string) => (selector === 'details' ? (folds[0] ?? null) : null),
    focus: () => void (isFocused = folds.every(({ open }) => open)),
  }
  return { field: field as unknown as HTMLElement, isFocused: () => isFocused }
}

test.each([0, 1, 2])('a faulty field within %i folded parts takes the focus', (depth) => {
  const { field, isFocused } = fieldWithin(depth)
  focusInFolds(field)
  expect(isFocused()).toBe(true)
})

test('where no field is faulty nothing happens', () => {
  expect(() => focusInFolds(null)).not.toThrow()
})
