import type { Person } from '#src/core/session/session.ts'
import { useHeld } from '#src/ui/use-held.ts'

/** Who is signed in; null when nobody is, undefined until the phone has looked. */
export function usePerson(): Person | null | undefined {
  return useHeld<Person | null | undefined>('person', watch, undefined, null)
}

const watch = () => import('#src/core/session/session.ts').then(({ watchPerson }) => watchPerson())
