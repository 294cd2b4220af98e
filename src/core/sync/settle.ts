import { kindOf } from '#src/core/kinds/find.ts'
import { keyOf } from '#src/core/keys/keys.ts'
import { decryptContent } from '#src/core/outbox/encrypted-content.ts'
import type { ReceivedEntry } from '#src/core/outbox/entry.ts'
import { unsettledOf } from '#src/core/outbox/stored-outbox.ts'
import { outbox, withOutbox } from '#src/device/outbox-database.ts'

/**
 * Applies an owner's receipts to this phone. Each is applied in the transaction that marks its entry as settled, so once,
 * however often this is interrupted. Without the owner's key nothing happens.
 */
export async function settleReceipts(owner: string): Promise<void> {
  const entries = await withOutbox(() => unsettledOf(owner))
  if (entries.length === 0) return
  const key = await keyOf(owner)
  if (!key) return
  for (const entry of entries) {
    const opened = await decryptContent(key, entry.sealed)
    if (opened) await settle(entry, opened.content)
  }
}

function settle(entry: ReceivedEntry, content: string): Promise<unknown> {
  const kind = kindOf(entry.kind)
  return withOutbox(() =>
    outbox.transaction('rw', outbox.tables, async () => {
      const row = await outbox.entries.get(entry.id)
      if (row?.settles === undefined) return
      const { settles: _applied, ...settled } = row
      await kind.settle?.(entry, content)
      await (kind.isListed ? outbox.entries.put(settled) : outbox.entries.delete(entry.id))
    }),
  )
}
