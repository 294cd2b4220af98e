import type { Person } from '#src/core/session/stored-session.ts'
import { useObservable } from '#src/ui/use-observable.ts'

/** Who is signed in; null when nobody is, undefined until the phone has looked. */
export function usePerson(): Person | null | undefined {
  return useObservable<Person | null | undefined>('person', watch, undefined, null)
}

/** Who is signed in and need not sign in again; null when nobody is, undefined until the phone has looked. */
export function useStoredPerson(): Person | null | undefined {
  return useObservable<Person | null | undefined>('standing person', watchStored, undefined, null)
}

const watchStored = () =>
  import('#src/core/session/stored-session.ts').then(({ watchStoredPerson }) => watchStoredPerson())

const watch = () => import('#src/core/session/stored-session.ts').then(({ watchPerson }) => watchPerson())
