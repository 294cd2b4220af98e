import * as v from 'valibot'
import { fetchFreeDays, freeDays, type FreeDays } from './bookings-api.ts'
import { hoursOn, type OpenHours } from '#src/base/open-hours.ts'
import { indiaDay } from '#src/base/day.ts'
import { readLocal, writeLocal } from '#src/platform/device/local-storage.ts'
import type { Booked } from '#src/features/forms/define.ts'

export type { FreeDays } from './bookings-api.ts'

/** How free something is on a day: `few` means that a third of the half days is left at most; `closed` is the centre. */
export type Freeness = 'free' | 'few' | 'none' | 'closed'

const dayMs = 86_400_000

/** So many days from today are asked for at once; the database answers a hundred. */
const daysAhead = 99

/** The free days that this phone last received; `undefined` before, and if storage is damaged. */
export function storedFreeDays(): FreeDays | undefined {
  try {
    return v.parse(freeDays, JSON.parse(readLocal('free-days') ?? 'null'))
  } catch {
    return undefined
  }
}

/** Fetches and stores the free days, which name nobody; without an answer returns the stored ones. */
export async function freeDaysNow(): Promise<FreeDays | undefined> {
  const answer = await fetchFreeDays(indiaDay(), indiaDay(daysAhead))
  if (!('data' in answer)) return storedFreeDays()
  writeLocal('free-days', JSON.stringify(answer.data))
  return answer.data
}

/**
 * Returns how free a resource is from a day such as 2026-11-27 on, for as many days in a row as are booked: as little as on
 * the fullest of them. A closed day between the first and the last is no matter. `undefined` if the centre has not said it of all of them.
 */
export function freenessOf(
  known: FreeDays,
  { resource, days = 1 }: Booked,
  day: string,
  open: OpenHours,
): Freeness | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return undefined
  const first = (Date.parse(day) - Date.parse(known.from)) / dayMs
  const run = Array.from({ length: days }, (_, later) => {
    const on = new Date(Date.parse(day) + later * dayMs).toISOString().slice(0, 10)
    return { letter: known.days[resource]?.[first + later], isOpen: hoursOn(on, open) !== undefined }
  })
  if (!run[0]!.isOpen || !run.at(-1)!.isOpen) return 'closed'
  const letters = run.filter(({ isOpen }) => isOpen).map(({ letter }) => letter)
  if (letters.includes('n')) return 'none'
  if (!letters.every((letter) => letter === 'f' || letter === 'w')) return undefined
  return letters.includes('w') ? 'few' : 'free'
}
