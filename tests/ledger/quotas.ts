import { emptyLedger, freeIn, withTransfers, type Ledger } from './model.ts'

/** The one product of these sequences. */
export const product = 'seeds-catalog/item-1'

/** The id of the transfer of a sale. */
export const transferOf = (sale: string) => `sold ${sale}`

/** A quota at the centre; days are numbers, and a last day ends at noon. */
interface CentreQuota {
  readonly packs: number
  readonly until: number
  readonly phone: string | null
  readonly isEnded: boolean
}

/** What the centre knows of quotas; claims are those that are open. */
export interface Centre {
  readonly ledger: Ledger
  readonly quotas: ReadonlyMap<string, CentreQuota>
  readonly sales: ReadonlyMap<string, { readonly quota: string; readonly packs: number }>
  readonly claims: ReadonlyMap<string, string>
}

/** What reaches the centre, and that days pass there; act_on_quota in SQL takes the same. */
export type CentreAct =
  | { readonly do: 'give'; readonly id: string; readonly packs: number; readonly days: number }
  | { readonly do: 'take'; readonly quota: string; readonly phone: string }
  | {
      readonly do: 'sell'
      readonly id: string
      readonly quota: string
      readonly phone: string
      readonly packs: number
    }
  | { readonly do: 'back' | 'end'; readonly id: string; readonly quota: string }
  | {
      readonly do: 'settle'
      readonly id: string
      readonly sale: string
      readonly how: 'shelf' | 'counted' | 'void'
    }
  | { readonly do: 'order'; readonly id: string; readonly packs: number }
  | { readonly do: 'days'; readonly days: number; readonly day: number }

const goods = (id: string, from: string, to: string, packs: number) => ({
  id,
  book: 'goods' as const,
  unit: product,
  from,
  to,
  amount: packs * 1000,
  why: 'sale',
})

/** The centre with so many packs on its shelf. */
export const centreWith = (packs: number): Centre => ({
  ledger: withTransfers(emptyLedger, [goods('count', 'opening', 'shelf', packs)]) as Ledger,
  quotas: new Map(),
  sales: new Map(),
  claims: new Map(),
})

/** Thousandths of a pack that a phone has by the books. */
export const inQuota = ({ ledger }: Centre, quota: string) =>
  freeIn(ledger, 'goods', product, `phone:${quota}`)

type Answered = readonly [Centre, string]

/** Returns the centre after an act on a day, and its answer. */
export function withAct(centre: Centre, act: CentreAct, day: number): Answered {
  switch (act.do) {
    case 'give':
      return given(centre, act, day)
    case 'take':
      return [taken(centre, act), 'done']
    case 'sell':
      return [withSale(centre, act), 'done']
    case 'back':
    case 'end':
      return [ended(centre, act.quota), 'done']
    case 'settle':
      return settled(centre, act)
    case 'order':
      return moved(centre, goods(act.id, 'shelf', 'customer:a', act.packs))
    case 'days': {
      const due = [...centre.quotas].filter(([, { until }]) => until + 1 <= act.day)
      return [due.reduce((after, [id]) => ended(after, id), centre), 'done']
    }
  }
}

function moved(centre: Centre, ...transfers: ReturnType<typeof goods>[]): Answered {
  const ledger = withTransfers(centre.ledger, transfers)
  return typeof ledger === 'string' ? [centre, ledger] : [{ ...centre, ledger }, 'done']
}

const withQuota = (centre: Centre, id: string, quota: CentreQuota): Centre => ({
  ...centre,
  quotas: new Map(centre.quotas).set(id, quota),
})

function given(
  centre: Centre,
  { id, packs, days }: Extract<CentreAct, { do: 'give' }>,
  day: number,
): Answered {
  const [after, answer] = moved(centre, goods(id, 'shelf', `phone:${id}`, packs))
  if (answer !== 'done') return [centre, answer]
  return [withQuota(after, id, { packs, until: day + days + 0.5, phone: null, isEnded: false }), answer]
}

function taken(centre: Centre, { quota, phone }: Extract<CentreAct, { do: 'take' }>): Centre {
  const held = centre.quotas.get(quota)
  return held && !held.isEnded && held.phone === null ? withQuota(centre, quota, { ...held, phone }) : centre
}

function withSale(centre: Centre, { id, quota, phone, packs }: Extract<CentreAct, { do: 'sell' }>): Centre {
  if (centre.sales.has(id)) return centre
  const held = centre.quotas.get(quota)
  const sales = new Map(centre.sales).set(id, { quota, packs })
  const claim = (reason: string) => ({ ...centre, sales, claims: new Map(centre.claims).set(id, reason) })
  if (!held) return claim('unknown')
  if (held.phone !== null && held.phone !== phone) return claim('phone')
  const [after, answer] = moved({ ...centre, sales }, goods(transferOf(id), `phone:${quota}`, 'sold', packs))
  return answer === 'done' ? withQuota(after, quota, { ...held, phone }) : claim('late')
}

function ended(centre: Centre, quota: string): Centre {
  const held = centre.quotas.get(quota)
  if (!held || held.isEnded) return centre
  const rest = inQuota(centre, quota) / 1000
  const [after] = rest > 0 ? moved(centre, goods(`back ${quota}`, `phone:${quota}`, 'shelf', rest)) : [centre]
  return withQuota(after, quota, { ...held, isEnded: true })
}

function settled(centre: Centre, { sale, how }: Extract<CentreAct, { do: 'settle' }>): Answered {
  if (!centre.claims.has(sale)) return [centre, 'settled']
  const source = how === 'shelf' ? 'shelf' : 'opening'
  const move = goods(transferOf(sale), source, 'sold', centre.sales.get(sale)!.packs)
  const [after, answer] = how === 'void' ? ([centre, 'done'] as const) : moved(centre, move)
  if (answer !== 'done') return [centre, answer]
  return [{ ...after, claims: new Map([...centre.claims].filter(([id]) => id !== sale)) }, answer]
}
