import { expect, test } from 'vitest'
import { focusFault } from '#src/platform/ui/focus-fault.ts'

/** Folds around one another, the inmost first, and a field that gets the focus only if all of them are open. */
function fieldIn(...open: boolean[]) {
  const folds = open.map((isOpen) => ({ open: isOpen, parentElement: {} }))
  for (const [place, fold] of folds.entries())
    fold.parentElement = { closest: () => folds[place + 1] ?? null }
  const field = {
    hasFocus: false,
    closest: () => folds[0] ?? null,
    focus: () => (field.hasFocus = folds.every((fold) => fold.open)),
  }
  return field
}

test.each([[[]], [[false]], [[true, false]], [[false, true, false]]])(
  'a faulty field gets the focus within folds that are open: %j',
  (open) => {
    const field = fieldIn(...open)
    focusFault(field as unknown as HTMLElement)
    expect(field.hasFocus).toBe(true)
  },
)

test('without a faulty field nothing happens', () => {
  expect(() => focusFault(undefined)).not.toThrow()
})
