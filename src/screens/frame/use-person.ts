import type { Person } from '#src/core/session/held-session.ts'
import { useHeld } from '#src/ui/use-held.ts'

/** Who is signed in; null when nobody is, undefined until the phone has looked. */
export function usePerson(): Person | null | undefined {
  return useHeld<Person | null | undefined>('person', watch, undefined, null)
}

/** Who is signed in and need not sign in again; null when nobody is, undefined until the phone has looked. */
export function useStandingPerson(): Person | null | undefined {
  return useHeld<Person | null | undefined>('standing person', watchStanding, undefined, null)
}

const watchStanding = () =>
  import('#src/core/session/held-session.ts').then(({ watchStandingPerson }) => watchStandingPerson())

const watch = () => import('#src/core/session/held-session.ts').then(({ watchPerson }) => watchPerson())
