import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { releaseWakeLock, holdWakeLock } from '#src/platform/device/wake-lock.ts'

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
let locks: { released: boolean }[]
const stored = () => locks.filter(({ released }) => !released).length

const request = () => {
  const lock = { released: false }
  locks.push(lock)
  return Promise.resolve({
    release: () => {
      lock.released = true
      return Promise.resolve()
    },
  })
}

beforeEach(() => {
  locks = []
  page.visibilityState = 'visible'
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { wakeLock: { request } })
})
afterEach(() => {
  releaseWakeLock()
  vi.unstubAllGlobals()
})

const look = (visibilityState: string) => {
  page.visibilityState = visibilityState
  page.dispatchEvent(new Event('visibilitychange'))
}
const settle = () => vi.waitFor(() => expect(stored()).toBeLessThanOrEqual(1))

it('the screen stays on until it is released, however often that was requested', async () => {
  holdWakeLock()
  holdWakeLock()
  await vi.waitFor(() => expect(stored()).toBe(1))
  expect(locks).toHaveLength(1)
  releaseWakeLock()
  expect(stored()).toBe(0)
})

it('a page that becomes visible again requests it again', async () => {
  page.visibilityState = 'hidden'
  holdWakeLock()
  expect(locks).toHaveLength(0)
  look('visible')
  await vi.waitFor(() => expect(locks).toHaveLength(1))
  look('hidden')
  look('visible')
  await vi.waitFor(() => expect(locks).toHaveLength(2))
  await settle()
  releaseWakeLock()
  look('visible')
  expect(stored()).toBe(0)
})

it('a lock that arrives too late is released', async () => {
  holdWakeLock()
  releaseWakeLock()
  await vi.waitFor(() => expect(locks).toHaveLength(1))
  await vi.waitFor(() => expect(stored()).toBe(0))
})

it('does nothing in a worker, without the browser’s help, or against its will', async () => {
  vi.stubGlobal('document', undefined)
  holdWakeLock()
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', {})
  holdWakeLock()
  vi.stubGlobal('navigator', { wakeLock: { request: () => Promise.reject(new Error('low battery')) } })
  holdWakeLock()
  await Promise.resolve()
  expect(locks).toEqual([])
})
