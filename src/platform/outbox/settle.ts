import type { ReceivedEntry } from './entry.ts'
import type { Kind } from './kind.ts'
import type { EntryRows, OutboxStore } from './world.ts'

/** Where receipts are applied; the simulator passes its own. */
export interface SettlingPhone {
  /** Spans all tables. */
  readonly store: OutboxStore
  readonly kindOf: (id: string) => Kind
  /** Decrypts an entry's text; `undefined` without its owner's key. */
  readonly open: (entry: ReceivedEntry) => Promise<string | undefined>
}

/**
 * Applies an owner's receipts to this phone. Each is applied in the transaction that marks its entry as settled, so once,
 * however often this is interrupted. Without the owner's key nothing happens.
 *
 * @param ids of those just received; a thousand receipts need not be read for each
 */
export async function settleReceipts(
  owner: string,
  phone: SettlingPhone,
  ids?: readonly string[],
): Promise<void> {
  const unsettled = (rows: EntryRows) => (ids ? unsettledAmong(rows, ids) : rows.unsettled(owner))
  for (const entry of await phone.store.transact(unsettled)) {
    const content = await phone.open(entry)
    if (content !== undefined) await settle(entry, content, phone)
  }
}

async function unsettledAmong(rows: EntryRows, ids: readonly string[]): Promise<ReceivedEntry[]> {
  const found = await Promise.all(ids.map((id) => rows.get(id)))
  return found.flatMap((entry) => (entry?.state === 'received' && entry.settles ? [entry] : []))
}

function settle(entry: ReceivedEntry, content: string, { store, kindOf }: SettlingPhone): Promise<unknown> {
  const kind = kindOf(entry.kind)
  return store.transact(async (rows) => {
    const row = await rows.get(entry.id)
    // Another page has applied it, or the centre was restored meanwhile: the receipt is void, and the entry is sent again.
    if (row?.state !== 'received' || !row.settles) return
    const { settles: _applied, ...settled } = row
    await kind.settle?.(row, content, rows)
    await (kind.isListed ? rows.put(settled) : rows.delete(entry.id))
  })
}
