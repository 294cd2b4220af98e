import { openDays, type Hours, type OpenHours } from '#src/base/open-hours.ts'
import { callBackKind, isCallAttempt } from '#src/features/requests/call-attempt.ts'
import type { OwnAnswer } from './answer.ts'
import { itemKey, type DeskItem } from './item.ts'

type RequestItem = Extract<DeskItem, { what: 'request' }>

/** A call that somebody asked for. */
export interface Call {
  readonly item: RequestItem
  /** The chosen time of day: a key of `callHours`. */
  readonly time: string
  /** Subject of the call; empty if unknown. */
  readonly about: string
  /** The number of calls that nobody answered, with those that this phone has not sent yet. */
  readonly attempts: number
  /** The end of the hours in which to call, in milliseconds since 1970. */
  readonly due: number
  /** The assignee's account id, also one that this phone has not sent yet. */
  readonly assignee: string | null
  /** True if an outcome came back from the centre. */
  readonly isReturned: boolean
}

const hour = 60

/** The times of day that a person may choose, in minutes since midnight. */
export const callHours = {
  any: { from: 0, to: 24 * hour },
  morning: { from: 9 * hour, to: 12 * hour },
  afternoon: { from: 12 * hour, to: 15 * hour },
  evening: { from: 15 * hour, to: 18 * hour },
} as const satisfies Record<string, Hours>

/** Returns the calls to make, the first due one first. Those that this phone has closed already are not among them. */
export function callsOf(items: readonly DeskItem[], own: readonly OwnAnswer[], open: OpenHours): Call[] {
  return items
    .flatMap((item) => {
      const isCall = item.what === 'request' && item.open && item.request.kind === callBackKind
      if (!isCall) return []
      const call = callOf(
        item,
        own.filter(({ about }) => about === itemKey(item)),
        open,
      )
      return call ? [call] : []
    })
    .toSorted(
      (a, b) =>
        a.due - b.due || Date.parse(a.item.request.received_at) - Date.parse(b.item.request.received_at),
    )
}

function callOf(item: RequestItem, own: readonly OwnAnswer[], open: OpenHours): Call | undefined {
  const { answers, received_at, kind } = item.request
  // Sent ones are in the log itself.
  const coming = own.filter(({ line }) => line.state !== 'returned' && !item.taken.includes(line.id))
  if (coming.some(({ action }) => action.status === 'done')) return undefined
  const tried = [
    ...item.log.filter((event) => isCallAttempt(kind, event)).map(({ at }) => Date.parse(at)),
    ...coming.filter(({ action }) => action.status === 'in_review').map(({ line }) => line.createdAt),
  ]
  const time = textOf(answers['time'])
  const assignee = coming.findLast(({ action }) => action.assignee !== undefined)?.action.assignee
  return {
    item,
    time,
    about: textOf(answers['about']),
    attempts: tried.length,
    due: callDue(time, tried.at(-1) ?? Date.parse(received_at), open),
    assignee: assignee === undefined ? item.assignee : assignee || null,
    isReturned: own.some(({ line }) => line.state === 'returned'),
  }
}

const textOf = (answer: unknown) => (typeof answer === 'string' ? answer : '')

const minuteMs = 60_000
const dayMs = 24 * hour * minuteMs

/**
 * Returns when a call is overdue: the end of the next such hours that are open for at least one more hour.
 *
 * @param time a key of `callHours`; an unknown one counts as any
 * @param since when it was asked for or last tried, in milliseconds since 1970
 */
export function callDue(time: string, since: number, open: OpenHours): number {
  const wanted = Object.hasOwn(callHours, time) ? callHours[time as keyof typeof callHours] : callHours.any
  for (const { midnight, from, to } of openDays(since, open)) {
    const end = Math.min(wanted.to, to)
    if (end - Math.max(wanted.from, from) >= hour) return midnight + end * minuteMs
  }
  // A centre that is never open at that hour.
  return since + dayMs
}
