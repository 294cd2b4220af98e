import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openReminders, slot, type Reminders } from '../bookings/reminders-database.ts'
import { filledIn } from './open-desk.ts'

let centre: Reminders
beforeAll(async () => void (centre = await openReminders()), 600_000)
afterAll(() => centre.database.close())
beforeEach(() => centre.begin())

describe('a reminder', () => {
  const phone = 'https://fcm.googleapis.com/fcm/send/'
  const allowPush = (endpoint: string, language = 'hi') =>
    centre.call(centre.people.owner, 'keep_push($1, $2, $3, $4)', [
      phone + endpoint,
      'A'.repeat(87),
      'A'.repeat(22),
      language,
    ])
  interface TakenPush {
    id: number
    endpoint: string
    language: string
    day?: string
    lasts?: number
  }
  const takePushes = () => centre.call<TakenPush[]>('service key', 'take_pushes(100)')
  const settlePushes = (results: object[]) =>
    centre.call('service key', 'settle_pushes($1::text::jsonb)', [JSON.stringify(results)])
  const forget = () => centre.database.query('delete from push_messages where reminder_id is null')

  test('goes to every phone that asked for notifications, and not by text message too', async () => {
    await centre.confirmed(slot(2, 7))
    await allowPush('one')
    await allowPush('two', 'en')
    expect(await centre.remind(1, 17)).toBe(1)
    await forget()
    const pushes = await takePushes()
    expect(pushes.map(({ endpoint, language, day, lasts }) => [endpoint, language, day, lasts])).toEqual([
      [`${phone}one`, 'hi', '2026-12-02', 14 * 3600],
      [`${phone}two`, 'en', '2026-12-02', 14 * 3600],
    ])
    expect(await centre.takeTexts()).toEqual([])
    await settlePushes([
      { id: pushes[0]!.id, outcome: 'sent' },
      { id: pushes[1]!.id, outcome: 'gone' },
    ])
    expect(await centre.takeTexts()).toEqual([])
  })

  test('that no phone can get any more goes by text message', async () => {
    await centre.confirmed(slot(2, 7))
    await allowPush('gone')
    await centre.remind(1, 17)
    await forget()
    const [push] = await takePushes()
    await settlePushes([{ id: push!.id, outcome: 'gone' }])
    expect(await centre.takeTexts()).toMatchObject([
      { language: 'pa', when: 'tomorrow', phone: '9876543210', mail: null },
    ])
  })

  test('of what an agent filled in goes to the farmer, and not to the agent’s phone', async () => {
    const { owner: agent } = centre.people
    const entry = filledIn(agent)
    await centre.send(agent, [entry])
    await centre.confirmed(slot(2, 7), 'thresher', entry.id)
    await allowPush('agent')
    expect(await centre.remind(1, 17)).toBe(1)
    await forget()
    expect(await takePushes()).toEqual([])
    expect(await centre.takeTexts()).toMatchObject([{ phone: '9876543210' }])
  })

  test('is not pushed once its booking was moved', async () => {
    const booking = await centre.confirmed(slot(2, 7))
    await allowPush('moved')
    await centre.remind(1, 17)
    await centre.desk({ do: 'move', booking, seen: 2, ...slot(3, 7) })
    await forget()
    expect(await takePushes()).toEqual([])
  })

  test('is handed to one caller, again after the pauses, six times at most', async () => {
    await centre.confirmed(slot(2, 7))
    await centre.remind(1, 17)
    const both = await Promise.all([centre.takeTexts(), centre.takeTexts()])
    expect(both.flat()).toHaveLength(1)
    let tries = 1
    for (;;) {
      await centre.database.query(`update booking_reminders set due_at = now() - interval '1 minute'`)
      const [text] = await centre.takeTexts()
      if (!text) break
      await centre.settleTexts([{ id: text.id, outcome: 'later' }])
      tries += 1
    }
    expect(tries).toBe(6)
    expect(await centre.database.query('select due_at from booking_reminders')).toEqual([{ due_at: null }])
  })

  test.each(['sent', 'refused'])('is done with once it was %s', async (outcome) => {
    await centre.confirmed(slot(2, 7))
    await centre.remind(1, 17)
    const [text] = await centre.takeTexts()
    await centre.settleTexts([{ id: text!.id, outcome }])
    expect(await centre.database.query('select due_at from booking_reminders')).toEqual([{ due_at: null }])
  })

  test('that waits wakes nobody', async () => {
    await centre.confirmed(slot(2, 7))
    await centre.remind(1, 19)
    await centre.clock(1, 22)
    expect(await centre.takeTexts()).toEqual([])
    expect(await centre.database.query('select reminders_wait() as waits')).toEqual([{ waits: false }])
    await centre.clock(2, 6)
    expect(await centre.database.query('select reminders_wait() as waits')).toEqual([{ waits: true }])
    expect(await centre.takeTexts()).toMatchObject([{ when: 'today' }])
  })
})
