import { cleanText } from '#src/base/clean-text.ts'
import type { SaveResult } from '#src/base/outcome.ts'
import { deskAnswerForm } from '#src/core/outbox/desk-answer-form.ts'
import {
  readEntry,
  submit,
  watchEntries,
  withdraw,
  type EntryLine,
  type Submission,
} from '#src/core/submissions/submissions.ts'
import type { Answers } from '#src/forms/rules.ts'
import { itemKey, type DeskItem } from './item.ts'

/** What somebody at the desk wants to do with a request or an order. */
export interface DeskAction {
  readonly note?: string
  readonly status?: string
  /** An account's id, or empty: nobody. */
  readonly assignee?: string
}

/** Something that was written at the desk on this phone and does not show at the centre yet. */
export interface OwnAnswer {
  readonly line: EntryLine
  readonly action: DeskAction
  /** Which request or order it is about, as `itemKey` says it. */
  readonly about: string
  /** The last thing that had happened to it when this was written. */
  readonly seen: number
}

/** A note of a request, and of an order. */
export const longestNote = { request: 2000, order: 500 } as const

/**
 * Keeps what somebody does at the desk, like everything else that is submitted; it goes out by itself. What they had seen
 * goes with it: where somebody else did something meanwhile, the centre changes nothing and gives it back.
 *
 * @param account whose desk it was when this was written; `locked` where that one no longer uses the phone
 * @param from the entry that came back and is sent once more, or the draft in which the words were kept while they were
 *   typed: it is gone with this
 */
export function answerFromDesk(
  account: string,
  item: DeskItem,
  { note = '', status, assignee }: DeskAction,
  from: Pick<Submission, 'draft' | 'replaces'> = {},
): Promise<{ outcome: SaveResult; id: string }> {
  const words = cleanText(note, true)
  const answers: Answers = {
    what: item.what,
    item: item.id,
    seen: item.seen,
    ...(words ? { note: words } : {}),
    ...(status === undefined ? {} : { status }),
    ...(assignee === undefined ? {} : { assignee, seenAssignee: item.assignee ?? '' }),
  }
  return submit({
    form: deskAnswerForm,
    version: 1,
    owner: account,
    answers,
    lane: itemKey(item),
    ...from,
  })
}

/** Takes back what the centre gave back: it did nothing. */
export async function dropAnswer(id: string): Promise<SaveResult> {
  return withdraw(id, { evenIfSent: true })
}

/**
 * Tells once, when the centre has what was written; never where it gave it back. What has gone from the phone meanwhile
 * has arrived too: the centre's own word shows it.
 *
 * @returns how to listen no longer
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

/**
 * What was written at the desk on this phone by the signed-in user, oldest first, until the centre's own word shows
 * it.
 */
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
    const { what, item, seen, seenAssignee: _assignee, ...action } = content.answers
    return [{ line, action, about: `${String(what)}/${String(item)}`, seen: Number(seen) }]
  })
  return (await Promise.all(read)).flat().toReversed()
}
