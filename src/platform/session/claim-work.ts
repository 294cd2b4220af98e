import { claimGuest } from '#src/platform/backend/keys.ts'
import { newId } from '#src/base/ids.ts'
import { existingKey, keyOf } from './keys.ts'
import { guestOwner, ownerOfGuestWork } from './owner.ts'
import type { EncryptedContent } from '#src/platform/outbox/encrypted-content.ts'
import type { WaitingEntry } from '#src/platform/outbox/entry.ts'
import { guestSetting, knownSetting, versionSetting } from '#src/platform/outbox/setting-keys.ts'
import { takeOverUnconfirmed } from '#src/platform/outbox/unconfirmed.ts'
import { isCurrentAccount } from './stored-session.ts'
import { accessToken } from './access-token.ts'
import {
  outbox,
  encryptedTables,
  withOutbox,
  type StoredEntry,
} from '#src/platform/device/outbox-database.ts'
import { isSameCiphertext, decrypt, encrypt, type Encrypted } from '#src/platform/device/encryption.ts'

/** Prefix of the settings with the account's unconfirmed claims. */
export const claimPrefix = (account: string) => `claim:${account}:`

/** A row of a guest's, of any table. */
interface Row
  extends Pick<StoredEntry, 'id' | 'owner' | 'sealed'>, Partial<Pick<StoredEntry, 'state' | 'returned'>> {
  readonly kind?: string
}

/** The encryption of a row under the account's key beside that under the guest's. */
interface EncryptedAgain {
  readonly before: Encrypted
  readonly after: Encrypted
  /** True unless it is an entry that would go out in the account's name. */
  readonly isGuests: boolean
}

/**
 * Everything of the guest's on this phone, each with its encryption under the account's key beside that under the
 * guest's.
 */
interface Move {
  readonly account: string
  /** By table, in the order of `encryptedTables`. */
  readonly rows: readonly ReadonlyMap<string, EncryptedAgain>[]
  readonly guest: { before: Encrypted; after: Encrypted } | undefined
  readonly known: { before: Encrypted; after: Encrypted } | undefined
  readonly unreadable: ReadonlySet<string>
}

/**
 * Claims the guest's work for an account: re-encrypts drafts, entries and mirrored requests under the account's
 * key, and makes a new guest. Entries still go out as their guest; `settleClaims` notifies the centre. Does
 * nothing unless the person has confirmed the claim and still uses the phone. Idempotent.
 *
 * @param confirm run in the transaction that moves the rows: records that the person confirms it now
 */
export async function claimGuestWork(account: string, confirm?: () => Promise<unknown>): Promise<void> {
  const [from, to] = await Promise.all([existingKey(guestOwner), keyOf(account)])
  // Encryption cannot wait inside a transaction. Rows that changed meanwhile are left for the next round, unless the
  // phone was locked meanwhile: later rows are a borrower's.
  for (let [left, due] = [true, confirm]; left; due = undefined) {
    const moves = from && to && (await encryptAgain(account, from, to))
    if (!due && !(moves && isAnything(moves))) return
    const tables = [...encryptedTables, outbox.settings]
    left = await withOutbox(() =>
      outbox.transaction('rw', tables, async () => {
        if (due && (await isCurrentAccount(account))) await due()
        if ((await ownerOfGuestWork()) !== account) return false
        return !!moves && !(await moveRows(moves))
      }),
    )
  }
}

/** Sends the account's claims to the centre; unanswered ones stay for the next call. */
export async function settleClaims(account: string): Promise<void> {
  const key = await keyOf(account)
  const claims = await withOutbox(() =>
    outbox.settings.where('key').startsWith(claimPrefix(account)).toArray(),
  )
  const token = key && claims.length > 0 ? await accessToken({ owner: account }) : undefined
  if (!key || !token) return
  for (const claim of claims) {
    const secret = await decrypt(key, claim.value as Encrypted)
    // The first claim counts for good: any answer ends it, whichever account was first.
    if ('data' in (await claimGuest(secret, token))) await withOutbox(() => outbox.settings.delete(claim.key))
  }
}

function isAnything({ rows, guest, known }: Move): boolean {
  return !!guest || !!known || rows.some(({ size }) => size > 0)
}

async function encryptAgain(account: string, from: CryptoKey, to: CryptoKey): Promise<Move> {
  const unreadable = new Set<string>()
  const again = async (id: string, before: Encrypted, kind?: unknown) => {
    const text = await decrypt(from, before).catch(() => undefined)
    if (text === undefined) return void unreadable.add(id)
    const isGuests = typeof kind !== 'string' || (JSON.parse(text) as EncryptedContent).guest !== undefined
    return { before, after: await encrypt(to, text), isGuests }
  }
  const setting = async (name: string) => {
    const before = (await withOutbox(() => outbox.settings.get(name)))?.value as Encrypted | undefined
    return before && again(name, before)
  }
  const rows = []
  for (const table of encryptedTables) {
    const stored: Row[] = await withOutbox(() => table.where('owner').equals(guestOwner).toArray())
    const both = await Promise.all(
      stored.map(async ({ id, sealed, kind }) => [id, await again(id, sealed, kind)] as const),
    )
    rows.push(
      new Map(both.flatMap(([id, encryptedRows]) => (encryptedRows ? [[id, encryptedRows] as const] : []))),
    )
  }
  return {
    account,
    rows,
    guest: await setting(guestSetting),
    known: await setting(knownSetting(guestOwner)),
    unreadable,
  }
}

/**
 * Writes the rows that are unchanged since they were read, within the caller's transaction; true once no readable row of
 * the guest is left.
 */
async function moveRows({ account, rows, guest, known, unreadable }: Move): Promise<boolean> {
  let left = 0
  for (const [at, table] of encryptedTables.entries()) {
    for (const row of await table.where('owner').equals(guestOwner).toArray()) {
      const encryptedRows = rows[at]!.get(row.id)
      if (encryptedRows && isSameCiphertext(row.sealed, encryptedRows.before))
        await table.put(claimedRow(row, account, encryptedRows))
      else if (!unreadable.has(row.id)) left++
    }
  }
  if (guest) {
    const claim = { key: claimPrefix(account) + newId(), value: guest.after }
    if (await takenClaims(guestSetting, guest.before)) await outbox.settings.put(claim)
    await outbox.settings.delete(versionSetting(guestOwner))
    await takeOverUnconfirmed(guestOwner, account)
  }
  if (known && (await takenClaims(knownSetting(guestOwner), known.before)))
    // The account's own facts win over those of a guest of the same phone.
    if (!(await outbox.settings.get(knownSetting(account))))
      await outbox.settings.put({ key: knownSetting(account), value: known.after })
  const names = [guestSetting, knownSetting(guestOwner)].filter((name) => !unreadable.has(name))
  return left === 0 && (await outbox.settings.where('key').anyOf(names).count()) === 0
}

/**
 * Returns a row as the account's. A waiting entry without a guest's secret is no guest's: it is returned to the person, and
 * not sent in their name.
 */
function claimedRow(row: Row, owner: string, { after: sealed, isGuests }: EncryptedAgain): Row {
  if (isGuests || row.state !== 'waiting') return { ...row, owner, sealed }
  const { lease: _lease, nextAttemptAt: _next, why: _why, ...facts } = row as Row & Partial<WaitingEntry>
  const returned = { status: 403, code: 'account_only', at: Date.now() }
  return { ...facts, owner, sealed, state: 'returned', returned }
}

/** Deletes a setting unless it has changed since it was read. */
async function takenClaims(name: string, before: Encrypted): Promise<boolean> {
  const now = (await outbox.settings.get(name))?.value as Encrypted | undefined
  if (!isSameCiphertext(now, before)) return false
  await outbox.settings.delete(name)
  return true
}
