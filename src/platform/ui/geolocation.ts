import type { Spot } from '#src/base/geo.ts'

/** Options as specified. */
const options = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 } as const

/**
 * Returns the phone's position. `not supported`: the browser has no geolocation. `failed`: no position, or no
 * permission.
 *
 * @param again true if the person was not content with the last one, which the browser would else give for a minute
 */
export function currentPosition(again = false): Promise<Spot | 'not supported' | 'failed'> {
  const { geolocation } = navigator as { geolocation?: Geolocation }
  if (!geolocation) return Promise.resolve('not supported')
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords, timestamp }) =>
        resolve({
          lat: coords.latitude,
          lng: coords.longitude,
          metres: coords.accuracy,
          at: timestamp,
        }),
      () => resolve('failed'),
      again ? { ...options, maximumAge: 0 } : options,
    )
  })
}
