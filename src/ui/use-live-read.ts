import { useLiveQuery } from 'dexie-react-hooks'

/**
 * What the phone's database answers, now and after every change of what was read, for parts whose code has the database
 * with it; undefined until it has answered. Where it does not open the page stays, and the part says what is wrong.
 *
 * @param read reads; what it finds may depend on the key
 * @param otherwise the answer where the phone's storage does not open
 * @param key what is read; a new key reads anew
 */
export function useLiveRead<Found, Otherwise>(
  read: () => Promise<Found>,
  fallback: Otherwise,
  key: string = '',
): Found | Otherwise | undefined {
  // An async function by its own word: of any other Dexie loses sight of what is read after the first await.
  return useLiveQuery(async () => {
    try {
      return await read()
    } catch {
      return fallback
    }
  }, [key])
}
