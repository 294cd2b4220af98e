import { useRouterState } from '@tanstack/react-router'
import { returnAddress } from '#src/base/return-address.ts'
import { useHydrated } from './use-hydrated.ts'

/**
 * Returns the address to return to after a sign-in from this page: path, query and hash, without the language. On a
 * page of the sign-in, the address in its `to`; on the lock screen home.
 */
export function useReturnAddress(): string {
  const location = useRouterState({ select: (state) => state.location })
  // A built page knows neither query nor hash.
  return returnAddress(useHydrated() ? location : { pathname: location.pathname, href: location.pathname })
}
