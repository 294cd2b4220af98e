import { afterEach, describe, expect, it, vi } from 'vitest'
import { holdLock, isHeld, withLock } from '#src/platform/device/locks.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

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

describe('a lock whose holder', () => {
  /** Lets a waiting tab ask its question, and the holder answer it. */
  const passHalfAMinute = async (name: string, answers: boolean) => {
    const channel = new BroadcastChannel(`lock ${name}`)
    const heard = (said: string) =>
      new Promise<void>((resolve) =>
        channel.addEventListener('message', ({ data }) => data === said && resolve()),
      )
    const question = heard('who holds it?')
    const answer = answers ? heard('still here') : undefined
    vi.advanceTimersByTime(30_000)
    await question
    await answer
    channel.close()
  }
  const begin = () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    return `lock ${crypto.randomUUID()}`
  }

  it('is frozen goes to whoever waits within two minutes, and the frozen work learns it after the thaw', async () => {
    const name = begin()
    const thawed = Promise.withResolvers<void>()
    // A frozen tab hears nothing.
    vi.stubGlobal('BroadcastChannel', function () {
      return { addEventListener: () => {}, postMessage: () => {}, close: () => {} }
    })
    const begun = Promise.withResolvers<void>()
    const frozen = withLock(name, async (locked, isLost) => {
      begun.resolve()
      const before = isLost()
      await thawed.promise
      return { locked, before, after: isLost() }
    })
    await begun.promise
    vi.unstubAllGlobals()
    const next = withLock(name, (locked, isLost) => Promise.resolve({ locked, lost: isLost() }))
    await passHalfAMinute(name, false)
    await passHalfAMinute(name, false)
    vi.advanceTimersByTime(30_000)
    expect(await next).toEqual({ locked: true, lost: false })
    thawed.resolve()
    expect(await frozen).toEqual({ locked: true, before: false, after: true })
  })

  it('answers stays with it, however long its work takes', async () => {
    const name = begin()
    const log: string[] = []
    const done = Promise.withResolvers<void>()
    const first = withLock(name, async () => {
      await done.promise
      log.push('first')
    })
    const second = withLock(name, () => Promise.resolve(log.push('second')))
    for (let halfMinute = 0; halfMinute < 8; halfMinute += 1) await passHalfAMinute(name, true)
    done.resolve()
    await Promise.all([first, second])
    expect(log).toEqual(['first', 'second'])
  })
})
