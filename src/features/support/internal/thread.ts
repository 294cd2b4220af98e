import type { EntryLine } from '#src/features/forms/entry-lines.ts'
import type { Wait } from '#src/platform/outbox/entry.ts'
import type { ListedFile } from '#src/features/forms/rules.ts'
import type { Answers } from '#src/base/answers.ts'

/** One message of the conversation with the centre. */
export interface Message {
  /** The entry's id; for an answer, also its index. */
  readonly id: string
  /** The request that its files lie with. */
  readonly request: string
  readonly text: string
  /** Its photos and its voice note. */
  readonly files: readonly ListedFile[]
  readonly from: 'person' | 'centre'
  /** Milliseconds since 1970, by the phone's clock for own messages, by the centre's for answers. */
  readonly at: number
  /** The state of a message from this phone. */
  readonly status?: MessageStatus
}

/** State of an own message: on this phone, as a whole or its files; returned; or received at a time. */
export type MessageStatus =
  | { readonly state: 'saved'; readonly why?: Wait; readonly files?: NonNullable<EntryLine['files']> }
  | { readonly state: 'returned' }
  | {
      readonly state: 'received'
      /** ISO 8601. */
      readonly at: string
      /** True while files are missing that another phone sends. */
      readonly incomplete?: true
    }

/** The part of a synced request that the thread uses. */
export interface SupportRequest {
  readonly id: string
  readonly kind: string
  readonly received_at: string
  /** ISO 8601, by the clock of the phone that wrote it. */
  readonly made_at: string
  readonly answers: Answers
  readonly files: readonly ListedFile[]
  /** False while the centre waits for files of it. */
  readonly complete: boolean
  readonly events: readonly {
    readonly note?: string | null | undefined
    readonly files?: readonly ListedFile[] | undefined
    readonly by: string
    readonly at: string
  }[]
}

/** A decrypted message from this phone's outbox. */
export interface WrittenMessage {
  readonly line: EntryLine
  readonly text: string
  readonly files: readonly ListedFile[]
}

/**
 * Returns the conversation, oldest first. The centre's record of a message replaces the phone's, except how many of its files
 * have gone; an answer never precedes its message, even under a wrong clock.
 */
export function threadOf(
  messages: readonly WrittenMessage[],
  requests: readonly SupportRequest[],
): Message[] {
  const questions = requests.filter(({ kind }) => kind === 'support')
  const known = new Set(questions.map(({ id }) => id))
  const lines = new Map(messages.map(({ line }) => [line.id, line]))
  const own = messages.filter(({ line }) => !known.has(line.id)).map(fromPhone)
  const atCentre = questions.flatMap((question) => fromCentre(question, lines.get(question.id)))
  return [...own, ...atCentre].toSorted((a, b) => a.at - b.at)
}

function fromPhone({ line, text, files }: WrittenMessage): Message {
  const { id, createdAt: at } = line
  return { id, request: id, text, files, from: 'person', at, status: statusOf(line) }
}

function statusOf({ state, receipt, why, files }: EntryLine): MessageStatus {
  if (receipt) return { state: 'received', at: receipt.receivedAt }
  if (state === 'returned') return { state }
  return { state: 'saved', ...(why && { why }), ...(files && { files }) }
}

function fromCentre(request: SupportRequest, line: EntryLine | undefined): Message[] {
  const { id, answers, made_at: madeAt, received_at: receivedAt, files, complete, events } = request
  const at = Date.parse(madeAt)
  const { text = '' } = answers
  const received = { state: 'received', at: receivedAt } as const
  const status = complete ? received : line ? statusOf(line) : ({ ...received, incomplete: true } as const)
  const question = { id, request: id, text: String(text), files, from: 'person', at, status } as const
  const answered = events.flatMap(({ by, note, files: shown = [], at: answeredAt }, place): Message[] => {
    if (by !== 'centre' || (!note && shown.length === 0)) return []
    const moment = Math.max(at, Date.parse(answeredAt))
    return [{ id: `${id}-${place}`, request: id, text: note ?? '', files: shown, from: 'centre', at: moment }]
  })
  return [question, ...answered]
}
