import { useRouterState } from '@tanstack/react-router'
import { ownAddress } from '#src/base/own-address.ts'
import { useHydrated } from '#src/ui/use-hydrated.ts'

/** Pages on the way in. Who goes from one to the other still wants to go where the first was opened from. */
const onTheWayIn = ['/auth', '/lock']

/**
 * The address that a sign-in which starts on this page leads back to: path, query and hash, without the language. A page
 * on the way in answers the address that it carries in `to`.
 */
export function useReturnAddress(): string {
  const location = useRouterState({ select: (state) => state.location })
  // A page as built knows neither query nor hash.
  return returnAddress(useHydrated() ? location : { pathname: location.pathname, href: location.pathname })
}

/** As `useReturnAddress`, for a location of the router. */
export function returnAddress({ pathname, href, search }: Location): string {
  return ownAddress(onTheWayIn.includes(pathname) ? search?.['to'] : href)
}

interface Location {
  readonly pathname: string
  readonly href: string
  readonly search?: Readonly<Record<string, unknown>>
}
