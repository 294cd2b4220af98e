import { openBookings, type BookingDatabase, type SlotFacts } from './centre-database.ts'

/** A time in India on a day of December 2026, in whole hours: 31 and more are days of January. */
export const at = (day: number, hour: number) =>
  new Date(Date.UTC(2026, 11, day, hour) - 5.5 * 3_600_000).toISOString()
export const slot = (day: number, from: number, hours = 4): SlotFacts => ({
  starts: at(day, from),
  ends: at(day, from + hours),
})

interface TakenText {
  id: string
  language: string
  when: string
  phone: string | null
  mail: string | null
}

/** A database of bookings with the actions of the scheduler and of the sending functions. */
export async function openReminders() {
  const centre = await openBookings()
  const act = (action: object, person = centre.people.centre) =>
    centre.act(person, { id: crypto.randomUUID(), ...action })
  const clock = (day: number, hour: number) => centre.setClock(Date.parse(at(day, hour)) / 60_000)
  return {
    ...centre,
    clock,
    desk: act,
    /** Forgets all bookings and phones, with five pieces of everything, on the first of December at nine. */
    async begin() {
      await centre.database.query('delete from bookings')
      await centre.database.query('delete from push_subscriptions')
      await centre.database.query(
        `update resources set pieces = 5, opens = '07:00', open_minutes = 720, way_minutes = 60`,
      )
      await clock(1, 9)
    },
    /** Books a time, and returns the booking's id. */
    async confirmed(time: SlotFacts, resource = 'thresher', request = centre.request): Promise<string> {
      const booking = crypto.randomUUID()
      await act({ do: 'ask', booking, request, resource })
      const answer = await act({ do: 'confirm', booking, seen: 1, ...time })
      if (answer.booking?.state !== 'confirmed') throw new Error(JSON.stringify(answer))
      return booking
    },
    /** Runs the schedule at an hour of India, and returns how many reminders it made. */
    async remind(day: number, hour: number): Promise<number> {
      await clock(day, hour)
      return centre.call('service key', 'remind_bookings()')
    },
    takeTexts: () => centre.call<TakenText[]>('service key', 'take_reminders(100)'),
    settleTexts: (results: object[]) =>
      centre.call('service key', 'settle_reminders($1::text::jsonb)', [JSON.stringify(results)]),
  } satisfies BookingDatabase & Record<string, unknown>
}

export type Reminders = Awaited<ReturnType<typeof openReminders>>
