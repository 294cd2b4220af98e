import { createContext, type ReactNode } from 'react'

interface BesideList {
  /** The key of the open item. */
  readonly key: string | undefined
  /** The open item. */
  readonly item: ReactNode
}

/** The open item beside the list; `undefined` if rows open pages of their own. */
export const OpenItem = createContext<BesideList | undefined>(undefined)
