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
import { earlierLoss } from '#src/core/outbox/loss-time.ts'
import { fateOfOrder, fateOfRequest, lossSince, lostAgain, lostSince } from '#src/core/outbox/lost.ts'
import { theRules, type Rules } from '#src/core/outbox/rules.ts'
import { changeOf, pendingChanges, replaceChanges } from '#src/core/account/profile.ts'
import { namesOf } from '#src/core/desk/answer.ts'
import { editOf, insisting, putInPlace } from '#src/core/editing/edits.ts'
import { agreedContent, placeOrder, replaceOrder, withdrawOrder } from '#src/core/orders/place-order.ts'
import { putConsent } from '#src/core/privacy/consents.ts'
import { sendWords } from '#src/core/sync/send-words.ts'
import { settleReceipts } from '#src/core/sync/settle.ts'
import { theKinds, type Kinds } from './shipped-kinds.ts'
import type { OutboxStore, OutboxWorld } from '#src/core/outbox/world.ts'
import type { CentreFaults } from '../centre/centre.ts'
import type { StoredRows, PhoneFile } from './phone-rows.ts'

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
  readonly kinds: Kinds
  readonly sendWords: typeof sendWords
  readonly settleReceipts: typeof settleReceipts
  readonly placeOrder: typeof placeOrder
  readonly replaceOrder: typeof replaceOrder
  readonly agreedContent: typeof agreedContent
  readonly withdrawOrder: typeof withdrawOrder
  readonly changeOf: typeof changeOf
  readonly replaceChanges: typeof replaceChanges
  readonly pendingChanges: typeof pendingChanges
  readonly putConsent: typeof putConsent
  readonly editOf: typeof editOf
  readonly insisting: typeof insisting
  readonly putInPlace: typeof putInPlace
  readonly namesOf: typeof namesOf
  readonly earlierLoss: typeof earlierLoss
  readonly lossSince: typeof lossSince
  readonly lostSince: typeof lostSince
  readonly lostAgain: typeof lostAgain
  readonly fateOfRequest: typeof fateOfRequest
  readonly fateOfOrder: typeof fateOfOrder
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
  kinds: theKinds,
  sendWords,
  settleReceipts,
  placeOrder,
  replaceOrder,
  agreedContent,
  withdrawOrder,
  changeOf,
  replaceChanges,
  pendingChanges,
  putConsent,
  editOf,
  insisting,
  putInPlace,
  namesOf,
  earlierLoss,
  lossSince,
  lostSince,
  lostAgain,
  fateOfRequest,
  fateOfOrder,
  claimedFile: (file) => file,
  store: (store) => store,
  world: (simulation) => simulation,
  centre: {},
  claimed: (entry) => entry,
  onSignOut: () => undefined,
  onUpgrade: () => undefined,
}
