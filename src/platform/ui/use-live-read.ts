import { useLiveQuery } from 'dexie-react-hooks'

/**
 * Returns the result of a database read, now and after every change of the rows read; `undefined` until the first
 * result. For parts whose code includes the database. If the storage does not open, returns `fallback`.
 *
 * @param read may depend on the key
 * @param fallback the result if the phone's storage does not open
 * @param key a new key reads again
 */
export function useLiveRead<Found, Otherwise>(
  read: () => Promise<Found>,
  fallback: Otherwise,
  key: string = '',
): Found | Otherwise | undefined {
  // A native async function, in which Dexie tracks reads after the first await.
  return useLiveQuery(async () => {
    try {
      return await read()
    } catch {
      return fallback
    }
  }, [key])
}
