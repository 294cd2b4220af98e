import type { StoredEntry } from '#src/device/outbox-database.ts'
import type { Entry, ReceivedEntry, ReturnedEntry, WaitingEntry } from './entry.ts'

/** The code of what a restored centre has lost, and the phone cannot send again by itself. */
export const lostCode = 'lost_at_centre'

/** True if a receipt of this moment is from after the last thing that the centre still has. */
export function isAfter(moment: string, from: string | null): boolean {
  return from === null || Date.parse(moment) > Date.parse(from)
}

/**
 * Returns the entry as it stands after the centre was restored: what it had received since waits again, except what had
 * files, which the phone no longer has: that is returned, to be completed and sent again.
 */
export function lostSince(row: StoredEntry, from: string | null, now: number): StoredEntry {
  const entry = row as unknown as Entry
  if (entry.state !== 'received' || !isAfter(entry.receipt.receivedAt, from)) return row
  return toSendAgain(entry, now) as unknown as StoredEntry
}

function toSendAgain(entry: ReceivedEntry, now: number): WaitingEntry | ReturnedEntry {
  const { receipt: _void, files, ...facts } = entry
  return files
    ? { ...facts, state: 'returned', again: true, returned: { status: 409, code: lostCode, at: now } }
    : { ...facts, state: 'waiting', again: true, attempts: 0, nextAttemptAt: now }
}
