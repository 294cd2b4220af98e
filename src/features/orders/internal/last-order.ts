import type { EntryRows } from '#src/platform/outbox/world.ts'

/** One of the last orders on this phone; outlives its entry. */
export interface LastOrder {
  readonly id: string
  /** The ids of its additions, in order. */
  readonly additions: string
  /** The facts by which the centre recognizes it. */
  readonly words: string
}

/** As many orders as may wait for an answer about their total, while an old tab still shows their cart. */
const most = 8

/** Its settings key; ends with the account's id, so that it is encrypted with the account's data. */
export function lastOrderKey(account: string): string {
  return `last-order:${account}`
}

type SettingRows = Pick<EntryRows, 'setting' | 'putSetting'>

/** Returns the account's last orders on this phone, the newest first. */
export async function lastOrders(rows: SettingRows, account: string): Promise<readonly LastOrder[]> {
  return ((await rows.setting(lastOrderKey(account))) ?? []) as readonly LastOrder[]
}

/** Stores an order as the account's last one, in place of an earlier one of the same goods. */
export async function saveLastOrder(rows: SettingRows, account: string, order: LastOrder): Promise<void> {
  const others = (await lastOrders(rows, account)).filter(({ additions }) => additions !== order.additions)
  await rows.putSetting(lastOrderKey(account), [order, ...others].slice(0, most))
}

/** Deletes an order that the centre does not have. */
export async function forgetLastOrder(rows: SettingRows, account: string, id: string): Promise<void> {
  const before = await lastOrders(rows, account)
  const left = before.filter((order) => order.id !== id)
  if (left.length < before.length)
    await rows.putSetting(lastOrderKey(account), left.length > 0 ? left : undefined)
}
