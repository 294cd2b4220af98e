import { useLinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface AppLinkProps {
  /** The bare path, without the language; the router adds that. A `#place` on that page may follow. */
  to: string
  /** A place on that page. */
  hash?: string
  /** What the address says behind its question mark. */
  search?: Readonly<Record<string, string>> | ((before: object) => object) | undefined
  className?: string
  id?: string
  /** True for the link to where the reader is. */
  current?: boolean
  onClick?: (() => void) | undefined
  children: ReactNode
}

/**
 * A link within the app, in the language of the page. Paths come from content files, so they are plain text. What is
 * current is said by whoever draws the link: the router would mark every link to a section of this page.
 */
export function AppLink({ to, current = false, children, ...rest }: AppLinkProps) {
  const [path, hash] = to.split('#')
  const place = hash === undefined ? {} : { hash }
  const { 'data-status': _, ...props } = useLinkProps({
    to: path as '/',
    ...place,
    ...(rest as object),
  }) as Record<string, unknown>
  return (
    <a {...props} aria-current={current ? 'page' : undefined}>
      {children}
    </a>
  )
}
