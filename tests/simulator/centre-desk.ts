import type { Row } from './simulated-files.ts'

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

/** Returns the action in the text of a desk answer. */
export function deskActionIn(content: string): { item: string; seen: number; after: string } {
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
export function deskObjection(
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
