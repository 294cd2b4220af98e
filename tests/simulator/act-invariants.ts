import { type DoneAct, quotaPacks } from '../centre/acts.ts'
import type { KindLedger } from './ledger.ts'

/** The kinds by which staff, sellers and buyers write down what happened. */
export const actKinds = [
  'khata',
  'cash',
  'order-said-paid',
  'stock-sheet',
  'round-mark',
  'quota-sale',
] as const

/** Reports acts that counted twice, for somebody else or out of turn, and quotas that were sold over. */
export function concludeActs(done: readonly DoneAct[], { made, violated }: KindLedger): void {
  const counted = new Set<string>()
  const sold = new Map<string, number>()
  for (const { id, who, kind, content } of done) {
    if (counted.has(id)) violated(`the ${kind} ${id} counted twice`)
    counted.add(id)
    if (made.get(id)?.owner !== who) violated(`the ${kind} ${id} is ${who}'s at the centre`)
    if (kind !== 'quota-sale') continue
    const { packs } = JSON.parse(content) as { packs: number }
    sold.set(who, (sold.get(who) ?? 0) + packs)
  }
  for (const [who, packs] of sold)
    if (packs > quotaPacks) violated(`${who} sold ${packs} packs of ${quotaPacks}`)
}
