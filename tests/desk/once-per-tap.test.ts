import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { oncePerTap } from '#src/features/desk/internal/once-per-tap.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A store that notes the saved actions, and returns whether it could. */
function store(saved = true) {
  const events: string[] = []
  const tap = (what: string) =>
    oncePerTap(what, async () => {
      events.push(what)
      await Promise.resolve()
      return { saved }
    })
  return { events, tap }
}

it('a double tap on "Nobody answered" is one call, and a later tap another', async () => {
  const { events, tap } = store()
  await Promise.all([tap('request/1 in_review'), tap('request/1 in_review')])
  await vi.advanceTimersByTimeAsync(1900)
  await tap('request/1 in_review')
  expect(events).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(200)
  await tap('request/1 in_review')
  expect(events).toHaveLength(2)
  await vi.runAllTimersAsync()
})

it('another outcome, or another request, is not held up', async () => {
  const { events, tap } = store()
  await tap('request/2 in_review')
  await tap('request/2 done')
  await tap('request/3 in_review')
  expect(events).toHaveLength(3)
  await vi.runAllTimersAsync()
})

it('an action that was not saved may be tapped again at once', async () => {
  const { events, tap } = store(false)
  await tap('request/4 in_review')
  await tap('request/4 in_review')
  expect(events).toHaveLength(2)
  await expect(oncePerTap('request/5', () => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug')
  await tap('request/5')
  expect(events).toHaveLength(3)
})
