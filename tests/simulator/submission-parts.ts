import type { WaitingEntry } from '#src/core/outbox/entry.ts'
import { hashOf } from './fake-encryption.ts'
import type { Draft } from './phone-rows.ts'

/**
 * The draft's id becomes the entry's, so that two tabs cannot send one draft twice; where another account has it, or a draft is
 * so old that it has another kind of id, one follows from draft and words.
 */
export function idFor({ id, words }: Draft, content: string, turn: number): string {
  const fromWords = `${id} ${hashOf(content)}`
  const isOld = Number(words.slice(1)) % 5 === 0
  const ids = [...(isOld ? [] : [id]), fromWords]
  return ids[turn] ?? `${fromWords} ${turn}`
}

/** The n-th of those that fit, round and round. */
export function pick<Item>(
  items: Iterable<Item>,
  n: number,
  fits: (item: Item) => boolean,
): Item | undefined {
  const fitting = [...items].filter(fits)
  return fitting[n % Math.max(1, fitting.length)]
}

/** The files of an entry that nothing was sent of. */
export function filesToSend(shas: readonly string[]): Pick<WaitingEntry, 'files'> {
  const { length: total } = shas
  return total > 0 ? { files: { total, bytes: total, largest: 1, stored: [] } } : {}
}
