import { useHeld } from '#src/ui/use-held.ts'

const watch = () => import('#src/core/session/roles.ts').then(({ watchRoles }) => watchRoles())

/** The roles of whoever is signed in, as the centre last told them; nothing until it has. They only decide what is drawn. */
export function useRoles(): readonly string[] | undefined {
  return useHeld<readonly string[] | undefined>('roles', watch, undefined)
}
