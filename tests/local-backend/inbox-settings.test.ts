import { expect, test } from 'vitest'
import { inboxEnvironment, isOpenedHere } from '#local/inbox.ts'

const inbox = 'http://127.0.0.1:4173/local/inbox.json'
const settings = (own: Record<string, string>) => inboxEnvironment('http://127.0.0.1:4173', 'key', own)

test('without a service of the centre’s own, mail and text messages go to the inbox', () => {
  expect(settings({})).toEqual({
    KHET_MAIL_URL: inbox,
    KHET_MAIL_KEY: 'key',
    KHET_SMS_URL: inbox,
    KHET_SMS_KEY: 'key',
  })
})

test('a service that the centre names is not replaced by the inbox, each by itself', () => {
  expect(settings({ KHET_MAIL_URL: 'https://mail.example' })).toEqual({
    KHET_SMS_URL: inbox,
    KHET_SMS_KEY: 'key',
  })
  expect(settings({ KHET_SMS_URL: 'https://sms.example', KHET_MAIL_URL: 'https://mail.example' })).toEqual({})
})

test.each([
  [undefined, true],
  ['', true],
  ['http://127.0.0.1:4173', true],
  ['http://localhost', true],
  ['https://khet.example', false],
  ['https://127.0.0.1.example', false],
  ['no address', false],
])('an app that is opened at %s is opened on this machine: %s', (site, isHere) => {
  expect(isOpenedHere({ KHET_SITE_URL: site })).toBe(isHere)
})
