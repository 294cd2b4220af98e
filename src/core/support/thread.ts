import type { EntryLine } from '#src/core/submissions/entry-lines.ts'
import type { Answers } from '#src/forms/rules.ts'

/** One message of the conversation with the centre. */
export interface Message {
  /** The entry's id; for an answer, also its index. */
  readonly id: string
  readonly text: string
  readonly from: 'person' | 'centre'
  /** Milliseconds since 1970, by the phone's clock for own messages, by the centre's for answers. */
  readonly at: number
  /** The outcome of what was written here. */
  readonly status?: MessageStatus
}

/** State of an own message: on this phone, returned, or received at a time. */
export type MessageStatus =
  | { readonly state: 'saved' | 'returned' }
  | { readonly state: 'received'; /** ISO 8601. */ readonly at: string }

/** The part of a synced request that the thread uses. */
export interface SupportRequest {
  readonly id: string
  readonly kind: string
  readonly received_at: string
  /** ISO 8601, by the clock of the phone that wrote it. */
  readonly made_at: string
  readonly answers: Answers
  readonly events: readonly {
    readonly note?: string | null | undefined
    readonly by: string
    readonly at: string
  }[]
}

/** A decrypted message from this phone's outbox. */
export interface WrittenMessage {
  readonly line: EntryLine
  readonly text: string
}

/**
 * Returns the conversation, oldest first. The centre's record of a message replaces the phone's; an answer never
 * precedes its message, even under a wrong clock.
 */
export function threadOf(
  messages: readonly WrittenMessage[],
  requests: readonly SupportRequest[],
): Message[] {
  const questions = requests.filter(({ kind }) => kind === 'support')
  const known = new Set(questions.map(({ id }) => id))
  const own = messages.filter(({ line }) => !known.has(line.id)).map(fromPhone)
  return [...own, ...questions.flatMap(fromCentre)].toSorted((a, b) => a.at - b.at)
}

function fromPhone({ line, text }: WrittenMessage): Message {
  const { id, createdAt: at, receipt } = line
  const status: MessageStatus = receipt
    ? { state: 'received', at: receipt.receivedAt }
    : { state: line.state === 'returned' ? 'returned' : 'saved' }
  return { id, text, from: 'person', at, status }
}

function fromCentre({
  id,
  answers,
  made_at: madeAt,
  received_at: receivedAt,
  events,
}: SupportRequest): Message[] {
  const at = Date.parse(madeAt)
  const { text } = answers
  const question: Message = {
    id,
    text: typeof text === 'string' ? text : '',
    from: 'person',
    at,
    status: { state: 'received', at: receivedAt },
  }
  const answered = events.flatMap((event, place): Message[] =>
    event.by === 'centre' && event.note
      ? [{ id: `${id}-${place}`, text: event.note, from: 'centre', at: Math.max(at, Date.parse(event.at)) }]
      : [],
  )
  return [question, ...answered]
}
