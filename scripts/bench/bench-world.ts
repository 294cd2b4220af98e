import type { LocalBackend } from '#local/backend.ts'
import type { Browser } from 'playwright'

/** The world of every part: the built app and its backend on one port, and a browser. */
export interface BenchWorld {
  /** The app's address, without a trailing slash. */
  readonly site: string
  readonly backend: LocalBackend
  /** Returns the browser; the first call starts it. */
  browser(): Promise<Browser>
}

/** The result of a part: figures for the machine, lines for people. */
export interface Measured {
  readonly figures: object
  readonly lines: readonly string[]
}
