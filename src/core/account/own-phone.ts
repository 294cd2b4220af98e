import { endSession } from '#src/backend/auth.ts'
import type { CodesAnswer } from '#src/backend/codes.ts'
import { readOwnPhone, sendPhoneCode, tryPhoneCode } from '#src/backend/own-phone.ts'
import { accessToken } from '#src/core/session/access-token.ts'
import { endedSession } from '#src/core/session/call-centre.ts'
import { saveForAccount } from '#src/core/session/save-for-account.ts'
import { storeAnswer } from '#src/core/session/store-answer.ts'
import { outbox, watchOutbox } from '#src/device/outbox-database.ts'

/** The result of trying the code of a number. */
export type PhoneOutcome =
  | { readonly confirmed: string }
  | { readonly refused: { readonly code: string; readonly message: string } }
  | { readonly silent: true }

const key = (account: string) => `own-phone:${account}`

/**
 * Observes the phone number that signs in to the account: `null` if there is none, `undefined` until the centre
 * has answered.
 */
export function watchOwnPhone(account: string) {
  return watchOutbox(
    async () => (await outbox.settings.get(key(account)))?.value as string | null | undefined,
  )
}

/** Fetches the account's phone number and notifies `watchOwnPhone`. */
export async function learnOwnPhone(account: string): Promise<void> {
  const token = await accessToken({ owner: account })
  if (token) await storeAnswer(account, key(account), () => readOwnPhone(token))
}

/** Sends a confirmation code to a new phone number; none if there is no valid token. */
export async function sendOwnPhoneCode(account: string, phone: string): Promise<CodesAnswer> {
  const token = await accessToken({ owner: account })
  if (token) return sendPhoneCode(phone, token)
  const refused = await endedSession()
  return refused ? { sent: [], refused } : { sent: [] }
}

/** Tries the code. From a right one on the number opens the account; this phone's session stays as it is. */
export async function confirmOwnPhone(account: string, phone: string, code: string): Promise<PhoneOutcome> {
  const answer = await tryPhoneCode(phone, code, await accessToken({ owner: account }))
  if (!('account' in answer)) return answer
  // The provider opens a session with it; this phone has one already.
  void endSession(answer.accessToken)
  if (answer.account !== account) return { refused: { code: 'phone_exists', message: '' } }
  // Where there is no room for the note the number is confirmed all the same, and is heard of at the next look.
  await noteAnswer(account, phone)
  return { confirmed: phone }
}

function noteAnswer(account: string, phone: string) {
  return saveForAccount(account, [], () => outbox.settings.put({ key: key(account), value: phone }))
}
