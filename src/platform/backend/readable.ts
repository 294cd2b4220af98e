import * as v from 'valibot'

/**
 * The rows of a page, each read by itself: a newer centre knows states that this build does not, and one such row must not hold
 * back all others. `unread` has the ids of rows that only a newer build reads.
 */
export function readable<Row extends v.GenericSchema>(row: Row) {
  return v.pipe(
    v.array(v.looseObject({ id: v.string() })),
    v.transform((rows) => {
      const [known, unread]: [v.InferOutput<Row>[], string[]] = [[], []]
      for (const given of rows) {
        const { success, output } = v.safeParse(row, given)
        if (success) known.push(output)
        else unread.push(given.id)
      }
      return { known, unread }
    }),
  )
}

/** The rows that this build knows: a newer centre has kinds that it does not, and one of these must not hold back all others. */
export function knownIn<Row extends v.GenericSchema>(row: Row) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((rows) => rows.flatMap((given) => (v.is(row, given) ? [v.parse(row, given)] : []))),
  )
}

/** Returns a number of the row's shape. It changes once a state or a field is added. */
export function shapeOf(row: v.GenericSchema): number {
  let sum = 0
  for (const sign of JSON.stringify(row)) sum = (Math.imul(sum, 31) + sign.charCodeAt(0)) | 0
  return sum
}
