import { describe, expect, it } from 'vitest'
import {
  afterChanges,
  afterReceipt,
  inBatches,
  isDue,
  type CartState,
} from '#src/features/cart/cart-state.ts'
import type { StoredOperation } from '#src/platform/device/account-rows.ts'
import { operation } from './operation.ts'

const stored = (operations: StoredOperation[], version?: number): CartState => ({
  account: 'account',
  version,
  operations,
  claims: [],
})

describe('a receipt', () => {
  it('confirms the sent operations that it names, and nothing else', () => {
    const cart = stored([operation('a'), operation('b'), operation('c', { cart: 'guest' }), operation('d')])
    const { put } = afterReceipt(cart, ['a', 'b', 'c'], { applied: ['a', 'c', 'd', 'x'], refused: [] }, 7)
    expect(put).toEqual([operation('a', { receivedAt: 7 }), operation('c', { receivedAt: 7 })])
  })

  it('does not undo another receipt', () => {
    const cart = stored([operation('a', { receivedAt: 3 })])
    const refused = [{ id: 'a', reason: 'cart full' }]
    expect(afterReceipt(cart, ['a'], { applied: [], refused }, 7).put).toEqual([])
  })
})

describe('a page of changes', () => {
  const page = (version: number) => ({ version, more: false, operations: [], products: [] })

  it('is ignored if another tab is ahead', () => {
    expect(afterChanges(stored([], 9), 5, page(7), 1)).toEqual({})
    expect(afterChanges(stored([], 9), undefined, page(7), 1)).toEqual({})
  })

  it('keeps what this phone saw of its own operations and confirms them', () => {
    const own = operation('a', { cart: 'guest', refused: 'cart full' })
    const row = {
      id: 'a',
      product_id: 'seeds/wheat',
      kind: 'add' as const,
      amount: 1,
      observed: [],
      made_at: 0,
    }
    const { put, version } = afterChanges(stored([own], 5), 5, { ...page(6), operations: [row] }, 7)
    expect(put).toEqual([operation('a', { receivedAt: 7 })])
    expect(version).toBe(6)
  })
})

describe('requests', () => {
  it('carry at most 100 operations and 2,000 named additions, in order', () => {
    const many = Array.from({ length: 250 }, (_, n) => operation(`o${n}`, { madeAt: 1_000 - n }))
    const batches = inBatches(many)
    expect(batches.map(({ length }) => length)).toEqual([100, 100, 50])
    expect(batches.flat()).toEqual(many.toReversed())
    const named = Array.from({ length: 1_500 }, (_, n) => `a${n}`)
    const removal = { kind: 'remove', amount: 0, observed: named } as const
    const removals = [1, 2, 3].map((n) => operation(`r${n}`, { ...removal, observed: named, madeAt: n }))
    expect(inBatches(removals).map(({ length }) => length)).toEqual([1, 1, 1])
    expect(inBatches([])).toEqual([])
  })

  it('leave out operations that were refused for good, and those refused for now unless asked again', () => {
    const refusals = [undefined, 'cart full', 'unknown product', 'malformed', 'id used before']
    const due = (again: boolean) =>
      refusals.filter((refused) => isDue(operation('a', refused ? { refused } : {}), again))
    expect(due(false)).toEqual([undefined])
    expect(due(true)).toEqual([undefined, 'cart full', 'unknown product'])
    expect(isDue(operation('a', { receivedAt: 1 }), true)).toBe(false)
  })
})
