import type { Spot } from '#src/base/geo.ts'

/** How the phone looks for where it is, as specified. */
const options = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 } as const

/** Where this phone is. `not supported` where the browser cannot tell; `failed` also where the person does not allow it. */
export function currentPosition(): Promise<Spot | 'not supported' | 'failed'> {
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
      options,
    )
  })
}
