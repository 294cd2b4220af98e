import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  amountTo,
  inPieces,
  inRemovals,
  linesOf,
  mostPerLine,
  sumOf,
  type CartOperation,
} from '#src/features/cart/lines.ts'

const seen = { name: 'Wheat', price: 100 }
const operation = (id: string, more: Partial<CartOperation>): CartOperation => ({
  id,
  product: 'wheat',
  kind: 'add',
  amount: 1,
  observed: [],
  seen,
  madeAt: 0,
  ...more,
})

/** Random histories in which a removal names some of the additions, as phones that saw only part of them do. */
const histories = fc
  .array(
    fc.record({
      product: fc.constantFrom('wheat', 'rice', 'maize'),
      amount: fc.integer({ min: -3, max: 5 }),
      removes: fc.array(fc.nat(40), { maxLength: 6 }),
      madeAt: fc.nat(5),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((steps) =>
    steps.map(({ product, amount, removes, madeAt }, index) =>
      removes.length > 3
        ? operation(`o${index}`, {
            product,
            kind: 'remove',
            amount: 0,
            observed: removes.map((n) => `o${n}`),
            madeAt,
          })
        : operation(`o${index}`, { product, amount, madeAt }),
    ),
  )

describe('the lines of a cart', () => {
  it('are the same in whatever order the operations arrive', () => {
    fc.assert(
      fc.property(histories, fc.infiniteStream(fc.nat()), (history, order) => {
        const shuffled = history
          .map((entry) => ({ entry, rank: order.next().value as number }))
          .toSorted((a, b) => a.rank - b.rank)
          .map(({ entry }) => entry)
        expect(linesOf(shuffled)).toEqual(linesOf(history))
      }),
      { numRuns: 500 },
    )
  })

  it('are the same however often an operation is applied', () => {
    fc.assert(
      fc.property(histories, fc.array(fc.nat(39)), (history, again) => {
        const copies = again.filter((n) => n < history.length).map((n) => ({ ...history[n]! }))
        expect(linesOf([...history, ...copies])).toEqual(linesOf(history))
      }),
      { numRuns: 500 },
    )
  })

  it('contain every product with an addition that no removal has seen, with a quantity of 1 to 9,999', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const gone = new Set(history.flatMap(({ observed }) => observed))
        const left = history.filter(({ kind, id, amount }) => kind === 'add' && amount > 0 && !gone.has(id))
        const lines = linesOf(history)
        expect(new Set(lines.map(({ product }) => product))).toEqual(
          new Set(left.map(({ product }) => product)),
        )
        for (const { quantity } of lines) expect(quantity >= 1 && quantity <= mostPerLine).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('keep an addition of another phone while this one removed the line', () => {
    const mine = operation('a', { amount: 2 })
    const theirs = operation('b', { amount: 3 })
    const removal = operation('c', { kind: 'remove', amount: 0, observed: ['a'] })
    expect(linesOf([mine, removal, theirs])).toMatchObject([{ product: 'wheat', quantity: 3 }])
  })

  it('have 1 when two phones both removed the last but one', () => {
    const operations = [
      operation('a', { amount: 2 }),
      operation('b', { amount: -1 }),
      operation('c', { amount: -1 }),
    ]
    expect(linesOf(operations)).toMatchObject([{ quantity: 1 }])
    expect(amountTo(2, sumOf(operations, 'wheat'))).toBe(2)
  })

  it.each([0, -1, 1.5, Number.NaN, Infinity, 10_000, 1e9])('refuse %s as a quantity', (quantity) => {
    expect(amountTo(quantity, 3)).toBeUndefined()
  })

  it('are found quickly in a cart of 10,000 operations', () => {
    const many = Array.from({ length: 10_000 }, (_, index) =>
      operation(`o${index}`, { product: `p${index % 7}` }),
    )
    expect(linesOf(many)).toHaveLength(7)
  })

  it('have the right quantity of a product also if a removal has left only subtractions', () => {
    const left = [
      operation('a', { amount: 4 }),
      operation('b', { amount: -3 }),
      operation('c', { kind: 'remove', amount: 0, observed: ['a'] }),
    ]
    expect(linesOf(left)).toEqual([])
    expect(sumOf(left, 'wheat')).toBe(-3)
    expect(sumOf(left, 'rice')).toBe(0)
  })
})

describe('the additions that one operation may carry', () => {
  it.each([
    [0, []],
    [1, [1]],
    [-9_999, [-9_999]],
    [20_000, [9_999, 9_999, 2]],
    [-10_000, [-9_999, -1]],
  ])('%s is %j', (amount, pieces) => {
    expect(inPieces(amount)).toEqual(pieces)
  })

  it('are at most 2,000 for a removal, and none is left out', () => {
    const additions = Array.from({ length: 4_001 }, (_, n) => `o${n}`)
    expect(inRemovals(additions).map(({ length }) => length)).toEqual([2_000, 2_000, 1])
    expect(inRemovals(additions).flat()).toEqual(additions)
    expect(inRemovals([])).toEqual([])
  })
})
