import * as v from 'valibot'
import { post, type Answer } from '#src/platform/backend/request.ts'
import { knownIn } from '#src/platform/backend/readable.ts'
import { batchPoll } from '#src/platform/backend/batch-poll.ts'
import { notDone, type NotDone } from '#src/platform/backend/answer.ts'
import { inEveryLanguage } from '#src/platform/backend/translated.ts'

/** An operation on its way to the centre. */
export interface SentOperation {
  readonly id: string
  readonly product: string
  readonly kind: 'add' | 'remove'
  readonly amount: number
  readonly observed: readonly string[]
  /** Milliseconds since 1970 by the phone's clock. */
  readonly madeAt: number
}

const receipt = v.object({
  applied: v.array(v.string()),
  refused: v.array(v.object({ id: v.nullable(v.string()), reason: v.string() })),
})

/** The operations that the centre has now, and those it refused, with reasons. */
export type CartReceipt = v.InferOutput<typeof receipt>

const changes = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  more: v.boolean(),
  operations: knownIn(
    v.object({
      id: v.string(),
      product_id: v.string(),
      kind: v.picklist(['add', 'remove']),
      amount: v.pipe(v.number(), v.integer()),
      observed: v.array(v.string()),
      made_at: v.number(),
    }),
  ),
  products: v.array(
    v.object({
      id: v.string(),
      name: inEveryLanguage(v.string()),
      price_paise: v.number(),
    }),
  ),
})

/** A page of changes of the account's cart after a version, and the version that it leads to. */
export type CartChanges = v.InferOutput<typeof changes>

/**
 * The reason of a failure. `silent`: no answer, or a temporary error. `sign-in`: the token is invalid.
 * `conflict`: another account has the guest cart. `unacceptable`: one operation cannot be accepted. `refused`:
 * the whole request cannot.
 */
export type CartFailure = 'silent' | 'sign-in' | 'conflict' | 'unacceptable' | 'refused'

/** The centre's answer to a cart request; `cause` says how long to wait after a failure. */
export type CartAnswer<Result> =
  | { readonly data: Result }
  | { readonly failure: CartFailure; readonly cause: NotDone }

/** Has the centre apply operations, at most 500, to the cart of the token's account; each id counts once. */
export async function applyCartOperations(
  operations: readonly SentOperation[],
  token: string,
): Promise<CartAnswer<CartReceipt>> {
  const body = { operations: operations.map(rowOf) }
  return parseAnswer(receipt, await post('/rest/v1/rpc/apply_cart_operations', body, token))
}

/** Gives a guest's cart to the token's account. The first account that asks gets it, and may ask again. */
export async function mergeGuestCart(
  guest: string,
  operations: readonly SentOperation[],
  token: string,
): Promise<CartAnswer<CartReceipt>> {
  const body = { guest_id: guest, operations: operations.map(rowOf) }
  const answer = await post('/rest/v1/rpc/merge_guest_cart', body, token)
  // The function's other P0001 are about requests that this app does not make: a nameless guest, more than 500.
  if (!answer.ok && answer.status === 400 && codeOf(answer.data) === 'P0001')
    return { failure: 'conflict', cause: notDone(answer) }
  return parseAnswer(receipt, answer)
}

/** Fetches the account's operations after a version; without one, the initial state. */
export async function cartChanges(
  since: number | undefined,
  token: string,
): Promise<CartAnswer<CartChanges>> {
  return parseAnswer(changes, await batchPoll('cart_changes', { since: since ?? null }, token))
}

function rowOf({ id, product, kind, amount, observed, madeAt }: SentOperation) {
  const made = { id, product_id: product, kind, made_at: new Date(madeAt).toISOString() }
  return kind === 'add' ? { ...made, amount } : { ...made, observed }
}

function parseAnswer<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: Answer,
): CartAnswer<v.InferOutput<Schema>> {
  if (!answer.ok) return { failure: failureOf(answer.status), cause: notDone(answer) }
  const checked = v.safeParse(schema, answer.data)
  // A 200 of another shape comes from a captive portal.
  return checked.success ? { data: checked.output } : { failure: 'silent', cause: { silent: true } }
}

function failureOf(status: number | undefined): CartFailure {
  if (status === undefined || status === 408 || status === 425 || status === 429 || status >= 500)
    return 'silent'
  if (status === 401) return 'sign-in'
  return [400, 413, 422].includes(status) ? 'unacceptable' : 'refused'
}

function codeOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'code' in data ? data.code : undefined
}
