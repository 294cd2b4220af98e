import type { RequestReceipt } from '#src/backend/requests.ts'
import type { Encrypted } from '#src/device/encryption.ts'

/** What the centre answered for an entry: it has these very words, under this reference. */
export type Receipt = RequestReceipt

/** Why the centre gave an entry back; only the person can mend, export or withdraw it now. */
export interface Returned {
  /** An HTTP status: 400, 403, 404, 409, 413 or 422. */
  readonly status: number
  readonly code: string
  /** The key of the field that the centre objects to. */
  readonly field?: string
  /** Milliseconds since 1970 by the phone's clock. */
  readonly at: number
}

/** What holds a waiting entry up, as the last attempt showed it. */
export type Wait = 'network' | 'centre' | 'busy' | 'sign-in' | 'wifi'

interface EntryFacts {
  /** UUIDv7 made on the phone; the key of the row at the centre too. */
  readonly id: string
  /** The form's id. */
  readonly kind: string
  /** Whose key encrypts it and who may see it: an account's id, or `device` for a guest. */
  readonly owner: string
  /** Entries of one lane go out in the order in which they were made; lanes do not wait for one another. */
  readonly lane: string
  /** SHA-256 of the content, by which a receipt is known to be for these words. */
  readonly hash: string
  /** Milliseconds since 1970 by the phone's clock. */
  readonly createdAt: number
  /** Content and, for guest work, the guest's secret: data only, no function, request or token. */
  readonly sealed: Encrypted
  /** Attempts that came to nothing. */
  readonly attempts: number
  /** The same words were kept under this id before and are gone since: the centre may have them. */
  readonly again?: true
  /** How far the sending of its files has come; absent where it has none. */
  readonly files?: FilesOnTheWay
}

/**
 * The files of an entry, as far as they have to be known to send them one after the other. What they are stays
 * encrypted.
 */
export interface FilesOnTheWay {
  /** How many, by content: the same picture in two slots is one. */
  readonly total: number
  /** In how many slots besides the first a file is that is in more than one, by its SHA-256. */
  readonly again?: Readonly<Record<string, number>>
  /** Of all together. */
  readonly bytes: number
  /** Bytes of the largest: the most that is ever on its way at once. */
  readonly largest: number
  /** SHA-256 of each that the centre has. */
  readonly stored: readonly string[]
  /** The centre's word that it has the answers; its state is `incomplete`. */
  readonly receipt?: Receipt
}

/** Kept on this phone and on its way. A live lease means that it is being sent. */
export interface WaitingEntry extends EntryFacts {
  readonly state: 'waiting'
  /** Not tried again before; a time further away than the longest pause is the clock's fault, and counts as now. */
  readonly nextAttemptAt: number
  readonly lease?: Lease
  readonly why?: Wait
}

/** Refused for a reason that waiting does not mend. */
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

/** Who is sending an entry right now, and until when nobody else may. */
export interface Lease {
  readonly holder: string
  /** Milliseconds since 1970 by the phone's clock. */
  readonly until: number
}
