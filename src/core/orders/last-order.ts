import type { EntryRows } from '#src/core/outbox/world.ts'

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

type SettingRows = Pick<EntryRows, 'setting' | 'putSetting'>

/** Returns the account's last order on this phone. */
export async function lastOrder(rows: SettingRows, account: string): Promise<LastOrder | undefined> {
  return (await rows.setting(lastOrderKey(account))) as LastOrder | undefined
}

/** Stores the account's last order. */
export function saveLastOrder(rows: SettingRows, account: string, value: LastOrder): Promise<void> {
  return rows.putSetting(lastOrderKey(account), value)
}

/** Deletes it if it is this order, which the centre does not have. */
export async function forgetLastOrder(rows: SettingRows, account: string, id: string): Promise<void> {
  if ((await lastOrder(rows, account))?.id === id) await rows.putSetting(lastOrderKey(account), undefined)
}
