import type { Kept } from '#src/base/outcome.ts'
import { keyAtHand } from '#src/core/keys/keys.ts'
import { outbox, steadily } from '#src/device/outbox-database.ts'
import { keepDraft, wordsOf } from './drafts.ts'
import { halfTypedForm } from './half-typed-form.ts'

/** What somebody had typed in a place that is no form of a farmer's, and not sent or saved yet. */
export interface HalfTyped<Value> {
  /** Drop it by this id (`dropDraft`), or submit it as this draft. */
  readonly id: string
  readonly value: Value
}

/**
 * Keeps what is half typed in a place, as a draft: sealed, on the disk when this says kept. No list of drafts shows it;
 * it is offered where it was typed.
 */
export function keepHalfTyped(
  { id, value }: HalfTyped<unknown>,
  place: string,
  account: string,
): Promise<Kept> {
  const answers = { typed: JSON.stringify(value) }
  return keepDraft({ id, form: halfTypedForm, version: 1, subject: place, answers }, account)
}

/** What an account's person typed last in a place; nothing where nothing lies there or this phone cannot open it. */
export async function openHalfTyped<Value>(
  place: string,
  account: string,
): Promise<HalfTyped<Value> | undefined> {
  const key = await keyAtHand(account)
  if (!key) return undefined
  const drafts = await steadily(() => outbox.drafts.where({ owner: account }).toArray())
  const rows = drafts.filter(({ form }) => form === halfTypedForm)
  for (const row of rows.toSorted((a, b) => b.updatedAt - a.updatedAt)) {
    const words = await wordsOf(row, key)
    const typed = words?.subject === place ? words.answers['typed'] : undefined
    if (typeof typed === 'string') return { id: row.id, value: JSON.parse(typed) as Value }
  }
  return undefined
}
