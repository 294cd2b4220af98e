import { useRouterState } from '@tanstack/react-router'
import { ownAddress } from '#src/base/own-address.ts'
import { useHydrated } from '#src/ui/use-hydrated.ts'

/** Pages of the sign-in. Between them the return address stays the same. */
const signInPaths = ['/auth', '/lock']

/** Whether a page belongs to the sign-in. */
export const isSignInPath = (pathname: string) => signInPaths.includes(pathname)

/**
 * Returns the address to return to after a sign-in from this page: path, query and hash, without the language. On a
 * page of the sign-in, the address in its `to`.
 */
export function useReturnAddress(): string {
  const location = useRouterState({ select: (state) => state.location })
  // A built page knows neither query nor hash.
  return returnAddress(useHydrated() ? location : { pathname: location.pathname, href: location.pathname })
}

/** Same as `useReturnAddress`, for a location of the router. */
export function returnAddress({ pathname, href, search }: Location): string {
  return ownAddress(isSignInPath(pathname) ? search?.['to'] : href)
}

interface Location {
  readonly pathname: string
  readonly href: string
  readonly search?: Readonly<Record<string, unknown>>
}
