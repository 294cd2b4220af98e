import '../device/failing-storage.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { outbox } from '#src/platform/device/outbox-database.ts'
import type { CentreByFetch } from '../centre/by-fetch.ts'
import { farmer, neighbour } from '../centre/sessions.ts'
import { everythingStored, freshPhone, shown } from '../outbox-device/test-phone.ts'
import { newPushBrowser, type PushBrowser } from './push-browser.ts'
import { signInAndTakeOver } from '../outbox-device/claiming.ts'

const { lock, unlock } = await import('#src/features/shared-phone/lock.ts')
const { setPin } = await import('#src/features/shared-phone/pin.ts')
const { deleteAccountAndData } = await import('#src/features/privacy/internal/account-deletion.ts')
const { renewSubscription } = await import('#src/features/push/subscribe-account.ts')
const { notificationRecipient } = await import('#src/features/push/stored-notification-choice.ts')
const { notNow, disableNotifications, enableNotifications, watchNotifications } =
  await import('#src/features/push/notifications.ts')
const { signOut } = await import('#src/features/account/internal/sign-in.ts')

const asFarmer = () => signInAndTakeOver('farmer@example.org')
const asNeighbour = () => signInAndTakeOver('neighbour@example.org')
const day = 24 * 60 * 60_000

let centre: CentreByFetch
let changes: CentreByFetch['push']
let browser: PushBrowser
beforeEach(async () => {
  centre = await freshPhone()
  changes = centre.push
  changes.key = 'K'.repeat(86) + 'A'
  browser = newPushBrowser()
})

const state = () => shown(watchNotifications())
const endSession = async () => {
  const tokens = (await outbox.settings.get('session'))!.value as object
  await outbox.settings.put({ key: 'session', value: { ...tokens, needsSignIn: true } })
}
const silent = () => expect.poll(() => browser.endpoint()).toBeUndefined()

describe('a person who enables notifications', () => {
  it('is asked by the browser only then, and the centre has the endpoint', async () => {
    await asFarmer()
    expect(await state()).toEqual({ notices: 'default', said: undefined, stopped: false })
    expect(browser.requests).toBe(0)
    expect(await enableNotifications('pa')).toBe('on')
    expect(browser.requests).toBe(1)
    expect([...changes.phones]).toEqual([[browser.endpoint(), { account: farmer, language: 'pa' }]])
    expect(await state()).toEqual({ notices: 'granted', said: 'yes', stopped: false })
    expect(await notificationRecipient()).toBe('here')
  })

  it.each([
    ['the browser refuses', 'refused', () => (browser.answer = 'denied')],
    ['the question is closed', 'closed', () => (browser.answer = 'default')],
    ['there is no network', 'network', () => (centre.online = false)],
    ['the session has ended', 'sign-in', () => endSession()],
    ['the centre tells nobody', 'centre', () => (changes.key = null)],
    ['the push service is not there', 'browser', () => (browser.broken = true)],
  ])('learns why not if %s, and nothing says that it is on', async (_what, why, happens) => {
    await asFarmer()
    await happens()
    expect(await enableNotifications('pa')).toBe(why)
    expect((await state())!.said).toBeUndefined()
    expect(changes.phones.size).toBe(0)
  })

  it('needs an account: a guest is offered nothing', async () => {
    expect(await state()).toBeNull()
    expect(await enableNotifications('pa')).toBe('not saved')
    expect(browser.made).toEqual([])
  })

  it('switches them off again, here and at the centre', async () => {
    await asFarmer()
    await enableNotifications('pa')
    await disableNotifications()
    expect(browser.endpoint()).toBeUndefined()
    await expect.poll(() => changes.phones.size).toBe(0)
    expect((await state())!.said).toBe('no')
    await renewSubscription('pa')
    expect(browser.endpoint()).toBeUndefined()
  })

  it('switches them off offline too, and they stay off', async () => {
    await asFarmer()
    await enableNotifications('pa')
    centre.online = false
    await disableNotifications()
    expect(browser.endpoint()).toBeUndefined()
    centre.online = true
    await renewSubscription('pa')
    expect(browser.endpoint()).toBeUndefined()
  })

  it('switches them off during a renewal', async () => {
    await asFarmer()
    await enableNotifications('pa')
    browser.move()
    await Promise.all([renewSubscription('pa'), disableNotifications()])
    expect(browser.endpoint()).toBeUndefined()
    expect((await state())!.said).toBe('no')
  })
})

describe('a person who chooses not now', () => {
  it('is asked again after three months', async () => {
    await asFarmer()
    await notNow()
    expect((await state())!.said).toBe('later')
    vi.useFakeTimers({ now: Date.now() + 91 * day, toFake: ['Date'] })
    expect((await state())!.said).toBeUndefined()
    vi.useRealTimers()
  })
})

describe('a person who leaves the phone', () => {
  it('silences it by signing out, offline too', async () => {
    await asFarmer()
    await enableNotifications('pa')
    centre.online = false
    await signOut()
    await silent()
    expect(await notificationRecipient()).toBe('nobody')
    expect(await everythingStored()).not.toContain('push.test')
  })

  it('silences it for the next person', async () => {
    await asFarmer()
    await enableNotifications('pa')
    await asNeighbour()
    await silent()
    expect(await state()).toEqual({ notices: 'granted', said: undefined, stopped: false })
    expect(await notificationRecipient()).toBe('nobody')
    await renewSubscription('pa')
    expect(browser.endpoint()).toBeUndefined()
  })

  it('gets notifications again after returning, without a question', async () => {
    await asFarmer()
    await enableNotifications('pa')
    await signOut()
    await silent()
    await asNeighbour()
    await enableNotifications('hi')
    await asFarmer()
    await expect.poll(() => browser.endpoint()).toBeUndefined()
    await renewSubscription('pa')
    expect(changes.phones.get(browser.endpoint()!)).toEqual({ account: farmer, language: 'pa' })
    expect([...changes.phones.values()].filter(({ account }) => account === neighbour)).toHaveLength(1)
    expect(await notificationRecipient()).toBe('here')
  })

  it('gets none while a PIN locks it, and again once it is open', async () => {
    await asFarmer()
    await enableNotifications('pa')
    await setPin('2468', 5 * 60_000)
    await lock()
    await silent()
    expect(await notificationRecipient()).toBe('nobody')
    await unlock(farmer, '2468')
    await renewSubscription('pa')
    expect(changes.phones.get(browser.endpoint()!)).toEqual({ account: farmer, language: 'pa' })
  })

  it('counts as away after a longer absence than their PIN allows', async () => {
    await asFarmer()
    await enableNotifications('pa')
    await setPin('2468', 5 * 60_000)
    expect(await notificationRecipient()).toBe('here')
    await outbox.settings.put({ key: 'stay', value: { from: 0, until: 1 } })
    expect(await notificationRecipient()).toBe('away')
  })

  it('removes it with the account', async () => {
    await asFarmer()
    await enableNotifications('pa')
    const before = fetch
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) =>
      address.endsWith('/delete-account') ? Response.json({ gone: true }) : before(address, init),
    )
    expect(await deleteAccountAndData(farmer, 0)).toBe('gone')
    await silent()
    expect(await everythingStored()).not.toContain('push.test')
  })
})

describe('a notified phone', () => {
  beforeEach(async () => {
    await asFarmer()
    await enableNotifications('pa')
  })
  const renewed = async (how: () => Promise<void>) => {
    changes.phones.clear()
    await how()
    return [...changes.phones.values()]
  }

  it('does not call the centre again the same day', async () => {
    expect(await renewed(() => renewSubscription('pa'))).toEqual([])
  })

  it.each([
    ['on the next day', () => renewSubscription('pa', Date.now() + day), 'pa'],
    ['after the clock was put back', () => renewSubscription('pa', Date.now() - 365 * day), 'pa'],
    ['in another language', () => renewSubscription('hi'), 'hi'],
    ['from another address', () => (browser.move(), renewSubscription('pa')), 'pa'],
    [
      'from another address, by the worker, which knows no page',
      () => (browser.move(), renewSubscription()),
      'pa',
    ],
  ])('has the state %s', async (_when, how, language) => {
    expect(await renewed(how)).toEqual([{ account: farmer, language }])
  })

  it('subscribes anew if the centre has another key', async () => {
    const before = browser.endpoint()
    changes.key = 'L'.repeat(86) + 'A'
    await renewSubscription('pa', Date.now() + day)
    expect(browser.endpoint()).not.toBe(before)
    expect(changes.phones.has(browser.endpoint()!)).toBe(true)
  })

  it('subscribes anew once its push service has ended the address', async () => {
    const before = browser.endpoint()!
    changes.ended.add(before)
    expect(await renewed(() => renewSubscription('pa', Date.now() + day))).toEqual([
      { account: farmer, language: 'pa' },
    ])
    expect(browser.endpoint()).not.toBe(before)
    expect(changes.phones.has(browser.endpoint()!)).toBe(true)
    expect(await state()).toMatchObject({ said: 'yes', stopped: false })
  })

  it.each([
    ['it gets no other address', () => (browser.stuck = true)],
    ['its push service is not there', () => (browser.broken = true)],
  ])('has stopped if %s, until the person switches it on again', async (_what, happens) => {
    changes.ended.add(browser.endpoint()!)
    happens()
    await renewSubscription('pa', 'at once')
    expect(await state()).toMatchObject({ said: 'yes', stopped: true })
    Object.assign(browser, { stuck: false, broken: false })
    expect(await enableNotifications('pa')).toBe('on')
    expect(await state()).toMatchObject({ said: 'yes', stopped: false })
    expect(changes.phones.has(browser.endpoint()!)).toBe(true)
  })

  it('asks nothing after the person has blocked notifications in the browser', async () => {
    browser.permission = 'denied'
    expect(await renewed(() => renewSubscription('pa', Date.now() + day))).toEqual([])
    expect(await state()).toEqual({ notices: 'denied', said: 'yes', stopped: false })
    expect(browser.requests).toBe(1)
  })
})
