import { accessToken } from '#src/core/session/access-token.ts'

/** Why a call of the desk came to nothing: the person has lost the role, the centre refuses it, or no answer came. */
export type Undone = 'no right' | 'refused' | 'no line'

/** Calls the centre as a desk account; returns what it answers, or why it came to nothing. */
export async function callCentre<Result extends object>(
  account: string,
  call: (token: string) => Promise<{ readonly data: Result } | object>,
): Promise<Result | Undone> {
  const token = await accessToken({ owner: account })
  const answer = token === undefined ? {} : await call(token)
  return 'data' in answer ? (answer.data as Result) : undoneBy(answer)
}

/** Statuses that say nothing about the call itself: sign in again, slow, too many. */
const passing = [401, 408, 429]

function undoneBy(answer: object): Undone {
  const status = 'status' in answer ? Number(answer.status) : 0
  if (status === 403) return 'no right'
  return status >= 400 && status < 500 && !passing.includes(status) ? 'refused' : 'no line'
}
