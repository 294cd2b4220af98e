import type { Result } from '#src/platform/outbox/world.ts'
import type { Row, Writing } from './files.ts'

/** Ways in which a centre can be built wrong about the desk. */
export interface DeskFaults {
  readonly deskComparesNothing?: boolean
  readonly deskTrustsOwnPhones?: boolean
  readonly deskIgnoresAfter?: boolean
}

/** An answer of the desk at the centre. */
export interface DeskAnswer extends Row {
  readonly who: string
  readonly item: string
}

/** Answers of the desk. */
export class CentreDesk {
  /** In the order in which they were given. */
  readonly answers: DeskAnswer[] = []
  private readonly writing: Omit<Writing<never>, 'hashOfFile'>
  private readonly faults: DeskFaults

  constructor(writing: Omit<Writing<never>, 'hashOfFile'>, faults: DeskFaults) {
    this.writing = writing
    this.faults = faults
  }

  answer(who: string, { id, content }: { id: string; content: string }, time: number): Result {
    const known = this.answers.find((answer) => answer.id === id)
    const hash = this.writing.hashOf(content)
    if (known)
      return known.content === content && known.who === who
        ? { receipt: known.receipt }
        : { refused: { status: 409, code: 'conflict' } }
    if (!content.startsWith('{')) return { refused: { status: 400, code: 'invalid' } }
    const answer = { id, who, item: deskActionIn(content).item, content }
    const code = deskObjection(answer, this.answers, this.faults)
    if (code) return { refused: { status: 409, code } }
    const receivedAt = new Date(time).toISOString()
    const state = this.writing.filesIn(content).length > 0 ? 'incomplete' : 'complete'
    const receipt = { id, hash, reference: 'KS-desk', receivedAt, state } as const
    this.answers.push({ ...answer, sender: who, owner: who, hash, receipt })
    return { receipt }
  }

  /** How much has happened to an item of the desk. */
  seenOf(item: string): number {
    return this.answers.filter((answer) => answer.item === item).length
  }
}

/** Returns the action in the text of a desk answer. */
function deskActionIn(content: string): { item: string; seen: number; after: string } {
  return (JSON.parse(content) as { answers: { item: string; seen: number; after: string } }).answers
}

/** The answers to the same item that the current answer's author had not seen. */
export function unseenBy(
  { content, item }: Pick<DeskAnswer, 'content' | 'item'>,
  answers: readonly DeskAnswer[],
): DeskAnswer[] {
  return answers.filter((other) => other.item === item).slice(deskActionIn(content).seen)
}

/** The code with which an answer is refused after those that are there; none if it is taken. */
function deskObjection(
  answer: Pick<DeskAnswer, 'who' | 'item' | 'content'>,
  answers: readonly DeskAnswer[],
  { deskComparesNothing, deskTrustsOwnPhones, deskIgnoresAfter }: DeskFaults,
): string | undefined {
  const unseen = unseenBy(answer, answers)
  if (deskComparesNothing) return undefined
  if (unseen.some(({ who }) => who !== answer.who)) return 'changed_meanwhile'
  const after = deskIgnoresAfter ? [] : deskActionIn(answer.content).after.split(' ')
  const isElsewhere = unseen.some(({ id }) => !after.includes(id))
  return isElsewhere && !deskTrustsOwnPhones ? 'answered_elsewhere' : undefined
}
