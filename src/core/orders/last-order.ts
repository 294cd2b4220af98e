import { outbox, withOutbox } from '#src/device/outbox-database.ts'

/** The last order on this phone; outlives its entry. */
export interface LastOrder {
  readonly id: string
  /** The ids of its additions, in order. */
  readonly additions: string
  /** The facts by which the centre recognizes it; missing in rows of an earlier version. */
  readonly words?: string
}

/** Its settings key; ends with the account's id, so that it is encrypted with the account's data. */
export function lastOrderKey(account: string): string {
  return `last-order:${account}`
}

/** Returns the account's last order on this phone. */
export async function lastOrder(account: string): Promise<LastOrder | undefined> {
  return (await outbox.settings.get(lastOrderKey(account)))?.value as LastOrder | undefined
}

/** Stores the account's last order. Runs within the caller's transaction over the settings. */
export async function saveLastOrder(account: string, value: LastOrder): Promise<void> {
  await outbox.settings.put({ key: lastOrderKey(account), value })
}

/** Deletes it if it is this order, which the centre does not have. */
export async function forgetLastOrder(account: string, id: string): Promise<void> {
  await withOutbox(() =>
    outbox.transaction('rw', outbox.settings, async () => {
      if ((await lastOrder(account))?.id === id) await outbox.settings.delete(lastOrderKey(account))
    }),
  )
}
