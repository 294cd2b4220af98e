import { accessToken } from '#src/platform/session/access-token.ts'
import { callCentre, undoneBy, withoutToken, type Undone } from '#src/platform/session/call-centre.ts'
import { existingKey } from '#src/platform/session/keys.ts'
import { currentPerson } from '#src/platform/session/stored-session.ts'
import { deskDatabase } from '#src/platform/device/desk-database.ts'
import { decrypt, encrypt, type Encrypted } from '#src/platform/device/encryption.ts'
import { watchOutbox } from '#src/platform/device/outbox-database.ts'
import { stockAtDesk, stockWaiters, type Stock, type Waiter } from './stock-api.ts'

const rowOf = (owner: string) => `${owner}/stock`

/** Fetches all counted goods and stores them on this phone; returns why it did not. */
export async function syncStock(): Promise<Undone | 'up to date'> {
  const owner = (await currentPerson())?.id
  const key = owner && (await existingKey(owner))
  const token = key && (await accessToken({ owner }))
  if (!owner || !key || !token) return withoutToken()
  const answer = await stockAtDesk(token)
  if (!('data' in answer)) {
    const why = undoneBy(answer)
    if (why === 'no right') await deskDatabase.states.delete(rowOf(owner))
    return why
  }
  const value = await encrypt(key, JSON.stringify(answer.data))
  await deskDatabase.states.put({ owner: rowOf(owner), value })
  return 'up to date'
}

/** Observes the last counted goods that this phone has of an account; `undefined` without any. */
export function watchStock(owner: string) {
  return watchOutbox(async (): Promise<Stock | undefined> => {
    const row = await deskDatabase.states.get(rowOf(owner))
    const key = row && (await existingKey(owner))
    const text = key && (await decrypt(key, row.value as Encrypted).catch(() => undefined))
    return text === undefined ? undefined : (JSON.parse(text) as Stock)
  })
}

/** Asks the centre who waits for a product; or returns why nobody can be named. */
export function waitersNow(account: string, product: string): Promise<Waiter[] | Undone> {
  return callCentre(account, (token) => stockWaiters(product, token))
}
