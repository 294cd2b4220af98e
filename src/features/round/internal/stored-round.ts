import { queueForAccount } from '#src/platform/outbox/queue-for-account.ts'
import { type SaveResult } from '#src/base/outcome.ts'
import { watchOutbox, withOutbox } from '#src/platform/device/outbox-database.ts'
import { openEntriesOf } from '#src/platform/outbox/queue.ts'
import { forgetShown } from '#src/platform/outbox/save-entry.ts'
import { entriesOf, receivedOfKind, storedOutbox } from '#src/platform/outbox/stored-outbox.ts'
import type { Undone } from '#src/platform/session/call-centre.ts'
import { copyOf, fetchCopy } from '#src/platform/session/staff-copy.ts'
import { centreNow } from '#src/base/clock.ts'
import { markKind } from '#src/features/cash/cash-api.ts'
import { orderKind, type Mark, type RoundOrder } from '#src/features/round/mark.ts'
import {
  roundSheet,
  standingNeeds,
  type Needs,
  type Sheet,
  type Stop,
} from '#src/features/round/round-api.ts'
import { shownMark, type ShownMark } from './shown-mark.ts'

/** What this phone has of rounds: sheets and needs by day, of today and the days around it. */
interface Stored {
  readonly sheets: Readonly<Record<string, Sheet>>
  readonly needs: Readonly<Record<string, KnownNeeds>>
}

/** What a day needs, and when the centre said so. */
export interface KnownNeeds extends Needs {
  readonly at: string
}

/** A door with what is known of it, by this phone's marks first. */
export interface ShownStop extends Omit<Stop, 'mark'> {
  readonly mark: ShownMark | undefined
}

/** The round of a day in its order, with the time of the centre's word. */
export interface Round {
  readonly at: string
  readonly stops: readonly ShownStop[]
}

const nothing: Stored = { sheets: {}, needs: {} }

/** So many days stay on the phone. */
const most = 3

/** Fetches the round of a day, and stores it; deletes own marks that it shows. */
export async function syncRound(account: string, day: string): Promise<Undone | undefined> {
  // The centre's answer shows all marks that it had before the request.
  const done = await withOutbox(async () =>
    (await Promise.all([markKind, orderKind].map((kind) => receivedOfKind(account, kind)))).flat(),
  )
  const why = await fetchCopy<Sheet, Stored>(
    'round',
    (token) => roundSheet(day, token),
    (sheet, before = nothing) => ({ ...before, sheets: withDay(before.sheets, day, sheet) }),
  )
  if (why === undefined) await forgetShown(storedOutbox(), done)
  return why
}

/** Fetches what a day needs, and stores it with the centre's time; returns why it did not. */
export function syncNeeds(day: string): Promise<Undone | undefined> {
  return fetchCopy<Needs, Stored>(
    'round',
    (token) => standingNeeds(day, token),
    (needs, before = nothing) => ({
      ...before,
      needs: withDay(before.needs, day, { ...needs, at: new Date(centreNow()).toISOString() }),
    }),
  )
}

function withDay<Of>(known: Readonly<Record<string, Of>>, day: string, of: Of): Record<string, Of> {
  return Object.fromEntries(
    Object.entries({ ...known, [day]: of })
      .toSorted()
      .slice(-most),
  )
}

const storedOf = async (account: string) => (await copyOf<Stored>(account, 'round')) ?? nothing

/** Observes the round of a day with this phone's own marks and order; `undefined` while the phone has none. */
export function watchRound(account: string, day: string) {
  return watchOutbox(async (): Promise<Round | undefined> => {
    const sheet = (await storedOf(account)).sheets[day]
    if (!sheet) return undefined
    const entries = await withOutbox(() => entriesOf(account))
    const marks = await openEntriesOf<Mark>(
      account,
      entries.filter(({ kind }) => kind === markKind),
    )
    const orders = await openEntriesOf<RoundOrder>(
      account,
      entries.filter(({ kind }) => kind === orderKind),
    )
    const own = new Map<string, typeof marks>()
    for (const mark of marks) own.set(mark.content.order, [...(own.get(mark.content.order) ?? []), mark])
    const stops = sheet.stops.map(({ mark, ...stop }) => ({
      ...stop,
      mark: shownMark(own.get(stop.order) ?? [], mark),
    }))
    return { at: sheet.at, stops: inOrder(stops, orders.at(-1)?.content.stops ?? []) }
  })
}

/** Returns stops in an order of doors; those that it does not name stay behind the ones before them. */
export function inOrder<One extends { readonly stop: string }>(
  stops: readonly One[],
  doors: readonly string[],
): One[] {
  const place = new Map(doors.map((door, at) => [door, at]))
  return stops.toSorted((a, b) => (place.get(a.stop) ?? doors.length) - (place.get(b.stop) ?? doors.length))
}

/** Observes what a day needs; `undefined` while the phone does not have it. */
export function watchNeeds(account: string, day: string) {
  return watchOutbox(async () => (await storedOf(account)).needs[day])
}

/** Remembers the order of the round. */
export function orderRound(account: string, content: RoundOrder): Promise<SaveResult> {
  return queueForAccount(account, { kind: orderKind, lane: orderKind, content })
}
