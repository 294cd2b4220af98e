/** What is counted: goods in thousandths of a pack, credit and cash in paise, bottles by kind. */
export type Book = 'goods' | 'khata' | 'cash' | 'bottles'

/** A quantity that leaves one account and enters another, once; apply_transfers in SQL takes the same fields. */
export interface Transfer {
  /** Made where it began; a second arrival changes nothing. */
  readonly id: string
  readonly book: Book
  /** An item's id, `paise`, or a kind of bottle. */
  readonly unit: string
  readonly from: string
  readonly to: string
  /** Whole and positive. */
  readonly amount: number
  readonly why: string
  /** A slip's number or the bank's reference; each counts once for its `why`. */
  readonly reference?: string
  /** ISO time until which the amount is only reserved; absent for one that is final. */
  readonly expires_at?: string
}

/** Ends a pending transfer: posted, perhaps with a smaller amount, or void. */
export interface End {
  readonly id: string
  readonly ends: string
  readonly phase: 'posted' | 'void'
  readonly amount?: number
  readonly why: string
}

/** An account: what it has, what pending transfers will take of it, and the least that it may have. */
export interface Account {
  readonly posted: number
  readonly reserved: number
  readonly lowerLimit: number | undefined
}

/** Why transfers were not applied: not enough, ended before, or an id or reference that is known for something else. */
export type Refused = 'short' | 'ended' | 'reused'

/** Accounts by `book unit holder`, and all transfers by id. */
export interface Ledger {
  readonly accounts: ReadonlyMap<string, Account>
  readonly transfers: ReadonlyMap<string, Transfer | End>
}

export const emptyLedger: Ledger = { accounts: new Map(), transfers: new Map() }

export const accountKey = (book: Book, unit: string, holder: string) => `${book} ${unit} ${holder}`

/** The least that an account may have when it is opened: a shelf and a phone give only what they have, nobody has credit. */
export function openingLimit(book: Book, holder: string): number | undefined {
  const isPhone = holder.startsWith('phone:')
  if (book === 'goods' && (holder === 'shelf' || isPhone)) return 0
  if (book === 'cash' && isPhone) return 0
  return book === 'khata' && holder.startsWith('customer:') ? 0 : undefined
}

/** What an account may still give. */
export function freeIn(ledger: Ledger, book: Book, unit: string, holder: string): number {
  const account = ledger.accounts.get(accountKey(book, unit, holder))
  return account ? account.posted - account.reserved : 0
}

/** Returns the ledger with all of the transfers, or why none of them was applied. */
export function withTransfers(ledger: Ledger, transfers: readonly (Transfer | End)[]): Ledger | Refused {
  const known = (transfer: Transfer | End) => ledger.transfers.get(transfer.id)
  if (transfers.some((transfer) => known(transfer) && !isSame(known(transfer)!, transfer))) return 'reused'
  let next = ledger
  for (const transfer of transfers.filter((item) => !known(item))) {
    // Twice in one call.
    if (next.transfers.has(transfer.id)) return 'reused'
    const after = 'ends' in transfer ? ended(next, transfer) : moved(next, transfer)
    if (typeof after === 'string') return after
    next = after
  }
  return next
}

function moved(ledger: Ledger, transfer: Transfer): Ledger | Refused {
  const { book, unit, from, to, amount, expires_at: until } = transfer
  if (isReferenceUsed(ledger, transfer)) return 'reused'
  const taken = until === undefined ? { posted: -amount } : { reserved: amount }
  const given = until === undefined ? { posted: amount } : {}
  return withChanges(ledger, transfer, [
    [book, unit, from, taken],
    [book, unit, to, given],
  ])
}

function ended(ledger: Ledger, end: End): Ledger | Refused {
  const pending = ledger.transfers.get(end.ends)
  const isOver = [...ledger.transfers.values()].some((other) => 'ends' in other && other.ends === end.ends)
  if (!pending || 'ends' in pending || pending.expires_at === undefined || isOver) return 'ended'
  const amount = end.amount ?? pending.amount
  if (amount > pending.amount || (end.phase === 'void' && amount !== pending.amount)) return 'short'
  const posted = end.phase === 'posted' ? amount : 0
  const { book, unit, from, to } = pending
  return withChanges(ledger, end, [
    [book, unit, from, { posted: -posted, reserved: -pending.amount }],
    [book, unit, to, { posted }],
  ])
}

type Change = readonly [Book, string, string, { readonly posted?: number; readonly reserved?: number }]

function withChanges(ledger: Ledger, transfer: Transfer | End, changes: readonly Change[]): Ledger | 'short' {
  const accounts = new Map(ledger.accounts)
  for (const [book, unit, holder, { posted = 0, reserved = 0 }] of changes) {
    const key = accountKey(book, unit, holder)
    const before = accounts.get(key) ?? { posted: 0, reserved: 0, lowerLimit: openingLimit(book, holder) }
    const after = { ...before, posted: before.posted + posted, reserved: before.reserved + reserved }
    if (after.lowerLimit !== undefined && after.posted - after.reserved < after.lowerLimit) return 'short'
    accounts.set(key, after)
  }
  return { accounts, transfers: new Map(ledger.transfers).set(transfer.id, transfer) }
}

function isReferenceUsed(ledger: Ledger, { why, reference }: Transfer): boolean {
  if (reference === undefined) return false
  return [...ledger.transfers.values()].some(
    (other) => !('ends' in other) && other.why === why && other.reference === reference,
  )
}

function isSame(known: Transfer | End, other: Transfer | End): boolean {
  return JSON.stringify(known, fields) === JSON.stringify(other, fields)
}

/** Times are no part of it: a phone that sends again may not know when it sent first. */
const fields = ['id', 'book', 'unit', 'from', 'to', 'amount', 'why', 'reference', 'ends', 'phase']
