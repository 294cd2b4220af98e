import * as v from 'valibot'
import { changedArticle } from '#src/features/catalogue/catalogue-api.ts'
import { post, read } from '#src/platform/backend/request.ts'
import { parseAnswer, type NotDone } from '#src/platform/backend/answer.ts'
import { inEveryLanguage } from '#src/platform/backend/translated.ts'

/** One thing that is to be changed, as the centre reads it. */
export interface ShopEdit {
  readonly id: string
  readonly kind:
    | 'item'
    | 'items'
    | 'text'
    | 'area'
    | 'resource'
    | 'setting'
    | 'picture'
    | 'article'
    | 'recording'
  readonly path: string
  readonly part?: string | undefined
  readonly changes: Readonly<Record<string, unknown>>
  readonly seen: number
  readonly after: readonly string[]
}

const answered = v.union([
  v.object({ done: v.number() }),
  v.object({ conflict: v.looseObject({ version: v.number() }) }),
])

/** The result of an edit: done, changed by somebody else before, or not done. */
export type EditAnswer = v.InferOutput<typeof answered> | NotDone

/** Sends an edit under the token's account; a repeated id returns the first result. */
export async function sendEdit(edit: ShopEdit, token: string): Promise<EditAnswer> {
  const checked = parseAnswer(answered, await post('/rest/v1/rpc/edit_shop', { edit }, token))
  return 'data' in checked ? checked.data : checked
}

const words = inEveryLanguage(v.nullable(v.string()))
const logged = v.object({
  id: v.string(),
  target: v.string(),
  // None of an area that has the content's name, and of a setting.
  was: v.nullable(words),
  at: v.string(),
  who: v.nullable(v.string()),
  by_hand: v.boolean(),
  is_new: v.boolean(),
  version: v.number(),
  overtaken: v.boolean(),
  changed: v.record(v.string(), v.tuple([v.unknown(), v.unknown()])),
})
const logPage = v.object({ more: v.boolean(), edits: v.array(logged) })

/**
 * A logged change of the shop. `at` is ISO 8601; `by_hand` marks a change in the database itself, without an account; `overtaken` one of
 * a product that a later file has changed too.
 */
export type LoggedEdit = v.InferOutput<typeof logged>
/** A page of logged changes, and whether there are more. */
export type EditLogPage = v.InferOutput<typeof logPage>

/** Fetches the log of edits, the latest first, before a version if given. */
export async function editLog(
  before: number | undefined,
  token: string,
): Promise<{ readonly data: EditLogPage } | NotDone> {
  return parseAnswer(logPage, await post('/rest/v1/rpc/edit_log', { earlier_than: before ?? null }, token))
}

/** Fetches withdrawn articles with their text, for editors; other readers get ids only. */
export async function withdrawnArticles(
  token: string,
): Promise<{ readonly data: readonly v.InferOutput<typeof changedArticle>[] } | NotDone> {
  const columns = 'id,headline,lead,body,day,photo,shown,version'
  return parseAnswer(
    v.array(changedArticle),
    await read(`/rest/v1/articles?select=${columns}&shown=is.false`, token),
  )
}
