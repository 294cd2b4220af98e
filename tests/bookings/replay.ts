import { isDeepStrictEqual } from 'node:util'
import { busyOf, after, type Booking } from '../centre/bookings.ts'
import { dayLetter, dayOf } from '../centre/calendar.ts'
import { doStep, freeDays, readBookings, type BookingDatabase } from './centre-database.ts'
import { emptyCentre, stepsOf } from './sequence.ts'

const plain = ({ id, resource, state, version, piece, offers, during, held }: Booking) => ({
  id,
  resource,
  state,
  version,
  piece,
  offers,
  during,
  held,
})

const said = (...parts: unknown[]) => parts.map((part) => JSON.stringify(part)).join('\n')

/** Runs a seeded sequence at the model and at the database; the first difference after a step, or undefined. */
export async function replay(
  database: BookingDatabase,
  seed: number,
  length: number,
): Promise<string | undefined> {
  let centre = emptyCentre()
  await database.database.query('delete from bookings')
  for (const { id, pieces, opens, openMinutes, wayMinutes } of centre.resources.values())
    await database.database.query(
      `update resources set pieces = $2, opens = time '00:00' + make_interval(mins => $3), open_minutes = $4, way_minutes = $5,
        retired_at = null where id = $1`,
      [id, pieces, opens, openMinutes, wayMinutes],
    )
  await database.setClock(centre.now)
  const steps = stepsOf(seed)
  for (let place = 0; place < length; place++) {
    const step = steps.next(centre)
    const [next, answer] = after(centre, step)
    const real = await doStep(database, step, next.now)
    if (!isDeepStrictEqual(real, answer)) return said(`${seed}/${place}`, step, answer, real)
    const [wanted, found] = [
      [...next.bookings.values()].map(plain).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      (await readBookings(database)).map(plain),
    ]
    const off = wanted.findIndex((booking, at) => !isDeepStrictEqual(booking, found[at]))
    if (off >= 0 || wanted.length !== found.length)
      return said(`${seed}/${place}`, step, answer, wanted[off], found[off])
    centre = next
  }
  return differenceOfDays()

  async function differenceOfDays() {
    const today = dayOf(centre.now)
    const days = await freeDays(database, today, today + 9)
    const busy = busyOf(centre)
    for (const resource of centre.resources.values()) {
      const isRetired = resource.retiredAt !== undefined && resource.retiredAt <= centre.now
      const line = Array.from({ length: 10 }, (_, day) =>
        dayLetter(busy, resource, today + day, centre.now),
      ).join('')
      if (days[resource.id] !== (isRetired ? undefined : line))
        return said(`${seed} ${resource.id}`, line, days[resource.id], busy)
    }
    return undefined
  }
}
