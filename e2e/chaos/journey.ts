import type { Page } from '@playwright/test'
import type { ChaosRun } from './chaos-run.ts'

/** A person's actions during the faults. */
export interface Journey {
  readonly role?: string
  /** Runs before the faults. */
  begin?(run: ChaosRun): Promise<void>
  act(run: ChaosRun): Promise<void>
  /** The person's reaction to returned entries; without it nothing may be returned. */
  mend?(run: ChaosRun, page: Page): Promise<void>
}
