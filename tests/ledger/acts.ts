import fc from 'fast-check'
import type { Book, End, Transfer } from './model.ts'

type Act = readonly (Transfer | End)[]

const holders: Record<Book, readonly string[]> = {
  goods: ['supplier', 'shelf', 'phone:agent', 'customer:a', 'spoilt'],
  khata: ['sold', 'received', 'customer:a', 'customer:b'],
  cash: ['customer:a', 'phone:driver', 'till'],
  bottles: ['shelf', 'customer:a'],
}
const units: Record<Book, readonly string[]> = {
  goods: ['seeds-catalog/wheat', 'seeds-catalog/rice'],
  khata: ['paise'],
  cash: ['paise'],
  bottles: ['litre'],
}
const future = '2100-01-01T00:00:00Z'

/** An id by its number, so that acts name those of other acts. */
export const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const transfer = (number: number): fc.Arbitrary<Transfer> =>
  fc.constantFrom<Book>('goods', 'goods', 'khata', 'cash', 'bottles').chain((book) =>
    fc
      .record({
        unit: fc.constantFrom(...units[book]),
        sides: fc.shuffledSubarray([...holders[book]], { minLength: 2, maxLength: 2 }),
        amount: fc.integer({ min: 1, max: 5 }),
        isPending: fc.boolean(),
        slip: fc.option(fc.integer({ min: 1, max: 4 })),
      })
      .map(({ unit, sides, amount, isPending, slip }) => ({
        id: idOf(number),
        book,
        unit,
        from: sides[0]!,
        to: sides[1]!,
        amount,
        why: 'sale',
        ...(slip !== null && { reference: `S-${slip}` }),
        ...(isPending && { expires_at: future }),
      })),
  )

const end = (number: number): fc.Arbitrary<End> =>
  fc.record(
    {
      id: fc.constant(idOf(number)),
      ends: fc.nat({ max: Math.max(number - 1, 0) }).map(idOf),
      phase: fc.constantFrom('posted', 'void'),
      amount: fc.integer({ min: 1, max: 4 }),
      why: fc.constant('end'),
    },
    { requiredKeys: ['id', 'ends', 'phase', 'why'] },
  )

/** Sequences of acts of one to three transfers. Some arrive twice, some under the id of another. */
export const sequences: fc.Arbitrary<readonly Act[]> = fc
  .array(fc.integer({ min: 1, max: 3 }), { maxLength: 14 })
  .chain((sizes) => {
    let number = 0
    const acts = sizes.map((size) =>
      fc.tuple(
        ...Array.from({ length: size }, () => {
          const own = number++
          const named = fc.oneof(
            { weight: 12, arbitrary: fc.constant(own) },
            { weight: 1, arbitrary: fc.nat({ max: own }) },
          )
          return named.chain((id) =>
            fc.oneof({ weight: 3, arbitrary: transfer(id) }, { weight: 2, arbitrary: end(id) }),
          )
        }),
      ),
    )
    return fc
      .tuple(...acts)
      .chain((made) =>
        fc
          .array(fc.nat({ max: Math.max(made.length - 1, 0) }), { maxLength: 3 })
          .map((again) => [...made, ...again.flatMap((at) => (made[at] ? [made[at]] : []))]),
      )
  })
