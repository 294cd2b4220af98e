import { useLinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface AppLinkProps {
  /** The bare path, without the language; the router adds that. May have a `#hash`. */
  to: string
  /** The hash. */
  hash?: string
  /** The query. */
  search?: Readonly<Record<string, string>> | ((before: object) => object) | undefined
  className?: string
  id?: string
  /** True for the link to the current page. */
  current?: boolean
  onClick?: (() => void) | undefined
  /** True to replace the history entry. */
  replace?: boolean
  /** False to keep the scroll position. */
  resetScroll?: boolean
  'data-row'?: string
  children: ReactNode
}

/**
 * A link within the app, in the language of the page. Paths come from content files, so they are plain text. The
 * caller sets `current`, because the router would mark every link to a section of this page.
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
