import { ownAddress } from './own-address.ts'

/** Where somebody is, as the router says it: without the language. */
export interface Place {
  readonly pathname: string
  /** Path, query and hash. */
  readonly href: string
  readonly search?: Readonly<Record<string, unknown>>
}

/** Pages of the sign-in. Between them the return address stays the same. */
const signInPaths = ['/auth', '/lock']

/** Whether a page belongs to the sign-in. */
export const isSignInPath = (pathname: string) => signInPaths.includes(pathname)

/** Returns the address to return to after a sign-in from a page; on the sign-in's own page, the address in its `to`. */
export function returnAddress({ pathname, href, search }: Place): string {
  // Only a PIN leads back to the locked page: the next sign-in may be another person's.
  if (pathname === '/lock') return '/'
  return ownAddress(isSignInPath(pathname) ? search?.['to'] : href)
}
