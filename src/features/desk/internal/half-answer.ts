import { headOf, summaryOf, type DeskItem } from './item.ts'

/** A half-typed answer. */
export interface HalfAnswer {
  readonly note: string
  readonly status: string
  /** The item's `seen` when it was begun; missing while the answer is empty. */
  readonly seen?: number
}

/** A half-typed summary, and the one that stood there when it was begun. */
export interface HalfSummary {
  readonly text: string
  readonly was: string
}

export const noAnswer: HalfAnswer = { note: '', status: '' }

export function isNoAnswer({ note, status }: HalfAnswer): boolean {
  return note.trim() === '' && status === ''
}

/** Returns a half-typed answer after a change; with its first letter it becomes one to the item as it is now. */
export function typedAnswer(item: DeskItem, before: HalfAnswer, change: Partial<HalfAnswer>): HalfAnswer {
  const { seen = item.seen, note, status } = { ...before, ...change }
  return isNoAnswer({ note, status }) ? { note, status } : { note, status, seen }
}

/**
 * Returns the item as its answer was begun: a change by others while somebody types is a conflict, though the page shows
 * it by the time the answer is sent.
 */
export function asBegun(item: DeskItem, { seen = item.seen }: HalfAnswer): DeskItem {
  return { ...item, seen }
}

/** Returns the chosen status, also one that the item's state no longer allows; empty once the item has it. */
export function chosenStatus(item: DeskItem, { status }: HalfAnswer): string {
  return status === headOf(item).status ? '' : status
}

/** Returns a half-typed summary; without one, that of the item. */
export function halfSummary(typed: HalfSummary | null, item: DeskItem): HalfSummary {
  const was = summaryOf(item)
  return typed ?? { text: was, was }
}

/** As `asBegun`, of a summary. */
export function asSummed(item: DeskItem, { was: summary }: HalfSummary): DeskItem {
  return item.what === 'request' ? { ...item, summary } : item
}
