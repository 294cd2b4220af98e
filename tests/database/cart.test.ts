import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  contentRow,
  contentRows,
  openMigrated,
  outcome,
  publish,
  type Person,
  type TestDatabase,
} from './as-person.ts'
import { rounds } from '../rounds.ts'

interface Operation {
  id: string
  product_id: string
  kind: 'add' | 'remove'
  amount?: number
  observed?: string[]
  made_at: string
}
interface Line {
  product_id: string
  product_name: string
  product_price: string
  quantity: number
  sum: number
  additions: string[]
}
interface Answer {
  applied: string[]
  refused: { id: string | null; reason: string }[]
  lines: Line[]
}

let database: TestDatabase

beforeAll(async () => {
  database = await openMigrated()
  await publish(database, 'a', [
    ...contentRows(220),
    contentRow('milk', { price_paise: 8_650, pack_amount: 1, pack_unit: 'litre' }),
  ])
})
afterAll(() => database.close())

const product = (key: string | number) => `seeds-catalog/${typeof key === 'number' ? `item-${key}` : key}`
const add = (key: string | number, amount = 1, made_at = '2026-11-21T06:00:00Z'): Operation => ({
  id: crypto.randomUUID(),
  product_id: product(key),
  kind: 'add',
  amount,
  made_at,
})
const remove = (key: string | number, observed: readonly Operation[]): Operation => ({
  id: crypto.randomUUID(),
  product_id: product(key),
  kind: 'remove',
  observed: observed.map(({ id }) => id),
  made_at: '2026-11-21T06:00:00Z',
})

async function call(person: Person, sql: string, parameters: unknown[]): Promise<Answer> {
  const [row] = await database.as(person, (query) =>
    query<{ answer: Answer }>(`select ${sql} as answer`, parameters),
  )
  return row!.answer
}
const apply = (person: Person, operations: unknown) =>
  call(person, 'apply_cart_operations($1::text::jsonb)', [JSON.stringify(operations)])
const merge = (person: Person, guest: string | null, operations: unknown) =>
  call(person, 'merge_guest_cart($1, $2::text::jsonb)', [guest, JSON.stringify(operations)])

const quantities = (lines: readonly Line[]) =>
  Object.fromEntries(lines.map(({ product_id, quantity }) => [product_id, quantity]))

/** Computes a cart by its rule, without SQL. */
function expectedQuantities(operations: readonly Operation[]): Record<string, number> {
  const gone = new Set(operations.flatMap(({ observed = [] }) => observed))
  const standing = operations.filter(({ kind, id }) => kind === 'add' && !gone.has(id))
  const products = new Set(
    standing.filter(({ amount = 0 }) => amount > 0).map(({ product_id }) => product_id),
  )
  return Object.fromEntries(
    [...products].map((id) => {
      const sum = standing
        .filter(({ product_id }) => product_id === id)
        .reduce((total, { amount = 0 }) => total + amount, 0)
      return [id, Math.min(Math.max(sum, 1), 9_999)]
    }),
  )
}

const linesInTable = async ({ id }: { id: string }) =>
  database.query<Line & { user_session: string }>(
    'select * from cart_items where user_id = $1 order by product_id',
    [id],
  )

describe('a cart', () => {
  test('contains added products, with the catalogue’s names and the account as its session', async () => {
    const person = await database.person()
    const [first, second] = [add('milk', 2), add('milk', 3)]
    const answer = await apply(person, [first, second])
    expect(answer).toMatchObject({
      applied: [first.id, second.id],
      refused: [],
      lines: [
        {
          product_id: product('milk'),
          product_name: 'Seed milk',
          product_price: '₹86.50/litre',
          quantity: 5,
          sum: 5,
        },
      ],
    })
    expect(answer.lines[0]!.additions.toSorted()).toEqual([first.id, second.id].toSorted())
    expect(await linesInTable(person)).toMatchObject([
      { user_session: person.id, product_category: 'Seeds', quantity: 5 },
    ])
    expect((await apply(person, [add(1, 1, '2026-11-22T06:00:00Z')])).lines.at(-1)).toMatchObject({
      product_price: '₹40/500 g',
    })
  })

  test('counts an operation once, however often it is delivered', async () => {
    const person = await database.person()
    const operation = add(1, 4)
    const answers = []
    for (let times = 0; times < 3; times++) answers.push(await apply(person, [operation, operation]))
    for (const answer of answers)
      expect(answer).toMatchObject({
        applied: [operation.id, operation.id],
        refused: [],
        lines: [{ quantity: 4 }],
      })
  })

  test('keeps additions of another phone that a removal did not see', async () => {
    const person = await database.person()
    const [seen, unseen] = [add(1, 5), add(1, 2)]
    await apply(person, [seen])
    await apply(person, [unseen])
    expect(quantities((await apply(person, [remove(1, [seen])])).lines)).toEqual({ [product(1)]: 2 })
    expect((await apply(person, [remove(1, [unseen])])).lines).toEqual([])
    expect(await linesInTable(person)).toEqual([])
  })

  test('accepts a removal before the addition that it saw', async () => {
    const person = await database.person()
    const late = add(1, 5)
    await apply(person, [remove(1, [late])])
    expect(await apply(person, [late])).toMatchObject({ applied: [late.id], lines: [] })
  })

  test('never falls below 1 while it has lines, nor exceeds 9,999', async () => {
    const person = await database.person()
    expect((await apply(person, [add(1, 2), add(1, -2), add(1, -9_999)])).lines).toMatchObject([
      { quantity: 1, sum: -9_999 },
    ])
    expect((await apply(person, [add(2, 9_999), add(2, 9_999)])).lines.at(-1)).toMatchObject({
      quantity: 9_999,
      sum: 19_998,
    })
    expect((await apply(person, [add(3, -1)])).lines).toHaveLength(2)
  })

  test('ends the same whatever the order and number of deliveries of two phones’ operations', async () => {
    const made = fc.array(
      fc.oneof(
        {
          weight: 3,
          arbitrary: fc.record({
            amount: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.constantFrom(-1, -3, 9_999)),
            key: fc.nat(2),
          }),
        },
        { weight: 1, arbitrary: fc.record({ sees: fc.infiniteStream(fc.boolean()), key: fc.nat(2) }) },
      ),
      { minLength: 1, maxLength: 14 },
    )
    const deliveries = fc.record({
      places: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 28, maxLength: 28 }),
      twice: fc.array(fc.boolean(), { minLength: 14, maxLength: 14 }),
      sizes: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 28, maxLength: 28 }),
    })
    let interleavings = 0
    const property = fc.asyncProperty(made, deliveries, async (steps, { places, twice, sizes }) => {
      interleavings++
      const operations: Operation[] = []
      for (const step of steps) {
        const before = operations.filter(
          ({ kind, product_id }) => kind === 'add' && product_id === product(step.key),
        )
        if ('amount' in step) operations.push(add(step.key, step.amount))
        else
          operations.push(
            remove(
              step.key,
              before.filter(() => step.sees.next().value),
            ),
          )
      }
      const inTransit = operations
        .flatMap((operation, place) => (twice[place] ? [operation, operation] : [operation]))
        .map((operation, place) => ({ operation, place: places[place]! }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ operation }) => operation)
      const person = await database.person()
      // All calls in one transaction: only the order of the calls differs, and this is several times quicker.
      const answers = await database.as(person, async (query) => {
        const given: Answer[] = []
        for (let from = 0, turn = 0; from < inTransit.length; from += sizes[turn++]!) {
          const batch = JSON.stringify(inTransit.slice(from, from + sizes[turn]!))
          const [row] = await query<{ answer: Answer }>(
            'select apply_cart_operations($1::text::jsonb) as answer',
            [batch],
          )
          given.push(row!.answer)
        }
        return given
      })
      expect(answers.flatMap(({ refused }) => refused)).toEqual([])
      expect(quantities(answers.at(-1)!.lines)).toEqual(expectedQuantities(operations))
      expect(quantities(await linesInTable(person))).toEqual(expectedQuantities(operations))
    })
    await fc.assert(property, { numRuns: rounds(25, 300) })
    expect(interleavings).toBeGreaterThanOrEqual(rounds(25, 300))
  })
})

describe('an invalid operation', () => {
  test('is refused with its reason, and the others apply', async () => {
    const person = await database.person()
    const [good, unknown] = [add(1), add('no-such-thing')]
    const answer = await apply(person, [unknown, good])
    expect(answer.applied).toEqual([good.id])
    expect(answer.refused).toEqual([{ id: unknown.id, reason: 'unknown product' }])
  })

  test.each([
    ['no id', { ...add(1), id: undefined }],
    ['an id that is none', { ...add(1), id: 'mine' }],
    ['an amount of 0', add(1, 0)],
    ['an amount of 10,000', add(1, 10_000)],
    ['an amount of −10,000', add(1, -10_000)],
    ['an amount past all integers', add(1, 1e300)],
    ['half a piece', add(1, 0.5)],
    ['an amount in words', { ...add(1), amount: 'two' }],
    ['no amount', { ...add(1), amount: undefined }],
    ['no product', { ...add(1), product_id: null }],
    ['another kind', { ...add(1), kind: 'replace' }],
    ['no kind', { ...add(1), kind: undefined }],
    ['no time', { ...add(1), made_at: undefined }],
    ['a time that is none', { ...add(1), made_at: 'yesterday noon' }],
    ['the end of time', { ...add(1), made_at: 'infinity' }],
    ['a removal that names no list', { ...remove(1, []), observed: 'all' }],
    ['a removal that names nothing but a null', { ...remove(1, []), observed: [null] }],
    ['a removal that names words', { ...remove(1, []), observed: ['all'] }],
    [
      'a removal of 2,001',
      { ...remove(1, []), observed: Array.from({ length: 2_001 }, () => crypto.randomUUID()) },
    ],
    ['a number', 7],
    ['a text', 'add'],
    ['a list', [1]],
    ['a null', null],
  ])('is refused as malformed for %s, and the others apply', async (_what, operation) => {
    const person = await database.person()
    const good = add(2)
    const answer = await apply(person, [operation, good])
    expect(answer.refused.map(({ reason }) => reason)).toEqual(['malformed'])
    expect(answer.applied).toEqual([good.id])
    expect(quantities(answer.lines)).toEqual({ [product(2)]: 1 })
  })

  test.each([`'; drop table cart_items; --`, '<script>alert(1)</script>', '🍅', 'x'])(
    'names no product of the shop: %s',
    async (text) => {
      const answer = await apply(await database.person(), [{ ...add(1), product_id: text }])
      expect(answer.refused).toMatchObject([{ reason: 'unknown product' }])
    },
  )

  test('may be 5,000 characters long and is cut', async () => {
    const long = 'ਅ'.repeat(5_000)
    const answer = await apply(await database.person(), [
      { ...add(1), product_id: long },
      { ...add(1), id: long },
    ])
    expect(answer.refused.map(({ reason }) => reason)).toEqual(['unknown product', 'malformed'])
    expect(answer.refused[1]!.id).toHaveLength(100)
  })

  test('cannot change an applied one, nor touch another account’s by its id', async () => {
    const [owner, other] = [await database.person(), await database.person()]
    const operation = add(1, 3)
    await apply(owner, [operation])
    for (const [person, again] of [
      [owner, { ...operation, amount: 9 }],
      [other, operation],
    ] as const) {
      expect((await apply(person, [again])).refused).toEqual([{ id: operation.id, reason: 'id used before' }])
    }
    const removal = remove(1, [operation])
    expect((await apply(other, [removal])).lines).toEqual([])
    expect(quantities(await linesInTable(owner))).toEqual({ [product(1)]: 3 })
  })

  test.each([['{}'], ['"x"'], ['null'], ['7']])('is refused as %s', async (text) => {
    expect(await outcome(apply(await database.person(), JSON.parse(text)))).toBe('P0001')
  })

  test('is sent with at most 499 others', async () => {
    const person = await database.person()
    const many = Array.from({ length: 501 }, () => add(1))
    expect(await outcome(apply(person, many))).toBe('P0001')
    expect((await apply(person, many.slice(0, 500))).applied).toHaveLength(500)
  })

  describe('beyond the limit of an hour', () => {
    const statusOf = async (work: Promise<unknown>) => {
      const error = await work.then(
        () => undefined,
        (problem: unknown) => problem as { code: string; detail: string },
      )
      if (error?.code !== 'PGRST') return error?.code
      const { status, headers } = JSON.parse(error.detail) as {
        status: number
        headers: Record<string, string>
      }
      expect(Number(headers['Retry-After'])).toBeGreaterThan(3_000)
      return status
    }
    const ids = (count: number) => Array.from({ length: count }, () => ({ id: crypto.randomUUID() }))
    /** As many removals of the person in the past, each with names. */
    const had = ({ id }: { id: string }, count: number, named: number, minutes = 1) =>
      database.query(
        `insert into cart_operations (id, user_id, product_id, kind, amount, observed, made_at, applied_at)
         select gen_random_uuid(), $1, 'seeds-catalog/item-1', 'remove', 0,
           array(select gen_random_uuid() from generate_series(1, $3)), now(), now() - make_interval(mins => $4)
         from generate_series(1, $2)`,
        [id, count, named, minutes],
      )

    test('waits, for a guest’s cart too, while other people’s apply', async () => {
      const [person, other] = [await database.person(), await database.person()]
      await had(person, 4_999, 0)
      expect((await apply(person, [add(1)])).applied).toHaveLength(1)
      expect(await statusOf(apply(person, [add(1)]))).toBe(429)
      expect(await statusOf(merge(person, `guest_1_${crypto.randomUUID()}`, [add(1)]))).toBe(429)
      expect((await apply(other, [add(1)])).applied).toHaveLength(1)
    })

    test('waits when it names too many additions, and is taken an hour later', async () => {
      const [person, earlier] = [await database.person(), await database.person()]
      const removal = { ...remove(1, []), observed: ids(1_000).map(({ id }) => id) }
      await had(person, 100, 1_995)
      expect(await statusOf(apply(person, [removal]))).toBe(429)
      await had(earlier, 100, 1_995, 61)
      expect((await apply(earlier, [removal])).applied).toHaveLength(1)
    })

    test('waits when it named twice as many within other hours of the day, and is taken a day later', async () => {
      const [person, earlier] = [await database.person(), await database.person()]
      const removal = { ...remove(1, []), observed: ids(1_000).map(({ id }) => id) }
      await had(person, 200, 1_999, 61)
      expect(await statusOf(apply(person, [removal]))).toBe(429)
      await had(earlier, 200, 1_999, 24 * 60 + 1)
      expect((await apply(earlier, [removal])).applied).toHaveLength(1)
    })

    test('is not waited for when one call alone is more: it is to come in parts', async () => {
      const named = ids(2_000).map(({ id }) => id)
      const many = Array.from({ length: 101 }, () => ({ ...remove(1, []), observed: named }))
      const person = await database.person()
      expect(await outcome(apply(person, many))).toBe('P0001')
      expect((await apply(person, many.slice(0, 2))).applied).toHaveLength(2)
    })
  })

  test('is refused without an account', async () => {
    expect(await outcome(apply('guest', [add(1)]))).toBe('42501')
    expect(await outcome(merge('guest', 'guest_1_a', [add(1)]))).toBe('42501')
    // An API role without anybody behind it.
    expect(await outcome(apply({ id: '' }, [add(1)]))).not.toBe('done')
  })
})

describe('a full cart', () => {
  test('accepts no 201st line, but every change of the 200', async () => {
    const person = await database.person()
    const additions = Array.from({ length: 205 }, (_, key) => add(key))
    const answer = await apply(person, additions)
    expect(answer.applied).toHaveLength(200)
    expect(answer.lines).toHaveLength(200)
    expect(answer.refused).toEqual(additions.slice(200).map(({ id }) => ({ id, reason: 'cart full' })))
    expect((await apply(person, [add(0, 2), add(7, -1)])).refused).toEqual([])
    expect((await apply(person, [add(210)])).refused).toMatchObject([{ reason: 'cart full' }])
    // A removed addition opens no line.
    const gone = add(211)
    expect((await apply(person, [remove(211, [gone]), gone])).refused).toEqual([])
    // A removal makes room within the same call.
    const swapped = await apply(person, [remove(3, [additions[3]!]), add(210)])
    expect(swapped.refused).toEqual([])
    expect(swapped.lines).toHaveLength(200)
  })
})

describe('a guest cart', () => {
  const guest = () => `guest_1795227243994_${crypto.randomUUID().slice(0, 8)}`

  test('adds up with the account’s cart', async () => {
    const person = await database.person()
    await apply(person, [add(1, 2)])
    expect(quantities((await merge(person, guest(), [add(1, 3), add(2)])).lines)).toEqual({
      [product(1)]: 5,
      [product(2)]: 1,
    })
  })

  test('is merged once, however often the call is repeated', async () => {
    const [person, name, operations] = [await database.person(), guest(), [add(1, 3), add(2, 1)]]
    const first = await merge(person, name, operations)
    for (let times = 0; times < 3; times++) expect(await merge(person, name, operations)).toEqual(first)
    const merges = await database.query('select user_id from cart_merges where guest_id = $1', [name])
    expect(merges).toEqual([{ user_id: person.id }])
  })

  test('loses no addition between two attempts', async () => {
    const [person, name, first] = [await database.person(), guest(), add(1)]
    await merge(person, name, [first])
    expect(quantities((await merge(person, name, [first, add(1)])).lines)).toEqual({ [product(1)]: 2 })
  })

  test('is refused to a second account, unchanged', async () => {
    const [first, second, name] = [await database.person(), await database.person(), guest()]
    const operations = [add(1, 3)]
    await merge(first, name, operations)
    const refusal = await merge(second, name, [...operations, add(2)]).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ code: 'P0001', hint: expect.stringContaining('new guest cart') })
    expect(await linesInTable(second)).toEqual([])
    expect(await database.query('select 1 from cart_operations where user_id = $1', [second.id])).toEqual([])
    expect(quantities(await linesInTable(first))).toEqual({ [product(1)]: 3 })
  })

  test('waits after 60 others within an hour, and one of those is answered', async () => {
    const [person, other, name] = [await database.person(), await database.person(), guest()]
    await merge(person, name, [add(1)])
    await database.query(
      `insert into cart_merges (guest_id, user_id) select 'guest ' || gen_random_uuid(), $1 from generate_series(1, 59)`,
      [person.id],
    )
    const late = guest()
    expect(await outcome(merge(person, late, [add(1)]))).toBe('PGRST')
    expect((await merge(person, name, [add(1)])).applied).toHaveLength(1)
    expect((await merge(other, guest(), [add(1)])).applied).toHaveLength(1)
    await database.query(
      `update cart_merges set merged_at = now() - interval '61 minutes' where guest_id = $1`,
      [name],
    )
    expect((await merge(person, late, [add(1)])).applied).toHaveLength(1)
  })

  test('may be empty, and belongs to the account anyway', async () => {
    const [first, second, name] = [await database.person(), await database.person(), guest()]
    expect(await merge(first, name, [])).toEqual({ applied: [], refused: [], lines: [] })
    expect(await outcome(merge(second, name, [add(1)]))).toBe('P0001')
  })

  test.each([[null], [''], ['x'.repeat(101)], ['x'.repeat(5_000)]])(
    'has a name of 1 to 100 characters',
    async (name) => {
      expect(await outcome(merge(await database.person(), name, [add(1)]))).toBe('P0001')
    },
  )

  test('is remembered in its operations', async () => {
    const [person, name, operation] = [await database.person(), guest(), add(1)]
    await merge(person, name, [operation])
    await apply(person, [add(1)])
    const rows = await database.as(person, (query) =>
      query('select guest_id from cart_operations order by guest_id nulls last'),
    )
    expect(rows).toEqual([{ guest_id: name }, { guest_id: null }])
  })
})

describe('a deleted account', () => {
  test('removes its cart', async () => {
    const person = await database.person()
    await merge(person, 'guest_of_the_deleted', [add(1)])
    await database.query('delete from auth.users where id = $1', [person.id])
    for (const table of ['cart_items', 'cart_operations', 'cart_merges']) {
      expect(await database.query(`select 1 from ${table} where user_id = $1`, [person.id])).toEqual([])
    }
  })
})

test('a retired item stays in existing carts', async () => {
  const person = await database.person()
  await apply(person, [add(5)])
  await database.query(`update catalogue_items set retired = true where id = $1`, [product(5)])
  expect((await apply(person, [add(5)])).lines).toMatchObject([{ quantity: 2 }])
})
