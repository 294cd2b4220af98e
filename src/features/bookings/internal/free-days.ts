import * as v from 'valibot'
import { fetchFreeDays, freeDays, type FreeDays } from './bookings-api.ts'
import { indiaDay } from '#src/base/day.ts'
import { readLocal, writeLocal } from '#src/platform/device/local-storage.ts'
import type { Booked } from '#src/features/forms/define.ts'

export type { FreeDays } from './bookings-api.ts'

/** How free something is on a day: `few` means that a third of the half days is left at most. */
export type Freeness = 'free' | 'few' | 'none'

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
 * the fullest of them. `undefined` if the centre has not said it of all of them.
 */
export function freenessOf(
  known: FreeDays,
  { resource, days = 1 }: Booked,
  day: string,
): Freeness | undefined {
  const first = (Date.parse(day) - Date.parse(known.from)) / 86_400_000
  const letters = Array.from({ length: days }, (_, later) => known.days[resource]?.[first + later])
  if (letters.includes('n')) return 'none'
  if (!letters.every((letter) => letter === 'f' || letter === 'w')) return undefined
  return letters.includes('w') ? 'few' : 'free'
}
