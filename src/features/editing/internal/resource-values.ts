import { t } from '@lingui/core/macro'
import type { Paise } from '#src/base/money.ts'
import { typedNumber } from '#src/base/typed-number.ts'
import type { ResourceFact } from '#src/content/resources.ts'
import type { Fault } from '#src/platform/fields/typed-form.tsx'
import { abovePrice, priceIn } from './amount-in.ts'
import { notSaved } from './not-saved.ts'
import { clock, minutesOf } from './setting-values.ts'
import { rupeesText } from './typed-money.ts'

/** The typed form of a machine, a worker or a visit. */
export interface TypedResource {
  readonly pieces: string
  /** 07:00 */
  readonly from: string
  readonly until: string
  readonly way: string
  readonly hour: string
  readonly day: string
  readonly needs: readonly string[]
  readonly paused: boolean
}

const dayMinutes = 1440
/** As the database takes them. */
const [mostPieces, mostWay, shortest] = [50, 480, 60]

export function typedResource(fact: ResourceFact): TypedResource {
  const opens = minutesOf(fact.opens.slice(0, 5)) ?? 0
  return {
    pieces: String(fact.pieces),
    from: clock(opens),
    until: clock((opens + fact.open_minutes) % dayMinutes),
    way: String(fact.way_minutes),
    hour: fact.hour_paise === null ? '' : rupeesText(fact.hour_paise),
    day: fact.day_paise === null ? '' : rupeesText(fact.day_paise),
    needs: fact.needs,
    paused: fact.paused,
  }
}

/** Returns for how many minutes it goes out; an end before the beginning is on the next day. `undefined` without both. */
export function minutesOut({ from, until }: Pick<TypedResource, 'from' | 'until'>): number | undefined {
  const [start, end] = [minutesOf(from), minutesOf(until)]
  if (start === undefined || end === undefined) return undefined
  return (end - start + dayMinutes) % dayMinutes || dayMinutes
}

/** True for hours that end on the day after they begin. */
export const isOverNight = ({ from, until }: Pick<TypedResource, 'from' | 'until'>) =>
  from !== '' && until !== '' && until <= from

/** Returns the typed machine in the centre's format, or its fault. */
export function resourceFrom(typed: TypedResource): { fact: ResourceFact } | { fault: Fault } {
  const pieces = wholeIn(typed.pieces, 1, mostPieces)
  if (pieces === undefined)
    return { fault: notSaved(t`Write how many there are, from 1 to ${mostPieces}.`, ['pieces']) }
  const open_minutes = minutesOut(typed)
  if (open_minutes === undefined)
    return {
      fault: notSaved(t`Write both times, as 07:00.`, [
        minutesOf(typed.from) === undefined ? 'from' : 'until',
      ]),
    }
  if (open_minutes < shortest)
    return { fault: notSaved(t`Keep at least one hour between the two times.`, ['until']) }
  const way_minutes = wholeIn(typed.way, 0, mostWay)
  if (way_minutes === undefined)
    return { fault: notSaved(t`Write the minutes for the way, from 0 to ${mostWay}.`, ['way']) }
  const [hour_paise, day_paise] = [rateIn(typed.hour), rateIn(typed.day)]
  if (hour_paise === undefined) return { fault: wrongRate(typed.hour, 'hour') }
  if (day_paise === undefined) return { fault: wrongRate(typed.day, 'day') }
  const { needs, paused } = typed
  const opens = `${typed.from}:00`
  return { fact: { pieces, opens, open_minutes, way_minutes, hour_paise, day_paise, needs, paused } }
}

function wholeIn(typed: string, least: number, most: number): number | undefined {
  const value = typedNumber(typed)
  return value !== undefined && Number.isInteger(value) && value >= least && value <= most ? value : undefined
}

const rateIn = (typed: string): Paise | null | undefined => (typed.trim() === '' ? null : priceIn(typed))

const wrongRate = (typed: string, at: string) =>
  notSaved(abovePrice(typed) ?? t`Write the price in rupees, or leave it empty.`, [at])
