import { cashBook, type CashBook } from './cash-api.ts'
import { centreNow } from '#src/base/clock.ts'
import { decrypt, encrypt } from '#src/platform/device/encryption.ts'
import { outbox, watchOutbox } from '#src/platform/device/outbox-database.ts'
import { callCentre, type Undone } from '#src/platform/session/call-centre.ts'
import { existingKey } from '#src/platform/session/keys.ts'
import { writeForAccount } from '#src/platform/session/save-for-account.ts'
import { currentPerson } from '#src/platform/session/stored-session.ts'

/** `no right`: the person has lost the role, and the phone has deleted what it knew. */
export type CashSync = 'up to date' | Undone

/** The cash of the centre as this phone last knew it. */
export interface CashHere {
  readonly book: CashBook
  /** When the centre said so, in milliseconds since 1970. */
  readonly asOf: number
}

const rowOf = (owner: string) => `${owner}/cash`

/** Brings the cash of the centre to the phone of staff. */
export async function syncCash(): Promise<CashSync> {
  const owner = (await currentPerson())?.id
  const key = owner && (await existingKey(owner))
  if (!owner || !key) return 'sign in'
  const answer = await callCentre<{ book: CashBook }>(owner, async (token) => {
    const came = await cashBook(token)
    return 'data' in came ? { data: { book: came.data } } : came
  })
  if (typeof answer === 'string') {
    if (answer === 'no right')
      await writeForAccount(owner, [outbox.khatas], () => outbox.khatas.delete(rowOf(owner)))
    return answer
  }
  const sealed = await encrypt(key, JSON.stringify(answer.book))
  const row = { id: rowOf(owner), owner, version: 0, asOf: centreNow(), sealed }
  await writeForAccount(owner, [outbox.khatas], () => outbox.khatas.put(row))
  return 'up to date'
}

/** Observes the cash of the centre on this phone; `null` if the phone knows nothing of it. */
export function watchCash(owner: string) {
  return watchOutbox(async (): Promise<CashHere | null> => {
    const row = await outbox.khatas.get(rowOf(owner))
    const key = await existingKey(owner)
    const text = key && row && (await decrypt(key, row.sealed).catch(() => undefined))
    return text ? { book: JSON.parse(text) as CashBook, asOf: row.asOf } : null
  })
}
