import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logFailure } from '../../supabase/functions/_shared/log-failure.ts'
import { newKeys } from '../../supabase/functions/_shared/push/vapid.ts'
import { sendPush } from '../../supabase/functions/send-pushes/send-push.ts'
import { newBrowser, openPushService } from './push-service.ts'

const result: string[] = []
beforeEach(() => {
  result.length = 0
  vi.spyOn(console, 'error').mockImplementation((line: string) => void result.push(line))
})
afterEach(() => vi.restoreAllMocks())

const sending = async () => ({
  vapid: { ...(await newKeys()), subject: 'mailto:centre@example.org' },
  more: { hosts: '', loopback: true },
})

test('a failed push is logged with its reason and without its phone', async () => {
  const service = await openPushService()
  const { origin } = service
  service.close()
  const { p256dh, auth } = newBrowser()
  const due = { id: 7, endpoint: `${origin}/phone-of-gurpreet`, language: 'pa', p256dh, auth }
  expect(await sendPush(due, await sending())).toEqual({ id: 7, outcome: 'later' })
  expect(result).toEqual([expect.stringMatching(/^127\.0\.0\.1 could not be asked to tell a phone: ./)])
  expect(result.join()).not.toMatch(/gurpreet/)
})

test('keys that cannot encrypt are logged as such, without their value', async () => {
  const { auth } = newBrowser()
  const endpoint = 'https://fcm.googleapis.com/fcm/send/phone-of-gurpreet'
  const due = { id: 8, endpoint, language: 'pa', p256dh: 'bm8ga2V5', auth }
  expect(await sendPush(due, await sending())).toEqual({ id: 8, outcome: 'gone' })
  expect(result).toEqual([
    expect.stringMatching(/^Nothing can be encrypted for a phone at fcm\.googleapis\.com: ./),
  ])
  expect(result.join()).not.toMatch(/gurpreet|bm8ga2V5/)
})

test('an address in an error’s message is left out', () => {
  logFailure(
    'stripe gave nothing back',
    new Error('error sending request for url (https://fcm.example/send/abc)'),
  )
  expect(result).toEqual(['stripe gave nothing back: error sending request for url ((address))'])
})
