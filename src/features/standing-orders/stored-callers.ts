import type { Undone } from '#src/platform/session/call-centre.ts'
import { copyOf, fetchCopy } from '#src/platform/session/staff-copy.ts'
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

/** Looks for standing orders by a number or a part of a name, the last ones again without, and stores what the centre has. */
export async function syncCallers(wanted?: string): Promise<Undone | undefined> {
  const account = (await currentPerson())?.id
  const text = wanted ?? (account && (await foundBy(account))?.wanted)
  if (text === undefined) return undefined
  return fetchCopy<Standing[], Found>(
    'callers',
    (token) => findStandingOrders(text, token),
    (standing) => ({ wanted: text, standing }),
  )
}

const foundBy = (account: string) => copyOf<Found>(account, 'callers')

/** Returns what was found last, with what this phone has still to send about it. */
export async function callersOf(account: string): Promise<Callers> {
  const { wanted = '', standing = [] } = (await foundBy(account)) ?? {}
  return { wanted, standing: await withWaiting(account, standing, true) }
}
