import type { SaveResult } from '#src/base/outcome.ts'
import { existingKey } from '#src/core/keys/keys.ts'
import { outbox, withOutbox } from '#src/device/outbox-database.ts'
import { saveDraft, wordsOf } from './drafts.ts'
import { partialInputForm } from './partial-input-form.ts'

/** What somebody had typed in a place that is no form of a farmer's, and not sent or saved yet. */
export interface PartialInput<Value> {
  /** Drop it by this id (`dropDraft`), or submit it as this draft. */
  readonly id: string
  readonly value: Value
}

/**
 * Saves what is half typed in a place, as a draft: encrypted, on the disk when this says kept. No list of drafts
 * shows it; it is offered where it was typed.
 */
export function savePartialInput(
  { id, value }: PartialInput<unknown>,
  place: string,
  account: string,
): Promise<SaveResult> {
  const answers = { typed: JSON.stringify(value) }
  return saveDraft({ id, form: partialInputForm, version: 1, subject: place, answers }, account)
}

/** What an account's person typed last in a place; `undefined` where nothing lies there or this phone cannot open it. */
export async function readPartialInput<Value>(
  place: string,
  account: string,
): Promise<PartialInput<Value> | undefined> {
  const key = await existingKey(account)
  if (!key) return undefined
  const drafts = await withOutbox(() => outbox.drafts.where({ owner: account }).toArray())
  const rows = drafts.filter(({ form }) => form === partialInputForm)
  for (const row of rows.toSorted((a, b) => b.updatedAt - a.updatedAt)) {
    const words = await wordsOf(row, key)
    const typed = words?.subject === place ? words.answers['typed'] : undefined
    if (typeof typed === 'string') return { id: row.id, value: JSON.parse(typed) as Value }
  }
  return undefined
}
