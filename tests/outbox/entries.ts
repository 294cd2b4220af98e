import type { Receipt, WaitingEntry } from '#src/platform/outbox/entry.ts'

/** Noon of some day; every test's clock begins here. */
export const noon = Date.UTC(2026, 10, 21, 12)

/** A waiting entry, due now, in its own lane. */
export function waitingEntry(id: string, facts: Partial<WaitingEntry> = {}): WaitingEntry {
  return {
    id,
    kind: 'soil-test',
    owner: 'device',
    lane: id,
    hash: `hash of ${id}`,
    createdAt: noon,
    sealed: { iv: new Uint8Array(12), bytes: new Uint8Array(100) },
    attempts: 0,
    state: 'waiting',
    nextAttemptAt: noon,
    ...facts,
  }
}

export function receiptFor({ id, hash }: WaitingEntry): Receipt {
  return { id, hash, reference: 'KS-7F3M2', receivedAt: '2026-11-21T12:00:00Z', state: 'complete' }
}
