import { cashKind, markKind, saleKind } from './cash-api.ts'
import { saveNumbered } from './numbered.ts'
import type { CashHere } from './sync-cash.ts'
import { queueOnce } from '#src/platform/outbox/queue-for-account.ts'
import { notSaved, type Result, type SaveResult } from '#src/base/outcome.ts'
import type { Paise } from '#src/base/money.ts'
import { watchOutbox } from '#src/platform/device/outbox-database.ts'
import type { Entry, WaitingEntry } from '#src/platform/outbox/entry.ts'
import { newEntry, openEntriesOf, type Queued } from '#src/platform/outbox/queue.ts'
import type { EntryRows } from '#src/platform/outbox/world.ts'
import { entriesOf } from '#src/platform/outbox/stored-outbox.ts'

/** What cash is for: an order, a khata, or goods from a quota. */
export type CashFor = { readonly order: string } | { readonly customer: string } | { readonly quota: string }

/** A slip as this phone has given it. */
export type Slip = CashFor & {
  readonly do: 'slip'
  readonly number: string
  readonly paise: Paise
  /** When the cash was taken, ISO 8601. */
  readonly at: string
  /** Who paid, for the slip; it stays on this phone. */
  readonly label: string
  /** What was sold for it, where that is said on the slip. */
  readonly goods?: string
}

/** What the centre does about cash and bank references. */
export type CashAct =
  | Slip
  | {
      readonly do: 'upi'
      readonly order: string
      readonly paise: Paise
      readonly reference: string
      readonly at: string
    }
  | { readonly do: 'settle'; readonly slip: string; readonly how: 'khata' | 'returned' | 'kept' }
  | { readonly do: 'explain'; readonly number: string; readonly reason: string }
  | { readonly do: 'count'; readonly who: string; readonly paise: Paise }
  | { readonly do: 'see'; readonly closing: string; readonly right: boolean }

/** An act of this phone that the centre does not have yet, or has returned. */
export interface PendingCash {
  readonly id: string
  readonly act: CashAct
  readonly state: Entry['state']
  /** Why it was returned: the centre's code. */
  readonly code: string | undefined
  /** When the centre had it, in milliseconds since 1970. */
  readonly receivedAt: number | undefined
}

/** Queues an act about cash; the same again while it waits is stored once. */
export function saveCashAct(account: string, act: Exclude<CashAct, Slip>): Promise<SaveResult> {
  return queueOnce(account, { kind: cashKind, lane: `cash ${JSON.stringify(act)}`, content: act })
}

/** Writes a slip with the next number of this phone. */
export function saveSlip(
  account: string,
  about: CashFor,
  { paise, label }: Pick<Slip, 'paise' | 'label'>,
): Promise<Result<Slip>> {
  return saveWithSlip(account, { ...about, paise, label }, (slip, lane) => ({
    kind: cashKind,
    lane,
    content: slip,
  }))
}

/**
 * Stores an entry that has a slip with the next number of this phone.
 *
 * @param queued the entry with its slip; slips arrive in the order of their numbers in the lane
 * @param put stores it within the transaction
 */
export function saveWithSlip(
  account: string,
  about: CashFor & Pick<Slip, 'paise' | 'label'>,
  queued: (slip: Slip, lane: string) => Omit<Queued, 'alone'>,
  put?: (rows: EntryRows, entry: WaitingEntry) => Promise<unknown>,
): Promise<Result<Slip>> {
  return saveNumbered(account, async (number, lane) => {
    const slip: Slip = { ...about, do: 'slip', number, at: new Date().toISOString() }
    const entry = await newEntry(account, { ...queued(slip, lane), alone: true })
    return entry ? { value: slip, entry, ...(put && { put }) } : notSaved('locked')
  })
}

/** A sale from a quota. */
interface Sold extends Pick<Slip, 'paise' | 'at' | 'label'> {
  readonly do: 'sell'
  readonly quota: string
  /** The slip, for cash. */
  readonly number?: string
  readonly buyer: string
}

/** Returns the slip of a sale for cash. */
export function slipOfSale({ quota, number, paise, at, buyer, label: goods }: Sold): Slip | undefined {
  return number === undefined ? undefined : { do: 'slip', quota, number, paise, at, label: buyer, goods }
}

type WithCash = CashAct | Sold | { readonly do: 'back' } | { readonly do?: undefined; readonly slip?: Slip }

function actOf(content: WithCash): CashAct | undefined {
  if (content.do === undefined) return content.slip
  if (content.do === 'back') return undefined
  return content.do === 'sell' ? slipOfSale(content) : content
}

const kindsWithCash = [cashKind, markKind, saleKind]

/** Observes an account's acts about cash that are on their way or returned, oldest first; slips of doors and of sales from a quota too. */
export function watchPendingCash(account: string) {
  return watchOutbox(async (): Promise<PendingCash[]> => {
    const entries = (await entriesOf(account)).filter(({ kind }) => kindsWithCash.includes(kind))
    const opened = await openEntriesOf<WithCash>(account, entries)
    return opened.flatMap(({ entry, content }) => {
      const act = actOf(content)
      const { id, state } = entry
      if (!act) return []
      return [
        {
          id,
          act,
          state,
          code: entry.state === 'returned' ? entry.returned.code : undefined,
          receivedAt: entry.state === 'received' ? Date.parse(entry.receipt.receivedAt) : undefined,
        },
      ]
    })
  })
}

/** Returns what a person has in hand by the centre's books and by the slips of this phone that the books do not have yet, in paise. */
export function cashInHand(
  account: string,
  cash: CashHere | null | undefined,
  pending: readonly PendingCash[],
): Paise {
  const known = cash?.book.hands.find(({ who }) => who === account)?.paise ?? 0
  const own = pending.map(({ act, code, state, receivedAt = 0 }) =>
    act.do === 'slip' && code === undefined && (state === 'waiting' || receivedAt > (cash?.asOf ?? 0))
      ? act.paise
      : 0,
  )
  return own.reduce((all, paise) => all + paise, known)
}
