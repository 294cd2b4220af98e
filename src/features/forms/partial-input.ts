import type { DraftFailure, SaveResult } from '#src/base/outcome.ts'
import { existingKey } from '#src/platform/session/keys.ts'
import { outbox, withOutbox } from '#src/platform/device/outbox-database.ts'
import { partialInputForm, readDraft, saveDraft, wordsOf, type SharedWords } from './drafts.ts'

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
 * offers it again. `over` if another tab has sent it.
 *
 * @param withTheirs given what is stored, which another tab may have written, returns what is saved instead
 */
export function savePartialInput<Value>(
  { id, value }: PartialInput<Value>,
  place: string,
  account: string,
  withTheirs: (theirs: Value) => Value,
): Promise<SaveResult<DraftFailure>> {
  const answersOf = (typed: Value) => ({ typed: JSON.stringify(typed) })
  return saveDraft(
    { id, form: partialInputForm, version: 1, subject: place, answers: answersOf(value) },
    account,
    (theirs) => ({
      subject: place,
      answers: answersOf(withTheirs((valueOf(theirs) as Value | undefined) ?? value)),
    }),
  )
}

/** Returns the stored partial input of a draft; `undefined` if there is none, or its key is missing. */
export async function partialInputOf<Value>(id: string): Promise<Value | undefined> {
  const draft = await readDraft(id)
  return draft === undefined || draft === 'locked' ? undefined : (valueOf(draft) as Value | undefined)
}

function valueOf({ answers: { typed } }: SharedWords): unknown {
  return typeof typed === 'string' ? JSON.parse(typed) : undefined
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
    const value = words?.subject === place ? valueOf(words) : undefined
    if (value !== undefined) return { id: row.id, value: value as Value }
  }
  return undefined
}
