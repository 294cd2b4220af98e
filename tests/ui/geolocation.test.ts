import { afterEach, expect, it, vi } from 'vitest'
import { currentPosition } from '#src/platform/ui/geolocation.ts'

afterEach(() => vi.unstubAllGlobals())

it('a position that is asked for again is measured anew, not the browser’s last one', async () => {
  const asked: unknown[] = []
  const getCurrentPosition = (found: PositionCallback, _failed: unknown, options: PositionOptions) => {
    asked.push(options.maximumAge)
    found({ coords: { latitude: 32, longitude: 75, accuracy: 9 }, timestamp: 1 } as GeolocationPosition)
  }
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })
  await currentPosition()
  await currentPosition(true)
  expect(asked).toEqual([60_000, 0])
})
