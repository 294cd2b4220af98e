import '../device/failing-storage.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { signInKey } from '#src/platform/outbox/setting-keys.ts'
import { outbox } from '#src/platform/device/outbox-database.ts'

const minute = 60_000
const codes = { reach: { phone: '+919876500001' }, purpose: 'phone', sentAt: 0 } as const

/** The sign-in as a page that has just been opened has it. */
async function openPage(now = 0) {
  vi.resetModules()
  const page = await import('#src/features/account/sign-in-progress.ts')
  await page.loadSignInProgress(now)
  return page
}

const stored = () => outbox.settings.get(signInKey)

beforeEach(async () => {
  await outbox.open()
  await outbox.settings.clear()
})

test('the state of the sign-in lasts ten minutes as a code does, and is then deleted from the phone', async () => {
  const first = await openPage()
  first.saveSignInProgress({ tab: 'phone', typed: { phone: { phone: '98765 00001' } } }, 0)
  first.saveSignInProgress({ codes, step: 'code' }, minute)
  const whole = { tab: 'phone', typed: { phone: { phone: '98765 00001' } }, codes, step: 'code' }
  await expect.poll(stored).toMatchObject({ value: whole })
  const second = await openPage(11 * minute)
  expect(second.signInProgress(11 * minute)).toEqual(whole)
  expect(second.signInProgress(11 * minute + 1)).toEqual({})
  await expect.poll(stored).toBeUndefined()
})

test('nothing typed at the sign-in comes into local storage, whose files keep what was deleted', async () => {
  const page = await openPage()
  page.saveSignInProgress({ typed: { phone: { phone: '98765 00001' } } }, 0)
  await expect.poll(stored).toBeDefined()
  expect(localStorage.getItem('way-in')).toBeNull()
})

test('invalid stored state, and a clock that went back by a day, start anew', async () => {
  for (const value of ['', [], 7, { at: 'x' }, null]) {
    await outbox.settings.put({ key: signInKey, value })
    expect((await openPage()).signInProgress(0)).toEqual({})
  }
  const page = await openPage(24 * 60 * minute)
  page.saveSignInProgress({ tab: 'phone' }, 24 * 60 * minute)
  expect(page.signInProgress(0)).toEqual({})
})
