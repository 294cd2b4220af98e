import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBookings, type BookingDatabase } from '../bookings/centre-database.ts'
import { replay } from '../bookings/replay.ts'
import { rounds } from '../rounds.ts'

let centre: BookingDatabase
beforeAll(async () => void (centre = await openBookings()), 600_000)
afterAll(() => centre.database.close())

const sequences = rounds(4, 200)

test(`the database answers as the model does, step by step, in ${sequences} seeded sequences`, async () => {
  const differences: string[] = []
  for (let seed = 1; seed <= sequences; seed++) {
    const difference = await replay(centre, seed, 30)
    if (difference) differences.push(difference)
  }
  expect(differences).toEqual([])
}, 600_000)
