import { afterEach, expect, it, vi } from 'vitest'
import { isMetered, watchUnmetered } from '#src/platform/device/metered-network.ts'

afterEach(() => vi.unstubAllGlobals())

const over = (line: object) => {
  const connection = Object.assign(new EventTarget(), line) as EventTarget & { type: string }
  vi.stubGlobal('navigator', { connection })
  return connection
}

it.each([
  [{ type: 'cellular' }, true],
  [{ type: 'wifi', saveData: true }, true],
  [{ type: 'wifi' }, false],
  [{ type: 'unknown' }, false],
  [{}, false],
])('%o is metered: %s', (line, costs) => {
  over(line)
  expect(isMetered()).toBe(costs)
})

it('a browser that does not report its network counts as free, and is not watched', () => {
  vi.stubGlobal('navigator', {})
  expect(isMetered()).toBe(false)
  watchUnmetered(() => {})()
})

it('calls back when Wi-Fi comes, once each time, and not at every change of speed', () => {
  const connection = over({ type: 'cellular' })
  const changes = vi.fn()
  const stop = watchUnmetered(changes)
  const change = (type: string) => {
    connection.type = type
    connection.dispatchEvent(new Event('change'))
  }
  change('cellular')
  expect(changes).not.toHaveBeenCalled()
  change('wifi')
  change('wifi')
  expect(changes).toHaveBeenCalledTimes(1)
  change('cellular')
  change('wifi')
  expect(changes).toHaveBeenCalledTimes(2)
  stop()
  change('cellular')
  change('wifi')
  expect(changes).toHaveBeenCalledTimes(2)
})
