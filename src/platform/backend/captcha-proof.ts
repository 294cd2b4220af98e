import { post, fetchInTime, type Answer } from './request.ts'

/**
 * The result of asking for a proof: a token that is good for one call, or the code of the refusal that the person
 * reads.
 */
export type Proof =
  | { readonly token: string }
  | { readonly refused: 'captcha_unavailable' | 'captcha_closed' }

/** The calls that make accounts, guess passwords or send mail and text messages: those that GoTrue wants a proof for. */
const guarded = /\/auth\/v1\/(?:signup|otp|recover|resend|magiclink|token\?grant_type=password)(?![\w/])/

/** True in a build with a captcha; other builds contain none of its code. */
const isWanted = () => Boolean(import.meta.env['VITE_CAPTCHA_PROVIDER'])

let prove: (() => Promise<Proof>) | undefined
let turn: Promise<unknown> = Promise.resolve()

/** Sets the captcha's function. Until then a build with a captcha refuses its guarded calls itself. */
export function proveBy(way: () => Promise<Proof>): void {
  prove = way
}

/** A fetch that gives up in time and carries the proof where the project wants one: for the client library of sign-in. */
export const provenFetch: typeof fetch = async (input, init) => {
  if (!isWanted() || !guarded.test(String(input))) return fetchInTime(input, init)
  const proof = await nextProof()
  if ('refused' in proof) return Response.json({ error_code: proof.refused, msg: '' }, { status: 400 })
  const body = withToken(JSON.parse(String(init?.body ?? '{}')) as object, proof.token)
  return fetchInTime(input, { ...init, body: JSON.stringify(body) })
}

/** The same as `ask`, with the proof where the project wants one. */
export async function postProven(path: string, body: object): Promise<Answer> {
  if (!isWanted() || !guarded.test(path)) return post(path, body)
  const proof = await nextProof().catch(() => undefined)
  if (!proof) return { ok: false, status: undefined }
  if ('refused' in proof)
    return { ok: false, status: 400, data: { error_code: proof.refused }, retryAfterMs: undefined }
  return post(path, withToken(body, proof.token))
}

/**
 * One after the other, because a token is good for one call and the check may be visible. Rejects without a network.
 */
function nextProof(): Promise<Proof> {
  const next = turn.then(async (): Promise<Proof> => {
    if (!navigator.onLine) throw new TypeError('There is no network.')
    return (await prove?.().catch(() => undefined)) ?? { refused: 'captcha_unavailable' }
  })
  turn = next.catch(() => undefined)
  return next
}

function withToken(body: object, token: string): object {
  return { ...body, gotrue_meta_security: { captcha_token: token } }
}
