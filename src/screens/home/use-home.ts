import { home } from '#src/content/home.ts'
import { useEdited } from '#src/screens/reading/use-edited.ts'

/** The words of the first page as editors have them now. */
export function useHome(): typeof home {
  return useEdited(home, 'home')
}
