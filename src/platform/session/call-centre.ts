import { accessToken } from './access-token.ts'
import { sessionState } from './stored-session.ts'

/**
 * Why a call of a signed-in person came to nothing: they have not the role, the centre has ended their session, they asked too
 * much, the centre refuses it, or no answer came.
 */
export type Undone = 'no right' | 'sign in' | 'busy' | 'refused' | 'no network'

/** Calls the centre as an account, once more with a new token if it refuses the old one; returns its answer, or why there is none. */
export async function callCentre<Result extends object>(
  account: string,
  call: (token: string) => Promise<{ readonly data: Result } | object>,
): Promise<Result | Undone> {
  const token = await accessToken({ owner: account })
  if (token === undefined) return withoutToken()
  const answer = await call(token)
  if (!('status' in answer) || answer.status !== 401) return resultOf(answer)
  const renewed = await accessToken({ owner: account, stale: token })
  return renewed === undefined ? withoutToken() : resultOf(await call(renewed))
}

/** Returns why there is no token: a centre that did not answer has not ended the session. */
export async function withoutToken(): Promise<Undone> {
  return (await sessionState()).needsSignIn ? 'sign in' : 'no network'
}

/** Returns the refusal of somebody whose session the centre has ended; `undefined` if it only did not answer. */
export async function endedSession(): Promise<{ code: string; message: string } | undefined> {
  return (await withoutToken()) === 'sign in' ? { code: 'session_ended', message: '' } : undefined
}

/** Returns why an answer has no result. A centre that fails, or is slow, is like one that does not answer. */
export function undoneBy(answer: object): Undone {
  const status = 'status' in answer ? Number(answer.status) : 0
  if (status === 401) return 'sign in'
  if (status === 403) return 'no right'
  if (status === 429) return 'busy'
  return status >= 400 && status < 500 && status !== 408 ? 'refused' : 'no network'
}

function resultOf<Result extends object>(answer: { readonly data: Result } | object): Result | Undone {
  return 'data' in answer ? answer.data : undoneBy(answer)
}
