import {
  copyFilesToDraft,
  forgetShown,
  type Replacing,
  saveEntry,
  type Submitted,
  withdrawEntry,
} from '#src/platform/outbox/save-entry.ts'
import { settleReceipts } from '#src/platform/outbox/settle.ts'
import { namesOf } from '#src/features/desk/internal/answer.ts'
import { theRules } from '#src/platform/outbox/rules.ts'
import { sendWords } from '#src/platform/outbox/send-words.ts'
import type { EntryRows, OutboxStore, OutboxWorld } from '#src/platform/outbox/world.ts'
import bookingAction from '#src/features/bookings/booking-action.kind.ts'
import edit from '#src/features/editing/edit.kind.ts'
import { earlierLoss } from '#src/platform/outbox/loss-time.ts'
import deskBooking from '#src/features/desk/desk-booking.kind.ts'
import profile from '#src/features/account/profile.kind.ts'
import { fateOfOrder, fateOfRequest, lossSince, lostAgain, lostSince } from '#src/platform/outbox/lost.ts'
import {
  agreedContent,
  placeOrder,
  replaceOrder,
  withdrawOrder,
} from '#src/features/orders/internal/place-order.ts'
import deskAnswer from '#src/features/desk/desk-answer.kind.ts'
import request from '#src/features/requests/request.kind.ts'
import { putConsent } from '#src/features/gate/consents.ts'
import orderCancel from '#src/features/orders/order-cancel.kind.ts'
import cash from '#src/features/cash/cash.kind.ts'
import khata from '#src/features/khata/khata.kind.ts'
import saidPaid from '#src/features/orders/order-said-paid.kind.ts'
import quotaSale from '#src/features/quota/quota-sale.kind.ts'
import { leftOf } from '#src/features/quota/rules.ts'
import roundMark from '#src/features/round/round-mark.kind.ts'
import stockSheet from '#src/features/stock/stock-sheet.kind.ts'
import { putEntry } from '#src/platform/outbox/save-entry.ts'
import consent from '#src/features/gate/consent.kind.ts'
import order from '#src/features/orders/order.kind.ts'
import { changeOf, pendingChanges, replaceChanges } from '#src/features/account/profile.ts'
import type { Entry, WaitingEntry } from '#src/platform/outbox/entry.ts'
import { drain } from '#src/platform/outbox/drain.ts'
import { editOf, insisting, putInPlace } from '#src/features/editing/internal/edits.ts'
import { nextStep } from '#src/platform/outbox/files-step.ts'
import type { CentreFaults } from '../centre/centre.ts'
import type { PhoneFile, StoredRows } from './phone-store.ts'

/** The kinds as they are shipped. */
export const theKinds = {
  bookingAction,
  cash,
  consent,
  deskAnswer,
  deskBooking,
  edit,
  khata,
  orderCancel,
  order,
  profile,
  quotaSale,
  request,
  roundMark,
  saidPaid,
  stockSheet,
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
  putAct: putEntry as (rows: EntryRows, entry: WaitingEntry) => Promise<unknown>,
  leftOf,
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
