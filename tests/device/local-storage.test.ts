import './failing-storage.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readLocal, writeLocal } from '#src/platform/device/local-storage.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

/** A browser whose local storage refuses every use. */
function refuseStorage() {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(localStorage, method).mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError')
    })
}

describe('a choice', () => {
  it('is stored until it is removed', () => {
    expect(readLocal('language')).toBeNull()
    writeLocal('language', 'pa')
    expect(readLocal('language')).toBe('pa')
    writeLocal('language', null)
    expect(readLocal('language')).toBeNull()
  })

  it('is not stored if storage is refused', () => {
    refuseStorage()
    writeLocal('language', 'pa')
    writeLocal('language', null)
    expect(readLocal('language')).toBeNull()
  })
})

describe('the guest session', () => {
  const guestOfNewPage = async () => {
    vi.resetModules()
    return (await import('#src/platform/device/guest.ts')).guestSession()
  }

  it('is the same one on every page', async () => {
    expect(await guestOfNewPage()).toBe(await guestOfNewPage())
  })

  it('lasts for the page if storage is refused', async () => {
    refuseStorage()
    vi.resetModules()
    const { guestSession } = await import('#src/platform/device/guest.ts')
    expect(guestSession()).toBe(guestSession())
    expect(guestSession()).toMatch(/^guest_\d+_[0-9a-f]{32}$/)
  })
})
