import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteStatusOfConnection, onConnected } from '#src/platform/backend/connectivity.ts'
import { pollWhileVisible } from '#src/platform/device/poll-while-visible.ts'

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
let online = true
let requests: (() => void)[]
let stop = () => {}

const start = () => {
  stop = pollWhileVisible(() => new Promise<void>((answer) => requests.push(answer)), 30_000)
}
const answered = async () => {
  requests.at(-1)!()
  await vi.advanceTimersByTimeAsync(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', {
    get onLine() {
      return online
    },
  })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  page.visibilityState = 'visible'
  online = true
  requests = []
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('polls at once, then at each interval, and not while an answer is awaited', async () => {
  start()
  await vi.advanceTimersByTimeAsync(90_000)
  expect(requests).toHaveLength(1)
  await answered()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(requests).toHaveLength(2)
})

it('polls again after a call that rejected', async () => {
  let calls = 0
  stop = pollWhileVisible(() => {
    calls += 1
    return Promise.reject(new DOMException('no', 'SecurityError'))
  }, 30_000)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls).toBe(3)
})

it('does not poll offline, or while hidden', async () => {
  online = false
  start()
  online = true
  page.visibilityState = 'hidden'
  await vi.advanceTimersByTimeAsync(60_000)
  expect(requests).toEqual([])
})

it('polls at once when the centre answers again, and no more after stopping', async () => {
  start()
  await answered()
  noteStatusOfConnection(undefined)
  noteStatusOfConnection(200)
  expect(requests).toHaveLength(2)
  await answered()
  stop()
  noteStatusOfConnection(undefined)
  noteStatusOfConnection(200)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(requests).toHaveLength(2)
})

it('asks less and less often where one call fails each time and others do not', async () => {
  let asked = 0
  // As the outbox whose entry the network cuts off, beside a list that comes.
  const stops = [
    onConnected(() => noteStatusOfConnection(undefined)),
    onConnected(() => {
      asked += 1
      queueMicrotask(() => noteStatusOfConnection(200))
    }),
  ]
  noteStatusOfConnection(undefined)
  noteStatusOfConnection(200)
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  expect(asked).toBeGreaterThan(30)
  expect(asked).toBeLessThan(80)
  for (const end of stops) end()
})
