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

/** A page of the sign-in in any language, however its address is written. */
const signInPage = /^\/(?:[a-z]{2}\/)?(?:auth|lock)\/*(?:[?#]|$)/i

/** Returns the own address that a page of the sign-in leads to; home in place of itself, where it would lead round and round. */
export function addressAfterSignIn(wanted: unknown): string {
  const address = ownAddress(wanted)
  // `%61uth` is the same page.
  const plain = address.replaceAll(/%([46][1-9a-f]|[57][0-9a])/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return signInPage.test(plain) ? '/' : address
}

/** Returns the address to return to after a sign-in from a page; on the sign-in's own page, the address in its `to`. */
export function returnAddress({ pathname, href, search }: Place): string {
  // Only a PIN leads back to the locked page: the next sign-in may be another person's.
  if (pathname === '/lock') return '/'
  return addressAfterSignIn(isSignInPath(pathname) ? search?.['to'] : href)
}
