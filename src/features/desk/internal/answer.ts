import { deskAnswerForm } from '#src/features/requests/requests-api.ts'
import { cleanText } from '#src/base/clean-text.ts'
import { saved, type DraftFailure, type SaveResult } from '#src/base/outcome.ts'
import { hasFiles } from '#src/features/forms/drafts.ts'
import { entriesOfLane } from '#src/platform/outbox/stored-outbox.ts'
import {
  correct,
  readEntry,
  submit,
  watchEntries,
  withdraw,
  type EntryLine,
  type Submission,
} from '#src/features/forms/submissions.ts'
import { withOutbox } from '#src/platform/device/outbox-database.ts'
import { attachmentsOf, messageAttachments } from '#src/features/forms/attachments.ts'
import type { Answers } from '#src/base/answers.ts'
import { itemKey, summaryOf, type DeskItem } from './item.ts'

/** An action of the desk on a request or an order. */
export interface DeskAction {
  readonly note?: string
  readonly status?: string
  /** An account's id, or empty: nobody. */
  readonly assignee?: string
  /** Transcript of a voice note; for the desk alone. */
  readonly summary?: string
}

/** Something that was written at the desk on this phone and does not show at the centre yet. */
export interface OwnAnswer {
  readonly line: EntryLine
  readonly action: DeskAction
  /** The request or order, as an `itemKey`. */
  readonly about: string
  /** The last thing that had happened to it when this was written. */
  readonly seen: number
}

/** A note of a request, and of an order; a summary is as long as a request's. */
export const longestNote = { request: 2000, order: 500 } as const

const answerSlots = Object.keys(attachmentsOf(messageAttachments))

/** The most of this phone's earlier answers that one names. */
const mostAfter = 50

/**
 * The answers that this page has made, by account and item: once the mirror shows one its entry goes, perhaps a moment
 * before the screen draws the mirror's item.
 */
const made = new Map<string, readonly string[]>()

/** The entry that an action replaces, and the one that it follows. */
interface Before extends Pick<Submission, 'draft' | 'replaces'> {
  /** Answers of this phone that the item does not show, besides those in the outbox. */
  readonly after?: readonly string[]
}

/**
 * Stores an action of the desk in the outbox, with the version that the person saw and the earlier actions of this phone: if
 * somebody else acted since, or the person did from another phone, the centre changes nothing and returns the entry. The
 * draft's photos and voice note go with it.
 *
 * @param account the account whose desk it was when this was written; `locked` if that account no longer uses
 *   the phone
 * @param before the returned entry that is sent again, or the draft of the text; it is deleted with this
 */
export async function answerFromDesk(
  account: string,
  item: DeskItem,
  action: DeskAction,
  { after = [], ...from }: Before = {},
): Promise<{ outcome: SaveResult<DraftFailure>; id: string }> {
  const lane = itemKey(item)
  // Where the phone cannot be read, it cannot be written either, and says so below.
  const earlier = await withOutbox(() => entriesOfLane(account, lane)).catch(() => [])
  const reader = await readerOfFiles(item, from.draft)
  const own = `${account} ${lane}`
  const result = await submit({
    form: deskAnswerForm,
    version: 1,
    owner: account,
    answers: {
      ...answersOf(item, action),
      after: namesOf([...after, ...(made.get(own) ?? []), ...earlier.map(({ id }) => id)]),
      ...(reader === undefined ? {} : { owner: reader }),
    },
    lane,
    ...(reader === undefined ? {} : { documents: answerSlots }),
    ...from,
  })
  if (result.outcome.saved) made.set(own, [...(made.get(own) ?? []), result.id].slice(-mostAfter))
  return result
}

/** Returns the account in whose folder the draft's files lie; `undefined` without files. */
async function readerOfFiles({ owner }: DeskItem, draft: string | undefined): Promise<string | undefined> {
  if (owner === null || draft === undefined) return undefined
  return (await hasFiles(draft).catch(() => false)) ? owner : undefined
}

function answersOf(item: DeskItem, { note = '', status, assignee, summary = '' }: DeskAction): Answers {
  const words = cleanText(note, true)
  const summed = cleanText(summary, true)
  return {
    what: item.what,
    item: item.id,
    seen: item.seen,
    ...(words ? { note: words } : {}),
    ...(status === undefined ? {} : { status }),
    ...(assignee === undefined ? {} : { assignee, seenAssignee: item.assignee ?? '' }),
    ...(summed ? { summary: summed, seenSummary: summaryOf(item) } : {}),
  }
}

/** Stores a returned action again, with its files, as an answer to the item as it is now. `over` if another tab has done it. */
export async function answerAgain(
  account: string,
  item: DeskItem,
  { line, action }: OwnAnswer,
): Promise<SaveResult<DraftFailure>> {
  const copied = line.files ? await correct(line.id) : { outcome: saved, draft: undefined }
  if (!copied.outcome.saved) return copied.outcome
  const from = { replaces: line.id, ...(copied.draft === undefined ? {} : { draft: copied.draft }) }
  return (await answerFromDesk(account, item, action, from)).outcome
}

/** Returns how an answer names those that its phone had made before. */
export function namesOf(earlier: readonly string[]): string {
  return [...new Set(earlier)].slice(-mostAfter).join(' ')
}

/** Deletes a returned action, which has had no effect. */
export async function dropAnswer(id: string): Promise<SaveResult> {
  return withdraw(id, { evenIfSent: true })
}

/**
 * Calls back once when the centre has received the entry, or the entry is gone because the mirror shows it;
 * never for a returned entry.
 *
 * @returns a function that stops it
 */
export function whenArrived(id: string, notify: () => void): () => void {
  let state: EntryLine['state'] | undefined
  const watching = watchEntries({ id }).subscribe({
    next: ([line]) => {
      const before = state
      state = line?.state ?? (before && before !== 'returned' ? 'received' : before)
      if (state === 'received' && before !== 'received') notify()
    },
    // It only says more than was said already.
    error: () => undefined,
  })
  return () => watching.unsubscribe()
}

interface Observer {
  next(answers: readonly OwnAnswer[]): void
  error(cause: unknown): void
}

/** Observes the signed-in user's own actions on this phone, oldest first, until the mirror shows them. */
export function watchOwnAnswers() {
  return {
    subscribe(observer: Observer) {
      let latest = 0
      const watching = watchEntries().subscribe({
        next: (lines) => {
          const turn = ++latest
          withWords(lines.filter(({ form }) => form === deskAnswerForm)).then(
            // A later change may have been read faster.
            (read) => turn === latest && observer.next(read),
            (cause: unknown) => observer.error(cause),
          )
        },
        error: (cause) => observer.error(cause),
      })
      return {
        unsubscribe() {
          latest = Infinity
          watching.unsubscribe()
        },
      }
    },
  }
}

async function withWords(lines: readonly EntryLine[]): Promise<OwnAnswer[]> {
  const read = lines.map(async (line): Promise<OwnAnswer[]> => {
    const content = await readEntry(line.id)
    if (!content || content === 'locked') return []
    const { what, item, seen, ...about } = content.answers
    const { owner: _owner, seenAssignee: _assignee, seenSummary: _summary, after: _after, ...action } = about
    return [{ line, action, about: `${String(what)}/${String(item)}`, seen: Number(seen) }]
  })
  return (await Promise.all(read)).flat().toReversed()
}
