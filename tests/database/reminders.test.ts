import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { at, openReminders, slot, type Reminders } from '../bookings/reminders-database.ts'
import { submission } from './open-desk.ts'

let centre: Reminders
beforeAll(async () => void (centre = await openReminders()), 600_000)
afterAll(() => centre.database.close())
beforeEach(() => centre.begin())

describe('a confirmed booking', () => {
  test('is reminded of in the evening before, once, however often and together the schedule runs', async () => {
    await centre.confirmed(slot(2, 7))
    await centre.confirmed(slot(3, 7))
    expect(await centre.remind(1, 16)).toBe(0)
    await centre.clock(1, 17)
    const made = await Promise.all(
      Array.from({ length: 10 }, () => centre.call<number>('service key', 'remind_bookings()')),
    )
    expect(made.toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
    for (const hour of [18, 19, 23]) expect(await centre.remind(1, hour)).toBe(0)
    expect(await centre.remind(2, 6)).toBe(0)
  })

  test('is reminded of late, until it begins, and not while people sleep', async () => {
    await centre.confirmed(slot(2, 10))
    for (const [day, hour] of [
      [1, 20],
      [1, 23],
      [2, 0],
      [2, 5],
    ] as const)
      expect(await centre.remind(day, hour)).toBe(0)
    expect(await centre.remind(2, 6)).toBe(1)
    expect(await centre.takeTexts()).toMatchObject([{ when: 'today' }])
    await centre.confirmed(slot(2, 14))
    await centre.confirmed(slot(2, 11))
    expect(await centre.remind(2, 12)).toBe(1)
  })

  test('is reminded of again for the day that it was moved to, and not for the one that it left', async () => {
    const booking = await centre.confirmed(slot(2, 7))
    expect(await centre.remind(1, 17)).toBe(1)
    await centre.desk({ do: 'move', booking, seen: 2, ...slot(5, 7) })
    expect(await centre.takeTexts()).toEqual([])
    expect(await centre.remind(1, 18)).toBe(0)
    expect(await centre.remind(4, 17)).toBe(1)
    expect(await centre.takeTexts()).toHaveLength(1)
    await centre.desk({ do: 'move', booking, seen: 3, ...slot(5, 12) })
    expect(await centre.remind(4, 19)).toBe(0)
  })

  test('is not reminded of when it was booked or moved only on that day', async () => {
    const booking = await centre.confirmed(slot(2, 15))
    await centre.database.query(`update booking_events set at = $2 where booking_id = $1`, [
      booking,
      at(2, 9),
    ])
    expect(await centre.remind(2, 10)).toBe(0)
    await centre.database.query(`update booking_events set at = $2 where booking_id = $1`, [
      booking,
      at(1, 22),
    ])
    expect(await centre.remind(2, 10)).toBe(1)
  })

  test('belongs to the day of India, also at midnight and at the year’s end', async () => {
    await centre.database.query(
      `update resources set opens = '00:00', open_minutes = 1440 where id = 'water-pump'`,
    )
    await centre.confirmed(slot(32, 0, 3), 'water-pump')
    await centre.confirmed(slot(31, 23, 3), 'water-pump')
    expect(await centre.remind(30, 17)).toBe(1)
    expect(await centre.remind(31, 16)).toBe(0)
    expect(await centre.remind(31, 17)).toBe(1)
  })

  test('of a soil pick-up, a visit or a worker is reminded of like that of a machine', async () => {
    for (const resource of ['soil-pickup', 'expert-visit', 'farm-laborer', 'drone'])
      await centre.confirmed(slot(2, 8), resource)
    expect(await centre.remind(1, 17)).toBe(4)
  })
})

describe('nobody is reminded of', () => {
  test('what is asked for, offered, called off or done', async () => {
    const asked = crypto.randomUUID()
    await centre.desk({ do: 'ask', booking: asked, request: centre.request, resource: 'thresher' })
    await centre.desk({ do: 'offer', booking: asked, seen: 1, slots: [slot(2, 7)] })
    const gone = await centre.confirmed(slot(2, 7))
    await centre.desk({ do: 'call_off', booking: gone, seen: 2 })
    expect(await centre.remind(1, 17)).toBe(0)
  })

  test('what was called off, or has begun, before the message was sent', async () => {
    const booking = await centre.confirmed(slot(2, 7))
    await centre.confirmed(slot(2, 9))
    expect(await centre.remind(1, 17)).toBe(2)
    await centre.desk({ do: 'call_off', booking, seen: 2 })
    expect(await centre.takeTexts()).toHaveLength(1)
    await centre.database.query(`update booking_reminders set due_at = now() - interval '1 minute'`)
    await centre.clock(2, 9)
    expect(await centre.takeTexts()).toEqual([])
  })

  test('spam', async () => {
    const entry = submission()
    await centre.send(await centre.database.person(), [entry])
    await centre.confirmed(slot(2, 7), 'thresher', entry.id)
    await centre.database.query(`update requests set status = 'spam' where id = $1`, [entry.id])
    expect(await centre.remind(1, 17)).toBe(0)
  })
})
