import type { Person } from '#src/platform/session/stored-session.ts'
import { useObservable } from './use-observable.ts'

/** Returns the signed-in person; `null` for a guest, `undefined` until it is read. */
export function usePerson(): Person | null | undefined {
  return useObservable<Person | null | undefined>('person', watch, undefined, null)
}

/** Returns the signed-in person with a valid session; `null` otherwise, `undefined` until it is read. */
export function useStoredPerson(): Person | null | undefined {
  return useObservable<Person | null | undefined>('standing person', watchStored, undefined, null)
}

const watchStored = () =>
  import('#src/platform/session/stored-session.ts').then(({ watchStoredPerson }) => watchStoredPerson())

const watch = () => import('#src/platform/session/stored-session.ts').then(({ watchPerson }) => watchPerson())
