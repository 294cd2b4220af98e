import { describe, expect, test } from 'vitest'
import { pushEnvironment } from '#local/keys.ts'
import { isPushService } from '../../supabase/functions/_shared/push/push-hosts.ts'

const hosted = { hosts: '', loopback: false }

describe('allowed hosts', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/c0:APA91b',
    'https://fcm.googleapis.com/wp/x',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://wns2-par02p.notify.windows.com/w/?token=BQ',
    'https://web.push.apple.com/QGu',
  ])('%s', (endpoint) => expect(isPushService(endpoint, hosted)).toBe(true))

  test('additional hosts of the project, and no similar ones', () => {
    const more = { hosts: ' push.example.org, .vendor.example.net ', loopback: false }
    expect(isPushService('https://push.example.org/1', more)).toBe(true)
    expect(isPushService('https://a.vendor.example.net/1', more)).toBe(true)
    expect(isPushService('https://vendor.example.net/1', more)).toBe(false)
    expect(isPushService('https://evilpush.example.org/1', more)).toBe(false)
  })

  test('this machine only if configured, and only by its address', () => {
    const local = { hosts: '', loopback: true }
    expect(isPushService('http://127.0.0.1:4173/push', local)).toBe(true)
    expect(isPushService('http://127.0.0.1:4173/push', hosted)).toBe(false)
    expect(isPushService('http://localhost/push', local)).toBe(false)
    expect(isPushService('http://10.0.0.1/push', local)).toBe(false)
  })
})

describe('refused hosts', () => {
  test.each([
    'http://fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com@10.0.0.1/x',
    'https://user:word@fcm.googleapis.com/x',
    'https://fcm.googleapis.com.example.org/x',
    'https://notify.windows.com.example.org/x',
    'https://evilnotify.windows.com/x',
    'https://example.org/?fcm.googleapis.com',
    'https://example.org/#.push.apple.com',
    'https://169.254.169.254/latest/meta-data',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://localhost/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://0177.0.0.1/x',
    'https://[::ffff:127.0.0.1]/x',
    'https://[fe80::1]/x',
    'https://10.0.0.1/x',
    'https://fcm.googleapis.com./x',
    'http://127.0.0.1:5432/x',
    'file:///etc/passwd',
    'ftp://fcm.googleapis.com/x',
    'fcm.googleapis.com',
    '',
  ])('%s', (endpoint) => expect(isPushService(endpoint, hosted)).toBe(false))

  test('this machine’s own servers, for a centre that runs on it', () => {
    expect(pushEnvironment({ publicKey: '', privateKey: '' })).not.toHaveProperty('KHET_PUSH_LOOPBACK')
  })

  test('all hosts because of a list that names too much', () => {
    expect(isPushService('https://example.org/x', { hosts: '.,*,com,.com,,', loopback: false })).toBe(false)
    expect(isPushService('https://10.0.0.1/x', { hosts: '10.0.0.1,.0.1', loopback: false })).toBe(false)
  })
})
