import { endSession } from '#src/platform/backend/auth.ts'
import type { Channel, CodesAnswer } from '#src/platform/backend/codes.ts'
import { readOwnAddress, sendOwnCode, tryOwnCode, type OwnAddress } from './own-address-api.ts'
import { accessToken } from '#src/platform/session/access-token.ts'
import { endedSession } from '#src/platform/session/call-centre.ts'
import { saveForAccount } from '#src/platform/session/save-for-account.ts'
import { storeAnswer } from '#src/platform/session/store-answer.ts'
import { wantedEmailKey } from './wanted-email.ts'
import { outbox, watchOutbox } from '#src/platform/device/outbox-database.ts'

export type { OwnAddress } from './own-address-api.ts'

/** The result of trying the code of a number or an address. */
export type OwnAddressOutcome =
  | { readonly confirmed: string }
  | { readonly refused: { readonly code: string; readonly message: string } }
  | { readonly silent: true }

const key = (channel: Channel, account: string) => `own-${channel}:${account}`

/**
 * Observes the phone number or the e-mail address that signs in to the account: `null` if there is none, `undefined` until
 * the centre has answered.
 */
export function watchOwnAddress(channel: Channel, account: string) {
  return watchOutbox(
    async () => (await outbox.settings.get(key(channel, account)))?.value as string | null | undefined,
  )
}

/** Fetches the account's phone number or e-mail address and notifies `watchOwnAddress`. */
export async function learnOwnAddress(channel: Channel, account: string): Promise<void> {
  const token = await accessToken({ owner: account })
  if (token) await storeAnswer(account, key(channel, account), () => readOwnAddress(channel, token))
}

/** Sends a confirmation code to a new number or address; none if there is no valid token. */
export async function sendOwnAddressCode(account: string, address: OwnAddress): Promise<CodesAnswer> {
  const token = await accessToken({ owner: account })
  if (token) return sendOwnCode(address, token)
  const refused = await endedSession()
  return refused ? { sent: [], refused } : { sent: [] }
}

/** Tries the code. From a right one on the address opens the account; this phone's session stays as it is. */
export async function confirmOwnAddress(
  account: string,
  address: OwnAddress,
  code: string,
): Promise<OwnAddressOutcome> {
  const { channel, value } = address
  const answer = await tryOwnCode(address, code, await accessToken({ owner: account }))
  if (!('account' in answer)) return answer
  // The provider opens a session with it; this phone has one already.
  void endSession(answer.accessToken)
  if (answer.account !== account) return { refused: { code: `${channel}_exists`, message: '' } }
  // Where there is no room for the note it is confirmed all the same, and is heard of at the next look.
  await saveForAccount(account, [], async () => {
    await outbox.settings.put({ key: key(channel, account), value })
    if (channel === 'email') await outbox.settings.delete(wantedEmailKey(account))
  })
  return { confirmed: value }
}
