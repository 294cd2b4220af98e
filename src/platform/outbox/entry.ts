import type { RequestReceipt } from '#src/platform/backend/answer.ts'
import type { Encrypted } from '#src/platform/device/encryption.ts'

/** The centre's receipt for exactly this text. */
export interface Receipt extends Omit<RequestReceipt, 'reference'> {
  /** To be read aloud, `KS-7F3M2`; some kinds have none. */
  readonly reference?: string
  /** The centre's further answer, in the kind's own shape, such as the link to pay an order. */
  readonly result?: unknown
}

/** The reason for a returned entry; only the person can correct, export or withdraw it. */
export interface Returned {
  /** An HTTP status: 400, 403, 404, 409, 413 or 422. */
  readonly status: number
  readonly code: string
  /** The key of the field that the centre objects to. */
  readonly field?: string
  /** More about the reason in the kind's own shape, encrypted: current prices, another editor's version. */
  readonly sealed?: Encrypted
  /** Milliseconds since 1970 by the phone's clock. */
  readonly at: number
}

/** The reason of the last failed attempt. */
export type Wait = 'network' | 'centre' | 'busy' | 'sign-in' | 'wifi' | 'newer-app'

interface EntryFacts {
  /** UUIDv7 made on the phone; the key of the row at the centre too. */
  readonly id: string
  /** The form's id, or the id of another kind (`*.kind.ts`). */
  readonly kind: string
  /** The owner, whose key encrypts it: an account's id, or `device` for a guest. */
  readonly owner: string
  /** The words of entries of one lane go out in the order in which they were made; lanes do not wait for one another. */
  readonly lane: string
  /** SHA-256 of the content, by which a receipt is known to be for these words. */
  readonly hash: string
  /** Milliseconds since 1970 by the phone's clock. */
  readonly createdAt: number
  /** Content and, for guest work, the guest's secret: data only, no function, request or token. */
  readonly sealed: Encrypted
  /** Attempts that came to nothing. */
  readonly attempts: number
  /** True if the same text was stored under this id before and is gone since: the centre may have it. */
  readonly again?: true
  /** True for a guest's entry that was made for an account, which is gone: the centre may have it as that account's. */
  readonly ofAccount?: true
  /** Progress of its files; absent without files. */
  readonly files?: FilesOnTheWay
  /** True if copies of its files stay on the phone once the centre has them: a conversation shows them. */
  readonly keepsFiles?: true
  /** True if each call sends only one entry of this kind. */
  readonly alone?: true
  /** True until the phone has applied the receipt (`Kind.settle`). */
  readonly settles?: true
  /** Ids of the cart's additions that an order takes. */
  readonly takes?: readonly string[]
}

/** Progress of an entry's files; their metadata stays encrypted. */
export interface FilesOnTheWay {
  /** Number of distinct files by content. */
  readonly total: number
  /** In how many slots besides the first a file is that is in more than one, by its SHA-256. */
  readonly again?: Readonly<Record<string, number>>
  /** Of all together. */
  readonly bytes: number
  /** Bytes of the largest: the most that is ever on its way at once. */
  readonly largest: number
  /** SHA-256 of each that the centre has. */
  readonly stored: readonly string[]
  /** The centre's receipt for the answers, with the state `incomplete`. */
  readonly receipt?: Receipt
}

/** Stored on this phone and waiting. A valid lease means that it is being sent. */
export interface WaitingEntry extends EntryFacts {
  readonly state: 'waiting'
  /** Not tried again before; a time further away than the longest pause is the clock's fault, and counts as now. */
  readonly nextAttemptAt: number
  readonly lease?: Lease
  readonly why?: Wait
}

/** Refused for a permanent reason. */
export interface ReturnedEntry extends EntryFacts {
  readonly state: 'returned'
  readonly returned: Returned
}

/** The centre has it; stays until the mirror of the centre's own list shows it. */
export interface ReceivedEntry extends EntryFacts {
  readonly state: 'received'
  readonly receipt: Receipt
}

/** One submission on its way from this phone to the centre. */
export type Entry = WaitingEntry | ReturnedEntry | ReceivedEntry

/** The holder of an entry while it is sent, and the end of that right. */
export interface Lease {
  readonly holder: string
  /** Milliseconds since 1970 by the phone's clock. */
  readonly until: number
}
