import { deskDatabase } from '#src/platform/device/desk-database.ts'
import { decrypt, encrypt, type Encrypted } from '#src/platform/device/encryption.ts'
import { callCentre, type Undone } from '#src/platform/session/call-centre.ts'
import { existingKey } from '#src/platform/session/keys.ts'
import { currentPerson } from '#src/platform/session/stored-session.ts'
import { findStandingOrders, type Standing } from './standing-orders-api.ts'
import { withWaiting, type StandingView } from './stored-standing.ts'

/** What staff looked for last, and what the centre had. */
interface Found {
  readonly wanted: string
  readonly standing: readonly Standing[]
}

/** The standing orders of whoever called, as this phone knows them. */
export interface Callers {
  readonly wanted: string
  readonly standing: readonly StandingView[]
}

const rowOf = (account: string) => `${account}/callers`

/** Looks for standing orders by a number or a part of a name, the last ones again without, and stores what the centre has. */
export async function syncCallers(wanted?: string): Promise<Undone | undefined> {
  const account = (await currentPerson())?.id
  const key = account && (await existingKey(account))
  if (!account || !key) return 'sign in'
  const text = wanted ?? (await foundBy(account))?.wanted
  if (text === undefined) return undefined
  const answer = await callCentre<Found>(account, async (token) => {
    const came = await findStandingOrders(text, token)
    return 'data' in came ? { data: { wanted: text, standing: came.data } } : came
  })
  if (typeof answer === 'string') {
    if (answer === 'no right') await deskDatabase.states.delete(rowOf(account))
    return answer
  }
  await deskDatabase.states.put({ owner: rowOf(account), value: await encrypt(key, JSON.stringify(answer)) })
  return undefined
}

async function foundBy(account: string): Promise<Found | undefined> {
  const row = await deskDatabase.states.get(rowOf(account))
  const key = row && (await existingKey(account))
  const text = key && (await decrypt(key, row.value as Encrypted).catch(() => undefined))
  return text === undefined ? undefined : (JSON.parse(text) as Found)
}

/** Returns what was found last, with what this phone has still to send about it. */
export async function callersOf(account: string): Promise<Callers> {
  const { wanted = '', standing = [] } = (await foundBy(account)) ?? {}
  return { wanted, standing: await withWaiting(account, standing, true) }
}
