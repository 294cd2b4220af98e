import fc from 'fast-check'
import type { Step } from './model.ts'

export const customers = ['a', 'b', 'c'] as const
export const products = ['milk', 'curd'] as const

/** An id by its number, so that steps name those of others. */
export const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const quantity = fc.integer({ min: 1, max: 4 })
const lasts = fc.option(fc.integer({ min: 0, max: 5 }), { freq: 2 })

const step = (number: number): fc.Arbitrary<Step> =>
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constant('wait' as const),
        // To the second before, at and after 20:00 too: see the first moment.
        minutes: fc.constantFrom(1, 59, 60, 300, 720, 1_440, 4_320),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('start' as const),
        id: fc.constant(idOf(number)),
        customer: fc.constantFrom(...customers),
        product: fc.constantFrom(...products),
        quantity,
        rhythm: fc.constantFrom('daily' as const, 'daily' as const, 'alternate' as const, 'days' as const),
        days: fc.integer({ min: 1, max: 127 }),
        inDays: fc.integer({ min: 0, max: 2 }),
        lasts: fc.option(fc.integer({ min: 0, max: 9 }), { freq: 1 }),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constant('change' as const),
        id: fc.constant(idOf(number)),
        standing: fc.nat({ max: Math.max(number - 1, 0) }).map(idOf),
        inDays: fc.integer({ min: 0, max: 3 }),
        lasts,
        quantity: fc.option(fc.integer({ min: 0, max: 4 }), { freq: 5 }),
      }),
    },
    {
      weight: 6,
      arbitrary: fc.record({ do: fc.constant('run' as const), most: fc.constantFrom(1, 2, 99, 99) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('sell' as const),
        product: fc.constantFrom(...products),
        sold: fc.boolean(),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('close' as const), inDays: fc.integer({ min: 0, max: 3 }) }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constant('mark' as const),
        id: fc.constant(idOf(number)),
        order: fc.nat({ max: 5 }),
        mark: fc.oneof(
          { weight: 3, arbitrary: fc.constant({ what: 'delivered' as const }) },
          { weight: 1, arbitrary: fc.constant({ what: 'not_home' as const }) },
          {
            weight: 2,
            arbitrary: fc.record({
              what: fc.constant('less' as const),
              lines: fc.record({ milk: fc.nat({ max: 4 }), curd: fc.nat({ max: 4 }) }),
            }),
          },
        ),
      }),
    },
  )

/** Sequences of steps; some are sent a second time. */
export const sequences: fc.Arbitrary<readonly Step[]> = fc
  .integer({ min: 5, max: 30 })
  .chain((length) =>
    fc
      .tuple(...Array.from({ length }, (_, number) => step(number)))
      .chain((made) =>
        fc
          .array(fc.nat({ max: made.length - 1 }), { maxLength: 4 })
          .map((again) =>
            again.reduce<Step[]>(
              (all, at) => [...all.slice(0, at + 1), made[at]!, ...all.slice(at + 1)],
              [...made],
            ),
          ),
      ),
  )
