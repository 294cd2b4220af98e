import { describe, expect, it } from 'vitest'
import {
  checkoutChanges,
  withOwnChanges,
  type CheckoutView,
} from '#src/features/orders/internal/checkout-changes.ts'

const title = (en: string) => ({ en, pa: en, hi: en }) as CheckoutView['area']['title']
const wheat = { product: 'w', name: 'Wheat', quantity: 2, price: 100, isKnown: true }
const okra = { product: 'o', name: 'Okra', quantity: 1, price: 50, isKnown: true }
const view = (lines: CheckoutView['lines'], fee = 0, area = 'sarna'): CheckoutView => ({
  lines,
  fee,
  area: { id: area, title: title(area) },
  edits: {},
})
const before = view([wheat, okra], 20)

describe('while a checkout is open', () => {
  it.each([
    ['nothing changed', before, []],
    [
      'a price',
      view([{ ...wheat, price: 120 }, okra], 20),
      [{ kind: 'price', name: 'Wheat', was: 100, now: 120 }],
    ],
    [
      'an item that is away today',
      view([{ ...wheat, price: undefined }, okra], 20),
      [{ kind: 'not today', name: 'Wheat' }],
    ],
    [
      'a retired item',
      view([{ ...wheat, price: undefined, isKnown: false }, okra], 20),
      [{ kind: 'gone', name: 'Wheat' }],
    ],
    ['a line that went in another tab', view([okra], 20), [{ kind: 'removed', name: 'Wheat' }]],
    [
      'a line that came from another phone',
      view([wheat, okra, { ...okra, product: 'p', name: 'Peas' }], 20),
      [{ kind: 'added', name: 'Peas', quantity: 1 }],
    ],
    [
      'a quantity, and the price by quantity',
      view([{ ...wheat, quantity: 9, price: 90 }, okra], 20),
      [
        { kind: 'quantity', name: 'Wheat', was: 2, now: 9 },
        { kind: 'price', name: 'Wheat', was: 100, now: 90 },
      ],
    ],
    ['the delivery fee', view([wheat, okra], 40), [{ kind: 'fee', was: 20, now: 40 }]],
    [
      'the area',
      view([wheat, okra], 40, 'city'),
      [{ kind: 'area', was: title('sarna'), now: title('city') }],
    ],
  ])('%s is named', (_, now, changes) => {
    expect(checkoutChanges(before, now)).toEqual(changes)
  })

  it('a product that is available again is ordered too, and named; unavailable ones are not named again', () => {
    const away = { ...wheat, price: undefined }
    expect(checkoutChanges(view([away]), view([wheat]))).toEqual([
      { kind: 'back', name: 'Wheat', quantity: 2 },
    ])
    expect(checkoutChanges(view([away]), view([{ ...away, isKnown: false }]))).toEqual([])
    expect(checkoutChanges(view([away]), view([]))).toEqual([])
    expect(checkoutChanges(view([]), view([away]))).toEqual([])
  })
})

describe('an own edit is no change', () => {
  const areas = [{ id: 'sarna' }, { id: 'city' }]
  const asked = (now: CheckoutView) => checkoutChanges(withOwnChanges(before, now, areas), now)
  const more = { ...wheat, quantity: 9, price: 90 }

  it.each([
    ['of a quantity, with its price and the fee', view([more, okra], 0)],
    ['that removes a line', view([okra], 0)],
    ['that adds a line', view([wheat, okra, { ...more, product: 'p' }], 20)],
    ['in the area', view([wheat, okra], 40, 'city')],
  ])('%s', (_, now) => {
    expect(asked({ ...now, edits: { w: 'op', p: 'op' } })).toEqual([])
  })

  it('but the same from another phone is one', () => {
    expect(asked(view([more, okra], 20))).not.toEqual([])
    expect(asked(view([okra], 20))).not.toEqual([])
  })

  it('and hides no change of others: another line, a price, an area that is gone', () => {
    const now = view([more, { ...okra, price: 60 }], 20, 'city')
    const kinds = checkoutChanges(
      withOwnChanges(before, { ...now, edits: { w: 'op' } }, [{ id: 'city' }]),
      now,
    )
    expect(kinds.map(({ kind }) => kind)).toEqual(['price', 'area'])
  })

  it('and without one the view is the same', () => {
    expect(withOwnChanges(before, view([more, okra], 20), areas)).toBe(before)
  })
})
