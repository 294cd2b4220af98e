import './failing-storage.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { browserName } from '#src/platform/device/browser-facts.ts'
import { lastErrors, noteErrors } from '#src/platform/device/last-errors.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  [
    'Mozilla/5.0 (Linux; Android 14; SM-A156E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.6613.99 Mobile Safari/537.36',
    'Chrome 128, Android 14',
  ],
  [
    'Mozilla/5.0 (Linux; Android 9; Redmi 7A) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
    'SamsungBrowser 25, Android 9',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari 17, iPhone OS 17_5',
  ],
  ['something else', '?, ?'],
])('the phone’s model is removed from %s', (agent, name) => expect(browserName(agent)).toBe(name))

it('an uncaught error is noted by its kind, never its message, and only the last five', () => {
  const listeners = new Map<string, (event: unknown) => void>()
  vi.stubGlobal('addEventListener', (name: string, run: (event: unknown) => void) => listeners.set(name, run))
  vi.stubGlobal('removeEventListener', (name: string) => listeners.delete(name))
  const stop = noteErrors()
  listeners.get('error')!({ error: new TypeError('Gurpreet is not a function') })
  listeners.get('unhandledrejection')!({ reason: 'Gurpreet said no' })
  const named = new Error('x')
  named.name = 'Gurpreet Singh of Sarna'
  listeners.get('error')!({ error: named })
  expect(lastErrors().map((item) => item.split(' ')[0])).toEqual(['unknown', 'unknown', 'TypeError'])
  for (let times = 0; times < 9; times++) listeners.get('error')!({ error: new RangeError('x') })
  expect(lastErrors()).toHaveLength(5)
  expect(lastErrors().join()).not.toContain('Gurpreet')
  stop()
  expect(listeners.size).toBe(0)
})
