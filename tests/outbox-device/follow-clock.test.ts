import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { centreNow, isTimeKnown } from '#src/base/clock.ts'
import { read } from '#src/platform/backend/request.ts'
import { connectionStatus } from '#src/platform/device/connection-status.ts'
import { followClock } from '#src/app/follow-clock.ts'

const day = 86_400_000
const built = Date.now()
let stop = () => {}
beforeEach(() => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('location', { origin: 'https://centre.test' })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})
const hasWrongDate = () => connectionStatus.getState().hasWrongDate === true

it('a date before the build is wrong, without any answer', () => {
  vi.useFakeTimers({ now: Date.parse('2018-03-04T06:00:00Z'), toFake: ['Date'] })
  stop = followClock()
  expect([isTimeKnown(), hasWrongDate()]).toEqual([false, true])
  expect(Math.abs(centreNow() - built)).toBeLessThan(2 * day)
})

it('an answer says the time, and a phone that is put right is right with the next one', async () => {
  const right = Date.now()
  const answer = (date: number) =>
    vi.stubGlobal('fetch', async () => Response.json({}, { headers: { date: new Date(date).toUTCString() } }))
  stop = followClock()
  expect(hasWrongDate()).toBe(false)
  vi.useFakeTimers({ now: right - 40 * day, toFake: ['Date'] })
  answer(right)
  await read('/rest/v1/x')
  expect([isTimeKnown(), hasWrongDate()]).toEqual([true, true])
  expect(Math.abs(centreNow() - right)).toBeLessThan(day)
  vi.setSystemTime(right)
  await read('/rest/v1/x')
  expect(hasWrongDate()).toBe(false)
})
