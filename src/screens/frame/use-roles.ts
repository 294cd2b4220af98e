import { useObservable } from '#src/ui/use-observable.ts'

const watch = () => import('#src/core/session/roles.ts').then(({ watchRoles }) => watchRoles())

/**
 * The roles of the signed-in user, as the centre last told them; nothing until it has. They only decide what is
 * drawn.
 */
export function useRoles(): readonly string[] | undefined {
  return useObservable<readonly string[] | undefined>('roles', watch, undefined)
}
