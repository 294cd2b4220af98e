import { drain } from '#src/core/outbox/drain.ts'
import { nextStep } from '#src/core/outbox/files-step.ts'
import type { Entry, WaitingEntry } from '#src/core/outbox/entry.ts'
import {
  forgetShown,
  saveEntry,
  copyFilesToDraft,
  withdrawEntry,
  type Replacing,
  type Submitted,
} from '#src/core/outbox/save-entry.ts'
import { theRules, type Rules } from '#src/core/outbox/rules.ts'
import type { OutboxStore, OutboxWorld } from '#src/core/outbox/world.ts'
import type { CentreFaults } from './simulated-centre.ts'
import type { StoredRows, PhoneFile } from './phone-store.ts'

/** Everything under test, so that one thing at a time can be built wrong. */
export interface Build {
  readonly drain: typeof drain
  readonly rules: Rules
  readonly saveEntry: (store: OutboxStore, entry: WaitingEntry, place: Replacing) => Promise<Submitted>
  readonly copyFilesToDraft: typeof copyFilesToDraft
  readonly withdrawEntry: typeof withdrawEntry
  readonly forgetShown: typeof forgetShown
  /** The store as pages and worker get it. */
  readonly store: (store: OutboxStore) => OutboxStore
  /** The world as the drain gets it. */
  readonly world: (simulation: OutboxWorld) => OutboxWorld
  readonly centre: CentreFaults
  readonly nextStep: typeof nextStep
  /** The file of a claimed guest after the claim. */
  readonly claimedFile: (file: PhoneFile) => PhoneFile
  /** The entries of a claimed guest after the claim; `undefined` is dropped. */
  readonly claimed: (entry: Entry) => Entry | undefined
  readonly onSignOut: (stored: StoredRows, account: string) => void
  readonly onUpgrade: (stored: StoredRows) => void
}

/** As it is shipped. */
export const theBuild: Build = {
  drain,
  rules: theRules,
  saveEntry,
  copyFilesToDraft: copyFilesToDraft,
  withdrawEntry,
  forgetShown,
  nextStep,
  claimedFile: (file) => file,
  store: (store) => store,
  world: (simulation) => simulation,
  centre: {},
  claimed: (entry) => entry,
  onSignOut: () => undefined,
  onUpgrade: () => undefined,
}
