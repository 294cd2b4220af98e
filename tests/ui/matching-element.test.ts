import { expect, test } from 'vitest'
import { matchingElement, type ElementLike } from '#src/platform/ui/matching-element.ts'

const button = (words: string, entry: string, attributes: Record<string, string> = {}): ElementLike => ({
  localName: 'button',
  textContent: words,
  getAttribute: (name) => attributes[name] ?? null,
  closest: () => ({ textContent: entry }),
})
const page = (...things: ElementLike[]) => ({ querySelectorAll: () => things })

test('a button that was rendered again is found by its text and its entry', () => {
  const [wheat, maize] = [button('Add to Cart', 'Wheat'), button('Add to Cart', 'Maize')]
  expect(matchingElement(button('Add to Cart', 'Maize'), page(wheat, maize))).toBe(maize)
})

test('a similar button is not tapped', () => {
  const before = button('Add to Cart', 'Wheat', { id: 'a' })
  expect(matchingElement(before, page(button('Add to Cart', 'Maize', { id: 'a' })))).toBeUndefined()
  expect(matchingElement(before, page(button('Add to Cart', 'Wheat', { id: 'b' })))).toBeUndefined()
  expect(matchingElement(before, page(button('Remove', 'Wheat', { id: 'a' })))).toBeUndefined()
})

test('of two equal buttons neither is tapped', () => {
  const before = button('Add to Cart', 'Wheat')
  expect(
    matchingElement(before, page(button('Add to Cart', 'Wheat'), button('Add to Cart', 'Wheat'))),
  ).toBeUndefined()
})
