import { editLog, type EditLogPage, type LoggedEdit } from './editing-api.ts'
import { callCentre, type Undone } from '#src/platform/session/call-centre.ts'
import { languages } from '#src/platform/i18n/words.ts'

export type { EditLogPage, LoggedEdit } from './editing-api.ts'

/** Fetches a page of the log of edits, the latest first, or why it cannot be had. */
export function editLogNow(account: string, after: LoggedEdit | undefined): Promise<EditLogPage | Undone> {
  return callCentre(account, (token) => editLog(after?.version, token))
}

/** A changed field. Words contain only changed languages; null means empty. */
export interface FieldChange {
  readonly field: string
  readonly from: unknown
  readonly to: unknown
}

/** Returns the changes of a logged edit, field by field. */
export function changesOf({ changed }: Pick<LoggedEdit, 'changed'>): FieldChange[] {
  return Object.entries(changed).map(([field, [from, to]]) => {
    const [past, now] = [wordsIn(from), wordsIn(to)]
    const others = languages.filter((code) => past?.[code] !== now?.[code])
    return { field, from: past ? only(past, others) : from, to: now ? only(now, others) : to }
  })
}

function wordsIn(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && languages.some((code) => code in value)
    ? (value as Record<string, unknown>)
    : undefined
}

/** Returns the words in the app's order of languages; the database has another. */
function only(words: Record<string, unknown>, codes: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(codes.flatMap((code) => (code in words ? [[code, words[code]]] : [])))
}
