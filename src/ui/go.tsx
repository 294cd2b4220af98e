import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface GoProps {
  /** The bare path, without the language; the router adds that. */
  to: string
  /** A place on that page. */
  hash?: string
  className?: string
  id?: string
  current?: boolean
  onClick?: () => void
  children: ReactNode
}

/** A link within the app, in the language of the page. Paths come from content files, so they are plain text. */
export function Go({ to, current, ...rest }: GoProps) {
  return (
    <Link
      to={to as '/'}
      activeProps={{}}
      {...rest}
      {...(current === undefined ? {} : { 'aria-current': current ? 'page' : undefined })}
    />
  )
}
