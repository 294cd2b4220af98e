import { home } from '#src/content/home.ts'
import { useEdited } from '#src/features/catalogue/use-edited.ts'

/** Returns the current words of the home page. */
export function useHome(): typeof home {
  return useEdited(home, 'home')
}
