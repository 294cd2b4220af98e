import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addDataUsed, bytesOf, dataUsed } from '#src/platform/device/data-use.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.useFakeTimers({ now: new Date('2026-11-21') })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the app’s data use', () => {
  it('adds up over a month, and begins anew with the next', () => {
    addDataUsed(1200)
    addDataUsed(300.4)
    expect(dataUsed()).toBe(1500)
    vi.setSystemTime(new Date('2026-12-01'))
    expect(dataUsed()).toBe(0)
    addDataUsed(7)
    expect(dataUsed()).toBe(7)
  })

  it('is zero if its stored value is invalid', () => {
    stored.set('data-used', 'much')
    expect(dataUsed()).toBe(0)
  })

  it('counts network traffic, not cached responses', () => {
    const entries = [
      { nextHopProtocol: 'h2', transferSize: 1000 },
      { nextHopProtocol: '', transferSize: 9000 },
      { nextHopProtocol: 'http/1.1', transferSize: 24 },
    ]
    expect(bytesOf(entries)).toBe(1024)
  })
})
