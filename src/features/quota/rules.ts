import type { Quota } from './quota-api.ts'
import type { SellerAct, StaffAct } from './quota-act.ts'
import type { FreeGoods } from './quotas-at-desk.tsx'

/** What this phone has written about quotas. */
export interface OwnAct {
  readonly id: string
  readonly act: SellerAct
}

/**
 * Returns the packs that are left to sell: what was given less every sale that the centre or this phone knows, each once by its id. Only this
 * phone sells from it, so that no other word can make it less.
 */
export function leftOf({ id, packs, sales }: Quota, own: readonly OwnAct[]): number {
  const sold = new Map(sales.map((sale) => [sale.id, sale.packs]))
  for (const { id: sale, act } of own) if (act.do === 'sell' && act.quota === id) sold.set(sale, act.packs)
  return [...sold.values()].reduce((left, some) => left - some, packs)
}

/** Why nothing can be sold: no phone has taken it, another one has, it went back, the centre has ended it, its time is over, or none is left. */
export type NotSold = 'not taken' | 'elsewhere' | 'given back' | 'ended' | 'over' | 'none'

/** Returns why a phone sells nothing from a quota now. */
export function whyNotSold(
  quota: Quota,
  own: readonly OwnAct[],
  phone: string | undefined,
  now: number,
): NotSold | undefined {
  if (quota.ended) return 'ended'
  if (quota.phone === null) return 'not taken'
  if (quota.phone !== phone) return 'elsewhere'
  if (own.some(({ act }) => act.do === 'back' && act.quota === quota.id)) return 'given back'
  if (latestTime(own, now) >= Date.parse(quota.until)) return 'over'
  return leftOf(quota, own) > 0 ? undefined : 'none'
}

/** Returns the latest time that has passed for certain: a clock that was put back does not lengthen a quota. */
function latestTime(own: readonly OwnAct[], now: number): number {
  return own.reduce(
    (latest, { act }) => (act.do === 'sell' ? Math.max(latest, Date.parse(act.at)) : latest),
    now,
  )
}

/** Returns goods of which some are free, less what this phone has given and the centre does not have yet. */
export function withoutGiven(goods: readonly FreeGoods[], waiting: readonly StaffAct[]): FreeGoods[] {
  const left = goods.map(({ id, free }) => ({
    id,
    free: waiting.reduce((n, act) => (act.do === 'give' && act.product === id ? n - act.packs : n), free),
  }))
  return left.filter(({ free }) => free > 0)
}
