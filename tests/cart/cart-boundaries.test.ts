import { describe, expect, it } from 'vitest'
import {
  afterChanges,
  afterClaim,
  afterReceipt,
  inBatches,
  isDue,
  type CartState,
} from '#src/features/cart/cart-state.ts'
import { exchangeCart, type CartCentre, type CartStore } from '#src/features/cart/internal/exchange.ts'
import {
  amountTo,
  byAge,
  inRemovals,
  isQuantity,
  linesOf,
  piecesIn,
  sumOf,
} from '#src/features/cart/lines.ts'
import type { StoredOperation } from '#src/platform/device/account-rows.ts'
import { operation } from './operation.ts'

const removal = (id: string, observed: string[], more: Partial<StoredOperation> = {}) =>
  operation(id, { kind: 'remove', amount: 0, observed, ...more })
const stored = (operations: StoredOperation[], more: Partial<CartState> = {}): CartState => ({
  account: 'account',
  version: 5,
  operations,
  claims: [],
  ...more,
})

describe('a line', () => {
  it('has the name and price of its latest addition, its additions by age, and the sum as its quantity', () => {
    const late = operation('a', { madeAt: 2, amount: 3, seen: { name: 'Wheat now', price: 120 } })
    expect(linesOf([late, operation('c', { madeAt: 1 }), operation('b', { madeAt: 1 })])).toEqual([
      {
        product: 'seeds/wheat',
        quantity: 5,
        additions: ['b', 'c', 'a'],
        seen: { name: 'Wheat now', price: 120 },
      },
    ])
  })

  it('is of one product, and lines are in the order of their first additions', () => {
    const rice = operation('r', { product: 'seeds/rice', madeAt: 1, amount: 2 })
    const lines = linesOf([operation('b', { madeAt: 3 }), rice, operation('a', { madeAt: 2 })])
    expect(lines.map(({ product, quantity }) => [product, quantity])).toEqual([
      ['seeds/rice', 2],
      ['seeds/wheat', 2],
    ])
    expect(piecesIn(lines)).toBe(4)
    expect(piecesIn([])).toBe(0)
    expect([sumOf([rice, rice], 'seeds/rice'), sumOf([rice], 'seeds/wheat')]).toEqual([2, 0])
  })

  it('is there only with an addition above 0, and has at most 9,999 pieces', () => {
    expect(linesOf([operation('a', { amount: 0 })])).toEqual([])
    expect(linesOf([operation('a', { amount: 9_999 }), operation('b', { amount: 2 })])).toMatchObject([
      { quantity: 9_999 },
    ])
  })

  it('knows a removal that names others by nothing: neither by its id nor by its name and price', () => {
    const late = removal('r', ['gone'], { madeAt: 2, seen: { name: 'Old', price: 1 } })
    expect(linesOf([operation('a'), late])).toMatchObject([
      { additions: ['a'], seen: { name: 'Wheat', price: 100 } },
    ])
  })

  it('takes from 1 to 9,999 pieces', () => {
    expect([0, 1, 9_999, 10_000].map(isQuantity)).toEqual([false, true, true, false])
    expect(amountTo(5, 0)).toBe(5)
    expect(amountTo(3, -2)).toBe(5)
  })

  it('is removed by one operation up to 2,000 additions', () => {
    const additions = Array.from({ length: 2_000 }, (_, n) => `o${n}`)
    expect(inRemovals(additions)).toEqual([additions])
  })

  it('is the same on every phone: of operations of one moment the smaller id is first', () => {
    const [a, b] = [operation('a'), operation('b')]
    expect([byAge(a, b), byAge(b, a)]).toEqual([-1, 1])
    expect(byAge(operation('b', { madeAt: 1 }), operation('a', { madeAt: 3 }))).toBe(-2)
  })
})

describe('an operation that was refused for now', () => {
  it('is due only when it is asked again', () => {
    const refused = operation('a', { refused: 'cart full' })
    expect([isDue(refused), isDue(refused, true), isDue(operation('a'))]).toEqual([false, true, true])
  })
})

describe('a request', () => {
  it('names up to 2,000 additions, counted anew for each', () => {
    const named = (id: string, count: number, madeAt: number) =>
      removal(
        id,
        Array.from({ length: count }, (_, n) => `${id}${n}`),
        { madeAt },
      )
    const sizes = (...operations: StoredOperation[]) => inBatches(operations).map(({ length }) => length)
    expect(sizes(named('a', 1_000, 1), named('b', 1_000, 2))).toEqual([2])
    expect(sizes(named('a', 1_000, 1), named('b', 1_001, 2))).toEqual([1, 1])
    expect(sizes(named('a', 1_500, 1), named('b', 1_500, 2), named('c', 500, 3), named('d', 1, 4))).toEqual([
      1, 2, 1,
    ])
  })
})

describe('a receipt', () => {
  it('turns a guest’s operation into the account’s, also where it was refused, with the reason', () => {
    const cart = stored([
      operation('a', { cart: 'guest', refused: 'cart full' }),
      operation('b', { cart: 'guest' }),
    ])
    const receipt = { applied: ['a'], refused: [{ id: 'b', reason: 'unknown product' }] }
    expect(afterReceipt(cart, ['a', 'b'], receipt, 7)).toEqual({
      put: [operation('a', { receivedAt: 7 }), operation('b', { refused: 'unknown product' })],
      drop: [],
    })
  })

  it('for a removal deletes it with the additions that the centre has, or has refused, or that are gone', () => {
    const additions = [
      operation('a', { receivedAt: 1 }),
      operation('b', { refused: 'cart full' }),
      operation('c', { receivedAt: 1 }),
    ]
    const cart = stored([...additions, removal('r', ['a', 'b', 'gone'])])
    const change = afterReceipt(cart, ['r'], { applied: ['r'], refused: [] }, 7)
    expect(change.put).toEqual([])
    expect(new Set(change.drop)).toEqual(new Set(['a', 'b', 'r']))
  })

  it('for a removal keeps it while an addition is on its way, and the addition with it', () => {
    const cart = stored([operation('a', { receivedAt: 1 }), operation('b'), removal('r', ['a', 'b'])])
    const change = afterReceipt(cart, ['r'], { applied: ['r'], refused: [] }, 7)
    expect(change).toEqual({ put: [removal('r', ['a', 'b'], { receivedAt: 7 })], drop: ['a'] })
  })

  it('deletes nothing for a removal that the centre does not have', () => {
    const cart = stored([operation('a', { receivedAt: 1 }), removal('r', ['a']), operation('b')])
    expect(afterReceipt(cart, ['b'], { applied: ['b'], refused: [] }, 7)).toEqual({
      put: [operation('b', { receivedAt: 7 })],
      drop: [],
    })
  })
})

describe('a claim', () => {
  it('changes only where its conflict does', () => {
    const claim = { guest: 'g', account: 'account', next: 'n' }
    const other = { ...claim, guest: 'h' }
    const conflict = { ...claim, conflict: true }
    const of = (claims: CartState['claims'], is: boolean) => afterClaim(stored([], { claims }), 'g', is)
    expect(of([claim, other], true)).toEqual({ claims: [conflict] })
    expect(of([conflict], true)).toEqual({ claims: [] })
    expect(of([conflict], false)).toEqual({ claims: [{ ...claim, conflict: false }] })
    expect(of([claim], false)).toEqual({ claims: [] })
  })
})

const row = {
  id: 'x',
  product_id: 'seeds/rice',
  kind: 'add' as const,
  amount: 2,
  observed: [],
  made_at: 3,
}
const page = (version: number, operations: (typeof row)[] = []) => ({
  version,
  more: false,
  operations,
  products: [],
})

describe('changes', () => {
  it('of another phone come with the name and price of the product, or with none', () => {
    const products = [{ id: 'seeds/rice', name: { en: 'Rice', pa: 'Rice', hi: 'Rice' }, price_paise: 700 }]
    const { put } = afterChanges(
      stored([]),
      5,
      { ...page(6, [row, { ...row, id: 'y', product_id: 'z' }]), products },
      9,
    )
    const made = { cart: 'account', amount: 2, madeAt: 3, receivedAt: 9 }
    expect(put).toEqual([
      operation('x', { ...made, product: 'seeds/rice', seen: { name: 'Rice', price: 700 } }),
      operation('y', { ...made, product: 'z', seen: { name: '', price: 0 } }),
    ])
  })

  it('leave the moment of an earlier receipt', () => {
    const own = operation('x', { receivedAt: 2 })
    expect(afterChanges(stored([own]), 5, page(6, [row]), 9).put).toEqual([own])
  })

  it('of a version before the phone’s void its receipts: the centre was restored', () => {
    const own = operation('x', { receivedAt: 2, refused: 'cart full' })
    expect(afterChanges(stored([own]), 5, page(4, [row]), 9)).toEqual({
      version: 0,
      put: [operation('x', { refused: 'cart full' })],
    })
    expect(afterChanges(stored([own]), 5, page(5), 9)).toEqual({ version: 5, put: [], drop: [] })
    expect(afterChanges(stored([], { version: undefined }), undefined, page(0), 9)).toMatchObject({
      version: 0,
    })
  })
})

describe('an exchange', () => {
  /** A store in memory, and a centre whose calls are noted. */
  function world(state: CartState, centre: Partial<CartCentre> = {}) {
    const calls: string[] = []
    let now = state
    const store: CartStore = {
      read: async () => now,
      change: async (_, after) => {
        const { put = [], drop = [], version = now.version, claims = [] } = after(now)
        const kept = now.operations.filter(
          ({ id }) => !drop.includes(id) && !put.some((item) => item.id === id),
        )
        const others = now.claims.filter(({ guest }) => !claims.some((claim) => claim.guest === guest))
        now = { ...now, version, operations: [...kept, ...put], claims: [...others, ...claims] }
      },
    }
    const took = (operations: readonly StoredOperation[]): Awaited<ReturnType<CartCentre['apply']>> => ({
      data: { applied: operations.map(({ id }) => id), refused: [] },
    })
    const noted: CartCentre = {
      apply: async (operations) => {
        calls.push(`apply ${operations.map(({ id }) => id).join(' ')}`)
        return centre.apply?.(operations) ?? took(operations)
      },
      merge: async (guest, operations) => {
        calls.push(`merge ${guest} ${operations.map(({ id }) => id).join(' ')}`)
        return centre.merge?.(guest, operations) ?? took(operations)
      },
      changes: async (since) => {
        calls.push(`changes ${since}`)
        return centre.changes?.(since) ?? { data: page(since ?? 0) }
      },
    }
    return {
      calls,
      state: () => now,
      run: (again = false) => exchangeCart('account', { store, centre: noted, now: () => 7, again }),
    }
  }
  const claim = { guest: 'g', account: 'account', next: 'n' }

  it('fetches first on a phone that knows nothing yet, then sends the guest’s cart, its own, and fetches', async () => {
    const operations = [operation('a'), operation('b', { cart: 'g' })]
    const first = world(stored(operations, { version: undefined, claims: [claim] }))
    expect(await first.run()).toBe('up to date')
    expect(first.calls).toEqual(['changes undefined', 'merge g b', 'apply a', 'changes 0'])
    const later = world(stored([]))
    await later.run()
    expect(later.calls).toEqual(['changes 5'])
    const failing = world(stored(operations, { version: undefined }), {
      changes: async () => ({ failure: 'silent' }),
    })
    expect(await failing.run()).toBe('silent')
    expect(failing.calls).toEqual(['changes undefined'])
  })

  it('tries a claim that another account has won only when it is asked again', async () => {
    const cart = stored([operation('b', { cart: 'g' })], { claims: [{ ...claim, conflict: true }] })
    const quiet = world(cart)
    await quiet.run()
    expect(quiet.calls).toEqual(['changes 5'])
    const asked = world(cart)
    await asked.run(true)
    expect(asked.calls).toEqual(['merge g b', 'changes 5'])
    expect(asked.state().claims).toEqual([{ ...claim, conflict: false }])
  })

  it('goes on after a conflict of a claim, ends at another failure, and calls a conflict of its own a refusal', async () => {
    const cart = stored([operation('a'), operation('b', { cart: 'g' })], { claims: [claim] })
    const lost = world(cart, { merge: async () => ({ failure: 'conflict' }) })
    expect(await lost.run()).toBe('up to date')
    expect(lost.state().claims).toEqual([{ ...claim, conflict: true }])
    const silent = world(cart, { merge: async () => ({ failure: 'silent' }) })
    expect(await silent.run()).toBe('silent')
    expect(silent.calls).toEqual(['merge g b'])
    const own = world(stored([operation('a')]), { apply: async () => ({ failure: 'conflict' }) })
    expect(await own.run()).toBe('refused')
    expect(own.calls).toEqual(['apply a'])
  })

  it('halves what the centre cannot read, the larger half first', async () => {
    const bad = world(stored(['a', 'b', 'c'].map((id) => operation(id))), {
      apply: async (operations) =>
        operations.some(({ id }) => id === 'b')
          ? { failure: 'unacceptable' }
          : { data: { applied: operations.map(({ id }) => id), refused: [] } },
    })
    await bad.run()
    expect(bad.calls).toEqual(['apply a b c', 'apply a b', 'apply a', 'apply b', 'apply c', 'changes 5'])
    expect(bad.state().operations.find(({ id }) => id === 'b')?.refused).toBe('malformed')
  })

  it('leaves a claim alone that has nothing to send', async () => {
    const won = { ...claim, conflict: true }
    const idle = world(stored([], { claims: [won] }))
    await idle.run(true)
    expect([idle.calls, idle.state().claims]).toEqual([['changes 5'], [won]])
  })

  it('sends a batch once, and batch after batch, and notes their receipts', async () => {
    const many = Array.from({ length: 101 }, (_, n) => operation(`o${n}`, { madeAt: n }))
    const all = world(stored(many))
    expect(await all.run()).toBe('up to date')
    expect(all.calls.map((call) => call.split(' ').length - 1)).toEqual([100, 1, 1])
    const { operations } = all.state()
    expect(operations.every(({ receivedAt, refused }) => receivedAt === 7 && refused === undefined)).toBe(
      true,
    )
  })

  it('says whether the phone must sign in to fetch, or was refused', async () => {
    const outcomes = ['silent', 'sign-in', 'conflict', 'unacceptable'] as const
    const found = outcomes.map((failure) => world(stored([]), { changes: async () => ({ failure }) }).run())
    expect(await Promise.all(found)).toEqual(['silent', 'sign-in', 'refused', 'refused'])
  })

  it('stops at the first batch, and at the first half, that failed', async () => {
    const many = Array.from({ length: 101 }, (_, n) => operation(`o${n}`, { madeAt: n }))
    const silent = world(stored(many), { apply: async () => ({ failure: 'silent' }) })
    expect(await silent.run()).toBe('silent')
    expect(silent.calls).toHaveLength(1)
    let calls = 0
    const halves = world(stored([operation('a'), operation('b')]), {
      apply: async () => ({ failure: calls++ === 0 ? 'unacceptable' : 'sign-in' }),
    })
    expect(await halves.run()).toBe('sign-in')
    expect(halves.calls).toEqual(['apply a b', 'apply a'])
  })

  it('fetches page after page, and all again from a restored centre', async () => {
    const pages = [
      { ...page(6), more: true },
      { ...page(6), more: true },
    ]
    const paged = world(stored([]), { changes: async () => ({ data: pages.shift()! }) })
    await paged.run()
    expect(paged.calls).toEqual(['changes 5', 'changes 6'])
    const answers = [page(3), page(3)]
    const restored = world(stored([]), { changes: async () => ({ data: answers.shift()! }) })
    await restored.run()
    expect(restored.calls).toEqual(['changes 5', 'changes 0'])
  })
})
