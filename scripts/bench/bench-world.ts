import type { LocalBackend } from '#local/backend.ts'
import type { Browser } from 'playwright'

/** What every part of the bench measures: the built app and its real backend on one port, and a browser. */
export interface BenchWorld {
  /** Where the app is, without a slash at the end. */
  readonly site: string
  readonly backend: LocalBackend
  /** Started by whoever asks first. */
  browser(): Promise<Browser>
}

/** What a part of the bench found: figures for the machine, lines for people. */
export interface Measured {
  readonly figures: object
  readonly lines: readonly string[]
}
