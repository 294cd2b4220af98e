import {
  copyFilesToDraft,
  forgetShown,
  type Replacing,
  saveEntry,
  type Submitted,
  withdrawEntry,
} from '#src/core/outbox/save-entry.ts'
import { settleReceipts } from '#src/core/sync/settle.ts'
import { namesOf } from '#src/core/desk/answer.ts'
import { theRules } from '#src/core/outbox/rules.ts'
import { sendWords } from '#src/core/sync/send-words.ts'
import type { OutboxStore, OutboxWorld } from '#src/core/outbox/world.ts'
import bookingAction from '#src/core/kinds/booking-action.kind.ts'
import edit from '#src/core/kinds/edit.kind.ts'
import { earlierLoss } from '#src/core/outbox/loss-time.ts'
import deskBooking from '#src/core/kinds/desk-booking.kind.ts'
import profile from '#src/core/kinds/profile.kind.ts'
import { fateOfOrder, fateOfRequest, lossSince, lostAgain, lostSince } from '#src/core/outbox/lost.ts'
import { agreedContent, placeOrder, replaceOrder, withdrawOrder } from '#src/core/orders/place-order.ts'
import deskAnswer from '#src/core/kinds/desk-answer.kind.ts'
import request from '#src/core/kinds/request.kind.ts'
import { putConsent } from '#src/core/privacy/consents.ts'
import orderCancel from '#src/core/kinds/order-cancel.kind.ts'
import consent from '#src/core/kinds/consent.kind.ts'
import order from '#src/core/kinds/order.kind.ts'
import { changeOf, pendingChanges, replaceChanges } from '#src/core/account/profile.ts'
import type { Entry, WaitingEntry } from '#src/core/outbox/entry.ts'
import { drain } from '#src/core/outbox/drain.ts'
import { editOf, insisting, putInPlace } from '#src/core/editing/edits.ts'
import { nextStep } from '#src/core/outbox/files-step.ts'
import type { CentreFaults } from '../centre/centre.ts'
import type { PhoneFile, StoredRows } from './phone-store.ts'

/** The kinds as they are shipped. */
export const theKinds = {
  bookingAction,
  consent,
  deskAnswer,
  deskBooking,
  edit,
  orderCancel,
  order,
  profile,
  request,
}

export type Kinds = typeof theKinds

/** The call of the backend by which a kind sends. */
export type CallOf<Name extends keyof Kinds> = NonNullable<Parameters<Kinds[Name]['send']>[2]>

/** What is shipped, so that one thing at a time can be built wrong. */
const shipped = {
  drain,
  rules: theRules,
  saveEntry: saveEntry as (store: OutboxStore, entry: WaitingEntry, place: Replacing) => Promise<Submitted>,
  copyFilesToDraft,
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
}

/** Everything under test, and where a planted bug can get in besides. */
export interface Build extends Readonly<typeof shipped> {
  /** The store as pages and worker get it. */
  readonly store: (store: OutboxStore) => OutboxStore
  /** The world as the drain gets it. */
  readonly world: (simulation: OutboxWorld) => OutboxWorld
  readonly centre: CentreFaults
  /** The file of a claimed guest after the claim. */
  readonly claimedFile: (file: PhoneFile) => PhoneFile
  /** The entries of a claimed guest after the claim; `undefined` is dropped. */
  readonly claimed: (entry: Entry) => Entry | undefined
  readonly onSignOut: (stored: StoredRows, account: string) => void
  readonly onUpgrade: (stored: StoredRows) => void
}

/** As it is shipped. */
export const theBuild: Build = {
  ...shipped,
  claimedFile: (file) => file,
  store: (store) => store,
  world: (simulation) => simulation,
  centre: {},
  claimed: (entry) => entry,
  onSignOut: () => undefined,
  onUpgrade: () => undefined,
}
