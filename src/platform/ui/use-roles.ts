import { useObservable } from './use-observable.ts'

const watch = () => import('#src/platform/session/roles.ts').then(({ watchRoles }) => watchRoles())

/**
 * Returns the roles of the signed-in person, as last synced; `undefined` until then. They only decide which parts are
 * visible.
 */
export function useRoles(): readonly string[] | undefined {
  return useObservable<readonly string[] | undefined>('roles', watch, undefined)
}
