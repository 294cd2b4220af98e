import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { indiaDay, indiaMoment } from '#src/base/day.ts'
import { dayText } from '#src/base/moment.ts'
import { withClock } from '../bookings/centre-database.ts'
import { rules, submission } from '../database/open-desk.ts'
import { openTill, type Till } from '../orders/open-till.ts'
import { newBrowser, openPushService, type PushService } from './push-service.ts'

/* The evening before a booking, as the schedule of a centre does it: the database, the functions in Deno, the services. */

const tomorrow = indiaDay(1)
const text = { type: 'text' }
const fields = { name: text, phone: text, email: text, equipmentType: text }
const forms = {
  ...rules,
  'equipment-booking': { 1: { sender: 'anyone', table: 'service_requests', fields } },
}

let till: Till
let service: PushService
let farmer: SupabaseClient
let staff: SupabaseClient
beforeAll(async () => {
  ;[till, service] = await Promise.all([openTill(), openPushService()])
  await till.backend.query('select publish_form_rules($1::jsonb)', [JSON.stringify(forms)])
  const setClock = await withClock((sql, parameters) => till.backend.query(sql, parameters))
  await setClock(Date.parse(indiaMoment(indiaDay(), '17:30')) / 60_000)
  await till.backend.query('update resources set pieces = 10')
  farmer = await till.signedIn('farmer')
  staff = await till.signedIn('staff')
})
afterAll(async () => {
  await till.close()
  service.close()
})
beforeEach(async () => {
  service.pushed.length = 0
  await till.backend.query('delete from bookings')
  await till.backend.query('delete from push_subscriptions')
})

const done = async (work: PromiseLike<{ data: unknown; error: unknown }>) => {
  const { data, error } = await work
  expect(error).toBeNull()
  return data
}

/** A thresher for tomorrow morning, confirmed. */
async function booked(contact: object, language = 'pa'): Promise<void> {
  const answers = { name: 'Gurpreet', equipmentType: 'thresher', ...contact }
  const entry = submission({ form: 'equipment-booking', answers, language })
  await done(farmer.rpc('submit_requests', { entries: [entry] }))
  const [booking] = await till.backend.query<{ id: string; version: number }>(
    'select id, version from bookings where request_id = $1',
    [entry.id],
  )
  const slot = { starts: indiaMoment(tomorrow, '08:00'), ends: indiaMoment(tomorrow, '12:00') }
  const action = { id: crypto.randomUUID(), do: 'confirm', booking: booking!.id, seen: booking!.version }
  const answer = await done(staff.rpc('act_on_booking', { action: { ...action, ...slot } }))
  expect(answer).toMatchObject({ booking: { state: 'confirmed' } })
}

/** Does the work of a schedule; the backend's own may have done it just before. */
async function callFunction(name: string): Promise<void> {
  const headers = { authorization: `Bearer ${till.backend.asServiceKey}` }
  const { status } = await fetch(`${till.site}/functions/v1/${name}`, { method: 'POST', headers, body: '{}' })
  expect(status).toBe(200)
}
const remind = () => till.backend.query('select remind_bookings()')
const sentTo = (to: string) => till.backend.inbox.messages(to)

describe('the evening before', () => {
  test('a text message goes out once, in the language of the form, and names the day alone', async () => {
    await booked({ phone: '+91 98765-43210' })
    await remind()
    await Promise.all([1, 2, 3].map(() => callFunction('send-reminders')))
    await remind()
    await callFunction('send-reminders')
    await expect.poll(() => sentTo('+919876543210')).not.toEqual([])
    const messages = sentTo('+919876543210')
    expect(messages).toMatchObject([
      {
        channel: 'sms',
        text: `ਖੇਤ ਸੇਵਾ: ਤੁਹਾਡੀ ਬੁਕਿੰਗ ਕੱਲ੍ਹ, ${dayText(tomorrow)} ਨੂੰ ਹੈ। ਸਮਾਂ ਐਪ ਵਿੱਚ ਵੇਖੋ, “ਮੇਰੀਆਂ ਅਰਜ਼ੀਆਂ” ਵਿੱਚ।`,
      },
    ])
    expect(messages[0]!.text).not.toMatch(/Gurpreet|KS-|08:|thresher/)
  })

  test('a mail goes to those without a mobile number', async () => {
    await booked({ phone: '0186 2220000', email: 'evening@example.org' }, 'en')
    await remind()
    await callFunction('send-reminders')
    expect(sentTo('evening@example.org')).toMatchObject([
      {
        channel: 'email',
        subject: 'Khet Seva: your booking',
        text: `Khet Seva: Your booking is tomorrow, ${dayText(tomorrow)}. See the time in the app, under My requests.`,
      },
    ])
  })

  test('a phone with notifications gets a push message with the day, and no text message', async () => {
    await booked({ phone: '9876500000' })
    const browser = newBrowser()
    const { p256dh, auth } = browser
    const endpoint = `${service.origin}/evening`
    await done(farmer.rpc('keep_push', { endpoint, p256dh, auth, language: 'hi' }))
    await remind()
    await callFunction('send-pushes')
    await expect.poll(() => service.pushed.length).toBe(1)
    await callFunction('send-reminders')
    const { body, headers } = service.pushed[0]!
    expect(JSON.parse(browser.open(body))).toEqual({ kind: 'booking', language: 'hi', day: tomorrow })
    expect(headers).toMatchObject({ topic: 'booking', ttl: String(14.5 * 3600) })
    expect(sentTo('+919876500000')).toEqual([])
  })
})
