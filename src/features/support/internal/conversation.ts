import type { DraftFailure, SaveResult } from '#src/base/outcome.ts'
import { readEntry, submit, watchEntries, type EntryLine } from '#src/features/forms/submissions.ts'
import { watchRequests } from '#src/features/requests/requests.ts'
import { attachmentsOf } from '#src/features/forms/attachments.ts'
import { rulesOf } from '#src/features/forms/check.ts'
import { cleanAnswers } from '#src/features/forms/clean.ts'
import { findForm } from '#src/features/forms/find.ts'
import { threadOf, type Message, type SupportRequest, type WrittenMessage } from './thread.ts'

export type { Message, MessageStatus } from './thread.ts'

const form = 'support'

/**
 * Stores a message to the centre with the photos and the voice note of its draft; the outbox sends its words after those of the
 * earlier ones. Copies of the files stay on this phone. Rejects if the form's code cannot be loaded.
 *
 * @param owner the owner of the window when it was typed (`ownerNow`); `locked` if that owner no longer uses the
 *   phone
 */
export async function writeToSupport(
  typed: string,
  owner: string,
  { draft }: { draft?: string } = {},
): Promise<{ outcome: SaveResult<DraftFailure>; id: string }> {
  const definition = (await findForm(form))!
  const answers = cleanAnswers(rulesOf(definition), undefined, { text: typed })
  return submit({
    form,
    version: definition.version,
    owner,
    answers,
    lane: form,
    documents: Object.keys(attachmentsOf(definition)),
    keepsFiles: true,
    ...(draft ? { draft } : {}),
  })
}

interface Observer {
  next(messages: Message[]): void
  error(cause: unknown): void
}

/** The conversation of the current user with the centre, oldest first; after every change. */
export function watchThread() {
  return {
    subscribe(observer: Observer) {
      let messages: WrittenMessage[] | undefined
      let known: SupportRequest[] | undefined
      let latest = 0
      const emit = () => messages && known && observer.next(threadOf(messages, known))
      const error = (cause: unknown) => observer.error(cause)
      const entries = watchEntries({ lane: form }).subscribe({
        next: (lines) => {
          const turn = ++latest
          withWords(lines).then((read) => {
            // A later change may have been read faster.
            if (turn !== latest) return
            messages = read
            emit()
          }, error)
        },
        error,
      })
      const requests = watchRequests().subscribe({
        next: (rows) => {
          known = rows
          emit()
        },
        error,
      })
      return {
        unsubscribe() {
          latest = Infinity
          entries.unsubscribe()
          requests.unsubscribe()
        },
      }
    },
  }
}

/** Returns the messages that the current key decrypts. */
async function withWords(lines: readonly EntryLine[]): Promise<WrittenMessage[]> {
  const read = lines.map(async (line): Promise<WrittenMessage[]> => {
    const content = await readEntry(line.id)
    if (!content || content === 'locked') return []
    const { text = '' } = content.answers
    return [{ line, text: String(text), files: content.manifest }]
  })
  return (await Promise.all(read)).flat()
}
