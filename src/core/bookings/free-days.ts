import * as v from 'valibot'
import { fetchFreeDays, freeDays, type FreeDays } from '#src/backend/bookings.ts'
import { indiaDay } from '#src/base/day.ts'
import { readLocal, writeLocal } from '#src/device/local-storage.ts'

/** How free a resource is on a day, and when the centre said so, in milliseconds since 1970. */
export interface Freeness {
  readonly is: 'free' | 'few' | 'none'
  readonly at: number
}

/** So many days from today are asked for at once; the database answers a hundred. */
const daysAhead = 99

const words = { f: 'free', w: 'few', n: 'none' } as const

/** What this phone last heard; `undefined` before, and if storage is damaged. */
export function storedFreeDays(): FreeDays | undefined {
  try {
    return v.parse(freeDays, JSON.parse(readLocal('free-days') ?? 'null'))
  } catch {
    return undefined
  }
}

/** Asks the centre and stores the answer, which names nobody; what was stored before without an answer. */
export async function freeDaysNow(): Promise<FreeDays | undefined> {
  const answer = await fetchFreeDays(indiaDay(), indiaDay(daysAhead))
  if (!('data' in answer)) return storedFreeDays()
  writeLocal('free-days', JSON.stringify(answer.data))
  return answer.data
}

/** Returns how free a resource is on a day such as 2026-11-27; `undefined` if nobody said. */
export function freenessOf(
  { at, from, days }: FreeDays,
  resource: string,
  day: string,
): Freeness | undefined {
  const place = (Date.parse(day) - Date.parse(from)) / 86_400_000
  const letter = days[resource]?.[place]
  return letter && Object.hasOwn(words, letter)
    ? { is: words[letter as keyof typeof words], at: Date.parse(at) }
    : undefined
}
