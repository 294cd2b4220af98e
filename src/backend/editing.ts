import * as v from 'valibot'
import { ask } from './request.ts'

/** One thing that is to be changed, as the centre reads it. */
export interface ShopEdit {
  readonly id: string
  readonly kind: 'item' | 'text' | 'area'
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

/** What an edit came to: done, changed by somebody else before, refused for good, or nothing known yet. */
export type EditAnswer =
  | v.InferOutput<typeof answered>
  | { readonly refused: 'not allowed' | 'not right' }
  | { readonly silent: true }

/** Changes one thing at the centre, in the name of whoever's token this is; the same id again is answered and not done again. */
export async function sendEdit(edit: ShopEdit, token: string): Promise<EditAnswer> {
  const answer = await ask('/rest/v1/rpc/edit_shop', { edit }, token)
  if (answer.ok) {
    const { success, output } = v.safeParse(answered, answer.data)
    return success ? output : { silent: true }
  }
  switch (answer.status) {
    case 403:
      return { refused: 'not allowed' }
    case 400:
    case 409:
    case 422:
      return { refused: 'not right' }
    default:
      return { silent: true }
  }
}
