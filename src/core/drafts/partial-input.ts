import type { SaveResult } from '#src/base/outcome.ts'
import { existingKey } from '#src/core/keys/keys.ts'
import { outbox, withOutbox } from '#src/device/outbox-database.ts'
import { partialInputForm, saveDraft, wordsOf } from './drafts.ts'

/** The place of a message to the centre; of all places the only one that a guest has. */
export const messagePlace = 'support'

/** Unsaved input outside of farmers' forms. */
export interface PartialInput<Value> {
  /** Drop it by this id (`dropDraft`), or submit it as this draft. */
  readonly id: string
  readonly value: Value
}

/**
 * Saves partial input as an encrypted draft; resolves once it is on disk. No list shows it; the same place
 * offers it again.
 */
export function savePartialInput(
  { id, value }: PartialInput<unknown>,
  place: string,
  account: string,
): Promise<SaveResult> {
  const answers = { typed: JSON.stringify(value) }
  return saveDraft({ id, form: partialInputForm, version: 1, subject: place, answers }, account)
}

/** Returns the account's last partial input at a place; `undefined` if there is none or it cannot be decrypted. */
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
