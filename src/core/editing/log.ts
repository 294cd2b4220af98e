import { editLog, type EditLogPage, type LoggedEdit } from '#src/backend/editing.ts'
import { accessToken } from '#src/core/session/access-token.ts'
import { languages } from '#src/i18n/words.ts'

export type { EditLogPage, LoggedEdit } from '#src/backend/editing.ts'

/**
 * A page of who changed what in the shop, the latest first; `undefined` where the centre cannot be asked or does not
 * tell.
 */
export async function editLogNow(
  account: string,
  after: LoggedEdit | undefined,
): Promise<EditLogPage | undefined> {
  const token = await accessToken({ owner: account })
  return token === undefined ? undefined : editLog(after?.version, token)
}

/** A field that was changed. Of words only the languages in which they are others now; nothing stands for null. */
export interface FieldChange {
  readonly field: string
  readonly from: unknown
  readonly to: unknown
}

/** What was changed of a thing, field by field. */
export function changesOf({ changed }: Pick<LoggedEdit, 'changed'>): FieldChange[] {
  return Object.entries(changed).map(([field, [from, to]]) => {
    const [past, now] = [wordsIn(from), wordsIn(to)]
    const others = languages.filter((code) => past?.[code] !== now?.[code])
    return { field, from: past ? only(past, others) : from, to: now ? only(now, others) : to }
  })
}

function wordsIn(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined
}

/** In the order in which languages stand everywhere; the database has another. */
function only(words: Record<string, unknown>, codes: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(codes.flatMap((code) => (code in words ? [[code, words[code]]] : [])))
}
