import { afterEach, describe, expect, it, vi } from 'vitest'
import { holdLock, isHeld, withLock } from '#src/device/locks.ts'

afterEach(() => vi.unstubAllGlobals())

describe.each([
  ['with Web Locks', true],
  ['without Web Locks', false],
])('a lock, %s,', (_, has) => {
  const prepare = () => {
    if (has) expect(navigator.locks).toBeDefined()
    else vi.stubGlobal('navigator', {})
    return `lock ${crypto.randomUUID()}`
  }

  it('is held from the moment it is taken until it is released, by one alone', async () => {
    const name = prepare()
    expect(await isHeld(name)).toBe(false)
    const release = await holdLock(name)
    expect(await isHeld(name)).toBe(true)
    expect(await holdLock(name)).toBeUndefined()
    expect(await isHeld(`another ${name}`)).toBe(false)
    release!()
    await vi.waitFor(async () => expect(await isHeld(name)).toBe(false))
  })

  it('lets one work at a time, also after work that failed', async () => {
    const name = prepare()
    const log: string[] = []
    const work = (what: string) => async () => {
      log.push(`${what} begins`)
      await Promise.resolve()
      log.push(`${what} ends`)
      if (what === 'first') throw new Error('first')
    }
    const [first, second] = [withLock(name, work('first')), withLock(name, work('second'))]
    await expect(first).rejects.toThrow('first')
    await second
    expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
  })
})
