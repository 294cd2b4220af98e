import { centreNow } from '#src/base/clock.ts'
import type { NotDone } from '#src/platform/backend/answer.ts'
import type { Answers } from '#src/base/answers.ts'
import type { Words } from '#src/platform/i18n/words.ts'
import type { ReceivedEntry, Receipt, Returned } from './entry.ts'
import type { EntryRows, Paused, Refusal } from './world.ts'

/** A decrypted entry, as a kind sends it. */
export interface OpenedEntry {
  readonly id: string
  /** The text whose hash the entry has (`contentText`). */
  readonly content: string
  readonly hash: string
  /** Milliseconds since 1970 by the phone's clock. */
  readonly madeAt: number
}

/** The owner whose entries are sent. */
export interface Sender {
  readonly owner: string
  /** The guest's secret, for a guest's entry. */
  readonly guest: string | undefined
  /** Calls with the owner's token, and once more with a new one if the centre refuses it; 401 without any. */
  readonly asOwner: <Value extends object>(
    call: (token: string) => Promise<Value | NotDone>,
  ) => Promise<Value | NotDone>
}

/** A folder of files at the centre: the account that owns it, and the request. */
export interface Folder {
  readonly owner: string
  readonly request: string
}

/** The centre's result for one entry, or why it was not asked; `details` are stored encrypted with the returned entry. */
export type KindResult =
  | { readonly receipt: Receipt }
  | Paused
  | { readonly refused: Omit<Refusal, 'sealed'> & { readonly details?: unknown } }

/** The centre's results by entry id; an id that is missing was not answered. */
export type KindAnswer = { readonly results: ReadonlyMap<string, KindResult> } | NotDone

/** A page that leads to a kind's entries. */
export interface KindPage {
  readonly to:
    | '/profile'
    | '/edit'
    | '/desk'
    | '/desk/day'
    | '/stock'
    | '/privacy-centre'
    | '/khatas'
    | '/cash'
    | '/quota'
  readonly label: Words
}

/** The words of a kind's entries in the person's list. */
export interface KindWords {
  /** `{subject}` stands for the subject of the entry. */
  readonly title: Words
  /** Why an entry was returned, and what to do. */
  readonly whyReturned: (returned: Returned) => Words
  /** The page where the person does it; `undefined` if it does not open for this entry. */
  readonly page?: (returned: Returned) => KindPage | undefined
}

/** Why an entry was returned, where its person can do nothing about it. */
export const callTheCentre: Words = {
  en: 'The centre could not accept it. Call the centre.',
  pa: 'ਕੇਂਦਰ ਇਹ ਨਹੀਂ ਲੈ ਸਕਿਆ। ਕੇਂਦਰ ਨੂੰ ਫ਼ੋਨ ਕਰੋ।',
  hi: 'केंद्र यह नहीं ले सका। केंद्र को फ़ोन करें।',
}

/**
 * One kind of thing that a person sends, whole in one file of its feature, `*.kind.ts`. The outbox brings the rest: encryption, order,
 * leases, retries, pauses, Background Sync and states.
 */
export interface Kind {
  /** Stored with each entry; never changes. */
  readonly id: string
  /** `anybody`: a guest's entry goes out under the guest's secret. A form says itself whether it needs an account. */
  readonly sentBy: 'anybody' | 'account'
  /** Sends entries; one at a time if they were queued with `alone`. Never rejects. */
  readonly send: (entries: readonly OpenedEntry[], sender: Sender) => Promise<KindAnswer>
  /**
   * Applies a receipt to this phone, for entries that were queued with `settles`. Runs once, within the transaction that
   * marks the entry as settled; it spans all tables of the outbox's database.
   */
  readonly settle?: (entry: ReceivedEntry, content: string, rows: EntryRows) => Promise<unknown>
  /** The folder of an entry's files at the centre, if it is not the entry's own. */
  readonly folderOf?: (answers: Answers) => Folder
  /** None for forms, whose own words are shown. */
  readonly words?: KindWords
  /** True if the entry stays until a list of the centre shows it; else it is deleted once it is settled. */
  readonly isListed: boolean
  /** Fetches the centre's state of these entries after receipts and refusals. May reject. */
  readonly refresh?: () => Promise<unknown>
}

/**
 * Returns the receipts of entries that one call has confirmed; for calls that name their entries and apply each once, and
 * whose answer has no receipts of its own.
 */
export function confirmed(
  entries: readonly OpenedEntry[],
  answer: { readonly done: true } | NotDone,
): KindAnswer {
  return 'done' in answer ? { results: new Map(entries.map((entry) => [entry.id, received(entry)])) } : answer
}

/** Returns the receipt of an entry that its call has confirmed, by the centre's clock: copies of the centre are as old as that says. */
export function received({ id, hash }: OpenedEntry, result?: unknown): KindResult {
  const receivedAt = new Date(centreNow()).toISOString()
  return { receipt: { id, hash, receivedAt, state: 'complete', ...(result === undefined ? {} : { result }) } }
}
