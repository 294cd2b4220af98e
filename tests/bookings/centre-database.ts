import { openDesk, submission, type Desk } from '../database/open-desk.ts'
import type { Action, Booking, Step, Who } from '../centre/bookings.ts'
import type { Slot } from '../centre/calendar.ts'

/** A time in JSON, as the database reads and writes it. */
export interface SlotFacts {
  readonly starts: string
  readonly ends: string
}

export interface BookingFacts extends Partial<SlotFacts> {
  readonly id: string
  readonly resource: string
  readonly state: string
  readonly version: number
  readonly offers: readonly SlotFacts[]
  readonly piece: number | null
  readonly events: readonly { readonly what: string; readonly by: string; readonly reason: string | null }[]
}

export interface ActionAnswer {
  readonly booking?: BookingFacts
  readonly refused?: {
    readonly status: number
    readonly code: string
    readonly field?: string
    readonly booking?: BookingFacts
    readonly slots?: readonly SlotFacts[]
  }
}

export const minutes = (iso: string) => Date.parse(iso) / 60_000
export const iso = (at: number) => new Date(at * 60_000).toISOString()
export const slotFacts = ({ starts, ends }: Slot): SlotFacts => ({ starts: iso(starts), ends: iso(ends) })
export const slotOf = ({ starts, ends }: SlotFacts): Slot => ({
  starts: minutes(starts),
  ends: minutes(ends),
})

/** A migrated database whose clock the test sets, with people and one request of a farmer. */
export interface BookingDatabase extends Desk {
  readonly people: Record<Who | 'manager', { readonly id: string }>
  readonly request: string
  setClock(at: number): Promise<unknown>
  act(person: { readonly id: string } | 'guest', action: object, guest?: string): Promise<ActionAnswer>
}

/** Gives a database's bookings a clock, and returns the function that sets it, in minutes since 1970. */
export async function withClock(
  query: (sql: string, parameters?: unknown[]) => Promise<unknown>,
): Promise<BookingDatabase['setClock']> {
  await query('create table public.test_clock (at timestamptz)')
  await query('grant select on public.test_clock to public')
  await query('insert into public.test_clock values (now())')
  await query(`create or replace function public.booking_now() returns timestamptz language sql stable
    set search_path = '' as 'select at from public.test_clock'`)
  return (at) => query('update public.test_clock set at = $1', [iso(at)])
}

export async function openBookings(): Promise<BookingDatabase> {
  const desk = await openDesk()
  const { database, call } = desk
  const setClock = await withClock(database.query)
  const owner = await database.person()
  const entry = submission()
  await desk.send(owner, [entry])
  return {
    ...desk,
    request: entry.id,
    people: {
      owner,
      centre: await database.person(['staff']),
      stranger: await database.person(),
      manager: await database.person(['manager']),
    },
    setClock,
    act: (person, action, guest) =>
      call(person, 'act_on_booking($1::text::jsonb, $2)', [JSON.stringify(action), guest ?? null]),
  }
}

/** An action of the model as a phone sends it. */
export const actionJson = ({ slot, slots, ...action }: Action, request: string) => ({
  ...action,
  by: undefined,
  ...(action.do === 'ask' ? { request } : {}),
  ...(slot ? slotFacts(slot) : {}),
  ...(slots ? { slots: slots.map(slotFacts) } : {}),
  ...(action.do === 'done' ? { minutes: 90 } : {}),
  ...(action.do === 'bill' ? { paise: 90_000 } : {}),
})

const dateOf = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10)

/** Does a step of the model at the database, and returns the answer as the model has it. */
export async function doStep(centre: BookingDatabase, step: Step, now: number) {
  const { people, call, database } = centre
  if (step.kind === 'wait') await centre.setClock(now)
  if (step.kind === 'resource') {
    const { id, pieces, retiredAt } = step.resource
    await database.query('update resources set pieces = $2, retired_at = $3 where id = $1', [
      id,
      pieces,
      retiredAt === undefined ? null : iso(retiredAt),
    ])
  }
  if (step.kind === 'move day')
    await call(people.centre, `move_day($1::date, $2::date, 'Rain')`, [dateOf(step.day), dateOf(step.toDay)])
  if (step.kind !== 'act') return {}
  const { refused } = await centre.act(people[step.action.by], actionJson(step.action, centre.request))
  if (!refused) return {}
  return { code: refused.code, ...(refused.slots ? { slots: refused.slots.map(slotOf) } : {}) }
}

/** All bookings as the model has them, by their ids. */
export async function readBookings({ database }: BookingDatabase): Promise<Booking[]> {
  const rows = await database.query<{
    facts: Omit<Booking, 'offers' | 'during' | 'held' | 'piece'> & {
      offers: SlotFacts[]
      during: SlotFacts | null
      held: SlotFacts | null
      piece: number | null
    }
  }>(`select jsonb_build_object('id', id, 'resource', resource_id, 'state', state, 'version', version, 'piece', piece,
      'offers', slots_facts(offers), 'during', slot_facts(during), 'held', slot_facts(held)) as facts
    from bookings order by id`)
  return rows.map(({ facts }) => ({
    ...facts,
    offers: facts.offers.map(slotOf),
    piece: facts.piece ?? undefined,
    during: facts.during ? slotOf(facts.during) : undefined,
    held: facts.held ? slotOf(facts.held) : undefined,
  }))
}

/** How free each resource is on each day, as a guest reads it. */
export async function freeDays(centre: BookingDatabase, from: number, to: number) {
  const { days } = await centre.call<{ days: Record<string, string> }>(
    'guest',
    'free_days($1::date, $2::date)',
    [dateOf(from), dateOf(to)],
  )
  return days
}
